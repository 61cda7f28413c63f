# La commande steeple.

about = Steeple : des jeux de construction de tours, pour les humains et pour les programmes.
usage = steeple COMMANDE ...
more-help = steeple COMMANDE --help en dit plus sur une commande.
help-lang = --lang LANGUE choisit la langue : { $known }

# Ce que fait chaque commande, une ligne chacune
help-play = démarrer un serveur et ouvrir le jeu dans le navigateur ; avec --terminal, jouer ici
help-serve = faire tourner un serveur où d’autres peuvent jouer
help-work = faire le travail des bots et des arbitres pour d’autres nœuds, sans servir personne
help-backup = copier les données d’un serveur dans un fichier, même pendant qu’il tourne
help-guests = lister les invités d’un serveur, ou en déconnecter un partout : revoke ID
help-check = chercher si les données d’un serveur sont endommagées
help-restore = remettre une sauvegarde en place, quand aucun serveur ne tourne
help-move-store = copier les données d’un serveur ailleurs, en vérifiant chaque entrée ; peut être repris
help-replay = montrer une partie enregistrée coup par coup
help-export = écrire une partie terminée en une seule page, qui la rejoue sans serveur
help-verify = vérifier chaque règle et chaque tirage d’une partie finie
help-score = compter les points d’une vraie table à la fin de la partie
help-arena = faire jouer des bots entre eux et compter les victoires
help-stdio = un moteur pour les programmes : un objet JSON par ligne
help-mcp = des outils pour les modèles de langage : règles, vue, coups possibles, jouer (MCP)
help-bench = mesurer la vitesse du programme
help-warm = compiler les règles maintenant, pour que personne n’ait à attendre

# Titres et options dans l’aide d’une commande
help-arguments = Arguments
help-options = Options
help-help = afficher cette aide
help-file = le fichier ; - est l’entrée standard
help-to = la page à écrire
help-names = les noms des joueurs dans l’ordre des places, séparés par des virgules
help-title = le nom de la partie
help-json = répondre en JSON, pour les programmes
help-step = attendre Entrée après chaque coup
help-from = commencer à cet événement
help-game = quel jeu
help-bench-what = un jeu, server ou web
help-seats = le nombre de places
help-bot = les adversaires : le nom d’un bot du jeu
help-bidding = checked : seul ce qui peut être construit peut être annoncé ; open : comme à une vraie table
help-option = choisir une option du jeu, par exemple advanced=true ; peut se répéter
help-referee = qui dit ce qui tombe : physics, table ou dice
help-players = les joueurs, séparés par des virgules : noms de bots ou chemins de programmes comme ./mybot ; ils changent de place à tour de rôle
help-log = un fichier pour les résultats : la même commande reprend là où elle s’est arrêtée
help-until-sure = s’arrêter dès qu’il est clair qui est le plus fort
help-csv = écrire toutes les parties dans ce fichier, sous forme de tableau
help-move-seconds = combien de secondes un programme a pour un coup
help-memory-mb = combien de mémoire un programme peut utiliser, en Mo
help-games = combien de parties
help-jobs = combien de processus se partagent le travail
help-seed = un nombre qui permet de rejouer la même partie
help-new = commencer une nouvelle partie, même s’il en reste une à finir
help-towers = les tours à partir du sol, par exemple "candy 15 12 9 0", et "rubble 2" ; "Anna:" dit à qui est la suite
help-seconds = la durée de chaque mesure
help-terminal = jouer dans le terminal, contre des bots
help-no-browser = ne pas ouvrir le navigateur
help-host = l’adresse d’écoute ; 0.0.0.0 : toutes celles de cette machine
help-port = le port d’écoute ; 0 en prend un libre
help-data = le dossier des données du serveur
help-store = l’adresse d’une base PostgreSQL que plusieurs nœuds partagent, à la place du dossier
help-bus = comment les nœuds qui partagent des données se disent ce qui se passe : postgresql, ou l’adresse d’un serveur NATS
help-leave-work = laisser d’autres nœuds jouer pour les bots et juger les coups
help-base-url = l’adresse à taper pour venir jouer, s’il y a un proxy devant le serveur
help-proxy = l’adresse d’un proxy de confiance ; peut se répéter
help-keep-days = oublier les parties finies après ce nombre de jours ; 0 les garde
help-keep-unfinished-days = oublier les tables inachevées, ce nombre de jours après le dernier coup ; 0 les garde
help-keep-guests-days = oublier le nom des invités sans table, ce nombre de jours après leur dernière visite ; 0 le garde
help-limit = fixer une limite, par exemple requests_per_second=50 ; peut se répéter
help-backup-file = le fichier à écrire
help-guests-what = rien pour lister, ou revoke et l’ID de l’invité
help-restore-file = la sauvegarde à remettre en place
help-move-store-from = où sont les données : un fichier SQLite, ou l’adresse d’une base PostgreSQL
help-move-store-to = où elles doivent aller, de même
help-quick = ne pas vérifier les parties finies, ce qui prend le plus de temps

# Ce qui ne va pas dans une ligne de commande
unknown-command = Il n’y a pas de commande « { $command } ». Au choix : { $known }.
unknown-argument = « { $argument } » n’est pas compris ici. --help montre ce qui l’est.
not-an-option = Une option s’écrit nom=valeur, pas « { $argument } ».
argument-missing = Il manque ceci : { $argument }
value-missing = { $argument } demande une valeur.
not-a-number = { $argument } est un nombre entier, pas { $value }.
unknown-language = Il n’y a pas de langue « { $language } ». Au choix : { $known }.

interrupted = Arrêt.
compiling = Compilation des règles : { $done } sur { $of }
compiling-beside = Les règles sont compilées en arrière-plan. Tu peux déjà jouer ; d’ici là, les bots réfléchissent un peu plus longtemps.
# $problem : ce que dit le système, en anglais
exported = La page est { $file }.
too-many-names = { $names } noms pour { $seats } joueurs.
no-replay = Le navigateur ne peut pas revoir { $game }.
cannot-write-page = Impossible d’écrire { $file } : { $problem }
needs-scripts = Cette page a besoin de JavaScript pour montrer la partie.
cannot-read = Impossible de lire { $file } : { $problem }
cannot-write = Impossible d’écrire { $file } : { $problem }. La partie continue, mais ne sera pas sauvegardée.
file-too-large = { $file } dépasse { $most } Mo : c’est trop pour un enregistrement.

# Jouer dans le terminal
welcome = { $game }. h affiche les touches, q quitte.
seat-name = J{ $number }
game-goes-on = Ta partie inachevée continue. (steeple play --terminal --new en commence une autre.)
game-kept = Ta partie est sauvegardée. steeple play --terminal la reprend.
kept-game-aside = Ta partie inachevée a été mise de côté : { $file }.
kept-game-spoilt = La partie inachevée n’est plus lisible ; elle est mise de côté dans { $file }.
seat-score =
    { $count ->
        [one] { $name } : { $count } point
       *[other] { $name } : { $count } points
    }
# $names : un nom, ou plusieurs si la victoire est partagée
winners =
    { $count ->
        [one] La victoire revient à : { $names }
       *[other] La victoire est partagée entre : { $names }
    }
record-kept = L’enregistrement de cette partie est { $file }. steeple replay le montre, steeple verify le vérifie.
event-number = Événement { $number }
press-enter = Entrée pour continuer.

# Vérifier un enregistrement
verified = Tout est juste : { $events } événements, { $moves } coups conformes aux règles, { $draws } tirages conformes à la graine du donneur.

# Compter les points d’une vraie table
score-how =
    Pour chaque personne, écris le nom suivi de deux-points, puis les tours à partir du sol, par exemple :
      Anna:
      candy 15 12 9 0
      rubble 2
    Une ligne vide termine la liste.
total = Total

# Pour les programmes
no-match = Il n’y a pas encore de partie : new ou replay en commence une.
no-mcp = Le SDK pour les modèles de langage n’est pas installé : pip install steeple[mcp]
not-a-command = Une commande est un objet JSON avec « cmd » : { $known }.
bad-field = « { $field } » doit être de type { $type }.
line-too-long = La ligne dépasse { $most } Mo.

# Mesurer
bench-no-game = Le jeu « { $game } » ne peut pas être mesuré. Au choix : { $known }.
bench-no-peer = OpenSpiel n’est pas installé, il n’y a donc rien à comparer : pip install open_spiel
bench-no-node = Node.js manque, ou ses paquets sont introuvables : il n’y a donc rien à quoi comparer.
bench-no-playwright = Le jeu dans le navigateur se mesure avec Playwright, qui n’est pas installé : pip install playwright
bench-no-chromium = Chromium est introuvable ici. STEEPLE_CHROMIUM peut dire où il est.
bench-no-client = Le jeu dans le navigateur n’est pas encore construit. Cette commande le construit : python3 run.py
bench-figure = Mesure
bench-value = Valeur

# Bots against bots: headings of the table
arena-player = Joueur
arena-games = Parties
arena-wins = Victoires
arena-points = Points
arena-margin = Écart
arena-rating = Classement
arena-against = { $player } contre { $other }
