# The hand on the building site: what brings a card to its place.

# How hard a card is pressed onto the edge that it is riveted to
sky-card-pressure = Trykket på kanten
# The rail for bringing it in: its name, and what stands above it
sky-card-rail = Kortets afstand fra kanten
sky-card-height = afstand
# The pad for fingers, and the buttons without text
sky-card-pad = Felt til at flytte kortet
sky-card-turns = Drej kortet
# Said by screen readers. $mm: a number of millimetres
sky-card-above = { $mm } mm fra kanten
sky-card-beside = ved siden af kanten, { $mm } mm fra nærmeste forhindring

# The bullseye: where the rivet is from its place
sky-aim = Sigte
# $ways: such as “left 4 mm and up 2 mm”
sky-aim-go = Flyt { $ways }.
# It touches, but not where it should
sky-aim-beside = Rører, men ved siden af: { $ways }.
# $way: which way to go; $mm: a whole number of millimetres
sky-aim-way =
    { $way ->
        [left] { $mm } mm til venstre
        [right] { $mm } mm til højre
        [up] { $mm } mm op
        [down] { $mm } mm ned
        [near] { $mm } mm nærmere
       *[away] { $mm } mm væk
    }
# $degrees: a whole number
sky-aim-straighten =
    { $degrees ->
        [one] Ret op: { $degrees } grad skævt.
       *[other] Ret op: { $degrees } grader skævt.
    }
sky-aim-press = Det rette sted: tryk det fast.
sky-aim-home = På plads: giv slip.
sky-aim-hard = På plads, men trykket er for hårdt. Let trykket, og giv så slip.
# $what: what is in the way
sky-aim-blocked =
    { $what ->
        [worker] En arbejder er i vejen.
        [ground] Jorden er i vejen.
       *[card] Et andet kort er i vejen.
    }

# Two small drawings of the place
sky-close-up-along = som hånden ser det
sky-close-up-across = fra siden

# The card is in the hand: what to do now, as a title
sky-hand-carried = Før det hen til kanten
sky-hand-caught = Fanget: hold det der
sky-hand-pressing = Hold stille, nitten går i
sky-hand-home = På plads: giv slip
# The same, read aloud
sky-hand-said-carried = I din hånd.
sky-hand-said-caught = Fanget.
sky-hand-said-pressing = Nitten går i.
sky-hand-said-half = Halvvejs.
sky-hand-said-home = På plads. Giv slip.
# The three steps, as short as can be
sky-hand-step-near = Træk det hen
sky-hand-step-hold = Hold: nitten går i
sky-hand-step-go = Giv slip
# Beside the card. $level: such as “level 4”; $number: which of the three actions of a turn
sky-hand-for = plads: { $level }
sky-hand-action = handling { $number } af { $count }
# What is at stake, beside a number of points. $total: one’s points then
sky-hand-good = hvis ingen falder: du har { $total }
sky-hand-bad =
    { $count ->
        [one] hvis den markerede arbejder falder: du har { $total }
       *[other] hvis alle { $count } markerede arbejdere falder: du har { $total }
    }
sky-hand-same = I billedet eller her: samme bevægelse
sky-hand-early = Giver du slip for tidligt, falder intet: kortet venter ved kanten.
# A switch for instruments: level, pressure, millimetres
sky-fine = Finstyring
# On the pad for a thumb
sky-pad-slide = træk med tommelfingeren, hold så stille
sky-pad-caught = fanget
