# What every visitor reads of the game: its name, and what it is about.

skyscrapers-name = Skyscrapers
skyscrapers-about = Tout le monde rivette des cartes au même immeuble. Attention aux ouvriers.
