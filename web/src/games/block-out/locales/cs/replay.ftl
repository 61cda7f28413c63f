# The replay of Block Out, turn by turn.

block-replay-turn = Tah { $turn } z { $count }
block-replay-turns = Tahy
block-replay-link = Odkaz na tah { $turn }
block-replay-keys = Šipky mění tah, se Shiftem půl tahu. Mezerník přehrává.
