# The replay of Block Out, turn by turn.

block-replay-turn = Turn { $turn } of { $count }
block-replay-turns = Turns
block-replay-link = Link to turn { $turn }
block-replay-keys = Arrow keys change the turn, with Shift half a turn. Space plays.
