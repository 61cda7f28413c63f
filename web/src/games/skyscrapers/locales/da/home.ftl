# What every visitor reads of the game: its name, and what it is about.

skyscrapers-name = Skyskrabere
skyscrapers-about = Alle nitter kort fast på samme bygning. Pas på arbejderne.
