# The hand that holds a block.

# How hard the block is pressed onto what is below it
block-pressure = Nacisk na wieżę

# The rail for lowering: its name, and what stands above and below it
block-rail = Wysokość klocka
block-rail-height = wysokość

# The pad for fingers
block-pad = Pole do poruszania klockiem

# Buttons without text
block-turns = Obróć klocek
# $mm: a number of millimetres
block-said-above = { $mm } mm nad klockiem poniżej
block-said-above-table = { $mm } mm nad stołem
