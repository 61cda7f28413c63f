"""Opponents: what a bot is shown, what it is called, and the simplest one."""

from collections.abc import Container
from copy import copy
from itertools import chain, count
from typing import Any, NamedTuple, Protocol

from steeple.kernel.game import Game, Move, View
from steeple.kernel.streams import Stream

NAMES = ("Gargoyle", "Mason", "Pigeon", "Weathercock", "Finial")


def free_name(taken: Container[str]) -> str:
    """The first name for a bot that nobody at the table has.

    >>> free_name({"Gargoyle"}), free_name(NAMES)
    ('Mason', 'Gargoyle 2')
    """
    numbered = (f"{name} {number}" for number in count(2) for name in NAMES)
    return next(name for name in chain(NAMES, numbered) if name not in taken)


class Budget(NamedTuple):
    """How long a bot may think about one move; a bot that does not search needs none."""

    seconds: float | None = None
    """Of one core."""
    simulations: int | None = None


class Position:
    """A turn as its seat sees it; nothing that is hidden from the seat can be reached from here."""

    budget: Budget | None = None
    """How long to think; `None` leaves it to the bot."""

    def __init__(self, game: Game[Any], state: Any, seat: int, stream: Stream) -> None:
        self.game = game
        self.seat = seat
        self.stream = stream
        """The bot's own random numbers; they reveal nothing about the dealer's."""
        self._imagined = game.imagine(state, seat, stream)

    def within(self, budget: Budget) -> "Position":
        """The same position, to be thought about within a budget."""
        same = copy(self)
        same.budget = budget
        return same

    @property
    def view(self) -> View:
        """What the seat knows."""
        return self.game.view(self._imagined, self.seat)

    @property
    def legal(self) -> list[Move]:
        """What the seat may do."""
        return self.game.legal(self._imagined)

    def imagine(self) -> Any:
        """A whole state that agrees with all that the seat knows; another one each time."""
        return self.game.imagine(self._imagined, self.seat, self.stream)


class Bot(Protocol):
    """A player that answers every position with a legal move."""

    def choose(self, position: Position) -> Move:
        """The move to make."""


class RandomBot:
    """Picks legal moves at random."""

    def choose(self, position: Position) -> Move:
        """Any legal move."""
        moves = position.legal
        return moves[position.stream.below(len(moves))]
