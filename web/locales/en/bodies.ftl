# The hand that holds a body: its instruments, its buttons, and what it feels.

# The spirit level. The short ones stand on small screens.
hand-steady = Steady hand
hand-steady-short = Steady
hand-shaky = Shaky hand
hand-shaky-short = Shaky

# How hard it presses on what is below
hand-pressure-short = Pressure
hand-pressure-none = none yet
hand-pressure-light = light
hand-pressure-firm = firm
hand-pressure-hard = too hard

# What stands below the rail for lowering
hand-rail-pressure = pressure

hand-pad-slide = drag to slide
hand-pad-turn = twist two fingers to turn
hand-pad-tilt = drag two fingers to tilt

hand-next-face = Lay it on the next side
hand-turn-left = Turn counter-clockwise
hand-turn-right = Turn clockwise
hand-tilt-left = Tilt to the left
hand-tilt-right = Tilt to the right
hand-tilt-away = Tilt away from you
hand-tilt-near = Tilt towards you
hand-straighten = Hold it level
# What stands on the long key
hand-key-space = Space

# Said by screen readers. $height: such as “12 mm above the block below”; $offset: such as “3 mm to
# the right and 1 mm nearer to you”, from the middle of what is below
hand-said = { $height }; { $offset }.
# $zone: light, firm or hard
hand-said-touching =
    { $zone ->
        [hard] touching, pressed too hard
        [firm] touching, firm pressure
       *[light] touching, light pressure
    }
hand-said-middle = in the middle
hand-said-right = { $mm } mm to the right
hand-said-left = { $mm } mm to the left
hand-said-near = { $mm } mm nearer to you
hand-said-far = { $mm } mm farther away
# $face: which side lies down, from 1; $degrees: about the upright axis
hand-said-turn = On side { $face } of { $count }, turned by { $degrees }°.
