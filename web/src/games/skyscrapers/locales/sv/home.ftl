# What every visitor reads of the game: its name, and what it is about.

skyscrapers-name = Skyskrapor
skyscrapers-about = Alla nitar kort i samma byggnad. Se upp för arbetarna.
