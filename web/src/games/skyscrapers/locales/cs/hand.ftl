# The hand on the building site: what brings a card to its place.

# How hard a card is pressed onto the edge that it is riveted to
sky-card-pressure = Tlak na hranu
# The rail for bringing it in: its name, and what stands above it
sky-card-rail = Vzdálenost karty od hrany
sky-card-height = odstup
# The pad for fingers, and the buttons without text
sky-card-pad = Plocha pro pohyb kartou
sky-card-turns = Otočit kartu
# Said by screen readers. $mm: a number of millimetres
sky-card-above = { $mm } mm od hrany
sky-card-beside = vedle hrany, { $mm } mm od nejbližší překážky

# The bullseye: where the rivet is from its place
sky-aim = Zaměření
# $ways: such as “left 4 mm and up 2 mm”
sky-aim-go = Posuň: { $ways }.
# It touches, but not where it should
sky-aim-beside = Dotýká se, ale vedle: { $ways }.
# $way: which way to go; $mm: a whole number of millimetres
sky-aim-way =
    { $way ->
        [left] { $mm } mm doleva
        [right] { $mm } mm doprava
        [up] { $mm } mm nahoru
        [down] { $mm } mm dolů
        [near] { $mm } mm blíž
       *[away] { $mm } mm dál
    }
# $degrees: a whole number
sky-aim-straighten =
    { $degrees ->
        [one] Srovnej natočení: chybí { $degrees } stupeň.
        [few] Srovnej natočení: chybí { $degrees } stupně.
        [many] Srovnej natočení: chybí { $degrees } stupně.
       *[other] Srovnej natočení: chybí { $degrees } stupňů.
    }
sky-aim-press = Je na místě: zatlač.
sky-aim-home = Drží: pusť ji.
sky-aim-hard = Drží, ale tlak je moc silný. Povol a pak pusť.
# $what: what is in the way
sky-aim-blocked =
    { $what ->
        [worker] V cestě je dělník.
        [ground] V cestě je zem.
       *[card] V cestě je jiná karta.
    }

# Two small drawings of the place
sky-close-up-along = jak to vidí ruka
sky-close-up-across = z boku

# The card is in the hand: what to do now, as a title
sky-hand-carried = Přines ji k její hraně
sky-hand-caught = Chycená: podrž ji tam
sky-hand-pressing = Drž klidně, nýt jde na místo
sky-hand-home = Na místě: pusť
# The same, read aloud
sky-hand-said-carried = V tvé ruce.
sky-hand-said-caught = Chycená.
sky-hand-said-pressing = Nýt jde dovnitř.
sky-hand-said-half = Napůl.
sky-hand-said-home = Na místě. Pusť.
# The three steps, as short as can be
sky-hand-step-near = Přitáhni ji
sky-hand-step-hold = Drž: nýt jde dovnitř
sky-hand-step-go = Pusť
# Beside the card. $level: such as “level 4”; $number: which of the three actions of a turn
sky-hand-for = místo: { $level }
sky-hand-action = akce { $number } z { $count }
# What is at stake, beside a number of points. $total: one’s points then
sky-hand-good = když nikdo nespadne: budeš mít { $total }
sky-hand-bad =
    { $count ->
        [one] když spadne označený dělník: budeš mít { $total }
        [few] když spadnou všichni { $count } označení dělníci: budeš mít { $total }
        [many] když spadne { $count } označeného dělníka: budeš mít { $total }
       *[other] když spadne všech { $count } označených dělníků: budeš mít { $total }
    }
sky-hand-same = Ve scéně nebo tady: stejný pohyb
sky-hand-early = Když pustíš dřív, nic nespadne: karta počká u hrany.
# A switch for instruments: level, pressure, millimetres
sky-fine = Jemné ovládání
# On the pad for a thumb
sky-pad-slide = posuň palec, pak ho nech stát
sky-pad-caught = chycená
