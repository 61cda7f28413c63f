# The hand on the building site: what brings a card to its place.

# How hard a card is pressed onto the edge that it is riveted to
sky-card-pressure = Pression sur le bord
# The rail for bringing it in: its name, and what stands above it
sky-card-rail = Distance entre la carte et le bord
sky-card-height = distance
# The pad for fingers, and the buttons without text
sky-card-pad = Pavé pour déplacer la carte
sky-card-turns = Tourner la carte
# Said by screen readers. $mm: a number of millimetres
sky-card-above = à { $mm } mm du bord
sky-card-beside = à côté du bord, à { $mm } mm de tout

# The bullseye: where the rivet is from its place
sky-aim = Visée
# $ways: such as “left 4 mm and up 2 mm”
sky-aim-go = Va { $ways }.
# It touches, but not where it should
sky-aim-beside = Contact, mais à côté : { $ways }.
# $way: which way to go; $mm: a whole number of millimetres
sky-aim-way =
    { $way ->
        [left] { $mm } mm à gauche
        [right] { $mm } mm à droite
        [up] { $mm } mm plus haut
        [down] { $mm } mm plus bas
        [near] { $mm } mm plus près
       *[away] { $mm } mm plus loin
    }
# $degrees: a whole number
sky-aim-straighten =
    { $degrees ->
        [one] Remets droit : encore { $degrees } degré.
        [many] Remets droit : encore { $degrees } de degrés.
       *[other] Remets droit : encore { $degrees } degrés.
    }
sky-aim-press = Bien placée : enfonce-la.
sky-aim-home = Rivet enfoncé : lâche.
sky-aim-hard = Rivet enfoncé, mais tu appuies trop fort. Relâche un peu, puis lâche.
# $what: what is in the way
sky-aim-blocked =
    { $what ->
        [worker] Un ouvrier gêne.
        [ground] Le sol gêne.
       *[card] Une autre carte gêne.
    }

# Two small drawings of the place
sky-close-up-along = comme la main le voit
sky-close-up-across = de côté

# The card is in the hand: what to do now, as a title
sky-hand-carried = Approche-la de son bord
sky-hand-caught = Accrochée : maintiens-la
sky-hand-pressing = Ne bouge plus, le rivet s’enfonce
sky-hand-home = En place : lâche
# The same, read aloud
sky-hand-said-carried = Dans ta main.
sky-hand-said-caught = Accrochée.
sky-hand-said-pressing = Le rivet s’enfonce.
sky-hand-said-half = À moitié.
sky-hand-said-home = En place. Lâche.
# The three steps, as short as can be
sky-hand-step-near = Approche-la
sky-hand-step-hold = Maintiens : le rivet s’enfonce
sky-hand-step-go = Lâche
# Beside the card. $level: such as “level 4”; $number: which of the three actions of a turn
sky-hand-for = place : { $level }
sky-hand-action = action { $number } sur { $count }
# What is at stake, beside a number of points. $total: one’s points then
sky-hand-good = si personne ne tombe : tu es à { $total }
sky-hand-bad =
    { $count ->
        [one] si l’ouvrier marqué tombe : tu es à { $total }
        [many] si les { $count } d’ouvriers marqués tombent : tu es à { $total }
       *[other] si les { $count } ouvriers marqués tombent : tu es à { $total }
    }
sky-hand-same = Dans la scène ou ici : le même geste
sky-hand-early = Lâcher trop tôt ne fait rien tomber : la carte attend au bord.
# A switch for instruments: level, pressure, millimetres
sky-fine = Réglage fin
# On the pad for a thumb
sky-pad-slide = glisse le pouce, puis ne bouge plus
sky-pad-caught = accrochée
