# The end of a Skyscrapers match.

# Why it is over. $name: who did it
sky-end-hand = { $name } wbudowuje swoją ostatnią kartę.
sky-end-collapse = Budynek runął. { $name } odpada, inni zachowują punkty.
sky-end-last-left = Została tylko jedna osoba.
sky-end-stuck = Nikt nie może już grać dalej.
sky-end-agreed = Wszyscy zgodzili się tu zakończyć.
# $names: a list of those who share the win
sky-end-shared = Wspólne zwycięstwo: { $names }
sky-end-winner = zwycięstwo
sky-end-cards-built =
    { $count ->
        [one] { $count } wbudowana karta
        [few] { $count } wbudowane karty
        [many] { $count } wbudowanych kart
       *[other] { $count } wbudowanej karty
    }
# Read aloud
sky-end-height =
    { $level ->
        [one] Budynek ma { $level } poziom.
        [few] Budynek ma { $level } poziomy.
        [many] Budynek ma { $level } poziomów.
       *[other] Budynek ma { $level } poziomu.
    }
sky-end-table = Z czego składa się każdy wynik
# Columns of the table, as short as can be
sky-end-track = Tor
sky-end-last-card = Ostatnia karta
sky-end-cards = Karty na ręce
sky-end-highest = Najwyżej
sky-end-total = Razem
sky-end-hands = Karty, które zostały na ręce, 1 punkt mniej za każdą
sky-end-picture = Udostępnij budynek
# For those who don’t see the picture. $result: names and points
sky-end-picture-said = Budynek na koniec. { $result }
# Entries of a list: “Rūta 31 points, Aino out”
sky-end-share =
    { $points ->
        [one] { $name } { $points } punkt
        [few] { $name } { $points } punkty
        [many] { $name } { $points } punktów
       *[other] { $name } { $points } punktu
    }
sky-end-share-out = { $name } poza grą
