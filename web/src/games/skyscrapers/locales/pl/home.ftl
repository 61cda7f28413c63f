# What every visitor reads of the game: its name, and what it is about.

skyscrapers-name = Drapacze chmur
skyscrapers-about = Wszyscy nitują karty w jednym budynku. Uważaj na robotników.
