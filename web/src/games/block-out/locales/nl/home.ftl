# What every visitor reads of the game: its name, and what it is about.

block-out-name = Block Out
block-out-about = Negen scheve blokken, één hand. Leg er een bovenop, laat los, en tel tot drie.
