"""Where in a cell there is room for one more worker, on the card as it really lies."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from steeple.games.skyscrapers.bodies.scene import unpack
from steeple.games.skyscrapers.bodies.solid import (
    SPOTS,
    TALL_MM,
    THICK_MM,
    UNIT_MM,
    WORKER_MM,
    Vector,
    feet,
)
from steeple.games.skyscrapers.moves import Cell
from steeple.games.skyscrapers.state import Placed
from steeple.physics.pose import PoseM
from steeple.physics.turn import turned

if TYPE_CHECKING:
    from steeple.games.skyscrapers.state import State

CLEAR_MM = WORKER_MM + 0.9
"""Two workers whose middles are this far apart along an axis do not touch."""
LEANS_MM = 3.8
"""A worker whose head is not even this high above its middle lies: it needs more room."""
LIFT_MM = 0.05
"""The gap above a card, which may be slightly tilted."""


def spot_for(state: State, cell: Cell, but: int | None = None) -> Vector:
    """Where the feet of a worker put into a cell now would be, in millimetres.

    The first free place, or else the one with most room. `but` is the worker who moves: where it
    is now counts as free.
    """
    if not state.scene:
        others = [place for worker, place in perfect_feet(state).items() if worker != but]
        return _roomiest([feet(cell, spot) for spot in range(len(SPOTS))], others)
    known = unpack(state.scene)
    others = [
        point
        for worker, pose in known.workers.items()
        if worker != but
        for point in _ground_points(pose)
    ]
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
    """The card that lies under a cell; `None` under a cell of the ground."""
    x, y, z = cell
    for number, card in enumerate(cards):
        u, v, w = card.at
        if card.normal == 2 and w == z and u - 1 <= x <= u and v - 1 <= y <= v:
            return number
    return None


def _on_card(card: Placed, pose: PoseM, cell: Cell, spot: tuple[float, float]) -> Vector:
    """A place in a cell, on the upper side of its card."""
    across = (cell[0] + 0.5 - card.at[0]) * UNIT_MM + spot[0]
    along = (cell[1] + 0.5 - card.at[1]) * UNIT_MM + spot[1]
    (x, y, z), turn = pose
    up = THICK_MM / 2 if turned((0.0, 0.0, 1.0), turn)[2] > 0 else -THICK_MM / 2
    a, b, c = turned((across, along, up), turn)
    return round(x * 1000 + a, 3), round(y * 1000 + b, 3), round(z * 1000 + c + LIFT_MM, 3)


def _ground_points(pose: PoseM) -> list[Vector]:
    """The points below a worker: one if it stands, three from feet to head if it lies."""
    (x, y, z), turn = pose
    ends = turned((0.0, 0.0, (TALL_MM - WORKER_MM) / 2), turn)
    return [
        (x * 1000 + end * ends[0], y * 1000 + end * ends[1], z * 1000 - TALL_MM / 2)
        for end in ((0,) if ends[2] > LEANS_MM else (-1, 0, 1))
    ]


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
