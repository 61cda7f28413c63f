# The hand on the building site: what brings a card to its place.

# How hard a card is pressed onto the edge that it is riveted to
sky-card-pressure = Nacisk na krawędź
# The rail for bringing it in: its name, and what stands above it
sky-card-rail = Odległość karty od krawędzi
sky-card-height = odstęp
# The pad for fingers, and the buttons without text
sky-card-pad = Pole do poruszania kartą
sky-card-turns = Obróć kartę
# Said by screen readers. $mm: a number of millimetres
sky-card-above = { $mm } mm od krawędzi
sky-card-beside = obok krawędzi, { $mm } mm od najbliższej przeszkody

# The bullseye: where the rivet is from its place
sky-aim = Celownik
# $ways: such as “left 4 mm and up 2 mm”
sky-aim-go = Przesuń: { $ways }.
# It touches, but not where it should
sky-aim-beside = Dotyka, ale obok: { $ways }.
# $way: which way to go; $mm: a whole number of millimetres
sky-aim-way =
    { $way ->
        [left] { $mm } mm w lewo
        [right] { $mm } mm w prawo
        [up] { $mm } mm w górę
        [down] { $mm } mm w dół
        [near] { $mm } mm bliżej
       *[away] { $mm } mm dalej
    }
# $degrees: a whole number
sky-aim-straighten =
    { $degrees ->
        [one] Wyrównaj: obrót o { $degrees } stopień.
        [few] Wyrównaj: obrót o { $degrees } stopnie.
        [many] Wyrównaj: obrót o { $degrees } stopni.
       *[other] Wyrównaj: obrót o { $degrees } stopnia.
    }
sky-aim-press = Na miejscu: wciśnij.
sky-aim-home = Wciśnięta: puść.
sky-aim-hard = Wciśnięta, ale nacisk jest za mocny. Poluzuj i puść.
# $what: what is in the way
sky-aim-blocked =
    { $what ->
        [worker] Na drodze stoi robotnik.
        [ground] Przeszkadza ziemia.
       *[card] Na drodze jest inna karta.
    }

# Two small drawings of the place
sky-close-up-along = tak widzi ręka
sky-close-up-across = z boku

# The card is in the hand: what to do now, as a title
sky-hand-carried = Zbliż ją do krawędzi
sky-hand-caught = Złapana: przytrzymaj ją
sky-hand-pressing = Trzymaj spokojnie, nit wchodzi
sky-hand-home = Na miejscu: puść
# The same, read aloud
sky-hand-said-carried = W twojej ręce.
sky-hand-said-caught = Złapana.
sky-hand-said-pressing = Nit wchodzi.
sky-hand-said-half = Do połowy.
sky-hand-said-home = Na miejscu. Puść.
# The three steps, as short as can be
sky-hand-step-near = Przyciągnij ją
sky-hand-step-hold = Trzymaj: nit wchodzi
sky-hand-step-go = Puść
# Beside the card. $level: such as “level 4”; $number: which of the three actions of a turn
sky-hand-for = miejsce: { $level }
sky-hand-action = akcja { $number } z { $count }
# What is at stake, beside a number of points. $total: one’s points then
sky-hand-good = jeśli nikt nie spadnie: masz { $total }
sky-hand-bad =
    { $count ->
        [one] jeśli oznaczony robotnik spadnie: masz { $total }
        [few] jeśli spadną wszyscy { $count } oznaczeni robotnicy: masz { $total }
        [many] jeśli spadnie wszystkich { $count } oznaczonych robotników: masz { $total }
       *[other] jeśli spadnie { $count } oznaczonego robotnika: masz { $total }
    }
sky-hand-same = Na scenie albo tutaj: ten sam ruch
sky-hand-early = Puszczenie za wcześnie nic nie zrzuca: karta czeka przy krawędzi.
# A switch for instruments: level, pressure, millimetres
sky-fine = Precyzyjne sterowanie
# On the pad for a thumb
sky-pad-slide = przesuń kciuk, potem przytrzymaj
sky-pad-caught = złapana
