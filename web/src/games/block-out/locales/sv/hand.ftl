# The hand that holds a block.

# How hard the block is pressed onto what is below it
block-pressure = Trycket på tornet

# The rail for lowering: its name, and what stands above and below it
block-rail = Klossens höjd
block-rail-height = höjd

# The pad for fingers
block-pad = Yta för att flytta klossen

# Buttons without text
block-turns = Vrid klossen
# $mm: a number of millimetres
block-said-above = { $mm } mm ovanför klossen under
block-said-above-table = { $mm } mm ovanför bordet
