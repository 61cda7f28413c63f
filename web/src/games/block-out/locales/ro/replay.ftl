# The replay of Block Out, turn by turn.

block-replay-turn = Tura { $turn } din { $count }
block-replay-turns = Ture
block-replay-link = Link la tura { $turn }
block-replay-keys = Săgețile schimbă tura, cu Shift jumătate de tură. Spațiu redă.
