# The hand that holds a block.

# How hard the block is pressed onto what is below it
block-pressure = Tlak na věž

# The rail for lowering: its name, and what stands above and below it
block-rail = Výška kostky
block-rail-height = výška

# The pad for fingers
block-pad = Plocha pro pohyb kostkou

# Buttons without text
block-turns = Otočit kostku
# $mm: a number of millimetres
block-said-above = { $mm } mm nad kostkou pod ní
block-said-above-table = { $mm } mm nad stolem
