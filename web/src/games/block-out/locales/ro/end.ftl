# The end of a Block Out match.

block-end-hand = Ultima carte e jucată, iar turnul stă în picioare.
# $count: how many blocks there are, usually 9
block-end-ninth =
    { $count ->
        [one] { $count } bloc stă în turn.
        [few] Toate cele { $count } blocuri stau unul peste altul.
       *[other] Toate cele { $count } de blocuri stau unul peste altul.
    }
block-end-extra = Ultima carte e jucată și încă un bloc stă în picioare.
block-end-tallest =
    { $count ->
        [one] Cel mai înalt turn a avut { $count } bloc.
        [few] Cel mai înalt turn a avut { $count } blocuri.
       *[other] Cel mai înalt turn a avut { $count } de blocuri.
    }
block-end-turns =
    { $count ->
        [one] { $count } tură
        [few] { $count } ture
       *[other] { $count } de ture
    }
block-end-winner = victorie
block-end-table = Ce avea fiecare la sfârșit
block-end-cards = Cărți rămase
# Blocks that stayed on the stack when they were let go
block-end-placed = Blocuri așezate
block-end-falls = Căderi
block-end-hand-left = Cărțile care ți-au rămas
block-end-picture = Distribuie turnul
# For those who don’t see the picture. $result: names and cards
block-end-picture-said = Ultimul turn. { $result }
# Entries of a list: “Rūta wins, Aino 3 cards”
block-end-share-winner = { $name } câștigă
block-end-share =
    { $count ->
        [one] { $name } { $count } carte
        [few] { $name } { $count } cărți
       *[other] { $name } { $count } de cărți
    }
