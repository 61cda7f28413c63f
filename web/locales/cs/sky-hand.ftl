# The hand on the building site: what brings a card or a worker to its place.

# How hard a card is pressed onto the edge that it is riveted to
sky-card-pressure = Tlak na hranu
# The rail for bringing it in: its name, and what stands above it
sky-card-rail = Vzdálenost karty od hrany
sky-card-height = odstup
# The pad for fingers, and the buttons without text
sky-card-pad = Plocha pro pohyb kartou
sky-card-turns = Otočit kartu
# Said by screen readers. $mm: a number of millimetres
sky-card-above = { $mm } mm od hrany
sky-card-beside = vedle hrany, { $mm } mm od nejbližší překážky

sky-worker-pressure = Tlak na podlahu
sky-worker-rail = Výška dělníka
sky-worker-height = výška
sky-worker-pad = Plocha pro pohyb dělníkem
sky-worker-turns = Otočit dělníka
sky-worker-above = { $mm } mm nad kartou pod ním
sky-worker-above-ground = { $mm } mm nad zemí

# The bullseye: where the rivet, or the worker, is from its place
sky-aim = Zaměření
# $ways: such as “left 4 mm and up 2 mm”
sky-aim-go = Posuň: { $ways }.
# It touches, but not where it should
sky-aim-beside = Dotýká se, ale vedle: { $ways }.
# $way: which way to go; $mm: a whole number of millimetres
sky-aim-way =
    { $way ->
        [left] { $mm } mm doleva
        [right] { $mm } mm doprava
        [up] { $mm } mm nahoru
        [down] { $mm } mm dolů
        [near] { $mm } mm blíž
       *[away] { $mm } mm dál
    }
# $degrees: a whole number
sky-aim-straighten =
    { $degrees ->
        [one] Srovnej natočení: chybí { $degrees } stupeň.
        [few] Srovnej natočení: chybí { $degrees } stupně.
        [many] Srovnej natočení: chybí { $degrees } stupně.
       *[other] Srovnej natočení: chybí { $degrees } stupňů.
    }
# $kind: card or worker
sky-aim-press =
    { $kind ->
        [worker] Je nad místem: spusť ho.
       *[card] Je na místě: zatlač.
    }
sky-aim-home =
    { $kind ->
        [worker] Stojí: pusť ho.
       *[card] Drží: pusť ji.
    }
sky-aim-hard =
    { $kind ->
        [worker] Stojí, ale tlak je moc silný. Povol a pak pusť.
       *[card] Drží, ale tlak je moc silný. Povol a pak pusť.
    }
# $what: what is in the way
sky-aim-blocked =
    { $what ->
        [worker] V cestě je dělník.
        [ground] V cestě je zem.
       *[card] V cestě je jiná karta.
    }

# Two small drawings of the place
sky-sight-along = jak to vidí ruka
sky-sight-across = z boku
