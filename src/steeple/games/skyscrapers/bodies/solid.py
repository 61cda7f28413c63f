"""Sizes and places of the bodies: cards, rivets and workers, in millimetres.

The lattice says which sites and cells there are; this says where a perfect building would have
them. A card's body lies in its own x and y, which are its two axes (`pieces.GIRDERS`), and its z
is its normal. How it is turned on the lattice changes what is printed, not the body.
"""

import math
from collections.abc import Mapping
from typing import TypeAlias

from steeple.games.skyscrapers.moves import Cell, Point

UNIT_MM = 30.0
CARD_MM = 2 * UNIT_MM
THICK_MM = 1.6
WORKER_MM = 7.2
"""The side of a worker's feet."""
TALL_MM = 18.0
CARD_KG = 0.0051
"""The mass of a card with its rivet."""
WORKER_KG = 0.0012
SPOT_MM = 8.5
"""The distance from the middle of a cell to the other places for a worker in it."""

Vector: TypeAlias = tuple[float, float, float]
Quaternion: TypeAlias = tuple[float, float, float, float]

_HALF = math.sqrt(0.5)
TURNS: Mapping[int, Quaternion] = {
    0: (0.5, 0.5, 0.5, 0.5),
    1: (_HALF, _HALF, 0.0, 0.0),
    2: (1.0, 0.0, 0.0, 0.0),
}
"""How a card's body is turned, by its normal."""
SPOTS: tuple[tuple[float, float], ...] = tuple(
    (x * SPOT_MM, y * SPOT_MM)
    for x, y in ((0, 0), (-1, -1), (1, 1), (-1, 1), (1, -1), (-1, 0), (1, 0), (0, -1), (0, 1))
)
"""Places in a cell, from its middle, in the order in which they are taken."""
MOST_IN_CELL = len(SPOTS)

WORKER_BODY = 64
"""In films, worker 0 has this number; cards have the order of building."""


def card_middle(at: Point) -> Vector:
    """The middle of a card, in millimetres."""
    x, y, z = at
    return x * UNIT_MM, y * UNIT_MM, z * UNIT_MM


def feet(cell: Cell, spot: int) -> Vector:
    """Where a worker's feet are at one of the places in a cell of a perfect building."""
    x, y, z = cell
    right, away = SPOTS[spot]
    lift = THICK_MM / 2 if z else 0.0
    return (x + 0.5) * UNIT_MM + right, (y + 0.5) * UNIT_MM + away, z * UNIT_MM + lift
