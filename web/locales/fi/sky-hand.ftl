# The hand on the building site: what brings a card or a worker to its place.

# How hard a card is pressed onto the edge that it is riveted to
sky-card-pressure = Paine reunaan
# The rail for bringing it in: its name, and what stands above it
sky-card-rail = Kortin etäisyys reunasta
sky-card-height = etäisyys
# The pad for fingers, and the buttons without text
sky-card-pad = Alue kortin liikuttamiseen
sky-card-turns = Käännä korttia
# Said by screen readers. $mm: a number of millimetres
sky-card-above = { $mm } mm reunasta
sky-card-beside = reunan vieressä, { $mm } mm lähimmästä esteestä

sky-worker-pressure = Paine lattiaan
sky-worker-rail = Työntekijän korkeus
sky-worker-height = korkeus
sky-worker-pad = Alue työntekijän liikuttamiseen
sky-worker-turns = Käännä työntekijää
sky-worker-above = { $mm } mm alemman kortin yläpuolella
sky-worker-above-ground = { $mm } mm maan yläpuolella

# The bullseye: where the rivet, or the worker, is from its place
sky-aim = Tähtäys
# $ways: such as “left 4 mm and up 2 mm”
sky-aim-go = Siirrä: { $ways }.
# It touches, but not where it should
sky-aim-beside = Koskettaa, mutta sivusta: { $ways }.
# $way: which way to go; $mm: a whole number of millimetres
sky-aim-way =
    { $way ->
        [left] { $mm } mm vasemmalle
        [right] { $mm } mm oikealle
        [up] { $mm } mm ylös
        [down] { $mm } mm alas
        [near] { $mm } mm lähemmäs
       *[away] { $mm } mm kauemmas
    }
# $degrees: a whole number
sky-aim-straighten =
    { $degrees ->
        [one] Käännä suoraan: vinossa { $degrees } aste.
       *[other] Käännä suoraan: vinossa { $degrees } astetta.
    }
# $kind: card or worker
sky-aim-press =
    { $kind ->
        [worker] Kohdalla: laske alas.
       *[card] Kohdalla: paina kiinni.
    }
sky-aim-home =
    { $kind ->
        [worker] Seisoo: irrota.
       *[card] Paikallaan: irrota.
    }
sky-aim-hard =
    { $kind ->
        [worker] Seisoo, mutta paine on liian kova. Hellitä ja irrota sitten.
       *[card] Paikallaan, mutta paine on liian kova. Hellitä ja irrota sitten.
    }
# $what: what is in the way
sky-aim-blocked =
    { $what ->
        [worker] Työntekijä on tiellä.
        [ground] Maa on tiellä.
       *[card] Toinen kortti on tiellä.
    }

# Two small drawings of the place
sky-sight-along = käden suunnasta
sky-sight-across = sivulta
