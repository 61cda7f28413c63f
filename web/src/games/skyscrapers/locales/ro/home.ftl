# What every visitor reads of the game: its name, and what it is about.

skyscrapers-name = Skyscrapers
skyscrapers-about = Toată lumea prinde cu nituri cărți în aceeași clădire. Ai grijă la muncitori.
