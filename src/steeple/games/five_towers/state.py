"""A position: one array of small integers, under 1 kB.

It holds which cards are unseen, never their order: the dealer draws (so a bot that copies a
state has nothing to peek at). Cells are 8 bits wide to keep copies cheap; values go through
`cell` before arithmetic, because 8-bit numbers overflow where the functions run uncompiled.
"""

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from steeple.games.five_towers.pieces import (
    CARDS,
    MAX_SEATS,
    MOST_CARDS,
    ROW,
    TALLEST,
    TYPES,
    VALUES,
    copies,
)
from steeple.kernel.jit import jit

Cells: TypeAlias = npt.NDArray[np.int8]

# Where things are in the array. One number each:
SEATS = 0
IS_OPEN = 1
PHASE = 2
ACTOR = 3
STARTER = 4
PASS_NUMBER = 5
ROW_SIZE = 6
DECK_SIZE = 7
DISCARD_SIZE = 8
RUBBLE_SIZE = 9
HIGHEST = 10
LEADER = 11
# ... by place in the row, by seat:
ROW_CARDS = 12
BIDS = ROW_CARDS + ROW
LIMITS = BIDS + MAX_SEATS
RUBBLE_COUNTS = LIMITS + MAX_SEATS
# ... by seat and type; the second has each tower's storeys from the ground up, on two cells
# of ground, so that there is always something to stand on, even after tearing down:
HEIGHTS = RUBBLE_COUNTS + MAX_SEATS
STOREYS = HEIGHTS + MAX_SEATS * len(TYPES)
PLOT = 2 + TALLEST
# ... by card, how many:
DECK = STOREYS + MAX_SEATS * len(TYPES) * PLOT
DISCARD = DECK + CARDS
# ... in the order in which they were torn down, at most one a round:
MOST_ROUNDS = 2 * MOST_CARDS // ROW
RUBBLE_CARDS = DISCARD + CARDS
RUBBLE_SEATS = RUBBLE_CARDS + MOST_ROUNDS
SIZE = RUBBLE_SEATS + MOST_ROUNDS

# Phases:
START = 0
"""Chance picks the starter."""
DEAL = 1
"""Chance reveals the row, card by card."""
BID = 2
BUILD = 3
OVER = 4

CHANCE = -1
NOBODY = -2

# Bids that are not numbers:
NOT_YET = -1
PASSED = -2

NO_CARD = 127
"""An empty place of the row."""

GROUND = 16
"""What an empty plot counts as: wider than every card."""

NO_LIMIT = ROW + 1
"""Bids must stay below the limit: the number that the seat cancelled in this round."""


@jit
def at(index: int) -> np.uint64:
    """The index, declared to be never negative.

    Then compiled code need not check whether it counts from the end, which took a quarter of
    the time of a playout.
    """
    return np.uint64(index)


@jit
def cell(cells: Cells, index: int) -> int:
    """A cell as a number for arithmetic."""
    return int(cells[at(index)])


@jit
def copy_cells(source: Cells, target: Cells) -> None:
    """Make `target` the same position."""
    for index in range(SIZE):
        target[index] = source[index]


class State:
    """A position as a value: never changed, equal if its cells are."""

    __slots__ = ("cells",)

    def __init__(self, cells: Cells) -> None:
        self.cells = cells

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.cells.tobytes() == other.cells.tobytes()

    def __hash__(self) -> int:
        return hash(self.cells.tobytes())

    def __reduce__(self) -> tuple[Any, ...]:
        return State, (self.cells,)


def pack(state: State) -> bytes:
    """The cells, a byte each."""
    return state.cells.tobytes()


def unpack(packed: bytes) -> State:
    """The position that was packed; raises `ValueError` unless there is a byte for each cell.

    The bytes are copied: to compiled code a read-only array is of another type, for which it
    would be compiled again.
    """
    if len(packed) != SIZE:
        raise ValueError(f"a packed position has {SIZE} bytes, not {len(packed)}")
    return State(np.frombuffer(packed, np.int8).copy())


def opening(seats: int, is_open: bool, starter: int | None) -> State:
    """The table before anything is dealt; without a starter, chance picks one."""
    cells = np.zeros(SIZE, np.int8)
    cells[SEATS] = seats
    cells[IS_OPEN] = is_open
    cells[PHASE] = START if starter is None else DEAL
    cells[STARTER] = 0 if starter is None else starter
    cells[ACTOR] = CHANCE
    cells[PASS_NUMBER] = 1
    cells[LEADER] = NOBODY
    cells[ROW_CARDS : ROW_CARDS + ROW] = NO_CARD
    cells[BIDS : BIDS + MAX_SEATS] = NOT_YET
    cells[LIMITS : LIMITS + MAX_SEATS] = NO_LIMIT
    for plot in range(MAX_SEATS * len(TYPES)):
        cells[STOREYS + plot * PLOT : STOREYS + plot * PLOT + 2] = GROUND
    for card in range(CARDS):
        cells[DECK + card] = copies(card % VALUES, seats)
    cells[DECK_SIZE] = cells[DECK : DECK + CARDS].sum()
    return State(cells)
