"""Towers: what may stand on what (FT-3 to FT-8), placing, tearing down (FT-12)."""

import numpy as np

from steeple.games.five_towers.pieces import BRACKETS, DECK_LIKE_ANY, ROOF, TYPES, VALUES
from steeple.games.five_towers.state import (
    GROUND,
    HEIGHTS,
    PLOT,
    RUBBLE_CARDS,
    RUBBLE_COUNTS,
    RUBBLE_SEATS,
    RUBBLE_SIZE,
    STOREYS,
    Cells,
    at,
    cell,
)
from steeple.kernel.jit import jit

KINDS = len(TYPES)


def may_stand_on(below: int, value: int) -> bool:
    """Whether a card of `value` may go on one of `below` (or on the ground).

    >>> may_stand_on(7, 3), may_stand_on(7, 7), may_stand_on(GROUND, 0)
    (True, False, True)
    >>> may_stand_on(8, 15), may_stand_on(3, 9), may_stand_on(0, 9)
    (True, True, False)
    """
    if below == ROOF:
        return False
    return value < below or below == DECK_LIKE_ANY or value == BRACKETS


# By what is below, a bit for each value that may stand on it. Room for values that no
# card has, on which nothing stands, saves `builds` a branch.
_ACCEPTED = np.zeros(2 * VALUES, np.int64)
for _below in range(GROUND + 1):
    for _value in range(VALUES):
        _ACCEPTED[_below] |= int(may_stand_on(_below, _value)) << _value


@jit
def fits(below: int, value: int) -> int:
    """1 if a card of `value` may go on one of `below`, else 0: `may_stand_on`, looked up."""
    return int((_ACCEPTED[at(below)] >> value) & 1)


@jit
def height(cells: Cells, seat: int, kind: int) -> int:
    """How many storeys the tower has."""
    return cell(cells, HEIGHTS + seat * KINDS + kind)


@jit
def storey(cells: Cells, seat: int, kind: int, level: int) -> int:
    """The value at `level`: 1 is the lowest storey; 0 and -1 are the ground."""
    return cell(cells, STOREYS + (seat * KINDS + kind) * PLOT + 1 + level)


@jit
def top(cells: Cells, seat: int, kind: int) -> int:
    """What the next card would go on."""
    return storey(cells, seat, kind, height(cells, seat, kind))


@jit
def top_after_tearing(cells: Cells, seat: int, kind: int) -> int:
    """What the next card would go on once the top is torn down."""
    return storey(cells, seat, kind, height(cells, seat, kind) - 1)


@jit
def can_tear_down(cells: Cells, seat: int, kind: int) -> bool:
    """Whether the tower has a top card that is not a roof (FT-8, FT-12)."""
    upper = top(cells, seat, kind)
    return (upper != ROOF) & (upper != GROUND)


@jit
def place(cells: Cells, seat: int, kind: int, value: int) -> None:
    """Put a card on its tower (FT-4)."""
    plot = seat * KINDS + kind
    cells[at(HEIGHTS + plot)] += 1
    cells[at(STOREYS + plot * PLOT + 1 + cell(cells, HEIGHTS + plot))] = value


@jit
def tear_down(cells: Cells, seat: int, kind: int) -> None:
    """Move the tower's top card to the seat's rubble, for good (FT-12)."""
    plot = seat * KINDS + kind
    level = height(cells, seat, kind)
    last = cell(cells, RUBBLE_SIZE)
    cells[at(RUBBLE_CARDS + last)] = kind * VALUES + storey(cells, seat, kind, level)
    cells[at(RUBBLE_SEATS + last)] = seat
    cells[RUBBLE_SIZE] += 1
    cells[at(RUBBLE_COUNTS + seat)] += 1
    cells[at(STOREYS + plot * PLOT + 1 + level)] = 0
    cells[at(HEIGHTS + plot)] -= 1
