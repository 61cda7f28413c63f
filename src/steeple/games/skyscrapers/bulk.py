"""Random matches with dice, without a log: for research on the rules in bulk."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from steeple.games.skyscrapers.game import GAME
from steeple.kernel.game import CHANCE, NOBODY, REFEREE, Move
from steeple.kernel.streams import Stream


class Outcome(NamedTuple):
    """What a match came to."""

    winners: list[int]
    moves: int
    """What seats chose."""
    acts: int
    """Moves, draws and verdicts."""
    cards: int
    """In the building."""
    ended_by: str | None


def play_out(seats: int, seed: int, options: Mapping[str, Any] | None = None) -> Outcome:
    """A match of random moves, through `legal` and `apply` like any other."""
    usual = {option.name: option.choices[0] for option in GAME.options}
    state = GAME.setup(seats, {"starter": None, **usual, **(options or {})}, "dice")
    stream = Stream(str(seed).encode(), "bulk")
    acts = moves = 0
    while (actor := GAME.actor(state)) != NOBODY:
        move: Move
        if actor == CHANCE:
            chances = GAME.chances(state)
            move = chances.moves[stream.pick(chances.weights)]
        elif actor == REFEREE:
            move = GAME.judge(state, stream)
        else:
            legal = GAME.legal(state)
            move = legal[stream.below(len(legal))]
            moves += 1
        state = GAME.apply(state, move)
        acts += 1
    return Outcome(GAME.winners(state), moves, acts, len(state.cards), state.ended_by)
