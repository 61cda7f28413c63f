# The replay of Block Out, turn by turn.

block-replay-turn = Ruch { $turn } z { $count }
block-replay-turns = Ruchy
block-replay-link = Link do ruchu { $turn }
block-replay-keys = Strzałki zmieniają ruch, z klawiszem Shift pół ruchu. Spacja odtwarza.
