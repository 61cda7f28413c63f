# What the server says: over the web to players and programs, and in its own words to operators.

# Taking a seat, before the start
already-started = La partie a commencé ; cela ne peut plus changer.
not-started = La partie n’a pas encore commencé.
not-host = C’est réservé à l’hôte de la table.
not-invited = Pour prendre une place ici, ouvre la table avec son invitation. Une invitation renouvelée n’est plus valable.
table-full = Toutes les places sont prises.
seat-taken = Cette place est prise.
# $seat counts from 0, as programs do
no-such-seat =
    { $seats ->
        [one] Il n’y a pas de place { $seat } : la table a { $seats } place, numérotée 0.
       *[other] Il n’y a pas de place { $seat } : la table a { $seats } places, numérotées à partir de 0.
    }
too-few =
    { $seats ->
        [one] { $seats } place est prise ; il en faut au moins { $least }.
       *[other] { $seats } places sont prises ; il en faut au moins { $least }.
    }
free-starter = La place qui devait commencer est libre. Choisis-en une autre, ou tire au sort.
bad-name = Un nom compte de 1 à { $most } caractères.
bad-title = Un titre compte au plus { $most } caractères.
bad-colour = La couleur « { $colour } » n’est pas disponible. Couleurs libres : { $free }.

# During play
not-yours = Cette place n’est pas la tienne.
# $name: of a person or a bot
not-your-turn = Ce n’est pas ton tour : c’est à { $name } de jouer.
bot-plays = Un bot joue pour toi. Reprends d’abord ta place.
stale = La partie a avancé entre-temps. Regarde de nouveau la table avant de jouer.
nothing-to-undo = Tu n’as aucun coup à reprendre.
undo-asked-already = Il y a déjà une demande pour reprendre un coup ; elle passe d’abord.
no-undo-asked = Aucune demande pour reprendre un coup n’attend ta réponse.
nothing-to-leave = Il n’y a pas de partie à quitter.
# $name: of a person
not-away = { $name } est toujours là.
nothing-to-take-back = Aucun bot ne joue pour toi.
not-over = La partie n’est pas encore finie.

# Chat
bad-chat = Un message compte de 1 à { $most } caractères.
phrase-hello = Bonjour tout le monde.
phrase-good-luck = Bonne chance.
phrase-well-built = Bien construit.
phrase-thanks = Merci.
phrase-oops = Oups.
phrase-thinking = Je réfléchis.
phrase-your-turn = C’est ton tour.
phrase-back-soon = Je reviens tout de suite.
phrase-good-game = Belle partie.
phrase-again = Encore une ?

# Limits, and requests that make no sense
too-fast =
    { $seconds ->
        [one] C’est un peu trop rapide. Réessaie dans { $seconds } seconde.
       *[other] C’est un peu trop rapide. Réessaie dans { $seconds } secondes.
    }
too-many = Trop de connexions sont ouvertes ; la limite est { $most }.
no-such-table = Cette table n’existe pas. Le lien est peut-être incomplet.
no-such-invite = Cette invitation n’est plus valable, ou elle est mal recopiée. Demande la nouvelle à l’hôte.
no-such-page = Cette page n’existe pas.
closing = Le serveur redémarre. Rien n’est perdu ; réessaie dans un instant.
reload = Steeple a été mis à jour. Recharge la page pour continuer. Ta place est gardée, et rien de ce que tu as confirmé n’est perdu.

# For whoever starts a server
serving = Steeple est à l’adresse { $address }
serving-stops = Ctrl+C arrête le serveur. Rien n’est perdu.
working = Au travail pour { $store }
on-this-machine = Sur cette machine : { $address }
on-the-network = Sur le réseau local : { $address }
store-busy = Un autre serveur Steeple utilise déjà { $file }.
store-too-new = { $file } vient d’une version plus récente de Steeple : une mise à jour est nécessaire.
store-empty = { $file } a perdu ses données ({ $problem }). steeple restore FILE remet une sauvegarde en place. Pour repartir de rien, il faut supprimer { $file } et { $mark }.
store-behind = À la fin de { $file }, il manque quelque chose qui avait été confirmé aux joueurs ({ $problem }). steeple restore FILE remet une sauvegarde en place. Pour continuer sans, il faut supprimer { $mark }.
# $problem: what the system says, in English
store-failed = Impossible d’utiliser { $file } : { $problem }
# $problem: what the system says, in English
cannot-listen = Le serveur ne peut pas écouter sur { $address } : { $problem }
not-an-address = « { $address } » n’est pas l’adresse d’un site (par exemple https://play.example).
not-a-store = « { $address } » n’est pas l’adresse d’une base PostgreSQL, comme postgresql://steeple@localhost/steeple.
not-a-bus = « { $address } » ne permet pas aux nœuds de se dire ce qui se passe. Avec --store, --bus est postgresql, ou une adresse comme nats://localhost.
unknown-limit = Il n’y a pas de limite « { $name } ». Au choix : { $known }.
backup-done = La sauvegarde est dans { $file }.
backup-exists = { $file } existe déjà ; rien n’y a changé.
# The columns of the list of guests
guests-id = Invité
guests-name = Nom
guests-active = Dernière activité (UTC)
guests-tables = Tables
guest-revoked = { $guest } : déconnexion partout ; un serveur en marche en tient compte en quelques secondes.
no-such-guest = Ce serveur ne connaît pas d’invité « { $guest } ».
check-done = Tout est juste. Tables : { $tables }, entrées : { $entries }, parties finies vérifiées : { $matches }.
check-flaws = { $file } est endommagé. Défauts trouvés : { $count }. steeple restore FILE remet une sauvegarde en place.
flaw-file = SQLite signale : { $problem }
flaw-behind = À la fin, il manque quelque chose qui avait été confirmé aux joueurs : { $problem }
flaw-entry = Table { $table } : l’entrée { $seq } est endommagée.
flaw-gap = Table { $table } : l’entrée { $seq } manque.
flaw-log = Table { $table } : son journal ne peut pas être suivi : { $problem }
flaw-snapshot = Table { $table } : son instantané est inutilisable, tout le journal est lu à sa place : { $problem }
flaw-row = Table { $table } : ce que la liste en dit ne correspond pas à son journal.
flaw-match = Table { $table } : sa partie ne peut pas être vérifiée : { $problem }
flaw-guests = Invités dont le nom et la couleur sont illisibles : { $count }
restore-done = La sauvegarde { $file } est remise en place.
restore-aside = Ce qu’il y avait avant est gardé dans { $file }.
restore-damaged = La sauvegarde { $file } est endommagée ; rien n’a été changé. { $problem }

# Reasons that the client does not bring along: the server says them in the person’s language
still-verifying =
    { $seconds ->
        [one] D’autres fichiers de partie sont encore en cours de vérification. Réessaie dans { $seconds } seconde.
       *[other] D’autres fichiers de partie sont encore en cours de vérification. Réessaie dans { $seconds } secondes.
    }
no-such-deal = Il n’y a pas de donne pour ce jour-là.
deal-not-yet = La donne de ce jour ouvre à minuit UTC, pour tout le monde à la fois.
deal-secret = D’autres jouent encore ces cartes aujourd’hui. Tu pourras regarder une fois la donne suivante ouverte.
not-in-deal = Dans la donne du jour, on ne peut rien reprendre, rien laisser à un bot ni rejouer.
# $problem: where a program goes wrong, in English
not-json = Ce n’est pas du JSON : { $problem }
bad-request = La requête n’est pas comprise : { $problem }
not-json-type = Il faut envoyer du JSON, avec le type de contenu application/json.
bad-token = Ce jeton ne vient pas de ce serveur.
other-site = La demande vient d’une page d’un autre site ; elle est refusée.
wrong-host = Ce serveur ne répond pas à ce nom.
wrong-method = Ce type de requête n’est pas possible ici.
no-sheets = Les points de ce jeu ne se comptent pas ici.
too-long-to-verify = Vérifier ce fichier de partie prendrait trop de temps ici. Sur ta propre machine, steeple verify le vérifie sans limite.
too-many-values = Cet enregistrement contient trop de valeurs ; la limite est { $most }.
too-large = C’est trop gros ; la limite est de { $most } octets.
bad-language = Cette langue n’est pas disponible ici. Au choix : { $known }.
bad-clock = Cette pendule n’est pas possible : il faut de 5 secondes à 30 jours, et un incrément seulement avec un temps total pour la partie.
no-such-phrase = Cette phrase n’existe pas. Au choix : { $known }.
no-lesson = Ce jeu n’a pas encore de leçon.
not-built = Le serveur est en marche, mais le jeu dans le navigateur n’est pas encore construit. Cette commande le construit et le lance :
too-many-bot-tables = À trop de tes tables, seuls des bots jouent ; la limite est { $most }. Attends qu’une de ces parties soit finie.
damaged = Impossible de lire cette table : ses données sur le serveur sont endommagées. La personne qui gère le serveur en est informée. Les autres tables n’ont pas changé.
not-kept = Impossible de sauvegarder : le serveur ne peut pas écrire sur son disque. Rien n’a changé ; réessaie un peu plus tard.
broken = Il y a eu un problème sur le serveur. Rien n’a changé, et l’erreur est notée.
bad-code = Ce code est faux, déjà utilisé ou trop ancien.
moved = Tout est maintenant dans { $store }, et chaque entrée a été comparée. Tables : { $tables }, entrées : { $entries }.
