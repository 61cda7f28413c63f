# The hand that holds a block.

# How hard the block is pressed onto what is below it
block-pressure = Apăsare pe turn

# The rail for lowering: its name, and what stands above and below it
block-rail = Înălțimea blocului
block-rail-height = înălțime

# The pad for fingers
block-pad = Zonă pentru mișcarea blocului

# Buttons without text
block-turns = Rotește blocul
# $mm: a number of millimetres
block-said-above = { $mm } mm deasupra blocului de dedesubt
block-said-above-table = { $mm } mm deasupra mesei
