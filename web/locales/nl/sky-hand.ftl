# The hand on the building site: what brings a card or a worker to its place.

# How hard a card is pressed onto the edge that it is riveted to
sky-card-pressure = Druk op de rand
# The rail for bringing it in: its name, and what stands above it
sky-card-rail = Afstand van de kaart tot de rand
sky-card-height = afstand
# The pad for fingers, and the buttons without text
sky-card-pad = Vlak om de kaart te bewegen
sky-card-turns = Draai de kaart
# Said by screen readers. $mm: a number of millimetres
sky-card-above = { $mm } mm van de rand
sky-card-beside = naast de rand, { $mm } mm van alles af

sky-worker-pressure = Druk op de vloer
sky-worker-rail = Hoogte van de bouwvakker
sky-worker-height = hoogte
sky-worker-pad = Vlak om de bouwvakker te bewegen
sky-worker-turns = Draai de bouwvakker
sky-worker-above = { $mm } mm boven de kaart eronder
sky-worker-above-ground = { $mm } mm boven de grond

# The bullseye: where the rivet, or the worker, is from its place
sky-aim = Richten
# $ways: such as “left 4 mm and up 2 mm”
sky-aim-go = Ga { $ways }.
# It touches, but not where it should
sky-aim-beside = Contact, maar ernaast: { $ways }.
# $way: which way to go; $mm: a whole number of millimetres
sky-aim-way =
    { $way ->
        [left] { $mm } mm naar links
        [right] { $mm } mm naar rechts
        [up] { $mm } mm omhoog
        [down] { $mm } mm omlaag
        [near] { $mm } mm naar je toe
       *[away] { $mm } mm van je af
    }
# $degrees: a whole number
sky-aim-straighten =
    { $degrees ->
        [one] Draai recht: nog { $degrees } graad.
       *[other] Draai recht: nog { $degrees } graden.
    }
# $kind: card or worker
sky-aim-press =
    { $kind ->
        [worker] Op de goede plek: omlaag ermee.
       *[card] Op de goede plek: druk vast.
    }
sky-aim-home =
    { $kind ->
        [worker] Die staat: laat los.
       *[card] Zit vast: laat los.
    }
sky-aim-hard =
    { $kind ->
        [worker] Die staat, maar de druk is te hard. Druk minder, en laat los.
       *[card] Zit vast, maar de druk is te hard. Druk minder, en laat los.
    }
# $what: what is in the way
sky-aim-blocked =
    { $what ->
        [worker] Er staat een bouwvakker in de weg.
        [ground] De grond zit in de weg.
       *[card] Er zit een andere kaart in de weg.
    }

# Two small drawings of the place
sky-sight-along = zoals de hand het ziet
sky-sight-across = van opzij
