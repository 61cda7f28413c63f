# The home page, and opening a table.

home-title-games = Trois jeux de tours.
home-title-link = Un lien, pas de compte.
home-intro = Ouvre une table, envoie le lien, et tes proches prennent place dans leur navigateur. Des bots occupent les autres places, ou tu joues seulement contre eux.

# The field for an invitation. Codes are English words in every language.
home-code = Code ou lien de la table
home-code-placeholder = Code : plum-gable-274
home-code-join = Rejoindre
home-code-looking = Recherche…
home-code-empty = Écris un code de table, ou colle un lien.
home-code-wrong = Aucune table n’a ce code. Un code ressemble à plum-gable-274.

# The deal of the day: everybody plays the same cards, once; the buttons are as short as can be
home-deal = La donne du jour
home-deal-text = Mêmes cartes pour tous, un seul essai
home-deal-play = Jouer
home-deal-on = Continuer
home-deal-result = Ton résultat

home-tables = Tes tables
home-tables-none = Pas encore de table. Elle apparaît ici dès que tu en ouvres une plus bas.
home-tables-more =
    { $count ->
        [one] { $count } autre table
        [many] { $count } d’autres tables
       *[other] { $count } autres tables
    }
home-try-again = Réessayer
home-saved = Enregistrées dans ce navigateur
# Under the title of a table. $game: its name, $names: a list of people; names can’t be inflected, so
# other languages may want “{ $game }: { $names }”
home-table-with = { $game } avec { $names }
home-your-turn = À toi
# $name: of a person or a bot; names can’t be inflected: “Turn: { $name }” is as good
home-turn-of = À { $name } de jouer
home-playing = En cours
home-not-begun = Pas commencée
home-damaged = Illisible
home-seats-free =
    { $count ->
        [one] { $count } place libre
        [many] { $count } de places libres
       *[other] { $count } places libres
    }
home-won = Tu as gagné
# $names: one name, or a list if the win is shared
home-won-by = Victoire : { $names }
home-over = Finie
home-replay = Revoir
# For screen readers. $table: its title
home-replay-of = Revoir : { $table }

# The games
home-games = Les jeux
home-players = De { $least } à { $most } personnes
# Three ways to begin, as short as can be; each is a button with an icon. For screen readers, the label
# must begin with the same words.
home-way-friends = Entre amis
home-way-bots = Bots
home-way-screen = Un écran
home-way-friends-label = Entre amis : ouvrir { $game } et envoyer un lien
home-way-bots-label = Bots : jouer à { $game } contre des bots
home-way-screen-label = Un écran : jouer ensemble à { $game } sur cet appareil
home-learn =
    { $minutes ->
        [one] Apprendre en { $minutes } minute
        [many] Apprendre en { $minutes } minutes
       *[other] Apprendre en { $minutes } minutes
    }
# $game: its name
home-learn-first = { home-learn } : { $game }
home-rules = Règles
home-score = Compter les points d’une vraie table
home-about = À propos et équité
home-pages = Autres pages

# Opening a table: one sheet for each of the three ways
home-open-friends = { $game } entre amis
home-open-bots = { $game } contre des bots
home-open-screen = { $game } sur un écran
home-name = Ton nom
home-name-missing = Écris un nom, pour que les autres voient qui est là.
# Stands for a name that was not given
home-guest = Anonyme
# Stands for a name that was not given. $number: 1 to 6
home-player = J{ $number }
home-friends-text = La table s’ouvre avec un lien à envoyer. La partie commence quand tu la lances.
home-friends-open = Ouvrir la table
home-bots-count = Bots
home-bots-strength = Leur façon de jouer
home-bots-start =
    { $count ->
        [one] Jouer contre { $count } bot
        [many] Jouer contre { $count } de bots
       *[other] Jouer contre { $count } bots
    }
home-screen-text = L’écran passe de main en main à chaque tour.
home-screen-names = Qui joue
home-screen-add = Ajouter quelqu’un
home-screen-remove = Retirer { $name }
home-screen-bots = Des bots aussi
# $count: all who play
home-screen-start = Jouer à { $count }
home-opening = Ouverture…

# How strong a bot is, weakest first
bot-random = Insouciant
bot-greedy = Gourmand
bot-easy = Facile
bot-medium = Moyen
bot-hard = Difficile
bot-expert = Expert

# An invitation was opened
join-looking = Recherche de la table
# $table: its title or the name of the game
join-title = Prends place : { $table }
join-colour = Couleur de la maison
join-colour-any = Au choix
join-sit = S’asseoir
join-sitting = Un instant…
join-watch-instead = Juste regarder
join-wrong = Cette invitation ne mène à aucune table
join-wrong-text = Elle n’est plus valable, ou le lien est mal recopié. Demande la nouvelle à l’hôte.
join-full = Toutes les places sont prises
join-full-text = Tu peux regarder, et voir ce que tout le monde voit.
join-begun = La partie a commencé
join-begun-text = Il n’est plus possible de prendre place, mais tu peux regarder.
join-over = La partie est finie
join-over-text = Tu peux voir comment elle s’est terminée.
join-watch = Regarder la partie
