# The hand that holds a block.

# How hard the block is pressed onto what is below it
block-pressure = Trykket på tårnet

# The rail for lowering: its name, and what stands above and below it
block-rail = Høyden på klossen
block-rail-height = høyde

# The pad for fingers
block-pad = Felt for å flytte klossen

# Buttons without text
block-turns = Vri klossen
# $mm: a number of millimetres
block-said-above = { $mm } mm over klossen under
block-said-above-table = { $mm } mm over bordet
