# The replay of Block Out, turn by turn.

block-replay-turn = Tur { $turn } av { $count }
block-replay-turns = Turer
block-replay-link = Lenke til tur { $turn }
block-replay-keys = Piltastene bytter tur, med Shift en halv tur. Mellomrom spiller av.
