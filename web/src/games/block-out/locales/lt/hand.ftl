# The hand that holds a block.

# How hard the block is pressed onto what is below it
block-pressure = Spaudimas į bokštą

# The rail for lowering: its name, and what stands above and below it
block-rail = Kaladėlės aukštis
block-rail-height = aukštis

# The pad for fingers
block-pad = Laukas kaladėlei judinti

# Buttons without text
block-turns = Pasukti kaladėlę
# $mm: a number of millimetres
block-said-above = { $mm } mm virš kaladėlės po ja
block-said-above-table = { $mm } mm virš stalo
