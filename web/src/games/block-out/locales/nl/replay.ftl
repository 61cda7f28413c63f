# The replay of Block Out, turn by turn.

block-replay-turn = Beurt { $turn } van { $count }
block-replay-turns = Beurten
block-replay-link = Link naar beurt { $turn }
block-replay-keys = Pijltoetsen wisselen van beurt, met Shift een halve beurt. Spatie speelt af.
