# Skyscrapers: its words, and why a move is illegal.

name = Skyscrapers

# The kinds of cards
kind =
    { $kind ->
        [flat] Plate
        [upright] Debout
        [floor] Plancher
        [universal] Universelle
       *[base] Base
    }
# A card, such as “Upright 3”. $number: which one of its kind; bases have none, which is 0.
card =
    { $number ->
        [0] { kind }
       *[other] { kind } { $number }
    }
# What a card is built in as
use =
    { $use ->
        [flat] à plat
        [upright] debout
        [floor] comme plancher
       *[base] comme base
    }
# A height within a sentence. $height: 0 is the ground
height =
    { $height ->
        [0] sol
       *[other] niveau { $height }
    }
points =
    { $count ->
        [one] { $count } point
        [many] { $count } de points
       *[other] { $count } points
    }

# What somebody did. $name: the player; names can’t be inflected.
did-start = Le premier tour revient à : { $name }
did-add = { $name } ajoute un ouvrier.
did-build =
    { $use ->
        [flat] { $name } pose une carte à plat au { height }.
        [floor] { $name } pose un plancher au { height }.
        [upright] { $name } met une carte debout au { height }.
       *[base] { $name } met une base debout au sol.
    }
did-move = { $name } déplace un ouvrier au { height }.
did-shift = { $name } décale un ouvrier au { height }.
did-finish = { $name } laisse les ouvriers où ils sont.
did-put = { $name } remet l’ouvrier au { height }.
did-keep = { $name } garde l’ouvrier en réserve.
did-propose = { $name } propose de finir la partie ici.
did-agree = { $name } est d’accord.
did-decline = { $name } veut continuer à jouer.
# What building and workers did, and what follows
held = Ça tient.
scored =
    { $points ->
        [one] Ça tient : { $points } point pour { $name }.
        [many] Ça tient : { $points } de points pour { $name }.
       *[other] Ça tient : { $points } points pour { $name }.
    }
# $names: whose workers these are
fell =
    { $count ->
        [one] Un ouvrier est tombé ({ $names }).
        [many] { $count } d’ouvriers sont tombés ({ $names }).
       *[other] { $count } ouvriers sont tombés ({ $names }).
    }
# $points: what it costs
fell-cost = { $points } points de moins pour { $name }.
landed =
    { $count ->
        [one] Un ouvrier est ailleurs maintenant ({ $names }).
        [many] { $count } d’ouvriers sont ailleurs maintenant ({ $names }).
       *[other] { $count } ouvriers sont ailleurs maintenant ({ $names }).
    }
# They lie where they stood or landed
knocked-over =
    { $count ->
        [one] Un ouvrier a été renversé et reste couché ({ $names }).
        [many] { $count } d’ouvriers ont été renversés et restent couchés ({ $names }).
       *[other] { $count } ouvriers ont été renversés et restent couchés ({ $names }).
    }
collapsed = L’immeuble s’est écroulé. { $name } est hors jeu, et la partie est finie.
bumped = { $name } a heurté la table.
# Who decides next
put-next = { $name } décide où le remettre.
# $why: missed, start, air, slow or unstable
void =
    { $why ->
        [missed] Pas jugé : la bonne place n’a pas été atteinte. Le coup est à refaire.
        [air] Pas jugé : on a lâché en l’air. Le coup est à refaire.
        [start] Pas jugé : au départ, c’était dans autre chose. Le coup est à refaire.
        [unstable] Pas jugé : la simulation a échoué. Le coup est à refaire.
       *[slow] Pas jugé : c’était trop long. Le coup est à refaire.
    }

# Why a move is illegal
no-such-worker = Il n’y a pas d’ouvrier « { $worker } ». Les ouvriers ont les numéros 0 à 19.
no-such-place = « { $place } » n’est pas une place. Une place est trois nombres entiers, par exemple 0 0 4.
no-such-card = Il n’y a pas de carte « { $card } ». Une carte est une sorte et un numéro, par exemple upright-3, ou base.
# $uses: the words that may be typed
say-the-use = La carte { $card } peut servir de plusieurs façons. Dis laquelle : { $uses }.
no-such-use = La carte { $card } ne peut pas être construite comme « { $use } ».
no-such-seat = Cette place n’existe pas à cette table.
not-now = Ce n’est pas le moment.
not-your-turn = Ce n’est pas ton tour.
not-quiet = On peut proposer de finir quand un tour de table entier est passé sans construction.
you-are-out = Tu es hors jeu.
not-in-deck = La carte { card } n’est pas à distribuer.
no-actions-left = Tes trois actions sont faites. Décale les ouvriers que le rivet touche, ou dis que tu as fini.
actions-left = Tu n’as pas fini : il reste une action.
not-in-hand = La carte { card } n’est pas dans ta main.
no-rivets = Il ne reste plus de rivets : on ne peut plus rien construire.
no-worker-on-site = Tu n’as pas d’ouvrier sur le chantier. Ajoutes-en un d’abord.
all-enclosed = Tous tes ouvriers sur le chantier sont enfermés.
all-lie = Tes ouvriers sont couchés. Relèves-en d’abord un : le décaler est gratuit.
no-edge = Aucun bord libre n’a son milieu à cet endroit.
must-lie = Cette carte doit être à plat.
must-stand = Cette carte doit être debout.
passes-through = La carte passerait à travers une autre.
touches-ground = Seule une base peut toucher le sol.
base-needs-ground = Une base doit être debout sur le sol.
beyond-ground = C’est au-delà du bord du chantier.
drawn-worker-stands = L’ouvrier dessiné sur la carte doit être debout : turn 0.
no-girder-meets = Aucune poutre de la carte ne rejoindrait une poutre de l’immeuble.
no-worker-touches = Aucun de tes ouvriers ne touche une carte que la nouvelle toucherait.
no-site = Il n’y a aucun endroit pour cette carte maintenant.
nothing-fits = Il n’y a aucun endroit pour tes cartes maintenant.
reserve-empty = Tu n’as plus d’ouvrier en réserve.
nowhere-to-add = Il n’y a plus de place au sol à côté d’une base.
only-on-the-ground = Un nouvel ouvrier commence au sol.
no-base-there = Un ouvrier au sol doit toucher une base.
nothing-to-stand-on = Il n’y a pas de plancher sous les pieds.
cell-closed = Cette place est fermée de tous côtés : aucune main ne peut l’atteindre.
no-room = Il n’y a pas de place pour un ouvrier de plus.
not-your-worker = Cet ouvrier n’est pas à toi.
not-on-site = L’ouvrier { $worker } n’est pas sur le chantier.
is-enclosed = L’ouvrier { $worker } est enfermé.
is-lying = L’ouvrier { $worker } est couché. Relève-le d’abord : le décaler est gratuit.
nowhere-to-go = L’ouvrier { $worker } ne peut aller nulle part.
nobody-can-move = Aucun de tes ouvriers ne peut se déplacer.
already-there = L’ouvrier { $worker } est déjà là.
too-far = Un ouvrier monte d’un niveau, descend d’un niveau, ou va ailleurs sur son niveau.
not-on-a-floor = On ne décale qu’un ouvrier qui est sur un plancher.
other-card = Un ouvrier se décale sur le plancher où il est.
shifted-already = L’ouvrier { $worker } a déjà été décalé.
only-the-touched = Après la dernière action, on ne décale que les ouvriers que le rivet touche.
nothing-can-collapse = Il n’y a que des bases : rien ne peut s’écrouler.
nobody-fell = Dis quels ouvriers sont tombés.
fell-from-nowhere = L’ouvrier { $worker } n’était pas sur le chantier et ne peut pas être tombé.
can-not-be-there = L’ouvrier { $worker } ne peut pas être là, ni debout ni couché.
can-not-lie = L’ouvrier { $worker } ne peut pas avoir été renversé.
no-such-rivet = Il n’y a pas de rivet dans la carte { $card } de l’immeuble.
makes-no-sense = L’arbitre ne peut pas avoir vu cela.

# The site in the terminal
# $height: 0 is the ground
level = Niveau { $height }
ground = Sol
# $reserve: how many workers
seat-line = { points } · en réserve : { $reserve }
seat-out = { points } · hors jeu
rivets = Rivets restants : { $count }
actions =
    { $count ->
        [one] Encore { $count } action
        [many] Encore { $count } d’actions
       *[other] Encore { $count } actions
    }
your-cards = Tes cartes :
# $letters: which letter stands for the workers of which player
legend = : plancher, / carte plate, traits : cartes debout, ouvriers : { $letters }

# What is asked
ask-what = Que fais-tu ? (un numéro)
ask-card = Quelle carte ? (son numéro)
ask-use = Comme quoi ? (un numéro)
ask-site = Où ? (un numéro)
ask-worker = Quel ouvrier ? (un numéro)
ask-cell = Vers où ? (un numéro)
ask-put = Ton ouvrier { $worker } est tombé. Où le remets-tu ? (un numéro)
ask-agree = La partie finit-elle ici ? (un numéro)
ask-report = Que s’est-il passé ? held (ça tient), held lies=5 (renversé), fell workers=3,7 (les numéros des ouvriers tombés), ou collapsed (tout s’écroule)
# $verb: one of the actions
verb =
    { $verb ->
        [add] Ajouter un ouvrier
        [build] Construire une carte
        [move] Déplacer un ouvrier
       *[shift] Décaler un ouvrier
    }
button-add = Ajouter un ouvrier en { $cell }
button-build = Construire { card } { use } en { $place }
button-move = Déplacer l’ouvrier { $worker } en { $cell }
button-shift = Décaler l’ouvrier { $worker } en { $cell }
button-done = Ne décaler aucun ouvrier
button-put = Remettre l’ouvrier en { $cell }
button-keep = Garder l’ouvrier en réserve
button-propose = Proposer de finir ici
button-agree = D’accord : la partie finit
button-decline = Continuer
# A card to choose. $girders: letters
card-line = { card } [{ $girders }] : jusqu’à { points }
# A place to choose. $site: three numbers and a letter; $girders: letters
site-line = { $site } turn { $turn } [{ $girders }] : { points }
# A cell to choose. $way: how it is reached
cell-line =
    { $way ->
        [add] { $cell }
        [up] { $cell }, un niveau plus haut
        [down] { $cell }, un niveau plus bas
        [same] { $cell }, même niveau
        [shift] { $cell }, même plancher
        [stand] { $cell }, relevé là où il est couché
       *[put] { $cell }
    }
worker-line = Ouvrier { $worker } en { $cell }
worker-lies = Ouvrier { $worker } couché en { $cell }
more-of-them = … et { $count } de plus ; tout coup peut se taper en entier, par exemple build upright-3 at 1 0 3 x turn 0
nothing-planned = Rien n’est prévu.
no-such-number = Tape un nombre de 1 à { $count }.
# What comes of it
outlook-card =
    { $count ->
        [one] Cela donne { $count } point.
        [many] Cela donne { $count } de points.
       *[other] Cela donne { $count } points.
    }
outlook-highest = Ce serait la carte la plus haute : les points comptent double.
outlook-encloses = Elle enferme : { $workers }.
outlook-last = C’est ta dernière carte : la partie finit.

# The keys. Letters and signs before the dash stay as they are.
keys =
    1, 2, 3 … – choisir
    build upright-3 at 1 0 3 x turn 0 – un coup entier, comme dans les fichiers de partie
    ? – pourquoi pas ?
    s – proposer un coup
    u – annuler, Entrée – confirmer
    q – quitter ; la partie est sauvegardée

# The lesson: what a coach says before each action of the learner, and after other ones. The words in quotes are on a button.
lesson-add = À toi : trois actions. D’abord, appuie sur « Ajouter », puis sur la place éclairée : un nouvel ouvrier commence au sol, à côté d’une base.
lesson-build = Choisis la carte éclairée. Elle se met debout, là où un de tes ouvriers est tout près.
lesson-move = Il reste une action. Fais monter ton nouvel ouvrier à la place éclairée : un niveau par action.
lesson-end = La partie s’arrête là, et qui a causé cela est hors jeu. D’habitude, elle finit dès que quelqu’un construit la dernière carte de sa main : 5 points pour cela, et 5 pour qui est le plus haut.
lesson-try-add = D’abord, ajoute un ouvrier.
lesson-try-build = D’abord, construis la carte que le coach demande.
lesson-try-move = D’abord, fais grimper ton nouvel ouvrier.
