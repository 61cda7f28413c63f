# The hand that holds a block.

# How hard the block is pressed onto what is below it
block-pressure = De druk op de toren

# The rail for lowering: its name, and what stands above and below it
block-rail = Hoogte van het blok
block-rail-height = hoogte

# The pad for fingers
block-pad = Vlak om het blok te bewegen

# Buttons without text
block-turns = Draai het blok
# $mm: a number of millimetres
block-said-above = { $mm } mm boven het blok eronder
block-said-above-table = { $mm } mm boven de tafel
