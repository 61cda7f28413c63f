# The rules of the games, to be read. Numbers in examples belong to drawings: they must stay as they are.

rules-contents = Sommaire
rules-games = Règles des autres jeux
rules-play = Jouer

rules-right = Juste.
rules-wrong = Faux.
