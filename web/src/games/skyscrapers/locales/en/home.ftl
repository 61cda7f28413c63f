# What every visitor reads of the game: its name, and what it is about.

skyscrapers-name = Skyscrapers
skyscrapers-about = Everyone rivets cards into the same building. Mind the workers.
