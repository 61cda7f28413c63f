# The hand on the building site: what brings a card or a worker to its place.

# How hard a card is pressed onto the edge that it is riveted to
sky-card-pressure = Tryk på kanten
# The rail for bringing it in: its name, and what stands above it
sky-card-rail = Kortets afstand fra kanten
sky-card-height = afstand
# The pad for fingers, and the buttons without text
sky-card-pad = Felt til at flytte kortet
sky-card-turns = Drej kortet
# Said by screen readers. $mm: a number of millimetres
sky-card-above = { $mm } mm fra kanten
sky-card-beside = ved siden af kanten, { $mm } mm fra nærmeste forhindring

sky-worker-pressure = Tryk på gulvet
sky-worker-rail = Arbejderens højde
sky-worker-height = højde
sky-worker-pad = Felt til at flytte arbejderen
sky-worker-turns = Drej arbejderen
sky-worker-above = { $mm } mm over kortet nedenunder
sky-worker-above-ground = { $mm } mm over jorden

# The bullseye: where the rivet, or the worker, is from its place
sky-aim = Sigte
# $ways: such as “left 4 mm and up 2 mm”
sky-aim-go = Flyt { $ways }.
# It touches, but not where it should
sky-aim-beside = Rører, men ved siden af: { $ways }.
# $way: which way to go; $mm: a whole number of millimetres
sky-aim-way =
    { $way ->
        [left] { $mm } mm til venstre
        [right] { $mm } mm til højre
        [up] { $mm } mm op
        [down] { $mm } mm ned
        [near] { $mm } mm nærmere
       *[away] { $mm } mm væk
    }
# $degrees: a whole number
sky-aim-straighten =
    { $degrees ->
        [one] Ret op: { $degrees } grad skævt.
       *[other] Ret op: { $degrees } grader skævt.
    }
# $kind: card or worker
sky-aim-press =
    { $kind ->
        [worker] Det rette sted: sænk den.
       *[card] Det rette sted: tryk det fast.
    }
sky-aim-home =
    { $kind ->
        [worker] Den står: giv slip.
       *[card] På plads: giv slip.
    }
sky-aim-hard =
    { $kind ->
        [worker] Den står, men trykket er for hårdt. Let trykket, og giv så slip.
       *[card] På plads, men trykket er for hårdt. Let trykket, og giv så slip.
    }
# $what: what is in the way
sky-aim-blocked =
    { $what ->
        [worker] En arbejder er i vejen.
        [ground] Jorden er i vejen.
       *[card] Et andet kort er i vejen.
    }

# Two small drawings of the place
sky-sight-along = som hånden ser det
sky-sight-across = fra siden
