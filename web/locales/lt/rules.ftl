# The rules of the games, to be read. Numbers in examples belong to drawings: they must stay as they are.

rules-contents = Turinys
rules-games = Kitų žaidimų taisyklės
rules-play = Žaisti

rules-right = Teisinga.
rules-wrong = Neteisinga.
