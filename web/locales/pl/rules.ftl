# The rules of the games, to be read. Numbers in examples belong to drawings: they must stay as they are.

rules-contents = Spis treści
rules-games = Zasady innych gier
rules-play = Graj

rules-right = Dobrze.
rules-wrong = Źle.
