# What every visitor reads of the game: its name, and what it is about.

block-out-name = Block Out
block-out-about = Nio sneda klossar, en hand. Lägg en överst, släpp och räkna till tre.
