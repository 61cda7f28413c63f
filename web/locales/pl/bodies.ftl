# The hand that holds a block: its instruments, its buttons, and what it feels.

# The spirit level. The short ones stand on small screens.
hand-steady = Pewna ręka
hand-steady-short = Pewna
hand-shaky = Ręka drży
hand-shaky-short = Drży

# How hard the block is pressed onto what is below it
hand-pressure = Nacisk na wieżę
hand-pressure-short = Nacisk
hand-pressure-none = jeszcze brak
hand-pressure-light = lekki
hand-pressure-firm = mocny
hand-pressure-hard = za mocny

# The rail for lowering: its name, and what stands above and below it
hand-rail = Wysokość klocka
hand-rail-height = wysokość
hand-rail-pressure = nacisk

# The pad for fingers
hand-pad = Pole do poruszania klockiem
hand-pad-slide = jeden palec: ruch
hand-pad-turn = dwa palce w kółko: obrót
hand-pad-tilt = dwa prosto: przechył

# Buttons without text
hand-turns = Obróć klocek
hand-next-face = Połóż na następnej ścianie
hand-turn-left = Obróć przeciwnie do ruchu wskazówek zegara
hand-turn-right = Obróć zgodnie z ruchem wskazówek zegara
hand-tilt-left = Przechyl w lewo
hand-tilt-right = Przechyl w prawo
hand-tilt-away = Przechyl od siebie
hand-tilt-near = Przechyl do siebie
hand-straighten = Trzymaj poziomo
# What stands on the long key
hand-key-space = Spacja

# Said by screen readers. $height: such as “12 mm above the block below”; $offset: such as “3 mm to
# the right and 1 mm nearer to you”, from the middle of what is below
hand-said = { $height }; { $offset }.
# $mm: a number of millimetres
hand-said-above = { $mm } mm nad klockiem poniżej
hand-said-above-table = { $mm } mm nad stołem
# $zone: light, firm or hard
hand-said-touching =
    { $zone ->
        [hard] dotyka, nacisk za mocny
        [firm] dotyka, nacisk mocny
       *[light] dotyka, nacisk lekki
    }
hand-said-middle = na środku
hand-said-right = { $mm } mm w prawo
hand-said-left = { $mm } mm w lewo
hand-said-near = { $mm } mm bliżej ciebie
hand-said-far = { $mm } mm dalej od ciebie
# $face: which side lies down, from 1; $degrees: about the upright axis
hand-said-turn =
    { $degrees ->
        [one] Na ścianie { $face } z { $count }, obrót o { $degrees } stopień.
        [few] Na ścianie { $face } z { $count }, obrót o { $degrees } stopnie.
        [many] Na ścianie { $face } z { $count }, obrót o { $degrees } stopni.
       *[other] Na ścianie { $face } z { $count }, obrót o { $degrees } stopnia.
    }
