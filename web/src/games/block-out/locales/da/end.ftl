# The end of a Block Out match.

block-end-hand = Det sidste kort er spillet, og stablen står.
# $count: how many blocks there are, usually 9
block-end-ninth = Alle { $count } blokke står på hinanden.
block-end-extra = Det sidste kort er spillet, og én blok til står.
block-end-tallest =
    { $count ->
        [one] Den højeste stabel havde { $count } blok.
       *[other] Den højeste stabel havde { $count } blokke.
    }
block-end-turns =
    { $count ->
        [one] { $count } tur
       *[other] { $count } ture
    }
block-end-winner = vinder
block-end-table = Hvad alle havde til sidst
block-end-cards = Kort tilbage
# Blocks that stayed on the stack when they were let go
block-end-placed = Blokke lagt
block-end-falls = Fald
block-end-hand-left = Kort du havde tilbage
block-end-picture = Del stablen
# For those who don’t see the picture. $result: names and cards
block-end-picture-said = Den sidste stabel. { $result }
# Entries of a list: “Rūta wins, Aino 3 cards”
block-end-share-winner = { $name } vinder
block-end-share =
    { $count ->
        [one] { $name } { $count } kort
       *[other] { $name } { $count } kort
    }
