# The deal of the day: the same cards for everybody, and one try.

# $date: such as “Wednesday, 18 November”
deal-of = La donne du { $date }
# $names: of bots
deal-about = { $game } contre { $names }. Tout le monde a les mêmes cartes, les mêmes bots et un seul essai. La partie peut être terminée jusqu’à l’ouverture de la donne suivante.
deal-row = La première rangée
deal-play = Jouer la donne du jour
deal-points =
    { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    }
# After the points: “49 points, better than 84 %”
deal-better = mieux que { $percent } %
# In the place of the percentage, while fewer than 20 people have played
deal-first = parmi les 20 premiers
deal-played =
    { $count ->
        [one] { $count } personne a joué ces cartes jusqu’ici.
        [many] { $count } de personnes ont joué ces cartes jusqu’ici.
       *[other] { $count } personnes ont joué ces cartes jusqu’ici.
    }
deal-too-late = Cette donne n’a pas été terminée à temps : elle ne compte pas.
deal-not-played = Tu n’as pas joué cette donne.
deal-results = Tous les résultats
# $mine, $middle, $best: points
deal-results-said = Le tien : { $mine }. Au milieu : { $middle }. Le meilleur : { $best }.
deal-you = Toi
deal-table = Ta table
deal-week = Les sept derniers jours
deal-week-said = Jours joués : { $count } sur les 7 derniers.
deal-days =
    { $count ->
        [one] { $count } jour d’affilée
        [many] { $count } de jours d’affilée
       *[other] { $count } jours d’affilée
    }
deal-most =
    { $count ->
        [one] Record : { $count } jour
        [many] Record : { $count } de jours
       *[other] Record : { $count } jours
    }
deal-next = La donne suivante ouvre dans { $hours } h { $minutes } min.
deal-yesterday = La donne d’hier
deal-share-note = Rien que des hauteurs et des toits : personne n’y apprend les cartes.
deal-fair = La même pour tous
deal-fair-text = Toutes les cartes d’une donne découlent d’un seul nombre. Son sceau est publié la veille, et le nombre lui-même une fois le jour fini : chacun peut alors vérifier la partie.
deal-once = Un essai compte par invité, sur tous ses appareils. Qui efface les données du navigateur devient un nouvel invité : un second essai ne peut être exclu.
deal-seal = Sceau de cette donne
deal-next-seal = Sceau de la donne de demain
deal-key = Le nombre de cette donne
