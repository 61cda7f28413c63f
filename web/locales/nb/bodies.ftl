# The hand that holds a body: its instruments, its buttons, and what it feels.

# The spirit level. The short ones stand on small screens.
hand-steady = Stø hånd
hand-steady-short = Stø
hand-shaky = Skjelven hånd
hand-shaky-short = Skjelven

# How hard it presses on what is below
hand-pressure-short = Trykk
hand-pressure-none = ikke ennå
hand-pressure-light = lett
hand-pressure-firm = fast
hand-pressure-hard = for hardt

# What stands below the rail for lowering
hand-rail-pressure = trykk

hand-pad-slide = dra: flytt
hand-pad-turn = roter to fingre: vri
hand-pad-tilt = dra med to: vipp

hand-next-face = Legg den på neste side
hand-turn-left = Vri mot klokken
hand-turn-right = Vri med klokken
hand-tilt-left = Vipp mot venstre
hand-tilt-right = Vipp mot høyre
hand-tilt-away = Vipp bort fra deg
hand-tilt-near = Vipp mot deg
hand-straighten = Hold den rett
# What stands on the long key
hand-key-space = Mellomrom

# Said by screen readers. $height: such as “12 mm above the block below”; $offset: such as “3 mm to
# the right and 1 mm nearer to you”, from the middle of what is below
hand-said = { $height }; { $offset }.
# $zone: light, firm or hard
hand-said-touching =
    { $zone ->
        [hard] berører, for hardt trykk
        [firm] berører, fast trykk
       *[light] berører, lett trykk
    }
hand-said-middle = i midten
hand-said-right = { $mm } mm til høyre
hand-said-left = { $mm } mm til venstre
hand-said-near = { $mm } mm nærmere deg
hand-said-far = { $mm } mm lenger bort
# $face: which side lies down, from 1; $degrees: about the upright axis
hand-said-turn =
    { $degrees ->
        [one] På side { $face } av { $count }, vridd { $degrees } grad.
       *[other] På side { $face } av { $count }, vridd { $degrees } grader.
    }
