# The replay of Block Out, turn by turn.

block-replay-turn = Tur { $turn } av { $count }
block-replay-turns = Turer
block-replay-link = Länk till tur { $turn }
block-replay-keys = Piltangenterna byter tur, med Shift en halv tur. Mellanslag spelar upp.
