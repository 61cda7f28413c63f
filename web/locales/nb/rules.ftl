# The rules of the games, to be read. Numbers in examples belong to drawings: they must stay as they are.

rules-contents = Innhold
rules-games = Regler for andre spill
rules-play = Spill

rules-right = Riktig.
rules-wrong = Feil.
