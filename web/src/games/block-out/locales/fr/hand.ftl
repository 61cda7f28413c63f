# The hand that holds a block.

# How hard the block is pressed onto what is below it
block-pressure = Pression sur la pile

# The rail for lowering: its name, and what stands above and below it
block-rail = Hauteur du bloc
block-rail-height = hauteur

# The pad for fingers
block-pad = Pavé pour déplacer le bloc

# Buttons without text
block-turns = Tourner le bloc
# $mm: a number of millimetres
block-said-above = { $mm } mm au-dessus du bloc du dessous
block-said-above-table = { $mm } mm au-dessus de la table
