"""A table for programs: a game told in numbers, without a log.

Chance and the referee act by themselves.
"""

import random
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from itertools import accumulate
from typing import Any, Protocol

import numpy as np

from steeple.catalog import folder_of, games
from steeple.kernel.encoding import Encoding, Mask, Numbers
from steeple.kernel.errors import InvalidMove, InvalidSetup, shortened
from steeple.kernel.game import CHANCE, DICE, NOBODY, REFEREE, TABLE, Game, Move
from steeple.kernel.options import check_seats, complete_options, starter_option
from steeple.kernel.streams import Stream

SEEDS = 1 << 63


class NumberTable(Protocol):
    """What every door asks of a table."""

    game: Game[Any]
    encoding: Encoding[Any]
    seats: int

    @property
    def actor(self) -> int:
        """The seat to move, or `NOBODY`."""

    @property
    def state(self) -> Any:
        """All the truth, as the game keeps it."""

    def reset(self, seed: int) -> None:
        """Begin anew."""

    def mask(self) -> Mask:
        """Which actions the seat to move can take."""

    def act(self, action: int) -> None:
        """Take an action that the mask allows."""

    def play(self, move: Move) -> None:
        """Make a legal move of the seat to move, which has planned nothing."""

    def observe(self, seat: int) -> Numbers:
        """What a seat knows."""


def encoding_of(id: str) -> Encoding[Any]:
    """The encoding of a game; raises `InvalidSetup` if it has none."""
    game = games[id]
    module = f"{type(game).__module__.rpartition('.')[0]}.encoding"
    if find_spec(module) is None:
        raise InvalidSetup("envs/no-encoding", game=game.id)
    encoding: Encoding[Any] = import_module(module).ENCODING
    return encoding


def first_state(
    game: Game[Any], seats: int, options: Mapping[str, Any] | None, referee: str | None
) -> Any:
    """The table before anything has happened; dice are the referee if nobody says otherwise."""
    check_seats(seats, game.seats)
    complete = complete_options((*game.options, starter_option(seats)), options or {}, seats)
    possible = [each for each in game.referees if each != TABLE]
    if game.referees and referee is None:
        referee = DICE
    if referee is not None and referee not in possible:
        raise InvalidSetup(
            "play/no-such-referee",
            referee=shortened(referee),
            count=len(possible),
            known=", ".join(possible),
        )
    return game.setup(seats, complete, referee)


def number_table(
    id: str,
    seats: int,
    options: Mapping[str, Any] | None = None,
    referee: str | None = None,
) -> NumberTable:
    """A table of a game: the quickest there is."""
    game, encoding = games[id], encoding_of(id)
    start = first_state(game, seats, options, referee)
    if folder_of(id) == "five_towers":
        from steeple.envs.compiled import CompiledTable

        return CompiledTable(game, encoding, start)
    return EncodedTable(game, encoding, start, seats)


def checked_seed(seed: object) -> int:
    """The seed, if it is one; raises `InvalidSetup`."""
    if isinstance(seed, bool) or not isinstance(seed, int | np.integer) or not 0 <= seed < SEEDS:
        raise InvalidSetup("play/bad-seed", seed=shortened(seed))
    return int(seed)


def checked_action(action: object, mask: Mask, names: Sequence[str]) -> int:
    """The number of an action that can be taken now; raises `InvalidMove`."""
    if isinstance(action, bool) or not isinstance(action, int | np.integer):
        raise InvalidMove("envs/not-an-action", action=shortened(action), most=len(mask) - 1)
    if not 0 <= action < len(mask):
        raise InvalidMove("envs/not-an-action", action=int(action), most=len(mask) - 1)
    if not mask[action]:
        raise InvalidMove("envs/masked-action", action=int(action), name=names[int(action)])
    return int(action)


def results(game: Game[Any], state: Any, seats: int) -> list[float]:
    """By seat, once a game is over: 1 for a win alone, less if it is shared; in all, 0.

    With two seats, -1 for losing; with more, those who lose share that.
    """
    winners = game.winners(state)
    share = 1 / len(winners)
    return [(seats * share * (seat in winners) - 1) / (seats - 1) for seat in range(seats)]


class QuickStream(Stream):
    """Random numbers from Python's own generator: repeatable, quick, and not secret."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)  # noqa: S311

    def below(self, bound: int) -> int:
        """A number from 0 to `bound` - 1."""
        return self._random.randrange(bound)

    def pick(self, weights: Sequence[int]) -> int:
        """An index, with a probability in proportion to its weight."""
        totals = list(accumulate(weights))
        return bisect_right(totals, int(self._random.random() * totals[-1]))


class EncodedTable:
    """A table of any game that has an encoding."""

    def __init__(self, game: Game[Any], encoding: Encoding[Any], start: Any, seats: int) -> None:
        self.game = game
        self.encoding = encoding
        self.seats = seats
        self.start = self.state = start
        self.actor = NOBODY
        self._plan: Any = None
        self._stream = QuickStream(0)

    def reset(self, seed: int) -> None:
        """Begin anew."""
        self._stream = QuickStream(seed)
        self._plan = None
        self._go_on(self.start)

    def _go_on(self, state: Any) -> None:
        """Let chance and the referee act until a seat has to."""
        game, stream = self.game, self._stream
        actor = game.actor(state)
        while actor in (CHANCE, REFEREE):
            if actor == CHANCE:
                chances = game.chances(state)
                move = chances.moves[stream.pick(chances.weights)]
            else:
                move = game.judge(state, stream)
            state = game.apply(state, move)
            actor = game.actor(state)
        self.state, self.actor = state, actor

    def mask(self) -> Mask:
        """Which actions the seat to move can take."""
        return self.encoding.mask(self.state, self._plan)

    def act(self, action: int) -> None:
        """Take an action that the mask allows."""
        self._plan, move = self.encoding.chosen(self.state, self._plan, action)
        if move is not None:
            self._go_on(self.game.apply(self.state, move))

    def play(self, move: Move) -> None:
        """Make a legal move of the seat to move, which has planned nothing."""
        self._go_on(self.game.apply(self.state, move))

    def observe(self, seat: int) -> Numbers:
        """What a seat knows; only the seat to move knows what it is planning."""
        return self.encoding.observed(self.state, seat, self._plan if seat == self.actor else None)
