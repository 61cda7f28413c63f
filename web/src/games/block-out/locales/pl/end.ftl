# The end of a Block Out match.

block-end-hand = Ostatnia karta zagrana, a wieża stoi.
# $count: how many blocks there are, usually 9
block-end-ninth =
    { $count ->
        [one] Stoi { $count } klocek.
        [few] Wszystkie { $count } klocki stoją na sobie.
        [many] Wszystkie { $count } klocków stoi na sobie.
       *[other] Na sobie stoi { $count } klocka.
    }
block-end-extra = Ostatnia karta zagrana, a dodatkowy klocek stoi.
block-end-tallest =
    { $count ->
        [one] Najwyższa wieża miała { $count } klocek.
        [few] Najwyższa wieża miała { $count } klocki.
        [many] Najwyższa wieża miała { $count } klocków.
       *[other] Najwyższa wieża miała { $count } klocka.
    }
block-end-turns =
    { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
        [many] { $count } ruchów
       *[other] { $count } ruchu
    }
block-end-winner = zwycięstwo
block-end-table = Co kto miał na koniec
block-end-cards = Karty na ręce
# Blocks that stayed on the stack when they were let go
block-end-placed = Położone klocki
block-end-falls = Zawalenia
block-end-hand-left = Karty, które ci zostały
block-end-picture = Udostępnij wieżę
# For those who don’t see the picture. $result: names and cards
block-end-picture-said = Ostatnia wieża. { $result }
# Entries of a list: “Rūta wins, Aino 3 cards”
block-end-share-winner = { $name } wygrywa
block-end-share =
    { $count ->
        [one] { $name } { $count } karta
        [few] { $name } { $count } karty
        [many] { $name } { $count } kart
       *[other] { $name } { $count } karty
    }
