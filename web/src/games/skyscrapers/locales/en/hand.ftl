# The hand on the building site: what brings a card to its place.

# How hard a card is pressed onto the edge that it is riveted to
sky-card-pressure = Pressure on the edge
# The rail for bringing it in: its name, and what stands above it
sky-card-rail = Distance of the card from the edge
sky-card-height = distance
# The pad for fingers, and the buttons without text
sky-card-pad = Pad for moving the card
sky-card-turns = Turn the card
# Said by screen readers. $mm: a number of millimetres
sky-card-above = { $mm } mm from the edge
sky-card-beside = beside the edge, { $mm } mm from anything

# The bullseye: where the rivet is from its place
sky-aim = Aim
# $ways: such as “left 4 mm and up 2 mm”
sky-aim-go = Go { $ways }.
# It touches, but not where it should
sky-aim-beside = Touching, but beside: { $ways }.
# $way: which way to go; $mm: a whole number of millimetres
sky-aim-way =
    { $way ->
        [left] left { $mm } mm
        [right] right { $mm } mm
        [up] up { $mm } mm
        [down] down { $mm } mm
        [near] nearer { $mm } mm
       *[away] away { $mm } mm
    }
# $degrees: a whole number
sky-aim-straighten =
    { $degrees ->
        [one] Turn it straight: it is { $degrees } degree off.
       *[other] Turn it straight: it is { $degrees } degrees off.
    }
sky-aim-press = In place: press it in.
sky-aim-home = Pressed in: let go.
sky-aim-hard = Pressed in, but too hard. Ease off, then let go.
# $what: what is in the way
sky-aim-blocked =
    { $what ->
        [worker] A worker is in the way.
        [ground] The ground is in the way.
       *[card] Another card is in the way.
    }

# Two small drawings of the place
sky-close-up-along = as the hand sees it
sky-close-up-across = from the side

# The card is in the hand: what to do now, as a title
sky-hand-carried = Bring it near its edge
sky-hand-caught = Caught: hold it there
sky-hand-pressing = Hold still, the rivet goes home
sky-hand-home = Home: let go
# The same, read aloud
sky-hand-said-carried = In your hand.
sky-hand-said-caught = Caught.
sky-hand-said-pressing = The rivet goes in.
sky-hand-said-half = Half in.
sky-hand-said-home = Home. Let go.
# The three steps, as short as can be
sky-hand-step-near = Drag it near
sky-hand-step-hold = Hold: the rivet goes in
sky-hand-step-go = Let go
# Beside the card. $level: such as “level 4”; $number: which of the three actions of a turn
sky-hand-for = for { $level }
sky-hand-action = action { $number } of { $count }
# What is at stake, beside a number of points. $total: one’s points then
sky-hand-good = if nobody falls: you stand at { $total }
sky-hand-bad =
    { $count ->
        [2] if both glowing workers fall: you stand at { $total }
        [one] if the glowing worker falls: you stand at { $total }
       *[other] if all { $count } glowing workers fall: you stand at { $total }
    }
sky-hand-same = In the scene or here: the same gesture
sky-hand-early = Letting go early drops nothing: the card waits at its edge.
# A switch for instruments: level, pressure, millimetres
sky-fine = Fine control
# On the pad for a thumb
sky-pad-slide = slide your thumb, then rest it
sky-pad-caught = caught
