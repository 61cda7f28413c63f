# The rules of the games, to be read. Numbers in examples belong to drawings: they must stay as they are.

rules-contents = Innehåll
rules-games = Regler för andra spel
rules-play = Spela

rules-right = Rätt.
rules-wrong = Fel.
