# What every visitor reads of the game: its name, and what it is about.

five-towers-name = Five Towers
five-towers-about = Bid for storeys, put low numbers on high ones, and crown each tower with a roof.
