# Block Out, during play. Names of people can’t be inflected, and no verb may depend on them.

# A block in the middle of a sentence: “Set the small brown on top”
block-name =
    { $block ->
        [black-small] petit noir
        [black-medium] noir moyen
        [black-large] grand noir
        [brown-small] petit marron
        [brown-medium] marron moyen
        [brown-large] grand marron
        [yellow-small] petit jaune
        [yellow-medium] jaune moyen
       *[yellow-large] grand jaune
    }
# Around the table
block-hands = Cartes en main
block-clockwise = sens horaire
block-counterclockwise = sens antihoraire
block-next = à suivre
# A person who is not connected
block-away = hors ligne
# How many cards somebody has whose turn comes next, as short as can be
block-cards-next = { $count }, à suivre
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
block-ask-new-stack = La pile est tombée : commences-en une autre
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
block-if-next = Si ça tient à « trois », { $name } joue.
block-if-wins-ninth = Si ça tient à « trois », tu gagnes : c’est le dernier bloc.
block-if-wins-hand = Si ça tient à « trois », tu gagnes : c’est ta dernière carte.
block-if-wins-extra = Si ça tient à « trois », tu gagnes.
block-if-extra = Si ça tient à « trois », encore un bloc doit tenir.
block-if-falls =
    { $count ->
        [0] Si ça tombe, une nouvelle pile commence.
        [one] Si ça tombe, tu pioches { $count } carte.
        [many] Si ça tombe, tu pioches { $count } de cartes.
       *[other] Si ça tombe, tu pioches { $count } cartes.
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
block-button-fallen = La pile est tombée avant que j’y touche
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
block-report-fell = Tombée
block-report-late = Tombée après « trois »

# What the referee saw
block-stood = La pile tient. { $name } joue.
block-stood-extra = La pile tient. { $name } : encore un bloc.
block-fell =
    { $count ->
        [0] La pile est tombée. { $name } en commence une nouvelle.
        [one] La pile est tombée : { $count } carte pour { $name }.
        [many] La pile est tombée : { $count } de cartes pour { $name }.
       *[other] La pile est tombée : { $count } cartes pour { $name }.
    }
block-late = La pile est tombée après « trois » : personne ne pioche.
block-foul-fall =
    { $foul ->
        [side] Côté touché : cela compte comme une chute.
       *[block] Autre bloc touché : cela compte comme une chute.
    }
block-foul-warn =
    { $foul ->
        [side] Côté touché : un avertissement.
       *[block] Autre bloc touché : un avertissement.
    }
block-void =
    { $why ->
        [air] Pas jugé : le bloc a été lâché en l’air. Le coup est à refaire.
        [start] Pas jugé : au départ, le bloc était dans un autre. Le coup est à refaire.
        [unstable] Pas jugé : la simulation a échoué. Le coup est à refaire.
       *[slow] Pas jugé : c’était trop long. Le coup est à refaire.
    }
block-won-hand = La pile tient : { $name } n’a plus de carte, et gagne.
block-won-ninth = La pile tient : le dernier bloc est posé. { $name } gagne.
block-won-extra = La pile tient : { $name } gagne avec un bloc de plus.

# Somebody else’s turn
block-wait-card = { $name } choisit une carte
block-wait-carry = { $name } porte le { $block }
block-wait-judge = { $name } a lâché
block-wait-draw-some = Des cartes sont piochées
block-wait-deal = Les cartes sont distribuées
block-wait-over = La partie est finie
block-wait-after = Ensuite, { $name } joue.

# What happened, for the list and for screen readers
block-did-place = { $name } joue { $card } et pose le { $block }.
# With the card that names just this block
block-did-place-plain = { $name } pose le { $block }.
block-did-place-extra = { $name } pose encore un bloc : le { $block }.
block-did-pass = { $name } joue Passer.
block-did-reverse = { $name } joue Inversion.
block-did-fallen = { $name } : la pile est tombée avant tout contact.
block-saw-stood = La pile tient.
block-saw-fell = La pile est tombée.
block-saw-late = La pile est tombée après « trois ».
block-saw-foul =
    { $foul ->
        [side] Un côté a été touché.
       *[block] Un autre bloc a été touché.
    }

# Several people at one screen
block-hand-over-text = { $name } regarde, et personne d’autre : les cartes arrivent.
