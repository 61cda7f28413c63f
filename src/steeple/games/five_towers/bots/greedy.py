"""Greedy play, compiled: weigh every build by points, prospects, and what it leaves to others.

All weights are in hundredths of a point. They come from games between bots with different weights,
one weight at a time, 300 to 800 games each; they are good, not optimal.
"""

import numpy as np
import numpy.typing as npt

from steeple.games.five_towers.builds import Counts, count_builds, field, nth_build
from steeple.games.five_towers.codes import CANCEL, PASS, move_of
from steeple.games.five_towers.pieces import BRACKETS, ROOF, ROW, VALUES
from steeple.games.five_towers.rules import NOTHING_WRONG, build, left_of, why_not_bid, why_not_pass
from steeple.games.five_towers.scoring import score
from steeple.games.five_towers.state import (
    ACTOR,
    BUILD,
    DECK,
    DISCARD,
    HIGHEST,
    LEADER,
    NOBODY,
    PASS_NUMBER,
    PHASE,
    ROW_SIZE,
    SEATS,
    STARTER,
    Cells,
    cell,
    copy_cells,
)
from steeple.games.five_towers.towers import KINDS, fits, height, top
from steeple.kernel.jit import jit

POINT = 100
ROOM = np.array([0, 0, 100, 92, 64, 42])
"""By seats, for each card to come that would fit on a top: an 8 on top keeps much room, a 1
little. The more people share the cards, the less each is worth."""
ROOF_TO_COME = 20
"""For each storey that a roof still to come would double."""
BRACKETS_TO_COME = 40
"""For a 9 to come under a low top: it opens the tower again."""
DENIED_PERCENT = 45
"""How much of the best placed opponent's gain counts as a loss."""
IMPOSSIBLE = -(1 << 30)
ABOVE_WORTH = 1 << 24
"""More than a position can be worth."""
NO_BUILD = -1

Gains = npt.NDArray[np.int64]
Builds = npt.NDArray[np.int64]
"""By number of cards, a build as one integer."""


@jit
def worth(cells: Cells, seat: int) -> int:
    """The seat's points and prospects."""
    value = POINT * score(cells, seat)
    for kind in range(KINDS):
        upper = top(cells, seat, kind)
        if upper == ROOF:
            continue
        room = 0
        for card_value in range(VALUES):
            room += fits(upper, card_value) * _to_come(cells, kind, card_value)
        value += ROOM[cell(cells, SEATS)] * room
        if _to_come(cells, kind, ROOF) > 0:
            value += ROOF_TO_COME * height(cells, seat, kind)
        if upper < BRACKETS and _to_come(cells, kind, BRACKETS) > 0:
            value += BRACKETS_TO_COME
    return value


@jit
def _to_come(cells: Cells, kind: int, value: int) -> int:
    """How many such cards may still be revealed; the discard comes again once."""
    card = kind * VALUES + value
    coming = cell(cells, DECK + card)
    if cells[PASS_NUMBER] == 1:
        coming += cell(cells, DISCARD + card)
    return coming


@jit
def balance(cells: Cells, seat: int) -> int:
    """The seat's worth, less a part of its best opponent's."""
    best = IMPOSSIBLE
    for other in range(cells[SEATS]):
        if other != seat:
            best = max(best, worth(cells, other))
    return worth(cells, seat) - best * DENIED_PERCENT // 100


@jit
def best_build(cells: Cells, seat: int, size: int, counts: Counts, after: Cells) -> tuple[int, int]:
    """The best build of `size` cards and the balance that it leaves; `after` is working space."""
    best = IMPOSSIBLE
    choice = -1
    total = field(count_builds(cells, seat, counts), size)
    for index in range(total):
        one = nth_build(cells, seat, size, index, counts)
        copy_cells(cells, after)
        after[ACTOR] = seat
        build(after, one)
        value = balance(after, seat)
        if value > best:
            best = value
            choice = one
    return choice, best


@jit
def fill_best_scoring(
    cells: Cells, seat: int, first: int, last: int, counts: Counts, after: Cells, builds: Builds
) -> None:
    """For `first` to `last` cards the build that scores most, and is worth most among those.

    `NO_BUILD` if there is none; `after` is working space.
    """
    fields = count_builds(cells, seat, counts)
    for size in range(first, last + 1):
        builds[size] = NO_BUILD
        best = IMPOSSIBLE * ABOVE_WORTH
        for index in range(field(fields, size)):
            one = nth_build(cells, seat, size, index, counts)
            copy_cells(cells, after)
            after[ACTOR] = seat
            build(after, one)
            value = score(after, seat) * ABOVE_WORTH + worth(after, seat)
            if value > best:
                best = value
                builds[size] = one


@jit
def greedy_move(cells: Cells, counts: Counts, after: Cells, gains: Gains) -> int:
    """The move of a greedy player; the last three are working space."""
    seat = cell(cells, ACTOR)
    if cells[PHASE] == BUILD:
        choice, _ = best_build(cells, seat, cell(cells, HIGHEST), counts, after)
        return CANCEL if choice < 0 else move_of(choice)
    _weigh_all(cells, counts, after, gains)
    best = IMPOSSIBLE
    move = PASS
    if why_not_pass(cells) == NOTHING_WRONG:
        best = _expect(cells, seat, cell(cells, LEADER), cell(cells, HIGHEST), gains)
    for number in range(cells[ROW_SIZE] + 1):
        can_be_built = gains[seat, number] > IMPOSSIBLE
        if can_be_built and why_not_bid(cells, number, counts) == NOTHING_WRONG:
            value = _expect(cells, seat, seat, number, gains)
            if value > best:
                best = value
                move = number
    return move


@jit
def _weigh_all(cells: Cells, counts: Counts, after: Cells, gains: Gains) -> None:
    """What each seat would gain by building 0, 1, 2, ... cards of the row."""
    for seat in range(cells[SEATS]):
        now = balance(cells, seat)
        for size in range(ROW + 1):
            gains[seat, size] = IMPOSSIBLE
            if size <= cells[ROW_SIZE]:
                choice, value = best_build(cells, seat, size, counts, after)
                if choice >= 0:
                    gains[seat, size] = value - now
        gains[seat, 0] = 0


@jit
def _expect(cells: Cells, seat: int, leader: int, number: int, gains: Gains) -> int:
    """The gain if `leader` leads with `number` and all after `seat` raise when it pays."""
    other = left_of(cells, seat)
    while other != cells[STARTER] and number < cells[ROW_SIZE]:
        best = 0
        raised = number
        for more in range(number + 1, cell(cells, ROW_SIZE) + 1):
            if gains[other, more] > best:
                best = gains[other, more]
                raised = more
        if raised > number:
            number = raised
            leader = other
        other = left_of(cells, other)
    if leader == NOBODY or number == 0:
        return 0
    if leader == seat:
        return int(gains[seat, number])
    return int(-gains[leader, number] * DENIED_PERCENT // 100)
