# What every visitor reads of the game: its name, and what it is about.

five-towers-name = Cinq Tours
five-towers-about = Prends des étages aux enchères, pose les petits nombres sur les grands, et coiffe chaque tour d’un toit.
