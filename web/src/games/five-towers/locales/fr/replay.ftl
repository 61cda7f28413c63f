# The replay of Five Towers, round by round.

replay-round = Manche { $round } sur { $count }

# What happened, as a headline. Names can’t be inflected.
replay-starts = { $name } ouvre les enchères
replay-nobody = Personne ne construit
# $count: how many cards are built; $roofs: how many of them are roofs
replay-builds =
    { $roofs ->
        [0] { $count ->
                [one] { $name } pose { $count } carte
                [many] { $name } pose { $count } de cartes
               *[other] { $name } pose { $count } cartes
            }
        [one] { $count ->
                [one] { $name } pose { $count } carte et coiffe une tour
                [many] { $name } pose { $count } de cartes et coiffe une tour
               *[other] { $name } pose { $count } cartes et coiffe une tour
            }
        [many] { $name } pose { $count } cartes et coiffe { $roofs } de tours
       *[other] { $name } pose { $count } cartes et coiffe { $roofs } tours
    }
# $card, $cards: such as Sand 7
replay-row-is = La rangée : { $cards }.
replay-torn = Démolition : { $card }.
replay-left = Cartes laissées : { $cards }.
replay-reshuffled = La défausse mélangée devient la nouvelle pioche.
replay-points-change = Points : { $before } → { $after }.

# Under a name: what this player has said so far in this round
replay-said-bid = annonce { $number }
replay-said-started = ouvre à { $number }
replay-said-builds = annonce { $number }, construit
replay-said-pass = passe
replay-said-cancel = ne peut pas en poser autant
replay-said-starts = commence

# Under a card of the row
replay-card-order =
    { $order ->
        [1] 1re
        [2] 2e
        [3] 3e
        [4] 4e
       *[5] 5e
    }
replay-card-left = laissée
replay-card-torn = démolie
replay-row = La rangée

# The timeline, and how to move on it
replay-skylines = Les tours
replay-timeline = Manches
replay-reshuffle-mark = mélange
replay-tear-down = démolition
replay-link = Lien vers la manche { $round }
replay-keys = Les flèches changent de manche, et avec Shift d’étape. Espace lance la lecture.
