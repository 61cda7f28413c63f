# The hand that holds a body: its instruments, its buttons, and what it feels.

# The spirit level. The short ones stand on small screens.
hand-steady = Vakaa käsi
hand-steady-short = Vakaa
hand-shaky = Tärisevä käsi
hand-shaky-short = Tärisee

# How hard it presses on what is below
hand-pressure-short = Paine
hand-pressure-none = ei vielä
hand-pressure-light = kevyt
hand-pressure-firm = napakka
hand-pressure-hard = liian kova

# What stands below the rail for lowering
hand-rail-pressure = paine

hand-pad-slide = vedä: siirrä
hand-pad-turn = kierrä kahdella sormella: käännä
hand-pad-tilt = kahdella: kallista

hand-next-face = Käännä seuraavalle sivulle
hand-turn-left = Käännä vastapäivään
hand-turn-right = Käännä myötäpäivään
hand-tilt-left = Kallista vasemmalle
hand-tilt-right = Kallista oikealle
hand-tilt-away = Kallista poispäin
hand-tilt-near = Kallista itseäsi kohti
hand-straighten = Suorista
# What stands on the long key
hand-key-space = Välilyönti

# Said by screen readers. $height: such as “12 mm above the block below”; $offset: such as “3 mm to
# the right and 1 mm nearer to you”, from the middle of what is below
hand-said = { $height }; { $offset }.
# $zone: light, firm or hard
hand-said-touching =
    { $zone ->
        [hard] koskettaa, liian kova paine
        [firm] koskettaa, napakka paine
       *[light] koskettaa, kevyt paine
    }
hand-said-middle = keskellä
hand-said-right = { $mm } mm oikealla
hand-said-left = { $mm } mm vasemmalla
hand-said-near = { $mm } mm lähempänä sinua
hand-said-far = { $mm } mm kauempana
# $face: which side lies down, from 1; $degrees: about the upright axis
hand-said-turn = Alla sivu { $face }/{ $count }, käännetty { $degrees } asteen verran.
