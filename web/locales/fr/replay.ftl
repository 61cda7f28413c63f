# A finished match, watched again round by round.

replay = Rediffusion
# The title of the page. $table: what the match is called by its people
replay-of = Rediffusion : { $table }
replay-round = Manche { $round } sur { $count }
# $step: which of the round’s steps is shown: the row, each bid, the build
replay-step = Étape { $step } sur { $count }

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
replay-first = Au début
replay-previous = Manche précédente
replay-next = Manche suivante
replay-last = À la fin
replay-step-back = Étape précédente
replay-step-on = Étape suivante
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
# $factor: such as 2
replay-speed-times = { $factor }×
replay-link = Lien vers la manche { $round }
replay-link-copied = Lien copié
# If the browser does not let us copy
replay-link-address = L’adresse de cette page est le lien
replay-keys = Les flèches changent de manche, et avec Shift d’étape. Espace lance la lecture.

# When there is nothing to show
replay-opening = Ouverture de la rediffusion
replay-not-over = Cette partie est encore en cours
replay-not-over-text = La rediffusion est là dès que la partie est finie. D’ici là, tu peux regarder.
replay-watch = Regarder la partie
replay-not-found = Il n’y a pas de partie ici
replay-not-found-text = Le lien est peut-être incomplet, ou la partie a été effacée.
replay-offline = Pas de réseau, et cette partie n’est pas enregistrée ici
replay-offline-text = Les parties que tu as vues jusqu’au bout dans ce navigateur peuvent se revoir sans réseau.
replay-again = Réessayer
