"""Random matches with dice, without a log: for research on the rules in bulk."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from steeple.games.block_out.game import GAME
from steeple.kernel.game import CHANCE, NOBODY, REFEREE, Move
from steeple.kernel.streams import Stream


class Outcome(NamedTuple):
    """What a match came to."""

    winners: list[int]
    acts: int
    """Moves, draws and verdicts."""
    won_by: str | None


def play_out(seats: int, seed: int, options: Mapping[str, Any] | None = None) -> Outcome:
    """A match of random moves, through `legal` and `apply` like any other.

    >>> play_out(3, seed=1).winners
    [2]
    """
    usual = {option.name: option.choices[0] for option in GAME.options}
    state = GAME.setup(seats, {"starter": None, **usual, **(options or {})}, "dice")
    stream = Stream(str(seed).encode(), "bulk")
    acts = 0
    while (actor := GAME.actor(state)) != NOBODY:
        move: Move
        if actor == CHANCE:
            chances = GAME.chances(state)
            move = chances.moves[stream.pick(chances.weights)]
        elif actor == REFEREE:
            move = GAME.judge(state, stream)
        else:
            moves = GAME.legal(state)
            move = moves[stream.below(len(moves))]
        state = GAME.apply(state, move)
        acts += 1
    return Outcome(GAME.winners(state), acts, state.won_by)
