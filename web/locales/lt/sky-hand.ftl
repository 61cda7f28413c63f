# The hand on the building site: what brings a card or a worker to its place.

# How hard a card is pressed onto the edge that it is riveted to
sky-card-pressure = Spaudimas į kraštą
# The rail for bringing it in: its name, and what stands above it
sky-card-rail = Kortos atstumas iki krašto
sky-card-height = atstumas
# The pad for fingers, and the buttons without text
sky-card-pad = Laukas kortai judinti
sky-card-turns = Pasukti kortą
# Said by screen readers. $mm: a number of millimetres
sky-card-above = { $mm } mm iki krašto
sky-card-beside = šalia krašto, { $mm } mm iki artimiausios kliūties

sky-worker-pressure = Spaudimas į grindis
sky-worker-rail = Darbininko aukštis
sky-worker-height = aukštis
sky-worker-pad = Laukas darbininkui judinti
sky-worker-turns = Pasukti darbininką
sky-worker-above = { $mm } mm virš kortos po juo
sky-worker-above-ground = { $mm } mm virš žemės

# The bullseye: where the rivet, or the worker, is from its place
sky-aim = Taikinys
# $ways: such as “left 4 mm and up 2 mm”
sky-aim-go = Judink: { $ways }.
# It touches, but not where it should
sky-aim-beside = Liečia, bet šalia: { $ways }.
# $way: which way to go; $mm: a whole number of millimetres
sky-aim-way =
    { $way ->
        [left] { $mm } mm kairėn
        [right] { $mm } mm dešinėn
        [up] { $mm } mm aukštyn
        [down] { $mm } mm žemyn
        [near] { $mm } mm arčiau
       *[away] { $mm } mm toliau
    }
# $degrees: a whole number
sky-aim-straighten =
    { $degrees ->
        [one] Ištiesink: pasukta { $degrees } laipsniu.
        [few] Ištiesink: pasukta { $degrees } laipsniais.
        [many] Ištiesink: pasukta { $degrees } laipsnio.
       *[other] Ištiesink: pasukta { $degrees } laipsnių.
    }
# $kind: card or worker
sky-aim-press =
    { $kind ->
        [worker] Taiklu: nuleisk.
       *[card] Taiklu: įspausk.
    }
sky-aim-home =
    { $kind ->
        [worker] Stovi: paleisk.
       *[card] Įspausta: paleisk.
    }
sky-aim-hard =
    { $kind ->
        [worker] Stovi, bet spaudi per stipriai. Atleisk, tada paleisk.
       *[card] Įspausta, bet spaudi per stipriai. Atleisk, tada paleisk.
    }
# $what: what is in the way
sky-aim-blocked =
    { $what ->
        [worker] Kelią užstoja darbininkas.
        [ground] Trukdo žemė.
       *[card] Kelią užstoja kita korta.
    }

# Two small drawings of the place
sky-sight-along = kaip mato ranka
sky-sight-across = iš šono
