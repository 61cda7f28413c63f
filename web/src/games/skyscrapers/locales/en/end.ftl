# The end of a Skyscrapers match.

# Why it is over. $name: who did it
sky-end-hand = { $name } has built the last card in hand.
sky-end-collapse = The building came down. { $name } is out; the others keep their points.
sky-end-last-left = Only one player is left.
sky-end-stuck = Nobody could go on.
sky-end-agreed = All agreed to end it here.
# $names: a list of those who share the win
sky-end-shared = The win is shared: { $names }
sky-end-winner = winner
sky-end-cards-built =
    { $count ->
        [one] { $count } card built
       *[other] { $count } cards built
    }
# Read aloud
sky-end-height =
    { $level ->
        [one] The building is { $level } level high.
       *[other] The building is { $level } levels high.
    }
sky-end-table = How each score adds up
# Columns of the table, as short as can be
sky-end-track = Track
sky-end-last-card = Last card
sky-end-cards = Cards left
sky-end-highest = Highest
sky-end-total = Total
sky-end-hands = Cards left in hand, 1 point less for each
sky-end-picture = Share the building
# For those who don’t see the picture. $result: names and points
sky-end-picture-said = The building at the end. { $result }
# Entries of a list: “Rūta 31 points, Aino out”
sky-end-share =
    { $points ->
        [one] { $name } { $points } point
       *[other] { $name } { $points } points
    }
sky-end-share-out = { $name } out
