# The hand that holds a block.

# How hard the block is pressed onto what is below it
block-pressure = Trykket på stablen

# The rail for lowering: its name, and what stands above and below it
block-rail = Blokkens højde
block-rail-height = højde

# The pad for fingers
block-pad = Felt til at flytte blokken

# Buttons without text
block-turns = Drej blokken
# $mm: a number of millimetres
block-said-above = { $mm } mm over blokken nedenunder
block-said-above-table = { $mm } mm over bordet
