# The hand that holds a body: its instruments, its buttons, and what it feels.

# The spirit level. The short ones stand on small screens.
hand-steady = Vaste hand
hand-steady-short = Vast
hand-shaky = Trillende hand
hand-shaky-short = Trilt

# How hard it presses on what is below
hand-pressure-short = Druk
hand-pressure-none = nog geen
hand-pressure-light = licht
hand-pressure-firm = stevig
hand-pressure-hard = te hard

# What stands below the rail for lowering
hand-rail-pressure = druk

hand-pad-slide = sleep om te schuiven
hand-pad-turn = draai met twee vingers
hand-pad-tilt = sleep met twee om te kantelen

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
# $zone: light, firm or hard
hand-said-touching =
    { $zone ->
        [hard] contact, te hard gedrukt
        [firm] contact, stevige druk
       *[light] contact, lichte druk
    }
hand-said-middle = in het midden
hand-said-right = { $mm } mm naar rechts
hand-said-left = { $mm } mm naar links
hand-said-near = { $mm } mm dichter bij je
hand-said-far = { $mm } mm verder weg
# $face: which side lies down, from 1; $degrees: about the upright axis
hand-said-turn = Op kant { $face } van { $count }, { $degrees }° gedraaid.
