# What every visitor reads of the game: its name, and what it is about.

skyscrapers-name = Wolkenkrabbers
skyscrapers-about = Iedereen klinkt kaarten vast aan hetzelfde gebouw. Let op de bouwvakkers.
