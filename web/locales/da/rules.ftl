# The rules of the games, to be read. Numbers in examples belong to drawings: they must stay as they are.

rules-contents = Indhold
rules-games = Regler for andre spil
rules-play = Spil

rules-right = Rigtigt.
rules-wrong = Forkert.
