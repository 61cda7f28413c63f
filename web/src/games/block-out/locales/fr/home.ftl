# What every visitor reads of the game: its name, and what it is about.

block-out-name = Block Out
block-out-about = Neuf blocs biscornus, une seule main. Poses-en un au sommet, lâche, et compte jusqu’à trois.
