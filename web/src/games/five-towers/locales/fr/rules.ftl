# The rules of Five Towers, to be read. Numbers in examples belong to drawings: they must stay as they are.

rules-title = Cinq Tours : les règles
rules-lead = Prends des étages aux enchères, pose les petits nombres sur les grands, et coiffe chaque tour d’un toit. De 2 à 5 personnes.
rules-learn = Apprendre en jouant (2 minutes)
rules-score = Compteur de points pour une vraie table

# The goal
rules-goal = Le but
# $points: how many points the drawn skyline brings
rules-goal-text =
    Chaque carte est un étage. Tu construis jusqu’à cinq tours, une de chaque type, et chaque étage rapporte des points. Une tour avec un toit compte double, et ta plus haute tour compte une fois de plus. Les tours en haut de cette page rapportent { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    }. Qui a le plus de points gagne.

# The cards
rules-cards = Les cartes
rules-cards-text = Il y a cinq types de tours. Chacun a sa forme, son motif et son signe.
rules-cards-values = Chaque type a les valeurs de 0 à 15. Le nombre est la largeur de l’étage : un 15 est aussi large que le terrain, un 1 est étroit. Trois valeurs sont spéciales : le 8, le 9 et le 0.
rules-cards-special = De gauche à droite : 15, 12, 9, 8, 5, 2, 0. Le 9 a des équerres et tient sur tout sauf un toit. Le 8 a une terrasse aussi large que le terrain, et tout tient dessus. Le 0 est le toit.
rules-cards-count = À 2 ou 3, chaque valeur existe une fois dans chaque type : 80 cartes. À 4 ou 5, six valeurs existent deux fois dans chaque type : 110 cartes.
rules-cards-doubled = Les valeurs d’un type à 4 ou 5. Il y a deux exemplaires du 0, du 2, du 5, du 7, du 10 et du 12.
# Read aloud after a number: there are two cards of it
rules-twice = deux exemplaires

# Where a card may go
rules-fits = Où va une carte
rules-fits-text = Tu as au plus une tour de chaque type, et une tour n’a que des cartes de son type. Une carte va au sommet de sa tour. S’il n’y en a pas encore, elle en commence une : toute valeur peut commencer. Les étages ne changent jamais de place.
rules-fit-lower = Une carte doit être plus basse que celle du dessous : 7 sur 12.
rules-fit-higher = Une carte plus haute ne va pas sur une plus basse : pas de 12 sur un 7.
rules-fit-equal = Une carte égale non plus : pas de 5 sur un 5.
rules-fit-deck = N’importe quelle carte va sur un 8, même un 14.
rules-fit-brackets = Un 9 va sur n’importe quelle carte sauf un 0 : ici sur un 3.
rules-fit-after-brackets = Sur le 9 vont de nouveau des cartes plus basses : 6 sur 9.
rules-fit-roof = Un 0 est un toit. Il va sur n’importe quelle carte et ferme la tour.
rules-fit-on-roof = Rien ne va sur un toit, pas même un 9.
rules-fit-only-roof = Un 0 peut commencer une tour. Elle a alors 1 étage, et elle est fermée.

# A round
rules-round = Une manche
rules-round-text = Une manche a quatre parties : cinq cartes sont retournées, tout le monde annonce, qui annonce le plus construit, et la rangée est débarrassée.
rules-row = 1. Cinq cartes
rules-row-text = Cinq cartes sont retournées. C’est la rangée.
rules-row-caption = La rangée de cet exemple : Sable 7, Bonbon 12, Peur 9, Arbre 4, Sable 2.
rules-bid = 2. Enchères
rules-bid-text = Une annonce est le nombre de cartes que tu veux prendre dans la rangée. Qui commence dit un nombre de 0 à 5. Dans le sens des aiguilles d’une montre, chaque autre personne a une seule chance : dire un nombre plus haut, ou passer. Qui annonce la rangée entière met tout de suite fin aux enchères.
rules-bid-limit = N’annonce que ce que tu peux construire. Tu peux compter sur la démolition d’une carte ; voir plus bas.
# Shown in place of a speech bubble
rules-no-turn = ne joue pas
rules-bid-caption = Rūta commence. Annonces : Rūta 3, Aino passe, Tomáš 5. C’est la rangée entière : les enchères sont finies, et Zofia ne joue pas.
rules-take = 3. Construction
rules-take-text = Qui annonce le plus prend exactement autant de cartes qu’annoncé, à son choix. Ensuite :
rules-tear = D’abord, si tu veux, démolis la carte au sommet d’une de tes tours. Elle va dans tes gravats, qui coûtent des points à la fin, et ne revient jamais. Un toit ne se démolit jamais. Si la tour n’avait que cette carte, son type peut recommencer avec n’importe quelle valeur. Si un 8 réapparaît, n’importe quelle carte peut de nouveau aller dessus.
rules-place = Pose ensuite toutes les cartes prises, dans l’ordre que tu veux. Ce qui vient d’être posé ne peut pas être démoli dans cette manche.
rules-tear-caption = La tour de sable de Tomáš était 11 et 6. Le 7 ne peut pas aller sur le 6, donc le 6 est démoli. Puis les cinq cartes sont posées, dans l’ordre des ronds numérotés.
rules-tidy = 4. Rangement
rules-tidy-text = Le reste de la rangée est défaussé, face visible. La personne à gauche de celle qui a construit commence la manche suivante.
rules-nobody = Si la première annonce est 0 et que toutes les autres personnes passent, rien n’est construit ni démoli. La rangée est défaussée, et la même personne recommence.

# Bids that can’t be built
rules-stuck = Annonces impossibles à construire
rules-stuck-text = Une table choisit entre deux façons d’annoncer.
rules-checked = Enchères vérifiées
rules-checked-text = C’est la façon habituelle ici. Seules les annonces que tu peux construire sont proposées. Les cartes que tu prends doivent aussi convenir : si cinq cartes peuvent se poser, quatre d’entre elles ne le peuvent pas toujours, car c’est parfois un 9 qui fait de la place aux autres.
rules-open = Enchères ouvertes
rules-open-text = Comme à une vraie table, tu peux dire n’importe quel nombre plus haut. Si tu vois ensuite que toutes les cartes ne peuvent pas être posées, tu renonces à construire :
rules-open-back = Les cartes retournent dans la rangée, et une carte démolie retourne sur sa tour.
rules-open-again = Tu dis un autre nombre, ou tu passes. Il doit être plus bas que celui auquel tu renonces et toujours plus haut que les annonces avant la tienne. Si la personne qui commence renonce puis passe, cela compte comme 0.
rules-open-on = Les enchères reprennent à partir de toi. Après toi, on annonce de nouveau ; avant toi, non.
rules-open-may = Qui peut poser toutes les cartes n’a pas le droit de renoncer.
rules-open-caption = La même rangée, mais la tour de sable de Tomáš est 6 et 4. Même sans le 4, le 7 ne peut pas aller sur le 6. Tomáš remet donc les cartes et annonce 4 au lieu de 5. C’est maintenant à Zofia, qui peut annoncer 5.

# When the deck runs out
rules-deck = Quand la pioche est vide
rules-deck-text = La pioche est parcourue deux fois.
rules-deck-first = Première fois
rules-deck-first-text = 16 manches à 2 ou 3, 22 manches à 4 ou 5. Puis la pioche est vide.
rules-deck-shuffle = Une nouvelle pioche
rules-deck-shuffle-text = Après cette manche, toutes les cartes défaussées sont mélangées et deviennent la nouvelle pioche. S’il n’y en a pas, la partie se termine.
rules-deck-second = Seconde fois
rules-deck-second-text = Le jeu continue comme avant. La dernière rangée peut être courte ; l’annonce la plus haute est alors sa taille.
rules-deck-end = La fin
rules-deck-end-text = Après la manche où la pioche est de nouveau vide, on compte les points.

# Points
rules-points = Points
rules-points-plain = Une tour sans toit rapporte 1 point par étage.
rules-points-roof = Une tour avec un toit rapporte 2 points par étage. Le toit est aussi un étage.
rules-points-main = Une tour est ta tour principale : 1 point de plus par étage. Tu la choisis, et la plus haute est la meilleure.
rules-points-rubble = Les gravats coûtent des points : 1 pour la première carte, 2 de plus pour la deuxième, 3 de plus pour la troisième, et ainsi de suite.
rules-sum = Les points de l’exemple
rules-sum-plain = Bonbon, 4 étages, sans toit
rules-sum-roofed = Sable, 3 étages avec un toit
rules-sum-tall = Arbre, 6 étages avec un toit
rules-sum-main = Tour principale : Arbre, 6 étages
rules-sum-rubble = Gravats, 2 cartes : 1 et 2

# Who wins
rules-win = La victoire
rules-win-text = Qui a le plus de points gagne. À égalité, la victoire est partagée. Les points peuvent descendre sous 0.

# What is hidden
rules-hidden = Ce qui est caché
rules-hidden-text = Seulement l’ordre de la pioche. Tout le monde peut voir toutes les tours, la rangée, les cartes défaussées, les annonces et le contenu des gravats.
rules-hidden-count = Tout le monde peut donc compter les cartes encore à venir. C’est permis, et une table Steeple montre la liste si tu la demandes.
