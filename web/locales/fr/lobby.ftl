# A table before the start.

# Under the title. $taken and $seats: numbers
lobby-state = Places prises : { $taken } sur { $seats }.
lobby-reconnecting = Reconnexion. Ta place est gardée, et rien n’est perdu.
lobby-title = Nom de la table
lobby-name-it = Nommer la table
lobby-rename = Renommer
lobby-save = Enregistrer

# Who sits where
lobby-who = Places
lobby-free-seat = Place libre
# $number: the seat, counted from 1
lobby-seat-number = Place { $number }
# A bot that was given no name
lobby-bot = Bot
# Under a name: whose seat it is
lobby-role-you = toi
lobby-role-you-host = toi, l’hôte
lobby-role-host = l’hôte
# Somebody else who plays at the reader’s own device
lobby-role-second = à ton écran
# $strength: one word, such as “Greedy”
lobby-role-bot = Bot : { $strength }
lobby-here = Là
lobby-not-here = Hors ligne
lobby-ready = En place
lobby-fill = Occuper
lobby-fill-label = Occuper la place { $number }
lobby-change = Modifier
# For screen readers. $name: who sits there
lobby-change-label = Modifier la place : { $name }

# The sheet for one seat
lobby-fill-title = Occuper la place libre
lobby-bot-strength = La façon de jouer du bot
lobby-bot-add = Ajouter un bot
lobby-bot-keep = Garder ce bot
lobby-bot-away = Renvoyer le bot
lobby-person-text = Quelqu’un à côté de toi peut jouer à cet écran.
lobby-person-name = Nom de la personne à cet écran
lobby-person-add = Ajouter cette personne
lobby-free-person = Libérer la place
lobby-free-person-text = L’invitation est alors renouvelée : pour revenir, il faut le nouveau lien.
lobby-stand = Se lever
lobby-stand-text = La place se libère. Si c’est ta dernière, quelqu’un d’autre devient l’hôte.

# House colours, and the words for them under small houses
colour-brick = Brique
colour-slate = Ardoise
colour-straw = Paille
colour-plum = Prune
colour-moss = Mousse
colour-sky = Ciel

# Inviting
lobby-invite = Invite tes proches
lobby-invite-text = Fais scanner le code ou envoie le lien. Un nom suffit pour prendre place.
lobby-invite-full = Toutes les places sont prises. Avec le lien, on peut regarder.
lobby-qr = L’invitation en code QR
lobby-link = Lien de l’invitation
lobby-copy = Copier le lien
lobby-copied = Copié
lobby-selected = Le lien est sélectionné. Copie-le avec le clavier ou le menu.
lobby-share = Partager
# Goes before the link in a message to friends. $table: the table’s title or the game
lobby-share-text = Prends place à ma table : { $table }
# Before the code in words, such as “plum gable 274”
lobby-say = Au téléphone, dis
# The button with which the host makes earlier links invalid
lobby-renew = Renouveler l’invitation
lobby-renewed = L’invitation est nouvelle. Les liens déjà envoyés ne fonctionnent plus.
# $command: what is typed in a terminal
lobby-here-only = Ce lien marche seulement sur cet ordinateur. Pour d’autres appareils, lance { $command } : l’adresse dans ton réseau s’affiche.
lobby-watch-title = Fais venir du public
lobby-watch = D’autres peuvent regarder
lobby-watch-copy = Copier le lien spectateur
lobby-watch-link = Lien pour regarder

# What is agreed
lobby-options = Ce qui est convenu
lobby-clock = Temps de réflexion
lobby-clock-none = Illimité
lobby-clock-none-note = Sans pendule, une partie peut durer des jours.
# $minutes: 1 or 3
lobby-clock-move = { $minutes } min
lobby-clock-move-note = Pour chaque tour. Quand le temps est écoulé, un bot prend le relais.
# For the whole game
lobby-clock-bank = { $minutes } min en tout
# $seconds: are added after each turn
lobby-clock-bank-note = Pour tous les tours d’une personne, et { $seconds } s de plus à chacun.
lobby-starter = Qui commence
lobby-starter-lot = Au sort
lobby-starter-lot-note = Le tirage au sort se fait avec la pioche scellée.
lobby-away = Si quelqu’un s’absente
lobby-away-never = Attendre
lobby-away-never-note = La partie attend ; les autres peuvent demander un bot.
lobby-away-after = { $minutes } min
lobby-away-after-note = Après { $minutes } min, un bot continue, puis rend la place.
lobby-seats = Places
lobby-seats-locked = Les places occupées restent.

# Starting
# $count: how many play
lobby-start = Commencer à { $count }
lobby-starting = Lancement…
lobby-start-waiting = En attente des autres
lobby-start-some =
    { $count ->
        [one] { $count } en place
        [many] { $count } en place
       *[other] { $count } en place
    }
lobby-start-all = Tout le monde est là
lobby-start-free =
    { $count ->
        [one] { $count } place libre se ferme quand tu commences.
        [many] { $count } de places libres se ferment quand tu commences.
       *[other] { $count } places libres se ferment quand tu commences.
    }
# $names: a list of people
lobby-start-absent = Hors ligne : { $names }. La place est gardée.
lobby-start-too-few =
    { $least ->
        [one] Il faut au moins { $least } personne. Invite quelqu’un, ou ajoute un bot.
        [many] Il faut jouer au moins à { $least }. Invite quelqu’un, ou ajoute un bot.
       *[other] Il faut jouer au moins à { $least }. Invite quelqu’un, ou ajoute un bot.
    }
lobby-start-offline = La connexion est coupée pour le moment.
lobby-wait = En attente du début
# $name: the host
lobby-wait-text = L’hôte lance la partie. Hôte : { $name }
lobby-not-begun = La partie n’a pas commencé
lobby-not-begun-text = Tu regardes. La partie apparaît ici dès qu’elle commence.
lobby-not-begun-free = Pour prendre une place, ouvre l’invitation.
lobby-keeps = Si tu quittes la page, ta place est gardée.

# Read aloud when it happens. $name: of a person or a bot
lobby-news-sat = { $name } prend place.
lobby-news-stood = { $name } se lève.
lobby-news-bot = { $name } : un bot prend place.
lobby-news-host = C’est toi l’hôte maintenant.
lobby-news-terms = L’hôte a changé ce qui est convenu.
