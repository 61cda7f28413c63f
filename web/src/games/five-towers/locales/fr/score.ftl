# The score helper: for people who play with real cards at a real table.

score-title = Compteur de points
score-lead = Saisis les tours d’une vraie table, à partir du sol. Les points se comptent au fur et à mesure.
score-new = Nouvelle feuille
score-new-ask = Commencer une nouvelle feuille ?
score-new-text = Tous les noms, tours et gravats de cette feuille sont effacés.
score-new-yes = Effacer la feuille
score-new-no = Garder
score-players = Qui joue
# $number: counts from 1. A player without a name yet
score-player = J{ $number }
score-add = Ajouter quelqu’un
score-name = Nom
# $name: of a player
score-remove-player = Retirer de la feuille : { $name }
score-remove-text = Les tours et les gravats de cette personne sont effacés.
score-remove-yes = Retirer
score-towers = Tour
# $count: how many storeys a tower has
score-storeys =
    { $count ->
        [0] vide
        [one] { $count } étage
        [many] { $count } d’étages
       *[other] { $count } étages
    }
# Above the numbers. $tower: as in “Candy tower”
score-pad = { $tower } : étage suivant
score-pad-hint = Les flèches parcourent les nombres, Entrée pose un étage au sommet, Retour arrière enlève celui du sommet.
# $value: the number of the top storey
score-remove-top = Enlever le { $value } au sommet
score-remove-none = Aucun étage à enlever
score-rubble = Gravats
# $count: cards that were torn down
score-rubble-count =
    { $count ->
        [one] { $count } carte
        [many] { $count } de cartes
       *[other] { $count } cartes
    }
score-rubble-less = Une carte de moins dans les gravats
score-rubble-more = Une carte de plus dans les gravats
# Read aloud after something was tapped. $tower: as in “Candy tower”. $values: a list of numbers from the ground up
score-said = { $tower } : { $values }
score-said-empty = { $tower } : vide

# The results
score-results = Points
score-main = Tour principale
score-total = Total
# $names: of the players with most points. $count: how many they are
score-winner =
    { $count ->
        [one] Victoire : { $names }
        [many] Victoire partagée : { $names }
       *[other] Victoire partagée : { $names }
    }
score-waiting = Comptage des points.
score-offline = Points : il faut le serveur
score-offline-text = Ta saisie est gardée ici ; les points suivront.
score-again = Réessayer
score-check = Quelque chose ne va pas
# $count: how many cards are on the table more often than in the box
score-check-cards =
    { $count ->
        [one] { $count } carte est trop de fois sur la table
        [many] { $count } de cartes sont trop de fois sur la table
       *[other] { $count } cartes sont trop de fois sur la table
    }
score-check-text = Les points comptent quand même.
score-rules = Règles de Cinq Tours
