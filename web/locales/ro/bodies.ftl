# The hand that holds a body: its instruments, its buttons, and what it feels.

# The spirit level. The short ones stand on small screens.
hand-steady = Mână sigură
hand-steady-short = Sigură
hand-shaky = Mâna tremură
hand-shaky-short = Tremură

# How hard it presses on what is below
hand-pressure-short = Apăsare
hand-pressure-none = încă deloc
hand-pressure-light = ușoară
hand-pressure-firm = fermă
hand-pressure-hard = prea puternică

# What stands below the rail for lowering
hand-rail-pressure = apăsare

hand-pad-slide = trage ca să muți
hand-pad-turn = rotește cu două degete
hand-pad-tilt = trage cu două ca să înclini

hand-next-face = Așază-l pe fața următoare
hand-turn-left = Rotește în sens antiorar
hand-turn-right = Rotește în sens orar
hand-tilt-left = Înclină spre stânga
hand-tilt-right = Înclină spre dreapta
hand-tilt-away = Înclină departe de tine
hand-tilt-near = Înclină spre tine
hand-straighten = Ține-l drept
# What stands on the long key
hand-key-space = Spațiu

# Said by screen readers. $height: such as “12 mm above the block below”; $offset: such as “3 mm to
# the right and 1 mm nearer to you”, from the middle of what is below
hand-said = { $height }; { $offset }.
# $zone: light, firm or hard
hand-said-touching =
    { $zone ->
        [hard] contact, apăsare prea puternică
        [firm] contact, apăsare fermă
       *[light] contact, apăsare ușoară
    }
hand-said-middle = la mijloc
hand-said-right = { $mm } mm la dreapta
hand-said-left = { $mm } mm la stânga
hand-said-near = { $mm } mm mai aproape de tine
hand-said-far = { $mm } mm mai departe
# $face: which side lies down, from 1; $degrees: about the upright axis
hand-said-turn = Pe fața { $face } din { $count }, rotit cu { $degrees }°.
