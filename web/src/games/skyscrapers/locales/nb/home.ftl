# What every visitor reads of the game: its name, and what it is about.

skyscrapers-name = Skyskrapere
skyscrapers-about = Alle nagler kort til samme bygning. Pass på arbeiderne.
