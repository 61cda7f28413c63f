# The end of a Block Out match.

block-end-hand = Paskutinė korta sužaista, ir bokštas stovi.
# $count: how many blocks there are, usually 9
block-end-ninth =
    { $count ->
        [one] Viena ant kitos stovi { $count } kaladėlė.
        [few] Visos { $count } kaladėlės stovi viena ant kitos.
        [many] Viena ant kitos stovi { $count } kaladėlės.
       *[other] Viena ant kitos stovi { $count } kaladėlių.
    }
block-end-extra = Paskutinė korta sužaista, ir dar viena kaladėlė stovi.
block-end-tallest =
    { $count ->
        [one] Aukščiausiame bokšte buvo { $count } kaladėlė.
        [few] Aukščiausiame bokšte buvo { $count } kaladėlės.
        [many] Aukščiausiame bokšte buvo { $count } kaladėlės.
       *[other] Aukščiausiame bokšte buvo { $count } kaladėlių.
    }
block-end-turns =
    { $count ->
        [one] { $count } ėjimas
        [few] { $count } ėjimai
        [many] { $count } ėjimo
       *[other] { $count } ėjimų
    }
block-end-winner = pergalė
block-end-table = Ką kas turėjo pabaigoje
block-end-cards = Liko kortų
# Blocks that stayed on the stack when they were let go
block-end-placed = Padėta kaladėlių
block-end-falls = Griūtys
block-end-hand-left = Tau likusios kortos
block-end-picture = Dalytis bokštu
# For those who don’t see the picture. $result: names and cards
block-end-picture-said = Paskutinis bokštas. { $result }
# Entries of a list: “Rūta wins, Aino 3 cards”
block-end-share-winner = { $name } laimi
block-end-share =
    { $count ->
        [one] { $name } { $count } korta
        [few] { $name } { $count } kortos
        [many] { $name } { $count } kortos
       *[other] { $name } { $count } kortų
    }
