# The hand that holds a body: its instruments, its buttons, and what it feels.

# The spirit level. The short ones stand on small screens.
hand-steady = Main sûre
hand-steady-short = Sûre
hand-shaky = Main qui tremble
hand-shaky-short = Tremble

# How hard it presses on what is below
hand-pressure-short = Pression
hand-pressure-none = aucune
hand-pressure-light = légère
hand-pressure-firm = ferme
hand-pressure-hard = trop forte

# What stands below the rail for lowering
hand-rail-pressure = pression

hand-pad-slide = glisse pour déplacer
hand-pad-turn = tourne avec deux doigts
hand-pad-tilt = glisse à deux pour incliner

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
