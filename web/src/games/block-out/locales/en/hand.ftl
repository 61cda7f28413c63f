# The hand that holds a block.

# How hard the block is pressed onto what is below it
block-pressure = Pressure on the stack

# The rail for lowering: its name, and what stands above and below it
block-rail = Height of the block
block-rail-height = height

# The pad for fingers
block-pad = Pad for moving the block

# Buttons without text
block-turns = Turn the block
# $mm: a number of millimetres
block-said-above = { $mm } mm above the block below
block-said-above-table = { $mm } mm above the table
