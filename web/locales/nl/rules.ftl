# The rules of the games, to be read. Numbers in examples belong to drawings: they must stay as they are.

rules-contents = Inhoud
rules-games = Regels van andere spellen
rules-play = Spelen

rules-right = Goed.
rules-wrong = Fout.
