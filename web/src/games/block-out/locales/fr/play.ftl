# Block Out, during play. Names of people can’t be inflected, and no verb may depend on them.

# Around the table
block-hands = Cartes en main
block-clockwise = sens horaire
block-counterclockwise = sens antihoraire
block-next = ensuite
# A person who is not connected
block-away = hors ligne
# How many cards somebody has whose turn comes next, as short as can be
block-cards-next = { $count }, ensuite
block-deck = Pioche
block-discard = Défausse
# $card: the name of a card
block-discard-top = Au-dessus : { $card }
block-all = Les blocs
block-on-stack = { $count } sur la pile
# On a phone
block-of = Blocs : { $count } sur { $all }
block-level = niveau { $level }
block-free = libre
block-held = en main
# Read aloud. $block: such as “small brown”; $where: such as “level 2” or “free”
block-said = { $block } : { $where }
block-stack = La pile
block-stack-empty = Pas encore de pile
# Read aloud. $blocks: a list from the bottom up
block-stack-said = La pile, à partir du bas : { $blocks }
block-view-home = Revenir à la vue de face

# Your hand
block-hand = Ta main
block-hand-covered = Les cartes restent cachées jusqu’au tour de quelqu’un à cet écran.
block-hand-empty = Ta main est vide.
# Under a card
block-note-stack = sur la pile
block-note-free =
    { $count ->
        [one] { $count } libre
        [many] { $count } libres
       *[other] { $count } libres
    }
block-note-always = toujours jouable
block-note-not-now = pas maintenant
block-note-played = choisie
# In the corner of a card that one has several of
block-times = ×{ $count }
# Read aloud. $note: such as “on the stack”
block-card-said =
    { $count ->
        [one] { $card }, { $note }
        [many] { $card }, { $count } exemplaires, { $note }
       *[other] { $card }, { $count } exemplaires, { $note }
    }
# Beside the hand
block-cards-left =
    { $count ->
        [one] carte en main
        [many] cartes en main
       *[other] cartes en main
    }

# The steps of a turn
block-step-card = Carte
block-step-block = Bloc
block-step-place = Poser
block-step-release = Lâcher
block-step-count = Compter
block-steps = Étapes d’un tour

# What is asked
block-ask-card = À toi : joue une carte
block-ask-card-text = Une carte Bloc met un bloc libre sur la pile. Passer et Inversion ne touchent pas à la pile.
block-ask-new-stack = La pile s’est écroulée : commences-en une autre
block-ask-new-stack-text = Joue une carte : une carte Bloc, si tu en as une.
block-ask-block = Choisis un bloc
# $card: the name of a card
block-ask-block-text = Chacun de ces blocs correspond à la carte : { $card }.
block-ask-extra = Encore un bloc, et tu gagnes
block-ask-extra-text = Ta dernière carte est jouée. Choisis n’importe quel bloc libre, et pose-le au sommet.
# $block: such as “small brown”
block-ask-place = Pose le { $block } au sommet
block-ask-start = Commence la pile avec le { $block }
# $below: the block on top of the stack
block-ask-place-text = Ne touche que le dessus du { $below }.
block-ask-start-text = Pose-le sur le tapis rond. Le premier bloc ne peut pas tomber.
block-ask-pass = Passer : pas de bloc cette fois
block-ask-reverse = Inversion : le sens du jeu change
block-ask-real = Mets le { $block } sur la vraie pile
block-ask-real-text = Une seule main, et ne touche que le dessus de la pile. Lâche, puis appuie sur le bouton.
block-hands-off = Ne touche plus, { $name }
block-if-next = Si ça tient jusqu’à « trois », { $name } joue.
block-if-wins-ninth = Si ça tient jusqu’à « trois », tu gagnes : c’est le dernier bloc.
block-if-wins-hand = Si ça tient jusqu’à « trois », tu gagnes : c’est ta dernière carte.
block-if-wins-extra = Si ça tient jusqu’à « trois », tu gagnes.
block-if-extra = Si ça tient jusqu’à « trois », encore un bloc doit tenir.
block-if-falls =
    { $count ->
        [0] Si la pile s’écroule, une nouvelle pile commence.
        [one] Si la pile s’écroule, tu pioches { $count } carte.
        [many] Si la pile s’écroule, tu pioches { $count } de cartes.
       *[other] Si la pile s’écroule, tu pioches { $count } cartes.
    }
# After an action card
block-then-next = Ensuite, { $name } joue.
block-then-wins = Ta main est alors vide, et tu gagnes.
block-then-extra = Ta main est alors vide : encore un bloc doit tenir.

# Buttons
block-button-choose = Choisis une carte
block-button-block = Choisis un bloc
block-button-pass = Jouer Passer
block-button-reverse = Jouer Inversion
block-button-place = Poser
block-button-lower = Baisser doucement
block-button-release = Lâcher
block-button-not-touching = Lâcher : pas encore posé
block-button-real = J’ai lâché
block-button-back = Autre carte
block-button-other = Autre bloc
block-button-fallen = La pile s’est écroulée avant que j’y touche
block-loading-hand = La main arrive

# How the hand is moved, as short as can be
block-key-drag = glisser : déplacer
block-key-wheel = molette : tourner
block-key-tilt = clic droit : incliner

# The count. Spoken aloud, and written large
block-count =
    { $number ->
        [1] un
        [2] deux
       *[3] trois
    }
block-counting = On compte
block-after-release = Après avoir lâché

# A real table
block-did-it-stand = La pile a-t-elle tenu ?
# $name: who placed it
block-did-it-stand-text = { $name } a lâché le { $block }. Comptez ensemble jusqu’à trois, puis dites ce qui s’est passé.
block-report-stood = Elle a tenu
block-report-fell = Écroulée
block-report-late = Écroulée après « trois »

# Somebody else’s turn
block-wait-card = { $name } choisit une carte
block-wait-carry = { $name } porte le { $block }
block-wait-judge = { $name } a lâché
block-wait-draw-some = Des cartes sont piochées
block-wait-deal = Les cartes sont distribuées
block-wait-over = La partie est finie
block-wait-after = Ensuite, { $name } joue.

# Several people at one screen
block-hand-over-text = { $name } regarde, et personne d’autre : les cartes arrivent.
