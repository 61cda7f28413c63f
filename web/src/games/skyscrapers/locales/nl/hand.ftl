# The hand on the building site: what brings a card to its place.

# How hard a card is pressed onto the edge that it is riveted to
sky-card-pressure = De druk op de rand
# The rail for bringing it in: its name, and what stands above it
sky-card-rail = Afstand van de kaart tot de rand
sky-card-height = afstand
# The pad for fingers, and the buttons without text
sky-card-pad = Vlak om de kaart te bewegen
sky-card-turns = Draai de kaart
# Said by screen readers. $mm: a number of millimetres
sky-card-above = { $mm } mm van de rand
sky-card-beside = naast de rand, { $mm } mm van het dichtstbijzijnde obstakel

# The bullseye: where the rivet is from its place
sky-aim = Richten
# $ways: such as “left 4 mm and up 2 mm”
sky-aim-go = Ga { $ways }.
# It touches, but not where it should
sky-aim-beside = Contact, maar ernaast: { $ways }.
# $way: which way to go; $mm: a whole number of millimetres
sky-aim-way =
    { $way ->
        [left] { $mm } mm naar links
        [right] { $mm } mm naar rechts
        [up] { $mm } mm omhoog
        [down] { $mm } mm omlaag
        [near] { $mm } mm naar je toe
       *[away] { $mm } mm van je af
    }
# $degrees: a whole number
sky-aim-straighten =
    { $degrees ->
        [one] Draai recht: nog { $degrees } graad.
       *[other] Draai recht: nog { $degrees } graden.
    }
sky-aim-press = Op de goede plek: druk vast.
sky-aim-home = Zit vast: laat los.
sky-aim-hard = Zit vast, maar je drukt te hard. Druk minder, en laat los.
# $what: what is in the way
sky-aim-blocked =
    { $what ->
        [worker] Er staat een bouwvakker in de weg.
        [ground] De grond zit in de weg.
       *[card] Er zit een andere kaart in de weg.
    }

# Two small drawings of the place
sky-close-up-along = zoals de hand het ziet
sky-close-up-across = van opzij

# The card is in the hand: what to do now, as a title
sky-hand-carried = Breng hem bij de rand
sky-hand-caught = Gevangen: houd hem daar
sky-hand-pressing = Houd stil, de klinknagel gaat erin
sky-hand-home = Zit vast: laat los
# The same, read aloud
sky-hand-said-carried = In je hand.
sky-hand-said-caught = Gevangen.
sky-hand-said-pressing = De klinknagel gaat erin.
sky-hand-said-half = Halverwege.
sky-hand-said-home = Zit vast. Laat los.
# The three steps, as short as can be
sky-hand-step-near = Sleep hem erbij
sky-hand-step-hold = Houd vast: de klinknagel gaat erin
sky-hand-step-go = Laat los
# Beside the card. $level: such as “level 4”; $number: which of the three actions of a turn
sky-hand-for = plek: { $level }
sky-hand-action = actie { $number } van { $count }
# What is at stake, beside a number of points. $total: one’s points then
sky-hand-good = als niemand valt: je staat op { $total }
sky-hand-bad =
    { $count ->
        [one] als de gemarkeerde bouwvakker valt: je staat op { $total }
       *[other] als alle { $count } gemarkeerde bouwvakkers vallen: je staat op { $total }
    }
sky-hand-same = In het beeld of hier: hetzelfde gebaar
sky-hand-early = Te vroeg loslaten laat niets vallen: de kaart wacht bij de rand.
# A switch for instruments: level, pressure, millimetres
sky-fine = Fijne besturing
# On the pad for a thumb
sky-pad-slide = schuif je duim, houd hem dan stil
sky-pad-caught = gevangen
