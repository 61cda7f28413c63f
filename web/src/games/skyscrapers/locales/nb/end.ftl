# The end of a Skyscrapers match.

# Why it is over. $name: who did it
sky-end-hand = { $name } har bygd det siste kortet på hånden.
sky-end-collapse = Bygningen raste sammen. { $name } er ute; de andre beholder poengene sine.
sky-end-last-left = Bare én spiller er igjen.
sky-end-stuck = Ingen kunne fortsette.
sky-end-agreed = Alle var enige om å slutte her.
# $names: a list of those who share the win
sky-end-shared = Delt seier: { $names }
sky-end-winner = vinner
sky-end-cards-built =
    { $count ->
        [one] { $count } kort bygd
       *[other] { $count } kort bygd
    }
# Read aloud
sky-end-height =
    { $level ->
        [one] Bygningen er { $level } nivå høy.
       *[other] Bygningen er { $level } nivåer høy.
    }
sky-end-table = Slik ble hvert resultat regnet ut
# Columns of the table, as short as can be
sky-end-track = Bane
sky-end-last-card = Siste kort
sky-end-cards = Kort igjen
sky-end-highest = Høyest
sky-end-total = Sum
sky-end-hands = Kort igjen på hånden, 1 poeng mindre for hvert
sky-end-picture = Del bygningen
# For those who don’t see the picture. $result: names and points
sky-end-picture-said = Bygningen til slutt. { $result }
# Entries of a list: “Rūta 31 points, Aino out”
sky-end-share =
    { $points ->
        [one] { $name } { $points } poeng
       *[other] { $name } { $points } poeng
    }
sky-end-share-out = { $name } ute
