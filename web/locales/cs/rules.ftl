# The rules of the games, to be read. Numbers in examples belong to drawings: they must stay as they are.

rules-contents = Obsah
rules-games = Pravidla dalších her
rules-play = Hrát

rules-right = Správně.
rules-wrong = Špatně.
