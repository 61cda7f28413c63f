# What every visitor reads of the game: its name, and what it is about.

block-out-name = Block Out
block-out-about = Yhdeksän vinoa palikkaa, yksi käsi. Aseta yksi päällimmäiseksi, irrota ote ja laske kolmeen.
