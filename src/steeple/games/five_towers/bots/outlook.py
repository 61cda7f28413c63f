"""What a seat's towers promise, as numbers that a network can weigh.

All of it is read from a position between two rounds: the row is empty, so every card that may
still come is in the deck or, on the first pass, in the discard.
"""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from steeple.games.five_towers.pieces import BRACKETS, DECK_LIKE_ANY, ROOF, ROW, VALUES
from steeple.games.five_towers.state import (
    DECK,
    DECK_SIZE,
    DISCARD,
    DISCARD_SIZE,
    PASS_NUMBER,
    SEATS,
    STARTER,
    Cells,
    cell,
)
from steeple.games.five_towers.towers import fits, height, top, top_after_tearing
from steeple.kernel.jit import jit

Numbers: TypeAlias = npt.NDArray[np.float32]

TOWER_INPUTS = 20
SEAT_INPUTS = 8
SHAPE_INPUTS = 4
CONTENDED = 16
"""Where in a tower's numbers it says how many cards to come fit on the others' towers."""
CHAIN = 14
"""Where in a tower's numbers it says how many storeys could still go on it."""
LOW = 3
"""On a top this low, hardly anything but a 9 goes."""


@jit
def rounds_to_come(cells: Cells) -> int:
    """How many rounds there will be if nobody builds any more: at most 44."""
    coming = (cell(cells, DECK_SIZE) + ROW - 1) // ROW
    if cells[PASS_NUMBER] == 1:
        coming += (cell(cells, DISCARD_SIZE) + ROW - 1) // ROW
    return coming


@jit
def fill_tower(cells: Cells, seat: int, kind: int, inputs: Numbers) -> None:
    """The numbers of one tower, all near 1; how contended it is stands there already."""
    upper = top(cells, seat, kind)
    storeys = height(cells, seat, kind)
    is_open = upper != ROOF
    is_first_pass = cells[PASS_NUMBER] == 1
    now = 0
    later = 0
    below_now = 0
    below = 0
    under_nine = 0
    all_to_come = 0
    has_eight = 0
    for value in range(1, VALUES):
        card = kind * VALUES + value
        in_deck = cell(cells, DECK + card)
        again = cell(cells, DISCARD + card) if is_first_pass else 0
        goes = fits(upper, value)
        now += goes * in_deck
        later += goes * again
        there = in_deck + again
        all_to_come += there
        below += there * int(value < upper)
        below_now += in_deck * int(value < upper)
        under_nine += there * int(value < BRACKETS)
        has_eight += there * int(value == DECK_LIKE_ANY)
    nine = cell(cells, DECK + kind * VALUES + BRACKETS)
    nine_again = cell(cells, DISCARD + kind * VALUES + BRACKETS) if is_first_pass else 0
    roof = cell(cells, DECK + kind * VALUES + ROOF)
    roof_again = cell(cells, DISCARD + kind * VALUES + ROOF) if is_first_pass else 0
    has_nine = nine + nine_again > 0
    chain = below
    if upper == DECK_LIKE_ANY or (has_eight > 0 and (upper > DECK_LIKE_ANY or has_nine)):
        chain = all_to_come
    elif has_nine and upper <= BRACKETS:
        chain = max(below, under_nine + 1)
    is_waiting = int(is_open)
    inputs[0] = 1.0
    inputs[1] = storeys / 8.0
    inputs[2] = 1.0 - is_waiting
    inputs[3] = (1.0 - is_waiting) * storeys / 8.0
    inputs[4] = int(storeys == 0)
    inputs[5] = upper / 16.0
    inputs[6] = int(upper == DECK_LIKE_ANY)
    inputs[7] = is_waiting * now / 6.0
    inputs[8] = is_waiting * later / 6.0
    inputs[9] = is_waiting * int(roof > 0)
    inputs[10] = is_waiting * int(roof_again > 0)
    inputs[11] = is_waiting * int(roof + roof_again > 0) * storeys / 8.0
    inputs[12] = is_waiting * int(upper < BRACKETS) * (nine + nine_again)
    inputs[13] = is_waiting * fits(upper, DECK_LIKE_ANY) * int(has_eight > 0)
    inputs[CHAIN] = is_waiting * chain / 10.0
    inputs[15] = is_waiting * below_now / 6.0
    inputs[17] = is_waiting * int(upper <= LOW)
    inputs[18] = (
        is_waiting * int(storeys > 0) * ((top_after_tearing(cells, seat, kind) - upper) / 16.0)
    )
    inputs[19] = is_waiting * int(roof > 0) * storeys / 8.0


@jit
def contention(cells: Cells, seat: int, kind: int) -> float:
    """How many cards to come would fit on the tops of the others, on average."""
    total = 0
    for value in range(VALUES):
        card = kind * VALUES + value
        coming = cell(cells, DECK + card)
        if cells[PASS_NUMBER] == 1:
            coming += cell(cells, DISCARD + card)
        if coming == 0:
            continue
        for other in range(cells[SEATS]):
            if other != seat:
                total += coming * fits(top(cells, other, kind), value)
    return total / (8.0 * (cell(cells, SEATS) - 1))


@jit
def fill_seat(cells: Cells, seat: int, inputs: Numbers) -> None:
    """What is said of a seat besides its towers."""
    seats = cell(cells, SEATS)
    place = seat - cell(cells, STARTER)
    if place < 0:
        place += seats
    is_first_pass = cells[PASS_NUMBER] == 1
    inputs[0] = 1.0
    inputs[1] = cell(cells, DECK_SIZE) / 80.0
    inputs[2] = cell(cells, DISCARD_SIZE) / 40.0 if is_first_pass else 0.0
    inputs[3] = int(is_first_pass)
    inputs[4] = int(place == 0)
    inputs[5] = int(place == seats - 1)
    inputs[6] = int(cells[DECK_SIZE] <= 3 * ROW)
    inputs[7] = int(cells[DECK_SIZE] <= ROW)


@jit
def fill_shape(fallen: int, highest: int, second: int, reach: float, inputs: Numbers) -> None:
    """What is said of a seat's towers together."""
    inputs[SEAT_INPUTS] = fallen / 4.0
    inputs[SEAT_INPUTS + 1] = highest / 8.0
    inputs[SEAT_INPUTS + 2] = second / 8.0
    inputs[SEAT_INPUTS + 3] = reach
