# Ce qui peut clocher dans n’importe quel jeu.

not-a-move = « { $move } » n’est pas un coup de ce jeu.

unknown-game = Il n’y a pas de jeu « { $game } ». Au choix : { $known }.
unknown-bot = Il n’y a pas de bot « { $bot } ». Au choix : { $known }.
bad-seats = Ce jeu se joue de { $least } à { $most }, pas à { $seats }.
bad-number = « { $value } » n’est pas un nombre entier d’au moins { $least }.
# $known : les noms de toutes les options
unknown-option = Il n’y a pas d’option « { $option } ». Au choix : { $known }.
# $choices : les valeurs permises
bad-option = L’option « { $option } » ne peut pas être « { $value } ». Valeurs possibles : { $choices }.

# $problem : un détail technique en anglais
not-json = Ce n’est pas du JSON : { $problem }
# Un événement est une entrée du journal d’une partie, numérotée à partir de 0.
not-an-event = L’événement { $event } de l’enregistrement n’en est pas un : { $problem }
altered-event = L’événement { $event } de l’enregistrement a été modifié : il ne correspond pas à son empreinte.

# Un tour dans un terminal.
ask-what = Que fais-tu ? (un numéro)
ask-confirm = { $move } : Entrée pour confirmer, u pour annuler
no-such-number = Tape un nombre de 1 à { $count }.
nothing-chosen = Rien n’est encore choisi. h affiche les touches.
nothing-planned = Rien n’est prévu.
it-is-legal = C’est permis.
keys =
    1, 2, 3 … – choisir
    ? – pourquoi pas ?
    s – proposer un coup
    u – annuler, Entrée – confirmer
    q – quitter ; la partie est sauvegardée
