# What every visitor reads of the game: its name, and what it is about.

block-out-name = Block Out
block-out-about = Devět křivých kostek, jedna ruka. Jednu polož nahoru, pusť ji a počítej do tří.
