# The hand that holds a block: its instruments, its buttons, and what it feels.

# The spirit level. The short ones stand on small screens.
hand-steady = Main sûre
hand-steady-short = Sûre
hand-shaky = Main qui tremble
hand-shaky-short = Tremble

# How hard the block is pressed onto what is below it
hand-pressure = Pression sur la pile
hand-pressure-short = Pression
hand-pressure-none = aucune
hand-pressure-light = légère
hand-pressure-firm = ferme
hand-pressure-hard = trop forte

# The rail for lowering: its name, and what stands above and below it
hand-rail = Hauteur du bloc
hand-rail-height = hauteur
hand-rail-pressure = pression

# The pad for fingers
hand-pad = Pavé pour déplacer le bloc
hand-pad-slide = glisse pour déplacer
hand-pad-turn = tourne avec deux doigts
hand-pad-tilt = glisse à deux pour incliner

# Buttons without text
hand-turns = Tourner le bloc
hand-next-face = Coucher sur la face suivante
hand-turn-left = Tourner dans le sens antihoraire
hand-turn-right = Tourner dans le sens horaire
hand-tilt-left = Incliner à gauche
hand-tilt-right = Incliner à droite
hand-tilt-away = Incliner vers l’arrière
hand-tilt-near = Incliner vers toi
hand-straighten = Remettre droit
# What stands on the long key
hand-key-space = Espace

# Said by screen readers. $height: such as “12 mm above the block below”; $offset: such as “3 mm to
# the right and 1 mm nearer to you”, from the middle of what is below
hand-said = { $height } ; { $offset }.
# $mm: a number of millimetres
hand-said-above = { $mm } mm au-dessus du bloc du dessous
hand-said-above-table = { $mm } mm au-dessus de la table
# $zone: light, firm or hard
hand-said-touching =
    { $zone ->
        [hard] contact, pression trop forte
        [firm] contact, pression ferme
       *[light] contact, pression légère
    }
hand-said-middle = au milieu
hand-said-right = { $mm } mm à droite
hand-said-left = { $mm } mm à gauche
hand-said-near = { $mm } mm plus près de toi
hand-said-far = { $mm } mm plus loin
# $face: which side lies down, from 1; $degrees: about the upright axis
hand-said-turn = Sur la face { $face } de { $count }, tourné de { $degrees }°.
