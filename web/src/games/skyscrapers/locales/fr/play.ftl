# Skyscrapers, during play. Names of people can’t be inflected, and no verb may depend on them.

# Which side of the building, as short as can be; seen on a map, north is up
sky-side =
    { $side ->
        [n] nord
        [ne] nord-est
        [e] est
        [se] sud-est
        [s] sud
        [sw] sud-ouest
        [w] ouest
        [nw] nord-ouest
       *[middle] milieu
    }
# A place for a worker. $level: such as “level 4”; $side: such as “north”
sky-cell = { $level }, { $side }

# Around the site
sky-site = Le chantier
sky-seats = Qui joue
sky-seats-note = Réserve et points. Les mains restent secrètes.
# Whose turn comes after this one
sky-next = ensuite
# A person who is not connected
sky-away = hors ligne
# Who can’t play on
sky-out = hors jeu
sky-reserve =
    { $count ->
        [one] { $count } ouvrier en réserve
        [many] { $count } d’ouvriers en réserve
       *[other] { $count } ouvriers en réserve
    }
# Beside the points of somebody on a phone: how many workers are in reserve
sky-reserve-short = + { $count }
sky-levels = Ouvriers par niveau
# On a phone, the button that opens the list. $level: how high the building is
sky-levels-short = Niveaux : { $level }
# $level: such as “level 4”
sky-cut = Regarder le { $level } sans ce qui est au-dessus
sky-uncut = Montrer tout l’immeuble
# Beside a level that has floors in several towers
sky-towers =
    { $count ->
        [one] { $count } tour
        [many] { $count } de tours
       *[other] { $count } tours
    }
sky-leads-note = À la fin, 5 points pour les ouvriers les plus hauts.
# Who would get them
sky-leads-you = En ce moment : toi.
sky-leads =
    { $count ->
        [one] En ce moment : { $names }.
        [many] En ce moment : { $names }, 5 par personne.
       *[other] En ce moment : { $names }, 5 par personne.
    }
sky-leads-nobody = En ce moment : personne.
# $name: whose worker it is
sky-worker-of = Ouvrier de : { $name }
sky-worker-of-enclosed = Ouvrier de : { $name }, enfermé
sky-worker-of-lying = Ouvrier de : { $name }, couché
sky-worker-at = { $name } : ouvrier au { $level }
sky-worker-yours = Ton ouvrier au { $level }
sky-worker-enclosed = Enfermé de tous côtés : il ne peut ni se déplacer ni construire, et ne compte pas.
sky-worker-lying = Renversé : il ne peut pas construire et ne compte pas tant qu’il n’est pas relevé. C’est gratuit.
sky-worker-open = Pas enfermé.
# Read aloud
sky-track = La piste des points.
sky-track-seat = { $name } : { $points }.
sky-turn-left = Tourner la vue à gauche
sky-turn-right = Tourner la vue à droite
sky-closer = Plus près
sky-further = Plus loin
sky-view-home = Revenir à la vue de face
# Beside two keys that turn the view
sky-sites-behind = endroits derrière : tourne avec

# Drawings for browsers without depth. $level: how high the building is
sky-from-front = L’immeuble vu de face, niveaux : { $level }
sky-from-right = L’immeuble vu de droite, niveaux : { $level }
sky-levels-shown = Niveau montré
# $level: such as “level 4”; $floors and $workers: how many are there
sky-plan-said = Plan, { $level }. Planchers : { $floors }. Ouvriers : { $workers }.

# Your hand
sky-hand = Ta main
sky-hand-covered = Les cartes restent cachées jusqu’au tour de quelqu’un à cet écran.
sky-hand-empty = Ta main est vide.
sky-hand-over-text = { $name } regarde, et personne d’autre : les cartes arrivent.
# Under a card: how many places it could go to now
sky-note-sites =
    { $count ->
        [one] { $count } endroit
        [many] { $count } d’endroits
       *[other] { $count } endroits
    }
# Cards that fit nowhere now, folded into a stack
sky-waiting = { $count } en attente
# Opens that stack
sky-waiting-look = Voir
# Why cards of a kind wait. $kind: such as “Floor”; $why: a sentence
sky-waiting-kind = { $kind } : { $why }
# Under a use of a card that has no site now
sky-note-none-short = nulle part
# In the corner of a card that one has several of
sky-times = ×{ $count }
# Read aloud. $kind: such as “Upright”; $girders: how many; $note: such as “3 sites”
sky-card-said =
    { $drawn ->
        [yes] { $count ->
                [one] { $kind }, poutres : { $girders }, avec un ouvrier dessiné, { $note }
                [many] { $kind }, poutres : { $girders }, avec un ouvrier dessiné, { $count } d’exemplaires, { $note }
               *[other] { $kind }, poutres : { $girders }, avec un ouvrier dessiné, { $count } exemplaires, { $note }
            }
       *[no] { $count ->
                [one] { $kind }, poutres : { $girders }, { $note }
                [many] { $kind }, poutres : { $girders }, { $count } d’exemplaires, { $note }
               *[other] { $kind }, poutres : { $girders }, { $count } exemplaires, { $note }
            }
    }

# What the kinds of cards are for
sky-kinds = Sortes de cartes
sky-kind-upright-note = Se met debout, sur le bord d’un plancher ou d’une carte plate.
sky-kind-floor-note = Se pose à plat et fait un étage : les ouvriers peuvent s’y tenir.
sky-kind-flat-note = Se pose à plat, comme un cadre ouvert : personne ne peut s’y tenir.
sky-kind-universal-note = Debout, ou à plat comme plancher ou comme cadre : tu choisis. Elle n’est jamais une base.
sky-kind-base-note = Se met debout sur le sol. Seules les bases touchent le sol.
sky-kind-drawn = Avec un ouvrier
sky-kind-drawn-note = Un ouvrier dessiné vaut 1 point de plus. Debout, la carte ne peut pas être tournée.

# Three actions
sky-actions = Trois actions
sky-verbs = Que faire
sky-verb-add = Ajouter
sky-verb-build = Construire
sky-verb-move = Déplacer
# One that can’t be done now. $verb: one of the three; $why: a sentence
sky-verb-closed = { $verb } : { $why }
# What was done, as short as can be
sky-done = fait
sky-done-add = ouvrier ajouté
sky-done-build =
    { $use ->
        [flat] carte à plat, { $level } : { $points }
        [floor] plancher posé, { $level } : { $points }
        [upright] carte debout, { $level } : { $points }
       *[base] base debout : { $points }
    }
sky-done-move = déplacé au { $level }

# What is asked
sky-ask =
    { $count ->
        [one] À toi : la dernière action
        [3] À toi : trois actions
        [many] À toi : encore { $count } d’actions
       *[other] À toi : encore { $count } actions
    }
sky-ask-text = Ajoute un ouvrier au sol, construis une carte de ta main, ou déplace un ouvrier.
sky-ask-card = Quelle carte ?
sky-ask-card-text = Une nouvelle carte doit toucher une carte que touche un de tes ouvriers.
sky-ask-where = Où va-t-elle ?
# The card is built there. $level: such as “level 4”
sky-ask-site =
    { $use ->
        [flat] Pose-la à plat au { $level }
        [floor] Pose un plancher au { $level }
        [upright] Mets-la debout au { $level }
       *[base] Mets une base debout au sol
    }
sky-ask-add = Où va le nouvel ouvrier ?
sky-ask-worker = Quel ouvrier ?
sky-ask-worker-text = Un niveau plus haut, un niveau plus bas, ou ailleurs sur le même niveau.
sky-ask-whereto = Vers où ?
sky-ask-cell =
    { $way ->
        [add] Ajoute un ouvrier au sol
        [up] Monte au { $level }
        [down] Descends au { $level }
        [same] Change de place au { $level }
        [shift] Décale-le sur son plancher
        [stand] Le relever
       *[put] Remets-le au { $level }
    }
# The last rivet pushed against somebody
sky-ask-touched = Le rivet touche des ouvriers
sky-ask-touched-text = Tu peux décaler chacun sur son plancher, ou les laisser là. Ensuite, ton tour est fini.

# Where a card or a worker can go
sky-uses = Comment la poser
sky-use =
    { $use ->
        [flat] À plat
        [upright] Debout
        [floor] Plancher
       *[base] Base
    }
sky-turns = Comment la tourner
# Read aloud. $turn: quarter turns from 0; $points: what it would bring
sky-turn-said =
    { $points ->
        [one] Quarts de tour : { $turn } ; { $points } point
        [many] Quarts de tour : { $turn } ; { $points } de points
       *[other] Quarts de tour : { $turn } ; { $points } points
    }
sky-sites = Endroits
sky-sites-none = Aucun endroit pour cette carte maintenant.
# Opens a list. $count: how many other sites there are
sky-sites-more = { $count } de plus
sky-sites-out-of-reach =
    { $count ->
        [one] Encore { $count } endroit, hors de portée de tes ouvriers.
        [many] Encore { $count } d’endroits, hors de portée de tes ouvriers.
       *[other] Encore { $count } endroits, hors de portée de tes ouvriers.
    }
# Read aloud. $normal: x or y for a card that stands, z for one that lies; $highest: yes if points double
sky-site-said =
    { $normal ->
        [z] { $points ->
                [one] { $points } point : à plat au { $level }, { $side }
                [many] { $points } de points : à plat au { $level }, { $side }
               *[other] { $points } points : à plat au { $level }, { $side }
            }
        [x] { $points ->
                [one] { $points } point : debout au { $level }, { $side }, faces à l’est et à l’ouest
                [many] { $points } de points : debout au { $level }, { $side }, faces à l’est et à l’ouest
               *[other] { $points } points : debout au { $level }, { $side }, faces à l’est et à l’ouest
            }
       *[y] { $points ->
                [one] { $points } point : debout au { $level }, { $side }, faces au nord et au sud
                [many] { $points } de points : debout au { $level }, { $side }, faces au nord et au sud
               *[other] { $points } points : debout au { $level }, { $side }, faces au nord et au sud
            }
    }{ $highest ->
        [yes] , la plus haute de toutes
       *[no] { "" }
    }
sky-cells = Places
sky-cells-none = Aucune place n’est libre.
# Read aloud. $number: which place of its level
sky-cell-said =
    { $way ->
        [up] Monter au { $level }, { $side }, place { $number }
        [down] Descendre au { $level }, { $side }, place { $number }
        [shift] Sur le même plancher, { $side }, place { $number }
        [stand] Le relever là où il est couché
       *[same] { $level }, { $side }, place { $number }
    }
sky-workers = Ouvriers qui peuvent se déplacer
sky-ways = Jusqu’où
sky-way-move = Déplacer
# To another place on the same floor: no action is used
sky-way-shift = Décaler, gratuit

# The sum, in parts: “(3 girders meet + 1 worker drawn on it) × 2 highest of all = 8”
sky-sum-meets =
    { $count ->
        [one] poutre reliée
        [many] poutres reliées
       *[other] poutres reliées
    }
sky-sum-drawn = ouvrier dessiné
sky-sum-highest = la plus haute
# Read aloud, all at once
sky-sum-said =
    { $highest ->
        [yes] Points : { $points }. Poutres reliées : { $meets }, ouvrier dessiné : { $drawn }, le tout doublé parce que rien ne monte plus haut.
       *[no] Points : { $points }. Poutres reliées : { $meets }, ouvrier dessiné : { $drawn }.
    }
# What else comes of it
sky-if-last = C’est ta dernière carte : la partie finit, et tu gagnes 5 points de plus.
# $names: whose workers these are
sky-if-encloses =
    { $count ->
        [one] Elle enferme un ouvrier ({ $names }).
        [many] Elle enferme { $count } d’ouvriers ({ $names }).
       *[other] Elle enferme { $count } ouvriers ({ $names }).
    }
# How likely somebody is to fall
sky-risk =
    { $risk ->
        [low] Peu de risque de chute.
        [some] Un ouvrier peut tomber.
       *[high] Ça tremble : un ouvrier risque fort de tomber.
    }
# $names: whose workers these are
sky-may-fall =
    { $count ->
        [one] Un ouvrier peut tomber, pour 5 points : { $names }.
        [many] { $count } d’ouvriers peuvent tomber, 5 points chacun : { $names }.
       *[other] { $count } ouvriers peuvent tomber, 5 points chacun : { $names }.
    }

# Buttons
sky-button-choose = Choisis une action
sky-button-card = Choisis une carte
sky-button-site = Choisis un endroit
sky-button-worker = Choisis un ouvrier
sky-button-cell = Choisis une place
sky-button-take = Prendre en main
# Where nobody is likely to fall, it is done without a hand
sky-button-place = Poser
sky-button-add = Ajouter
sky-button-build = Construire
sky-button-move = Déplacer
sky-button-shift = Décaler
sky-button-real = Fait à la vraie table
# The card is in the hand
sky-button-bring = Approcher
sky-button-hold = Maintenir pour riveter
sky-button-press = Appuyer pour riveter
sky-button-keep-holding = Maintiens encore
sky-button-going = Le rivet s’enfonce
sky-button-release = Lâcher
sky-button-cancel = Annuler
sky-button-put-back = Remettre
sky-button-done = Les laisser là
sky-button-keep = Garder en réserve
sky-button-end-it = Finir ici
sky-button-agree = D’accord
sky-button-decline = Continuer
# $level: such as “level 4”
sky-button-put = Poser au { $level }

# A worker fell through somebody else
sky-put = Ton ouvrier est tombé
# $name: who made it fall; $count: how many more of one’s own have fallen
sky-put-text =
    { $count ->
        [0] { $name } perd 5 points. Remets ton ouvrier où tu veux sur l’immeuble, ou garde-le en réserve.
       *[other] { $name } perd 5 points pour chaque chute. Remets ton ouvrier où tu veux sur l’immeuble, ou garde-le en réserve ; ensuite vient le suivant.
    }
# $level: the highest place that is free
sky-put-choose = Appuie sur une place éclairée, jusqu’au { $level }.
sky-put-chosen = Il serait au { $level }.

# A whole round has passed without a build
sky-quiet = Un tour de table entier sans construction. Si tout le monde est d’accord, la partie peut finir ici.
sky-agree = { $name } propose de finir ici
sky-agree-text = Si tout le monde est d’accord, la partie finit maintenant : 1 point de moins pour chaque carte en main, et 5 pour les ouvriers les plus hauts.

# A real table
sky-report = Que s’est-il passé ?
sky-report-text = Attends que plus rien ne bouge, puis dis ce qui s’est passé.
# After a card was built
sky-report-points =
    { $points ->
        [one] Si elle a tenu, la carte vaut { $points } point.
        [many] Si elle a tenu, la carte vaut { $points } de points.
       *[other] Si elle a tenu, la carte vaut { $points } points.
    }
sky-report-held = Ça a tenu
sky-report-fell = Ouvriers tombés ou déplacés
sky-report-collapsed = L’immeuble s’est écroulé
sky-report-fell-button =
    { $count ->
        [0] Personne n’est tombé
        [one] { $count } ouvrier est tombé
        [many] { $count } d’ouvriers sont tombés
       *[other] { $count } ouvriers sont tombés
    }
# What became of a worker
sky-fate-stands = resté
sky-fate-fell = tombé
sky-fate-landed = ailleurs
sky-fate-lies = couché
sky-landed-where = Où il est maintenant
# Between two acts
sky-bump = Qui a heurté la table ?
sky-bump-text = Dis qui l’a fait, et ce que sont devenus les ouvriers. Chaque ouvrier tombé lui coûte 5 points.
sky-culprit = Qui l’a fait
sky-button-bump = Quelqu’un a heurté la table

# While the referee watches
sky-hands-off = Ne touche à rien jusqu’à ce que plus rien ne bouge.

# Somebody else’s turn
sky-wait-turn =
    { $count ->
        [one] { $name } : la dernière action
        [many] { $name } : encore { $count } d’actions
       *[other] { $name } : encore { $count } actions
    }
# A bot’s turn, of which no more has to be shown
sky-button-skip = Passer à la fin du tour
sky-wait-carry =
    { $kind ->
        [card] { $name } apporte une carte
       *[worker] { $name } porte un ouvrier
    }
sky-wait-judge-build =
    { $use ->
        [flat] { $name } pose une carte à plat au { $level }
        [floor] { $name } pose un plancher au { $level }
        [upright] { $name } met une carte debout au { $level }
       *[base] { $name } met une base debout au sol
    }
sky-wait-judge-add = { $name } ajoute un ouvrier
sky-wait-judge-move = { $name } déplace un ouvrier au { $level }
sky-wait-judge-shift = { $name } décale un ouvrier au { $level }
sky-wait-put = { $name } décide
sky-wait-agree = Finir ici ? { $name } décide
# $culprit: who made the worker fall
sky-wait-put-text = { $culprit } a fait tomber un ouvrier. { $name } peut remettre cet ouvrier où c’est libre sur l’immeuble.
sky-wait-deal = Les cartes sont distribuées
sky-wait-over = La partie est finie
sky-wait-out = Tu es hors jeu. Tes ouvriers restent où ils sont.
