# The hand that holds a block.

# How hard the block is pressed onto what is below it
block-pressure = Paine tornia vasten

# The rail for lowering: its name, and what stands above and below it
block-rail = Palikan korkeus
block-rail-height = korkeus

# The pad for fingers
block-pad = Alue palikan liikuttamiseen

# Buttons without text
block-turns = Käännä palikkaa
# $mm: a number of millimetres
block-said-above = { $mm } mm alemman palikan yläpuolella
block-said-above-table = { $mm } mm pöydän yläpuolella
