# The hand on the building site: what brings a card to its place.

# How hard a card is pressed onto the edge that it is riveted to
sky-card-pressure = Spaudimas į kraštą
# The rail for bringing it in: its name, and what stands above it
sky-card-rail = Kortos atstumas iki krašto
sky-card-height = atstumas
# The pad for fingers, and the buttons without text
sky-card-pad = Laukas kortai judinti
sky-card-turns = Pasukti kortą
# Said by screen readers. $mm: a number of millimetres
sky-card-above = { $mm } mm iki krašto
sky-card-beside = šalia krašto, { $mm } mm iki artimiausios kliūties

# The bullseye: where the rivet is from its place
sky-aim = Taikinys
# $ways: such as “left 4 mm and up 2 mm”
sky-aim-go = Judink: { $ways }.
# It touches, but not where it should
sky-aim-beside = Liečia, bet šalia: { $ways }.
# $way: which way to go; $mm: a whole number of millimetres
sky-aim-way =
    { $way ->
        [left] { $mm } mm kairėn
        [right] { $mm } mm dešinėn
        [up] { $mm } mm aukštyn
        [down] { $mm } mm žemyn
        [near] { $mm } mm arčiau
       *[away] { $mm } mm toliau
    }
# $degrees: a whole number
sky-aim-straighten =
    { $degrees ->
        [one] Ištiesink: pasukta { $degrees } laipsniu.
        [few] Ištiesink: pasukta { $degrees } laipsniais.
        [many] Ištiesink: pasukta { $degrees } laipsnio.
       *[other] Ištiesink: pasukta { $degrees } laipsnių.
    }
sky-aim-press = Taiklu: įspausk.
sky-aim-home = Įspausta: paleisk.
sky-aim-hard = Įspausta, bet spaudi per stipriai. Atleisk, tada paleisk.
# $what: what is in the way
sky-aim-blocked =
    { $what ->
        [worker] Kelią užstoja darbininkas.
        [ground] Trukdo žemė.
       *[card] Kelią užstoja kita korta.
    }

# Two small drawings of the place
sky-close-up-along = kaip mato ranka
sky-close-up-across = iš šono

# The card is in the hand: what to do now, as a title
sky-hand-carried = Prinešk ją prie krašto
sky-hand-caught = Pagauta: palaikyk ją ten
sky-hand-pressing = Laikyk ramiai, kniedė lenda į vietą
sky-hand-home = Vietoje: paleisk
# The same, read aloud
sky-hand-said-carried = Tavo rankoje.
sky-hand-said-caught = Pagauta.
sky-hand-said-pressing = Kniedė lenda.
sky-hand-said-half = Iki pusės.
sky-hand-said-home = Vietoje. Paleisk.
# The three steps, as short as can be
sky-hand-step-near = Pritrauk
sky-hand-step-hold = Laikyk: kniedė lenda
sky-hand-step-go = Paleisk
# Beside the card. $level: such as “level 4”; $number: which of the three actions of a turn
sky-hand-for = vieta: { $level }
sky-hand-action = veiksmas { $number } iš { $count }
# What is at stake, beside a number of points. $total: one’s points then
sky-hand-good = jei niekas nenukris: turėsi { $total }
sky-hand-bad =
    { $count ->
        [one] jei nukris pažymėtas darbininkas: turėsi { $total }
        [few] jei nukris visi { $count } pažymėti darbininkai: turėsi { $total }
        [many] jei nukris { $count } pažymėto darbininko: turėsi { $total }
       *[other] jei nukris visi { $count } pažymėtų darbininkų: turėsi { $total }
    }
sky-hand-same = Scenoje ar čia: tas pats judesys
sky-hand-early = Paleidus per anksti niekas nekrinta: korta laukia prie krašto.
# A switch for instruments: level, pressure, millimetres
sky-fine = Tikslus valdymas
# On the pad for a thumb
sky-pad-slide = slink nykštį, tada palaikyk
sky-pad-caught = pagauta
