# What every visitor reads of the game: its name, and what it is about.

block-out-name = Block Out
block-out-about = Devynios kreivos kaladėlės, viena ranka. Uždėk vieną, paleisk ir suskaičiuok iki trijų.
