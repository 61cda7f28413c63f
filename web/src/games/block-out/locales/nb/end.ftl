# The end of a Block Out match.

block-end-hand = Det siste kortet er spilt, og tårnet står.
# $count: how many blocks there are, usually 9
block-end-ninth = Alle de { $count } klossene står på hverandre.
block-end-extra = Det siste kortet er spilt, og én kloss til står.
block-end-tallest =
    { $count ->
        [one] Det høyeste tårnet hadde { $count } kloss.
       *[other] Det høyeste tårnet hadde { $count } klosser.
    }
block-end-turns =
    { $count ->
        [one] { $count } tur
       *[other] { $count } turer
    }
block-end-winner = vinner
block-end-table = Hva alle hadde til slutt
block-end-cards = Kort igjen
# Blocks that stayed on the stack when they were let go
block-end-placed = Klosser lagt
block-end-falls = Fall
block-end-hand-left = Kort du hadde igjen
block-end-picture = Del tårnet
# For those who don’t see the picture. $result: names and cards
block-end-picture-said = Det siste tårnet. { $result }
# Entries of a list: “Rūta wins, Aino 3 cards”
block-end-share-winner = { $name } vinner
block-end-share =
    { $count ->
        [one] { $name } { $count } kort
       *[other] { $name } { $count } kort
    }
