# The end of a Skyscrapers match.

# Why it is over. $name: who did it
sky-end-hand = { $name } heeft de laatste kaart uit de hand gebouwd.
sky-end-collapse = Het gebouw is ingestort. { $name } ligt eruit; de anderen houden hun punten.
sky-end-last-left = Er is nog maar één speler over.
sky-end-stuck = Niemand kon verder.
sky-end-agreed = Iedereen ging akkoord om hier te stoppen.
# $names: a list of those who share the win
sky-end-shared = Gedeelde overwinning: { $names }
sky-end-winner = wint
sky-end-cards-built =
    { $count ->
        [one] { $count } kaart gebouwd
       *[other] { $count } kaarten gebouwd
    }
# Read aloud
sky-end-height =
    { $level ->
        [one] Het gebouw is { $level } niveau hoog.
       *[other] Het gebouw is { $level } niveaus hoog.
    }
sky-end-table = Hoe elk resultaat is opgebouwd
# Columns of the table, as short as can be
sky-end-track = Spoor
sky-end-last-card = Laatste kaart
sky-end-cards = Kaarten over
sky-end-highest = Hoogste
sky-end-total = Totaal
sky-end-hands = Kaarten over in de hand, 1 punt minder per kaart
sky-end-picture = Gebouw delen
# For those who don’t see the picture. $result: names and points
sky-end-picture-said = Het gebouw aan het eind. { $result }
# Entries of a list: “Rūta 31 points, Aino out”
sky-end-share =
    { $points ->
        [one] { $name } { $points } punt
       *[other] { $name } { $points } punten
    }
sky-end-share-out = { $name } ligt eruit
