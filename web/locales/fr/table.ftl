# The table during play.

table-not-found = Il n’y a pas de table ici
table-opening = Ouverture de la table
loading = Un instant
# The title of the browser’s tab. $title: what the table is called
title = { $title } – Steeple
title-turn = À toi – { $title }

# Seats
you = toi
seat-bot = bot
seat-stood-in = un bot joue

deck-short = reste { $count }
watching =
    { $count ->
        [one] { $count } regarde
        [many] { $count } regardent
       *[other] { $count } regardent
    }

wait-you = À toi
# A reminder to whose turn it is
nudge = Relancer
nudged = C’est fait
tell-me = Me prévenir quand c’est mon tour
said-your-turn = C’est ton tour.

# What happened. No verb may depend on the grammar of a name.
# $names: a list of names
told-end =
    { $count ->
        [one] La partie est finie. Victoire : { $names }
        [many] La partie est finie. Victoire partagée : { $names }
       *[other] La partie est finie. Victoire partagée : { $names }
    }
told-sat = { $name } prend place
told-stood = { $name } s’en va
told-taken-over = { $name } : un bot prend le relais
told-taken-back = { $name } est de retour
told-away-counted = { $name } s’absente ; un bot prend bientôt le relais
told-away-ended = { $name } est de nouveau là
told-undo-asked = { $name } demande à reprendre un coup
told-undo-refused = { $name } : le coup reste
told-undone = { $name } : le coup est repris
told-rematch-wanted = { $name } veut rejouer
missed = Pendant ton absence
missed-more =
    { $count ->
        [one] et { $count } autre avant
        [many] et { $count } autres avant
       *[other] et { $count } autres avant
    }

# Questions to everybody
undo-wanted = { $name } voudrait reprendre le dernier coup.
undo-waiting = Tu as demandé à reprendre ton coup. Les autres décident.
undo-yes = D’accord
undo-no = Refuser
away-counting =
    { $count ->
        [one] { $name } s’absente. Un bot prend le relais dans { $count } seconde.
        [many] { $name } s’absente. Un bot prend le relais dans { $count } de secondes.
       *[other] { $name } s’absente. Un bot prend le relais dans { $count } secondes.
    }
away-here = Je suis là
away-missing = { $name } est hors ligne.
away-bot = Faire jouer un bot
stood-in = { $name } : un bot joue pour toi.
take-back = Reprendre la main

# The line to the server
line-lost = Reconnexion à la table
line-offline = Cet appareil est hors ligne
line-restarting = Le serveur redémarre
line-safe = Ta place est gardée, et rien de ce que tu as confirmé n’est perdu.
line-safe-watching = La table revient d’elle-même.

# Several people at one screen
hand-over = Passe l’écran à { $name }
hand-over-text = Tout le monde peut regarder : dans ce jeu, rien n’est caché.
hand-over-ready = { $name } : c’est parti

chat = Tchat
chat-unread =
    { $count ->
        [one] Tchat, { $count } nouveau message
        [many] Tchat, { $count } de nouveaux messages
       *[other] Tchat, { $count } nouveaux messages
    }
chat-empty = Personne n’a encore rien dit.
chat-watching = Le public peut lire aussi.
chat-write = Écris quelque chose
chat-send = Envoyer
chat-mute = Masquer quelqu’un
story = Ce qui s’est passé
menu = Table
menu-undo = Reprendre mon dernier coup
menu-undo-text = Tout de suite si personne n’a joué depuis et qu’aucune carte n’a été retournée ; sinon les autres décident.
menu-rules = Règles
menu-watch = Copier le lien pour regarder
menu-copied = Copié
menu-home = Vers l’accueil
menu-home-text = Ta place est gardée ; reviens quand tu veux.
menu-leave = Quitter la partie
menu-leave-sure = Un bot continue pour toi. Tu peux reprendre ta place tant que la partie dure.
menu-leave-yes = Quitter
