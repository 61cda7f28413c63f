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
seat-builds = construit
seat-thinks = réfléchit
seat-stood-in = un bot joue
# Said by screen readers about somebody’s skyline. $standing: such as “passed”, or nothing
open-seat = { $name }, { some-points }. { $standing }
# The same plural as everywhere: $points
some-points =
    { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    }
others = Les autres
your-towers = Tes tours
towers-of = Tours : { $name }
# $tower: such as Sand tower; $values: a list of numbers from the ground up
tower-said =
    { $tower }, { $count ->
        [one] { $count } étage
        [many] { $count } d’étages
       *[other] { $count } étages
    } : { $values }. { some-points }.
tower-said-empty = { $tower } : terrain vide.
roof = toit
torn-down = démoli
main-tower-height = tour principale, { $count }
points-now = points actuels
# After a number
points-unit =
    { $count ->
        [one] point
        [many] de points
       *[other] points
    }
becomes = devient
# $type: candy, scary, tree, scrap or sand
main-tower-is =
    { $type ->
        [candy] Tour principale : Bonbon
        [scary] Tour principale : Peur
        [tree] Tour principale : Arbre
        [scrap] Tour principale : Ferraille
       *[sand] Tour principale : Sable
    }
# $count: how many cards lie there; $cost: points lost for all of them
rubble-costs =
    { $count ->
        [one] Gravats : { $count }, coût { $cost }
        [many] Gravats : { $count }, coût { $cost }
       *[other] Gravats : { $count }, coût { $cost }
    }

# The deck. $pass_: 1 while it is gone through for the first time, 2 for the second
deck-chip =
    { $pass_ ->
        [1] { $count ->
                [one] { $count } carte, puis on remélange
                [many] { $count } de cartes, puis on remélange
               *[other] { $count } cartes, puis on remélange
            }
       *[2] { $count ->
                [one] { $count } carte, puis c’est la fin
                [many] { $count } de cartes, puis c’est la fin
               *[other] { $count } cartes, puis c’est la fin
            }
    }
deck-short = reste { $count }
watching =
    { $count ->
        [one] { $count } regarde
        [many] { $count } regardent
       *[other] { $count } regardent
    }

# The row, and where each card would go. The short ones stand under small cards.
the-row = La rangée
the-row-help = qui gagne l’enchère en prend autant qu’annoncé, à son choix
fit-on = sur ton { $below }
fit-on-short = sur { $below }
fit-start = commence une tour
fit-start-short = commence
fit-roof = un toit
fit-roof-short = toit
fit-after-tearing = si tu démolis ton { $below }
fit-after-tearing-short = démolir { $below }
fit-after-others = après une autre carte
fit-after-others-short = après
fit-none = pas de place : ton { $below } est trop bas
fit-none-short = sans place
fit-stays = reste
# $type: candy, scary, tree, scrap or sand
fit-none-roof =
    { $type ->
        [candy] ta tour de bonbons a son toit
        [scary] ta tour de la peur a son toit
        [tree] ta tour des arbres a son toit
        [scrap] ta tour de ferraille a son toit
       *[sand] ta tour de sable a son toit
    }
# $order: 1 for the card that is placed first
fit-placed = n° { $order }

# Bidding
your-bid = Ton annonce
auction = Les enchères
turn-first = À toi : dis le premier nombre
# $number: the highest bid; $name: who bid it
turn-raise = À toi : plus de { $number } ({ $name }), ou passe
turn-pass = À toi : tu ne peux que passer
bid-choose = Combien de ces cartes veux-tu ? Choisis un nombre pour voir ce qu’il pourrait rapporter.
bid-only-pass = Aucun nombre plus haut ne peut se construire sur tes tours.
bid-nothing = Avec 0, tu laisses la rangée aux autres. Si tout le monde passe, elle est défaussée.
bid-some =
    { $number ->
        [one] Avec { $number }, tu prends { $number } carte au choix, sauf si quelqu’un annonce plus. L’étage en pointillé montre la meilleure construction.
        [many] Avec { $number }, tu prends { $number } de cartes au choix, sauf si quelqu’un annonce plus. Les étages en pointillé montrent la meilleure construction.
       *[other] Avec { $number }, tu prends { $number } cartes au choix, sauf si quelqu’un annonce plus. Les étages en pointillé montrent la meilleure construction.
    }
bid-whole-row = Avec { $number }, tu prends tout de suite la rangée entière : personne ne peut annoncer plus.
bid-button = Choisis un nombre
# $number: a bid; $points: what one would have after it
step-said = Annoncer { $number }, puis { some-points }
with-number = avec { $number } :

# Building
# $row: how many cards there are
take-cards = Prends-en { $count } sur { $row }
tear-down = Démolir
tear-nothing = Rien
place-more =
    { $count ->
        [one] Encore { $count } carte à poser
        [many] Encore { $count } de cartes à poser
       *[other] Encore { $count } cartes à poser
    }
place-done =
    { $count ->
        [one] { $count } carte est posée
        [many] Les { $count } de cartes sont posées
       *[other] Les { $count } cartes sont posées
    }
build-how = Appuie sur une carte : elle va sur sa tour. Une basse va sur une haute. Tu peux d’abord démolir une carte au sommet d’une tour.
build-ready = Rien ne compte avant de construire.
build-button =
    { $count ->
        [one] Encore { $count } carte
        [many] Encore { $count } de cartes
       *[other] Encore { $count } cartes
    }
undo = Annuler
suggest = Proposer
cancel-build = Impossible à construire
order = Ordre de pose
order-said = { $order } : { $card }. Appuie pour remettre la carte, les flèches changent l’ordre.
order-help = Appuie pour remettre une carte. Fais glisser ou utilise les flèches pour changer l’ordre.
# What is special about a planned tower
note-roof =
    { $type ->
        [candy] Bonbon reçoit son toit : 2 points par étage, et plus rien ne va dessus.
        [scary] Peur reçoit son toit : 2 points par étage, et plus rien ne va dessus.
        [tree] Arbre reçoit son toit : 2 points par étage, et plus rien ne va dessus.
        [scrap] Ferraille reçoit son toit : 2 points par étage, et plus rien ne va dessus.
       *[sand] Sable reçoit son toit : 2 points par étage, et plus rien ne va dessus.
    }
note-deck =
    { $type ->
        [candy] Bonbon montre un 8 : n’importe quelle carte Bonbon va dessus.
        [scary] Peur montre un 8 : n’importe quelle carte Peur va dessus.
        [tree] Arbre montre un 8 : n’importe quelle carte Arbre va dessus.
        [scrap] Ferraille montre un 8 : n’importe quelle carte Ferraille va dessus.
       *[sand] Sable montre un 8 : n’importe quelle carte Sable va dessus.
    }
note-brackets =
    { $type ->
        [candy] Le 9 rouvre Bonbon.
        [scary] Le 9 rouvre Peur.
        [tree] Le 9 rouvre Arbre.
        [scrap] Le 9 rouvre Ferraille.
       *[sand] Le 9 rouvre Sable.
    }
note-restart =
    { $type ->
        [candy] Bonbon repart du sol.
        [scary] Peur repart du sol.
        [tree] Arbre repart du sol.
        [scrap] Ferraille repart du sol.
       *[sand] Sable repart du sol.
    }
result-if = Si tu gagnes avec { $number }
result-after = Après cette construction
result-now = Points jusqu’ici

# Waiting
wait-bid = À { $name } d’annoncer
wait-build = À { $name } de construire
wait-dealer = Les cartes sont retournées
wait-you = À toi
wait-over = La dernière carte est jouée
# A reminder to whose turn it is
nudge = Relancer
nudged = C’est fait
tell-me = Me prévenir quand c’est mon tour
said-your-turn = C’est ton tour.

# What happened. No verb may depend on the grammar of a name.
# $cards: a list of cards
told-row = Nouvelle rangée : { $cards }
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

# Around the table
cards-left = Cartes à venir
left-deck = encore dans la pioche
left-again = défaussée, revient après le mélange
left-discarded =
    { $count ->
        [one] { $count } défaussée
        [many] { $count } défaussées
       *[other] { $count } défaussées
    }
chat = Tchat
chat-unread =
    { $count ->
        [one] Tchat, { $count } nouvelle ligne
        [many] Tchat, { $count } de nouvelles lignes
       *[other] Tchat, { $count } nouvelles lignes
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
