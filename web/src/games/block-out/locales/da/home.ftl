# What every visitor reads of the game: its name, and what it is about.

block-out-name = Block Out
block-out-about = Ni skæve blokke, én hånd. Læg en øverst, giv slip, og tæl til tre.
