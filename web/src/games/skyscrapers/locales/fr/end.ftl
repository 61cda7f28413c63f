# The end of a Skyscrapers match.

# Why it is over. $name: who did it
sky-end-hand = { $name } a construit la dernière carte de sa main.
sky-end-collapse = L’immeuble s’est écroulé. { $name } est hors jeu ; les autres gardent leurs points.
sky-end-last-left = Il ne reste qu’une personne en jeu.
sky-end-stuck = Personne ne pouvait continuer.
sky-end-agreed = Tout le monde était d’accord pour finir ici.
# $names: a list of those who share the win
sky-end-shared = Victoire partagée : { $names }
sky-end-winner = victoire
sky-end-cards-built =
    { $count ->
        [one] { $count } carte construite
        [many] { $count } de cartes construites
       *[other] { $count } cartes construites
    }
# Read aloud
sky-end-height =
    { $level ->
        [one] L’immeuble a { $level } niveau.
        [many] L’immeuble a { $level } de niveaux.
       *[other] L’immeuble a { $level } niveaux.
    }
sky-end-table = D’où vient chaque résultat
# Columns of the table, as short as can be
sky-end-track = Piste
sky-end-last-card = Dernière carte
sky-end-cards = Restantes
sky-end-highest = Plus haut
sky-end-total = Total
sky-end-hands = Cartes restées en main, 1 point de moins pour chacune
sky-end-picture = Partager l’immeuble
# For those who don’t see the picture. $result: names and points
sky-end-picture-said = L’immeuble à la fin. { $result }
# Entries of a list: “Rūta 31 points, Aino out”
sky-end-share =
    { $points ->
        [one] { $name } { $points } point
        [many] { $name } { $points } de points
       *[other] { $name } { $points } points
    }
sky-end-share-out = { $name } hors jeu
