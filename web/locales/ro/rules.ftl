# The rules of the games, to be read. Numbers in examples belong to drawings: they must stay as they are.

rules-contents = Cuprins
rules-games = Regulile altor jocuri
rules-play = Joacă

rules-right = Corect.
rules-wrong = Greșit.
