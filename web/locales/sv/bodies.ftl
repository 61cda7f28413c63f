# The hand that holds a body: its instruments, its buttons, and what it feels.

# The spirit level. The short ones stand on small screens.
hand-steady = Stadig hand
hand-steady-short = Stadig
hand-shaky = Skakig hand
hand-shaky-short = Skakig

# How hard it presses on what is below
hand-pressure-short = Tryck
hand-pressure-none = inget än
hand-pressure-light = lätt
hand-pressure-firm = fast
hand-pressure-hard = för hårt

# What stands below the rail for lowering
hand-rail-pressure = tryck

hand-pad-slide = dra: flytta
hand-pad-turn = rotera två fingrar: vrid
hand-pad-tilt = dra med två: luta

hand-next-face = Lägg den på nästa sida
hand-turn-left = Vrid moturs
hand-turn-right = Vrid medurs
hand-tilt-left = Luta åt vänster
hand-tilt-right = Luta åt höger
hand-tilt-away = Luta bort från dig
hand-tilt-near = Luta mot dig
hand-straighten = Håll den rakt
# What stands on the long key
hand-key-space = Mellanslag

# Said by screen readers. $height: such as “12 mm above the block below”; $offset: such as “3 mm to
# the right and 1 mm nearer to you”, from the middle of what is below
hand-said = { $height }; { $offset }.
# $zone: light, firm or hard
hand-said-touching =
    { $zone ->
        [hard] nuddar, för hårt tryck
        [firm] nuddar, fast tryck
       *[light] nuddar, lätt tryck
    }
hand-said-middle = i mitten
hand-said-right = { $mm } mm åt höger
hand-said-left = { $mm } mm åt vänster
hand-said-near = { $mm } mm närmare dig
hand-said-far = { $mm } mm längre bort
# $face: which side lies down, from 1; $degrees: about the upright axis
hand-said-turn =
    { $degrees ->
        [one] På sida { $face } av { $count }, vriden { $degrees } grad.
       *[other] På sida { $face } av { $count }, vriden { $degrees } grader.
    }
