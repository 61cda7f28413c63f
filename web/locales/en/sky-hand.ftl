# The hand on the building site: what brings a card or a worker to its place.

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

sky-worker-pressure = Pressure on the floor
sky-worker-rail = Height of the worker
sky-worker-height = height
sky-worker-pad = Pad for moving the worker
sky-worker-turns = Turn the worker
sky-worker-above = { $mm } mm above the card below
sky-worker-above-ground = { $mm } mm above the ground

# The bullseye: where the rivet, or the worker, is from its place
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
sky-aim-straighten = Turn it straight: it is { $degrees } degrees off.
# $kind: card or worker
sky-aim-press =
    { $kind ->
        [worker] In place: lower it.
       *[card] In place: press it in.
    }
sky-aim-home =
    { $kind ->
        [worker] It stands: let go.
       *[card] Home: let go.
    }
sky-aim-hard =
    { $kind ->
        [worker] It stands, pressed too hard. Ease off, then let go.
       *[card] Home, pressed too hard. Ease off, then let go.
    }
# $what: what is in the way
sky-aim-blocked =
    { $what ->
        [worker] A worker is in the way.
        [ground] The ground is in the way.
       *[card] Another card is in the way.
    }

# Two small drawings of the place
sky-sight-along = as the hand sees it
sky-sight-across = from the side
