# The hand on the building site: what brings a card to its place.

# How hard a card is pressed onto the edge that it is riveted to
sky-card-pressure = Trykket på kanten
# The rail for bringing it in: its name, and what stands above it
sky-card-rail = Avstanden fra kortet til kanten
sky-card-height = avstand
# The pad for fingers, and the buttons without text
sky-card-pad = Felt for å flytte kortet
sky-card-turns = Vri kortet
# Said by screen readers. $mm: a number of millimetres
sky-card-above = { $mm } mm fra kanten
sky-card-beside = ved siden av kanten, { $mm } mm fra nærmeste hinder

# The bullseye: where the rivet is from its place
sky-aim = Sikte
# $ways: such as “left 4 mm and up 2 mm”
sky-aim-go = Flytt { $ways }.
# It touches, but not where it should
sky-aim-beside = Berører, men ved siden av: { $ways }.
# $way: which way to go; $mm: a whole number of millimetres
sky-aim-way =
    { $way ->
        [left] { $mm } mm til venstre
        [right] { $mm } mm til høyre
        [up] { $mm } mm opp
        [down] { $mm } mm ned
        [near] { $mm } mm nærmere
       *[away] { $mm } mm bort
    }
# $degrees: a whole number
sky-aim-straighten =
    { $degrees ->
        [one] Vri rett: { $degrees } grad skjevt.
       *[other] Vri rett: { $degrees } grader skjevt.
    }
sky-aim-press = På rett sted: Trykk det fast.
sky-aim-home = På plass: Slipp.
sky-aim-hard = På plass, men trykket er for hardt. Lett på trykket, og slipp så.
# $what: what is in the way
sky-aim-blocked =
    { $what ->
        [worker] En arbeider er i veien.
        [ground] Bakken er i veien.
       *[card] Et annet kort er i veien.
    }

# Two small drawings of the place
sky-close-up-along = slik hånden ser det
sky-close-up-across = fra siden

# The card is in the hand: what to do now, as a title
sky-hand-carried = Før det nær kanten
sky-hand-caught = Fanget: Hold det der
sky-hand-pressing = Hold stille, naglen går i
sky-hand-home = På plass: Slipp
# The same, read aloud
sky-hand-said-carried = I hånden din.
sky-hand-said-caught = Fanget.
sky-hand-said-pressing = Naglen går i.
sky-hand-said-half = Halvveis.
sky-hand-said-home = På plass. Slipp.
# The three steps, as short as can be
sky-hand-step-near = Dra det nær
sky-hand-step-hold = Hold: Naglen går i
sky-hand-step-go = Slipp
# Beside the card. $level: such as “level 4”; $number: which of the three actions of a turn
sky-hand-for = plass: { $level }
sky-hand-action = handling { $number } av { $count }
# What is at stake, beside a number of points. $total: one’s points then
sky-hand-good = hvis ingen faller: Du har { $total }
sky-hand-bad =
    { $count ->
        [one] hvis den merkede arbeideren faller: Du har { $total }
       *[other] hvis alle { $count } merkede arbeidere faller: Du har { $total }
    }
sky-hand-same = I bildet eller her: samme bevegelse
sky-hand-early = Slipper du for tidlig, faller ingenting: Kortet venter ved kanten.
# A switch for instruments: level, pressure, millimetres
sky-fine = Finstyring
# On the pad for a thumb
sky-pad-slide = dra med tommelen, hold så stille
sky-pad-caught = fanget
