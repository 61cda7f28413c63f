# The end of a Skyscrapers match.

# Why it is over. $name: who did it
sky-end-hand = { $name } har bygget det sidste kort på hånden.
sky-end-collapse = Bygningen styrtede sammen. { $name } er ude; de andre beholder deres point.
sky-end-last-left = Kun én spiller er tilbage.
sky-end-stuck = Ingen kunne fortsætte.
sky-end-agreed = Alle var enige om at slutte her.
# $names: a list of those who share the win
sky-end-shared = Delt sejr: { $names }
sky-end-winner = vinder
sky-end-cards-built =
    { $count ->
        [one] { $count } kort bygget
       *[other] { $count } kort bygget
    }
# Read aloud
sky-end-height =
    { $level ->
        [one] Bygningen er { $level } niveau høj.
       *[other] Bygningen er { $level } niveauer høj.
    }
sky-end-table = Sådan blev hvert resultat regnet ud
# Columns of the table, as short as can be
sky-end-track = Bane
sky-end-last-card = Sidste kort
sky-end-cards = Kort tilbage
sky-end-highest = Højest
sky-end-total = I alt
sky-end-hands = Kort tilbage på hånden, 1 point mindre for hvert
sky-end-picture = Del bygningen
# For those who don’t see the picture. $result: names and points
sky-end-picture-said = Bygningen til sidst. { $result }
# Entries of a list: “Rūta 31 points, Aino out”
sky-end-share =
    { $points ->
        [one] { $name } { $points } point
       *[other] { $name } { $points } point
    }
sky-end-share-out = { $name } ude
