"""Where in a cell there is room for one more worker, on the card as it really lies."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from steeple.games.skyscrapers.moves import Cell
from steeple.games.skyscrapers.scene import unpack
from steeple.games.skyscrapers.solid import (
    SPOTS,
    TALL_MM,
    THICK_MM,
    UNIT_MM,
    WORKER_MM,
    Vector,
    feet,
)
from steeple.games.skyscrapers.state import Placed
from steeple.physics.turn import Pose, placed, turned

if TYPE_CHECKING:
    from steeple.games.skyscrapers.state import State

CLEAR_MM = WORKER_MM + 0.9
"""Between the middles of two workers, whoever has this much along an axis does not touch."""
LIFT_MM = 0.05
"""Above a card that may be tilted a little."""


def spot_for(state: State, cell: Cell, but: int | None = None) -> Vector:
    """Feet of a worker who is put into a cell now, in millimetres.

    The first place that is free, or else the one with most room. `but` is the worker who moves:
    where it is now is free.
    """
    if not state.scene:
        others = [place for worker, place in perfect_feet(state).items() if worker != but]
        return _roomiest([feet(cell, spot) for spot in range(len(SPOTS))], others)
    known = unpack(state.scene)
    others = [_ground_point(pose) for worker, pose in known.workers.items() if worker != but]
    under = floor_under(state.cards, cell)
    if under is None or under >= len(known.cards):
        return _roomiest([feet(cell, spot) for spot in range(len(SPOTS))], others)
    spots = [_on_card(state.cards[under], known.cards[under], cell, spot) for spot in SPOTS]
    return _roomiest(spots, others)


def perfect_feet(state: State) -> dict[int, Vector]:
    """Where the workers on site stand if nothing was ever simulated: in order in each cell."""
    taken: dict[Cell, int] = {}
    places: dict[int, Vector] = {}
    for worker, cell in enumerate(state.workers):
        if cell is not None:
            spot = taken.get(cell, 0)
            taken[cell] = spot + 1
            places[worker] = feet(cell, spot % len(SPOTS))
    return places


def floor_under(cards: tuple[Placed, ...], cell: Cell) -> int | None:
    """The card that lies under a cell; none under a cell of the ground."""
    x, y, z = cell
    for number, card in enumerate(cards):
        u, v, w = card.at
        if card.normal == 2 and w == z and u - 1 <= x <= u and v - 1 <= y <= v:
            return number
    return None


def _on_card(card: Placed, pose: Pose, cell: Cell, spot: tuple[float, float]) -> Vector:
    """A place in a cell, on the upper side of its card."""
    across = (cell[0] + 0.5 - card.at[0]) * UNIT_MM + spot[0]
    along = (cell[1] + 0.5 - card.at[1]) * UNIT_MM + spot[1]
    (x, y, z), turn = pose
    up = THICK_MM / 2 if turned((0.0, 0.0, 1.0), turn)[2] > 0 else -THICK_MM / 2
    a, b, c = placed((across, along, up), ((x * 1000, y * 1000, z * 1000), turn))
    return round(a, 3), round(b, 3), round(c + LIFT_MM, 3)


def _ground_point(pose: Pose) -> Vector:
    """Feet of a worker who may lean or lie."""
    (x, y, z), _ = pose
    return x * 1000, y * 1000, z * 1000 - TALL_MM / 2


def _roomiest(spots: list[Vector], others: list[Vector]) -> Vector:
    best, most = spots[0], -math.inf
    for spot in spots:
        room = min((_between(spot, other) for other in others), default=math.inf)
        if room >= CLEAR_MM:
            return spot
        if room > most:
            best, most = spot, room
    return best


def _between(one: Vector, other: Vector) -> float:
    if abs(one[2] - other[2]) > TALL_MM:
        return math.inf
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))
