# The end of a Block Out match.

block-end-hand = De laatste kaart is gespeeld, en de toren staat.
# $count: how many blocks there are, usually 9
block-end-ninth =
    { $count ->
        [one] { $count } blok staat.
       *[other] Alle { $count } blokken staan op elkaar.
    }
block-end-extra = De laatste kaart is gespeeld, en nog één blok staat.
block-end-tallest =
    { $count ->
        [one] De hoogste toren had { $count } blok.
       *[other] De hoogste toren had { $count } blokken.
    }
block-end-turns =
    { $count ->
        [one] { $count } beurt
       *[other] { $count } beurten
    }
block-end-winner = wint
block-end-table = Wat iedereen aan het eind had
block-end-cards = Kaarten over
# Blocks that stayed on the stack when they were let go
block-end-placed = Blokken gezet
block-end-falls = Omgevallen
block-end-hand-left = Kaarten die je overhad
block-end-picture = Toren delen
# For those who don’t see the picture. $result: names and cards
block-end-picture-said = De laatste toren. { $result }
# Entries of a list: “Rūta wins, Aino 3 cards”
block-end-share-winner = { $name } wint
block-end-share =
    { $count ->
        [one] { $name } { $count } kaart
       *[other] { $name } { $count } kaarten
    }
