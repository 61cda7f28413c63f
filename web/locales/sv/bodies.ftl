# The hand that holds a block: its instruments, its buttons, and what it feels.

# The spirit level. The short ones stand on small screens.
hand-steady = Stadig hand
hand-steady-short = Stadig
hand-shaky = Skakig hand
hand-shaky-short = Skakig

# How hard the block is pressed onto what is below it
hand-pressure = Tryck på tornet
hand-pressure-short = Tryck
hand-pressure-none = inget än
hand-pressure-light = lätt
hand-pressure-firm = fast
hand-pressure-hard = för hårt

# The rail for lowering: its name, and what stands above and below it
hand-rail = Klossens höjd
hand-rail-height = höjd
hand-rail-pressure = tryck

# The pad for fingers
hand-pad = Yta för att flytta klossen
hand-pad-slide = dra: flytta
hand-pad-turn = rotera två fingrar: vrid
hand-pad-tilt = dra med två: luta

# Buttons without text
hand-turns = Vrid klossen
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
# $mm: a number of millimetres
hand-said-above = { $mm } mm ovanför klossen under
hand-said-above-table = { $mm } mm ovanför bordet
# $zone: light, firm or hard
hand-said-touching =
    { $zone ->
        [hard] nuddar, för hårt tryck
        [firm] nuddar, fast tryck
       *[light] nuddar, lätt tryck
    }
hand-said-middle = i mitten
hand-said-right = { $mm } mm åt höger
hand-said-left = { $mm } mm åt vänster
hand-said-near = { $mm } mm närmare dig
hand-said-far = { $mm } mm längre bort
# $face: which side lies down, from 1; $degrees: about the upright axis
hand-said-turn =
    { $degrees ->
        [one] På sida { $face } av { $count }, vriden { $degrees } grad.
       *[other] På sida { $face } av { $count }, vriden { $degrees } grader.
    }
