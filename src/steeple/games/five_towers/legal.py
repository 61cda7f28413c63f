"""All legal moves of the seat to move: their number, and the n-th one."""

from steeple.games.five_towers.builds import (
    Counts,
    count_builds,
    counted_builds,
    field,
    most_counted,
    nth_build,
)
from steeple.games.five_towers.codes import CANCEL, PASS, move_of
from steeple.games.five_towers.rules import NOTHING_WRONG, why_not_pass
from steeple.games.five_towers.state import (
    ACTOR,
    BUILD,
    HIGHEST,
    IS_OPEN,
    LEADER,
    LIMITS,
    NOBODY,
    PHASE,
    ROW_SIZE,
    Cells,
    cell,
)
from steeple.kernel.jit import jit


@jit
def count_moves(cells: Cells, counts: Counts) -> int:
    """How many legal moves there are."""
    if cells[PHASE] == BUILD:
        fields = count_builds(cells, cell(cells, ACTOR), counts)
        return max(1, field(fields, cell(cells, HIGHEST)))
    if not cells[IS_OPEN]:
        count_builds(cells, cell(cells, ACTOR), counts)
    numbers = max(0, highest_bid(cells, counts) - lowest_bid(cells) + 1)
    return numbers + int(why_not_pass(cells) == NOTHING_WRONG)


@jit
def nth_move(cells: Cells, index: int, counts: Counts) -> int:
    """Legal move number `index`, once `count_moves` has filled `counts`.

    Pass, then numbers upwards; or the builds; or, if there are none, cancel.
    """
    if cells[PHASE] == BUILD:
        seat = cell(cells, ACTOR)
        size = cell(cells, HIGHEST)
        if field(counted_builds(seat, counts), size) == 0:
            return CANCEL
        return move_of(nth_build(cells, seat, size, index, counts))
    if why_not_pass(cells) == NOTHING_WRONG:
        if index == 0:
            return PASS
        index -= 1
    return lowest_bid(cells) + index


@jit
def lowest_bid(cells: Cells) -> int:
    """The lowest number above the highest bid."""
    return 0 if cells[LEADER] == NOBODY else cell(cells, HIGHEST) + 1


@jit
def highest_bid(cells: Cells, counts: Counts) -> int:
    """The highest number that the row, an earlier cancelling and a checked table allow.

    At a checked table the seat's builds have been counted.
    """
    seat = cell(cells, ACTOR)
    highest = min(cell(cells, ROW_SIZE), cell(cells, LIMITS + seat) - 1)
    return highest if cells[IS_OPEN] else min(highest, most_counted(counted_builds(seat, counts)))
