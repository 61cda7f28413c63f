# The hand on the building site: what brings a card or a worker to its place.

# How hard a card is pressed onto the edge that it is riveted to
sky-card-pressure = Pression sur le bord
# The rail for bringing it in: its name, and what stands above it
sky-card-rail = Distance entre la carte et le bord
sky-card-height = distance
# The pad for fingers, and the buttons without text
sky-card-pad = Pavé pour déplacer la carte
sky-card-turns = Tourner la carte
# Said by screen readers. $mm: a number of millimetres
sky-card-above = à { $mm } mm du bord
sky-card-beside = à côté du bord, à { $mm } mm de tout

sky-worker-pressure = Pression sur le plancher
sky-worker-rail = Hauteur de l’ouvrier
sky-worker-height = hauteur
sky-worker-pad = Pavé pour déplacer l’ouvrier
sky-worker-turns = Tourner l’ouvrier
sky-worker-above = { $mm } mm au-dessus de la carte du dessous
sky-worker-above-ground = { $mm } mm au-dessus du sol

# The bullseye: where the rivet, or the worker, is from its place
sky-aim = Visée
# $ways: such as “left 4 mm and up 2 mm”
sky-aim-go = Va { $ways }.
# It touches, but not where it should
sky-aim-beside = Contact, mais à côté : { $ways }.
# $way: which way to go; $mm: a whole number of millimetres
sky-aim-way =
    { $way ->
        [left] { $mm } mm à gauche
        [right] { $mm } mm à droite
        [up] { $mm } mm plus haut
        [down] { $mm } mm plus bas
        [near] { $mm } mm plus près
       *[away] { $mm } mm plus loin
    }
# $degrees: a whole number
sky-aim-straighten =
    { $degrees ->
        [one] Remets droit : encore { $degrees } degré.
        [many] Remets droit : encore { $degrees } de degrés.
       *[other] Remets droit : encore { $degrees } degrés.
    }
# $kind: card or worker
sky-aim-press =
    { $kind ->
        [worker] Bien placé : descends-le.
       *[card] Bien placée : enfonce-la.
    }
sky-aim-home =
    { $kind ->
        [worker] Il est posé : lâche.
       *[card] Rivet enfoncé : lâche.
    }
sky-aim-hard =
    { $kind ->
        [worker] Il est posé, mais trop appuyé. Appuie moins, puis lâche.
       *[card] Rivet enfoncé, mais trop appuyé. Appuie moins, puis lâche.
    }
# $what: what is in the way
sky-aim-blocked =
    { $what ->
        [worker] Un ouvrier gêne.
        [ground] Le sol gêne.
       *[card] Une autre carte gêne.
    }

# Two small drawings of the place
sky-sight-along = comme la main le voit
sky-sight-across = de côté
