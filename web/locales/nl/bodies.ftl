# The hand that holds a block: its instruments, its buttons, and what it feels.

# The spirit level. The short ones stand on small screens.
hand-steady = Vaste hand
hand-steady-short = Vast
hand-shaky = Trillende hand
hand-shaky-short = Trilt

# How hard the block is pressed onto what is below it
hand-pressure = Druk op de toren
hand-pressure-short = Druk
hand-pressure-none = nog geen
hand-pressure-light = licht
hand-pressure-firm = stevig
hand-pressure-hard = te hard

# The rail for lowering: its name, and what stands above and below it
hand-rail = Hoogte van het blok
hand-rail-height = hoogte
hand-rail-pressure = druk

# The pad for fingers
hand-pad = Vlak om het blok te bewegen
hand-pad-slide = sleep om te schuiven
hand-pad-turn = draai met twee vingers
hand-pad-tilt = sleep met twee om te kantelen

# Buttons without text
hand-turns = Draai het blok
hand-next-face = Leg het op de volgende kant
hand-turn-left = Draai tegen de klok in
hand-turn-right = Draai met de klok mee
hand-tilt-left = Kantel naar links
hand-tilt-right = Kantel naar rechts
hand-tilt-away = Kantel van je af
hand-tilt-near = Kantel naar je toe
hand-straighten = Houd het recht
# What stands on the long key
hand-key-space = Spatie

# Said by screen readers. $height: such as “12 mm above the block below”; $offset: such as “3 mm to
# the right and 1 mm nearer to you”, from the middle of what is below
hand-said = { $height }; { $offset }.
# $mm: a number of millimetres
hand-said-above = { $mm } mm boven het blok eronder
hand-said-above-table = { $mm } mm boven de tafel
# $zone: light, firm or hard
hand-said-touching =
    { $zone ->
        [hard] contact, te hard gedrukt
        [firm] contact, stevige druk
       *[light] contact, lichte druk
    }
hand-said-middle = in het midden
hand-said-right = { $mm } mm naar rechts
hand-said-left = { $mm } mm naar links
hand-said-near = { $mm } mm dichter bij je
hand-said-far = { $mm } mm verder weg
# $face: which side lies down, from 1; $degrees: about the upright axis
hand-said-turn = Op kant { $face } van { $count }, { $degrees }° gedraaid.
