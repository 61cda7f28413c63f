"""Random games in bulk, without a log: what research asks of every game.

A game with compiled rules plays them out itself; any other does so here, move by move.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

import numpy as np
import numpy.typing as npt

from steeple.kernel.game import CHANCE, DICE, NOBODY, REFEREE, Game
from steeple.kernel.options import check_number, check_seats, complete_options, starter_option
from steeple.kernel.streams import Stream

State = TypeVar("State")


@dataclass(frozen=True)
class Playouts:
    """The results of many random games."""

    scores: npt.NDArray[np.int16]
    """By game, then by seat."""
    moves: int
    """Moves of seats in all games together."""
    draws: int
    """Acts of chance in all games together."""
    verdicts: int = 0
    """What the referee said in all games together."""


class Finished(NamedTuple, Generic[State]):
    """A game that was played to its end, and how many acts that took."""

    state: State
    moves: int
    draws: int
    verdicts: int


def first_state(
    game: Game[State], n: int, seats: int, seed: int, options: Mapping[str, Any] | None
) -> State:
    """Where playouts start; raises `InvalidSetup` for numbers or options that make no sense.

    Where something can fall, dice decide: to simulate it would take too long.
    """
    check_seats(seats, game.seats)
    check_number(n)
    check_number(seed)
    complete = complete_options((*game.options, starter_option(seats)), options or {}, seats)
    return game.setup(seats, complete, DICE if game.referees else None)


def play_out(
    game: Game[State], n: int, seats: int, seed: int, options: Mapping[str, Any] | None = None
) -> Playouts:
    """`n` games of random moves, through `legal` and `apply` like any other."""
    start = first_state(game, n, seats, seed, options)
    scores = np.zeros((n, seats), np.int16)
    moves = draws = verdicts = 0
    for number in range(n):
        ended = finish(game, start, Stream(str(seed).encode(), f"playout {number}"))
        scores[number] = game.scores(ended.state)
        moves += ended.moves
        draws += ended.draws
        verdicts += ended.verdicts
    return Playouts(scores, moves, draws, verdicts)


def finish(game: Game[State], state: State, stream: Stream) -> Finished[State]:
    """Play a game to its end, every seat choosing any of its legal moves."""
    moves = draws = verdicts = 0
    while (actor := game.actor(state)) != NOBODY:
        if actor == CHANCE:
            chances = game.chances(state)
            move = chances.moves[stream.pick(chances.weights)]
            draws += 1
        elif actor == REFEREE:
            move = game.judge(state, stream)
            verdicts += 1
        else:
            legal = game.legal(state)
            move = legal[stream.below(len(legal))]
            moves += 1
        state = game.apply(state, move)
    return Finished(state, moves, draws, verdicts)
