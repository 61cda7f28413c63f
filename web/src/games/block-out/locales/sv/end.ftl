# The end of a Block Out match.

block-end-hand = Det sista kortet är spelat, och tornet står.
# $count: how many blocks there are, usually 9
block-end-ninth = Alla { $count } klossar står på varandra.
block-end-extra = Det sista kortet är spelat, och en kloss till står.
block-end-tallest =
    { $count ->
        [one] Det högsta tornet hade { $count } kloss.
       *[other] Det högsta tornet hade { $count } klossar.
    }
block-end-turns =
    { $count ->
        [one] { $count } tur
       *[other] { $count } turer
    }
block-end-winner = vinnare
block-end-table = Vad alla hade på slutet
block-end-cards = Kort kvar
# Blocks that stayed on the stack when they were let go
block-end-placed = Lagda klossar
block-end-falls = Ras
block-end-hand-left = Kort du hade kvar
block-end-picture = Dela tornet
# For those who don’t see the picture. $result: names and cards
block-end-picture-said = Det sista tornet. { $result }
# Entries of a list: “Rūta wins, Aino 3 cards”
block-end-share-winner = { $name } vinner
block-end-share =
    { $count ->
        [one] { $name } { $count } kort
       *[other] { $name } { $count } kort
    }
