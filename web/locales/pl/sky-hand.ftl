# The hand on the building site: what brings a card or a worker to its place.

# How hard a card is pressed onto the edge that it is riveted to
sky-card-pressure = Nacisk na krawędź
# The rail for bringing it in: its name, and what stands above it
sky-card-rail = Odległość karty od krawędzi
sky-card-height = odstęp
# The pad for fingers, and the buttons without text
sky-card-pad = Pole do poruszania kartą
sky-card-turns = Obróć kartę
# Said by screen readers. $mm: a number of millimetres
sky-card-above = { $mm } mm od krawędzi
sky-card-beside = obok krawędzi, { $mm } mm od najbliższej przeszkody

sky-worker-pressure = Nacisk na podłogę
sky-worker-rail = Wysokość robotnika
sky-worker-height = wysokość
sky-worker-pad = Pole do poruszania robotnikiem
sky-worker-turns = Obróć robotnika
sky-worker-above = { $mm } mm nad kartą pod spodem
sky-worker-above-ground = { $mm } mm nad ziemią

# The bullseye: where the rivet, or the worker, is from its place
sky-aim = Celownik
# $ways: such as “left 4 mm and up 2 mm”
sky-aim-go = Przesuń: { $ways }.
# It touches, but not where it should
sky-aim-beside = Dotyka, ale obok: { $ways }.
# $way: which way to go; $mm: a whole number of millimetres
sky-aim-way =
    { $way ->
        [left] { $mm } mm w lewo
        [right] { $mm } mm w prawo
        [up] { $mm } mm w górę
        [down] { $mm } mm w dół
        [near] { $mm } mm bliżej
       *[away] { $mm } mm dalej
    }
# $degrees: a whole number
sky-aim-straighten =
    { $degrees ->
        [one] Wyrównaj: obrót o { $degrees } stopień.
        [few] Wyrównaj: obrót o { $degrees } stopnie.
        [many] Wyrównaj: obrót o { $degrees } stopni.
       *[other] Wyrównaj: obrót o { $degrees } stopnia.
    }
# $kind: card or worker
sky-aim-press =
    { $kind ->
        [worker] Nad miejscem: opuść.
       *[card] Na miejscu: wciśnij.
    }
sky-aim-home =
    { $kind ->
        [worker] Stoi: puść.
       *[card] Wciśnięta: puść.
    }
sky-aim-hard =
    { $kind ->
        [worker] Stoi, ale nacisk jest za mocny. Poluzuj i puść.
       *[card] Wciśnięta, ale nacisk jest za mocny. Poluzuj i puść.
    }
# $what: what is in the way
sky-aim-blocked =
    { $what ->
        [worker] Na drodze stoi robotnik.
        [ground] Przeszkadza ziemia.
       *[card] Na drodze jest inna karta.
    }

# Two small drawings of the place
sky-sight-along = tak widzi ręka
sky-sight-across = z boku
