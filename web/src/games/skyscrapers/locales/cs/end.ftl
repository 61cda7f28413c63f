# The end of a Skyscrapers match.

# Why it is over. $name: who did it
sky-end-hand = { $name } staví svou poslední kartu.
sky-end-collapse = Budova se zřítila. { $name } vypadává, ostatním body zůstávají.
sky-end-last-left = Zbývá jediný hráč.
sky-end-stuck = Nikdo už nemůže pokračovat.
sky-end-agreed = Všichni souhlasili, že tady skončí.
# $names: a list of those who share the win
sky-end-shared = Společné vítězství: { $names }
sky-end-winner = vítězství
sky-end-cards-built =
    { $count ->
        [one] { $count } postavená karta
        [few] { $count } postavené karty
        [many] { $count } postavené karty
       *[other] { $count } postavených karet
    }
# Read aloud
sky-end-height =
    { $level ->
        [one] Budova má { $level } patro.
        [few] Budova má { $level } patra.
        [many] Budova má { $level } patra.
       *[other] Budova má { $level } pater.
    }
sky-end-table = Z čeho se skládá výsledek každého
# Columns of the table, as short as can be
sky-end-track = Dráha
sky-end-last-card = Poslední karta
sky-end-cards = Zbylé karty
sky-end-highest = Nejvýš
sky-end-total = Celkem
sky-end-hands = Karty, které zbyly v ruce, za každou o 1 bod méně
sky-end-picture = Sdílet budovu
# For those who don’t see the picture. $result: names and points
sky-end-picture-said = Budova na konci. { $result }
# Entries of a list: “Rūta 31 points, Aino out”
sky-end-share =
    { $points ->
        [one] { $name } { $points } bod
        [few] { $name } { $points } body
        [many] { $name } { $points } bodu
       *[other] { $name } { $points } bodů
    }
sky-end-share-out = { $name } mimo hru
