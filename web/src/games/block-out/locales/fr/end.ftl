# The end of a Block Out match.

block-end-hand = La dernière carte est jouée, et la pile tient.
# $count: how many blocks there are, usually 9
block-end-ninth =
    { $count ->
        [one] { $count } bloc tient sur la pile.
        [many] Les { $count } de blocs tiennent les uns sur les autres.
       *[other] Les { $count } blocs tiennent les uns sur les autres.
    }
block-end-extra = La dernière carte est jouée, et encore un bloc tient.
block-end-tallest =
    { $count ->
        [one] La plus haute pile avait { $count } bloc.
        [many] La plus haute pile avait { $count } de blocs.
       *[other] La plus haute pile avait { $count } blocs.
    }
block-end-turns =
    { $count ->
        [one] { $count } tour
        [many] { $count } de tours
       *[other] { $count } tours
    }
block-end-winner = victoire
block-end-table = Le bilan à la fin
block-end-cards = Cartes restantes
# Blocks that stayed on the stack when they were let go
block-end-placed = Blocs posés
block-end-falls = Chutes
block-end-hand-left = Les cartes qui te restaient
block-end-picture = Partager la pile
# For those who don’t see the picture. $result: names and cards
block-end-picture-said = La dernière pile. { $result }
# Entries of a list: “Rūta wins, Aino 3 cards”
block-end-share-winner = { $name } gagne
block-end-share =
    { $count ->
        [one] { $name } { $count } carte
        [many] { $name } { $count } de cartes
       *[other] { $name } { $count } cartes
    }
