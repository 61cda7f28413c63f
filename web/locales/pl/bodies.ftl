# The hand that holds a body: its instruments, its buttons, and what it feels.

# The spirit level. The short ones stand on small screens.
hand-steady = Pewna ręka
hand-steady-short = Pewna
hand-shaky = Ręka drży
hand-shaky-short = Drży

# How hard it presses on what is below
hand-pressure-short = Nacisk
hand-pressure-none = jeszcze brak
hand-pressure-light = lekki
hand-pressure-firm = mocny
hand-pressure-hard = za mocny

# What stands below the rail for lowering
hand-rail-pressure = nacisk

hand-pad-slide = jeden palec: ruch
hand-pad-turn = dwa palce w kółko: obrót
hand-pad-tilt = dwa prosto: przechył

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
# $zone: light, firm or hard
hand-said-touching =
    { $zone ->
        [hard] dotyka, nacisk za mocny
        [firm] dotyka, nacisk mocny
       *[light] dotyka, nacisk lekki
    }
hand-said-middle = na środku
hand-said-right = { $mm } mm w prawo
hand-said-left = { $mm } mm w lewo
hand-said-near = { $mm } mm bliżej ciebie
hand-said-far = { $mm } mm dalej od ciebie
# $face: which side lies down, from 1; $degrees: about the upright axis
hand-said-turn =
    { $degrees ->
        [one] Na ścianie { $face } z { $count }, obrót o { $degrees } stopień.
        [few] Na ścianie { $face } z { $count }, obrót o { $degrees } stopnie.
        [many] Na ścianie { $face } z { $count }, obrót o { $degrees } stopni.
       *[other] Na ścianie { $face } z { $count }, obrót o { $degrees } stopnia.
    }
