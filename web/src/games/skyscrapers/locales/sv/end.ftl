# The end of a Skyscrapers match.

# Why it is over. $name: who did it
sky-end-hand = { $name } har byggt det sista kortet på handen.
sky-end-collapse = Byggnaden rasade. { $name } är ute; de andra behåller sina poäng.
sky-end-last-left = Bara en spelare är kvar.
sky-end-stuck = Ingen kunde fortsätta.
sky-end-agreed = Alla var överens om att sluta här.
# $names: a list of those who share the win
sky-end-shared = Delad seger: { $names }
sky-end-winner = vinnare
sky-end-cards-built =
    { $count ->
        [one] { $count } byggt kort
       *[other] { $count } byggda kort
    }
# Read aloud
sky-end-height =
    { $level ->
        [one] Byggnaden är { $level } nivå hög.
       *[other] Byggnaden är { $level } nivåer hög.
    }
sky-end-table = Så räknades varje resultat ut
# Columns of the table, as short as can be
sky-end-track = Bana
sky-end-last-card = Sista kortet
sky-end-cards = Kort kvar
sky-end-highest = Högst
sky-end-total = Summa
sky-end-hands = Kort kvar på handen, 1 poäng mindre för varje
sky-end-picture = Dela byggnaden
# For those who don’t see the picture. $result: names and points
sky-end-picture-said = Byggnaden på slutet. { $result }
# Entries of a list: “Rūta 31 points, Aino out”
sky-end-share =
    { $points ->
        [one] { $name } { $points } poäng
       *[other] { $name } { $points } poäng
    }
sky-end-share-out = { $name } ute
