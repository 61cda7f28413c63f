# The rules of the games, to be read. Numbers in examples belong to drawings: they must stay as they are.

rules-contents = Sisällys
rules-games = Muiden pelien säännöt
rules-play = Pelaa

rules-right = Oikein.
rules-wrong = Väärin.
