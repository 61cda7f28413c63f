"""Who starts, if the table did not choose: the first act of chance in most games."""

import re

from steeple.kernel.game import Chances, Move
from steeple.kernel.shown import ShownAct


class Starter(Move, frozen=True):
    """Chance: who starts."""

    seat: int

    def __str__(self) -> str:
        return f"starter {self.seat}"


class StarterAct(ShownAct, frozen=True, tag="starter"):
    """Chance: who starts."""

    seat: int


def starters(seats: int) -> Chances:
    """Every seat is as likely to start as any other."""
    return Chances([Starter(seat) for seat in range(seats)], [1] * seats)


def read_starter(words: list[str], most_seats: int) -> Starter | None:
    """Who starts, from its notation.

    >>> str(read_starter(["starter", "2"], 3)), read_starter(["starter", "3"], 3)
    ('starter 2', None)
    """
    match words:
        case ["starter", seat] if re.fullmatch("[0-9]", seat) and int(seat) < most_seats:
            return Starter(int(seat))
    return None
