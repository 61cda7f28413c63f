# What every visitor reads of the game: its name, and what it is about.

block-out-name = Block Out
block-out-about = Nine wonky blocks, one hand. Put one on top, let go, and count to three.
