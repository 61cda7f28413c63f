# The rules of the games, to be read. Numbers in examples belong to drawings: they must stay as they are.

rules-contents = Contents
rules-games = Rules of other games
rules-play = Play

rules-right = Right.
rules-wrong = Wrong.
