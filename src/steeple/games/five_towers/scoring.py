"""The score (FT-20 to FT-22)."""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from steeple.games.five_towers.pieces import ROOF
from steeple.games.five_towers.state import RUBBLE_COUNTS, SEATS, Cells, cell
from steeple.games.five_towers.towers import KINDS, height, top
from steeple.kernel.jit import jit

Points: TypeAlias = npt.NDArray[np.int64]
"""Where points come from, by seat: a column for each type, then:"""
MAIN, MAIN_POINTS, RUBBLE_POINTS, TOTAL = range(KINDS, KINDS + 4)
COLUMNS = KINDS + 4
NO_TOWER = -1


@jit
def tower_points(storeys: int, has_roof: bool) -> int:
    """1 point a storey; 2 under a roof (FT-20).

    >>> tower_points(4, False), tower_points(3, True)
    (4, 6)
    """
    return 2 * storeys if has_roof else storeys


@jit
def rubble_cost(torn_down: int) -> int:
    """Points lost for `torn_down` cards: the first costs 1, the second 2, ... (FT-21).

    >>> [rubble_cost(n) for n in range(5)]
    [0, 1, 3, 6, 10]
    """
    return torn_down * (torn_down + 1) // 2


@jit
def main_tower(cells: Cells, seat: int) -> int:
    """The tallest tower; of several, one with a roof or else the first; `NO_TOWER` if none."""
    main = NO_TOWER
    best = 0
    for kind in range(KINDS):
        rank = 2 * height(cells, seat, kind) + int(top(cells, seat, kind) == ROOF)
        if rank > best:
            best = rank
            main = kind
    return main


@jit
def main_points(cells: Cells, seat: int) -> int:
    """1 more point for each storey of the main tower (FT-20)."""
    main = main_tower(cells, seat)
    return 0 if main == NO_TOWER else height(cells, seat, main)


@jit
def score(cells: Cells, seat: int) -> int:
    """The seat's points, as if the game ended now."""
    points = main_points(cells, seat) - rubble_cost(cell(cells, RUBBLE_COUNTS + seat))
    for kind in range(KINDS):
        points += tower_points(height(cells, seat, kind), top(cells, seat, kind) == ROOF)
    return points


@jit
def fill_points(cells: Cells, points: Points) -> None:
    """By seat, the points of each tower, then the columns named above."""
    for seat in range(cells[SEATS]):
        for kind in range(KINDS):
            has_roof = top(cells, seat, kind) == ROOF
            points[seat, kind] = tower_points(height(cells, seat, kind), has_roof)
        points[seat, MAIN] = main_tower(cells, seat)
        points[seat, MAIN_POINTS] = main_points(cells, seat)
        points[seat, RUBBLE_POINTS] = -rubble_cost(cell(cells, RUBBLE_COUNTS + seat))
        points[seat, TOTAL] = score(cells, seat)
