# Ce qu’un programme qui apprend ne peut pas faire.

no-encoding = Le jeu { $game } ne peut pas être exprimé en nombres : il n’a pas d’encodage.
not-an-action = { $action } n’est pas une action : les actions sont des entiers de 0 à { $most }.
masked-action = L’action { $action } ({ $name }) est impossible maintenant ; le masque indique celles qui sont possibles.
bad-render-mode = Il n’y a pas de mode d’affichage « { $mode } ». Il y a : { $known }.
