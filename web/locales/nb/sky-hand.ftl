# The hand on the building site: what brings a card or a worker to its place.

# How hard a card is pressed onto the edge that it is riveted to
sky-card-pressure = Trykk på kanten
# The rail for bringing it in: its name, and what stands above it
sky-card-rail = Avstanden fra kortet til kanten
sky-card-height = avstand
# The pad for fingers, and the buttons without text
sky-card-pad = Felt for å flytte kortet
sky-card-turns = Vri kortet
# Said by screen readers. $mm: a number of millimetres
sky-card-above = { $mm } mm fra kanten
sky-card-beside = ved siden av kanten, { $mm } mm fra nærmeste hinder

sky-worker-pressure = Trykk på gulvet
sky-worker-rail = Høyden på arbeideren
sky-worker-height = høyde
sky-worker-pad = Felt for å flytte arbeideren
sky-worker-turns = Vri arbeideren
sky-worker-above = { $mm } mm over kortet under
sky-worker-above-ground = { $mm } mm over bakken

# The bullseye: where the rivet, or the worker, is from its place
sky-aim = Sikte
# $ways: such as “left 4 mm and up 2 mm”
sky-aim-go = Flytt { $ways }.
# It touches, but not where it should
sky-aim-beside = Berører, men ved siden av: { $ways }.
# $way: which way to go; $mm: a whole number of millimetres
sky-aim-way =
    { $way ->
        [left] { $mm } mm til venstre
        [right] { $mm } mm til høyre
        [up] { $mm } mm opp
        [down] { $mm } mm ned
        [near] { $mm } mm nærmere
       *[away] { $mm } mm bort
    }
# $degrees: a whole number
sky-aim-straighten =
    { $degrees ->
        [one] Vri rett: { $degrees } grad skjevt.
       *[other] Vri rett: { $degrees } grader skjevt.
    }
# $kind: card or worker
sky-aim-press =
    { $kind ->
        [worker] På rett sted: Senk den.
       *[card] På rett sted: Trykk det fast.
    }
sky-aim-home =
    { $kind ->
        [worker] Den står: Slipp.
       *[card] På plass: Slipp.
    }
sky-aim-hard =
    { $kind ->
        [worker] Den står, men trykket er for hardt. Lett på trykket, og slipp så.
       *[card] På plass, men trykket er for hardt. Lett på trykket, og slipp så.
    }
# $what: what is in the way
sky-aim-blocked =
    { $what ->
        [worker] En arbeider er i veien.
        [ground] Bakken er i veien.
       *[card] Et annet kort er i veien.
    }

# Two small drawings of the place
sky-sight-along = slik hånden ser det
sky-sight-across = fra siden
