# The replay of Block Out, turn by turn.

block-replay-turn = Tur { $turn } af { $count }
block-replay-turns = Ture
block-replay-link = Link til tur { $turn }
block-replay-keys = Piletasterne skifter tur, med Shift en halv tur. Mellemrum afspiller.
