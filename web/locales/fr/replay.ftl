# A finished match, watched again round by round.

replay = Revoir la partie
# The title of the page. $table: what the match is called by its people
replay-of = Revoir : { $table }
# $step: which of the round’s steps is shown: the row, each bid, the build
replay-step = Étape { $step } sur { $count }

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
replay-link-copied = Lien copié
# If the browser does not let us copy
replay-link-address = L’adresse de cette page est le lien

# When there is nothing to show
replay-opening = Ouverture de la partie
replay-not-over = Cette partie est encore en cours
replay-not-over-text = Tu pourras la revoir dès qu’elle sera finie. D’ici là, tu peux la suivre en direct.
replay-watch = Regarder la partie
replay-not-found = Il n’y a pas de partie ici
replay-not-found-text = Le lien est peut-être incomplet, ou la partie a été effacée.
replay-offline = Pas de réseau, et cette partie n’est pas enregistrée ici
replay-offline-text = Les parties que tu as vues jusqu’au bout dans ce navigateur peuvent se revoir sans réseau.
replay-again = Réessayer
