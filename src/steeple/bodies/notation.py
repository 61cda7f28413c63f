"""The notation of moves in games with bodies: by a seat, by chance or by the referee."""

from collections.abc import Callable
from typing import TypeAlias

from steeple.kernel.errors import InvalidMove, shortened
from steeple.kernel.game import CHANCE, REFEREE, Move

ReadMove: TypeAlias = Callable[[list[str]], Move | None]
"""The move that words stand for; `None` if they are no move."""


def read_move(text: str, actor: int, seat: ReadMove, chance: ReadMove, referee: ReadMove) -> Move:
    """The move of an actor, by one of three readers; raises `InvalidMove`."""
    read = referee if actor == REFEREE else chance if actor == CHANCE else seat
    move = read(text.split())
    if move is None:
        raise InvalidMove("kernel/not-a-move", move=shortened(text))
    return move
