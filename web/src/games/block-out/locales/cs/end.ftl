# The end of a Block Out match.

block-end-hand = Poslední karta je zahraná a věž stojí.
# $count: how many blocks there are, usually 9
block-end-ninth =
    { $count ->
        [one] Stojí { $count } kostka.
        [few] Všechny { $count } kostky stojí na sobě.
        [many] Na sobě stojí { $count } kostky.
       *[other] Všech { $count } kostek stojí na sobě.
    }
block-end-extra = Poslední karta je zahraná a kostka navíc stojí.
block-end-tallest =
    { $count ->
        [one] Nejvyšší věž měla { $count } kostku.
        [few] Nejvyšší věž měla { $count } kostky.
        [many] Nejvyšší věž měla { $count } kostky.
       *[other] Nejvyšší věž měla { $count } kostek.
    }
block-end-turns =
    { $count ->
        [one] { $count } tah
        [few] { $count } tahy
        [many] { $count } tahu
       *[other] { $count } tahů
    }
block-end-winner = vítězství
block-end-table = Co kdo měl na konci
block-end-cards = Zbylé karty
# Blocks that stayed on the stack when they were let go
block-end-placed = Položené kostky
block-end-falls = Pády
block-end-hand-left = Karty, které ti zbyly
block-end-picture = Sdílet věž
# For those who don’t see the picture. $result: names and cards
block-end-picture-said = Poslední věž. { $result }
# Entries of a list: “Rūta wins, Aino 3 cards”
block-end-share-winner = { $name } vítězí
block-end-share =
    { $count ->
        [one] { $name } { $count } karta
        [few] { $name } { $count } karty
        [many] { $name } { $count } karty
       *[other] { $name } { $count } karet
    }
