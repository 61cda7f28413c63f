# The end of a Block Out match.

block-end-hand = The last card is played, and the stack stands.
# $count: how many blocks there are, usually 9
block-end-ninth = All { $count } blocks stand on each other.
block-end-extra = The last card is played, and one more block stands.
block-end-tallest =
    { $count ->
        [one] The tallest stack had { $count } block.
       *[other] The tallest stack had { $count } blocks.
    }
block-end-turns =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
block-end-winner = winner
block-end-table = What everybody had at the end
block-end-cards = Cards left
# Blocks that stayed on the stack when they were let go
block-end-placed = Blocks placed
block-end-falls = Falls
block-end-hand-left = Cards you had left
block-end-picture = Share the stack
# For those who don’t see the picture. $result: names and cards
block-end-picture-said = The last stack. { $result }
# Entries of a list: “Rūta wins, Aino 3 cards”
block-end-share-winner = { $name } wins
block-end-share =
    { $count ->
        [one] { $name } { $count } card
       *[other] { $name } { $count } cards
    }
