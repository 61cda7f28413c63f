# The hand on the building site: what brings a card to its place.

# How hard a card is pressed onto the edge that it is riveted to
sky-card-pressure = Paine reunaa vasten
# The rail for bringing it in: its name, and what stands above it
sky-card-rail = Kortin etäisyys reunasta
sky-card-height = etäisyys
# The pad for fingers, and the buttons without text
sky-card-pad = Alue kortin liikuttamiseen
sky-card-turns = Käännä korttia
# Said by screen readers. $mm: a number of millimetres
sky-card-above = { $mm } mm reunasta
sky-card-beside = reunan vieressä, { $mm } mm lähimmästä esteestä

# The bullseye: where the rivet is from its place
sky-aim = Tähtäys
# $ways: such as “left 4 mm and up 2 mm”
sky-aim-go = Siirrä: { $ways }.
# It touches, but not where it should
sky-aim-beside = Koskettaa, mutta sivusta: { $ways }.
# $way: which way to go; $mm: a whole number of millimetres
sky-aim-way =
    { $way ->
        [left] { $mm } mm vasemmalle
        [right] { $mm } mm oikealle
        [up] { $mm } mm ylös
        [down] { $mm } mm alas
        [near] { $mm } mm lähemmäs
       *[away] { $mm } mm kauemmas
    }
# $degrees: a whole number
sky-aim-straighten =
    { $degrees ->
        [one] Käännä suoraan: vinossa { $degrees } aste.
       *[other] Käännä suoraan: vinossa { $degrees } astetta.
    }
sky-aim-press = Kohdalla: paina kiinni.
sky-aim-home = Paikallaan: päästä irti.
sky-aim-hard = Paikallaan, mutta paine on liian kova. Hellitä ja päästä sitten irti.
# $what: what is in the way
sky-aim-blocked =
    { $what ->
        [worker] Työntekijä on tiellä.
        [ground] Maa on tiellä.
       *[card] Toinen kortti on tiellä.
    }

# Two small drawings of the place
sky-close-up-along = käden suunnasta
sky-close-up-across = sivulta

# The card is in the hand: what to do now, as a title
sky-hand-carried = Vie se lähelle reunaa
sky-hand-caught = Kiinni: pidä se siinä
sky-hand-pressing = Pidä paikallaan, niitti painuu kiinni
sky-hand-home = Paikallaan: päästä irti
# The same, read aloud
sky-hand-said-carried = Kädessäsi.
sky-hand-said-caught = Kiinni.
sky-hand-said-pressing = Niitti painuu.
sky-hand-said-half = Puolivälissä.
sky-hand-said-home = Paikallaan. Päästä irti.
# The three steps, as short as can be
sky-hand-step-near = Vedä lähelle
sky-hand-step-hold = Pidä: niitti painuu
sky-hand-step-go = Päästä irti
# Beside the card. $level: such as “level 4”; $number: which of the three actions of a turn
sky-hand-for = paikka: { $level }
sky-hand-action = toiminto { $number }/{ $count }
# What is at stake, beside a number of points. $total: one’s points then
sky-hand-good = jos kukaan ei putoa: sinulla on { $total }
sky-hand-bad =
    { $count ->
        [one] jos merkitty työntekijä putoaa: sinulla on { $total }
       *[other] jos kaikki { $count } merkittyä työntekijää putoavat: sinulla on { $total }
    }
sky-hand-same = Kuvassa tai tässä: sama liike
sky-hand-early = Liian aikaisin irrottaminen ei pudota mitään: kortti odottaa reunan luona.
# A switch for instruments: level, pressure, millimetres
sky-fine = Tarkka ohjaus
# On the pad for a thumb
sky-pad-slide = liu’uta peukaloa, pidä sitten paikallaan
sky-pad-caught = kiinni
