# What every visitor reads of the game: its name, and what it is about.

block-out-name = Block Out
block-out-about = Ni skjeve klosser, én hånd. Legg en på toppen, slipp, og tell til tre.
