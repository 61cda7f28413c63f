"""Builds: every way to take cards of the row and place them (FT-11 to FT-14).

A build is which cards are taken, which top is torn down first, and the order within each
type; the types do not touch each other. Nothing here lists builds: they are counted, and the
n-th one is constructed. Listing them, picking one at random and the largest build follow from that.

Counts are polynomials in one integer. The count of ways to place j cards sits in the j-th
field of ten bits, so that multiplying two integers combines two types: the fields of the
product are the counts for both together. A row has 5 cards, so there are at most 6 fields,
and a field never exceeds 6 tear-downs times 5! orders = 720 < 1024.
"""

from itertools import permutations
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from steeple.games.five_towers.codes import CARD_BITS, CARD_MASK, NO_TEAR_DOWN, SIZE_BITS, TORN_BITS
from steeple.games.five_towers.pieces import MAX_SEATS, ROW, kind_of, value_of
from steeple.games.five_towers.state import ROW_CARDS, Cells, at, cell
from steeple.games.five_towers.towers import (
    KINDS,
    can_tear_down,
    fits,
    top,
    top_after_tearing,
)
from steeple.kernel.jit import jit

Counts: TypeAlias = npt.NDArray[np.int64]
"""Working space for `count_builds`, made by `room_for_counts`."""

FIELD = 10
FIELD_MASK = (1 << FIELD) - 1
STANDING, TORN, LAST = range(3)
ROOM = KINDS + 1
NO_VALUE = 31
COUNT_BITS = 4
COUNT_MASK = 15


def _order_tree() -> tuple[list[list[int]], list[int]]:
    """Every order of up to n things as a tree in preorder, for each n up to a whole row.

    A node is an order: [its last thing, the one before it or -1, its length, bits of all its
    things, the node after its last descendant, its things in fields of `CARD_BITS`].
    """
    nodes: list[list[int]] = []
    starts = [0]
    for count in range(ROW + 1):
        orders = sorted(
            order for length in range(1, count + 1) for order in permutations(range(count), length)
        )
        offset = len(nodes)
        for index, order in enumerate(orders):
            after = next(
                (j for j in range(index + 1, len(orders)) if orders[j][: len(order)] != order),
                len(orders),
            )
            before = order[-2] if len(order) > 1 else -1
            used = sum(1 << thing for thing in order)
            path = sum(thing << (CARD_BITS * place) for place, thing in enumerate(order))
            nodes.append([order[-1], before, len(order), used, offset + after, path])
        starts.append(len(nodes))
    return nodes, starts


_NODES, _STARTS = _order_tree()
ORDERS = np.array(_NODES, np.int64)
ORDERS_START = np.array(_STARTS, np.int64)
THING, BEFORE, LENGTH, USED, AFTER, PATH = range(6)


def room_for_counts() -> Counts:
    """An array for `count_builds`, which can be reused; each seat has its part of it."""
    counts = np.zeros((MAX_SEATS * ROOM, 3), np.int64)
    counts[::ROOM, STANDING] = 1
    return counts


@jit
def _order(node: int, column: int) -> int:
    return int(ORDERS[at(node), column])


@jit
def _tree(count: int) -> int:
    """The first node of the tree of orders of `count` things."""
    return int(ORDERS_START[at(count)])


@jit
def _goes(cells: Cells, first: int, node: int, below: int) -> int:
    """1 if the order's last card may be placed after the others on a tower topped by `below`.

    Of two equal cards the second is tried only after the first: the build is the same.
    """
    thing = _order(node, THING)
    card = cell(cells, ROW_CARDS + first + thing)
    if thing > 0 and cell(cells, ROW_CARDS + first + thing - 1) == card:
        if not (_order(node, USED) >> (thing - 1)) & 1:
            return 0
    before = _order(node, BEFORE)
    if before >= 0:
        below = value_of(cell(cells, ROW_CARDS + first + before))
    return fits(below, value_of(card))


@jit
def _orders(cells: Cells, first: int, count: int, below: int, torn: int) -> tuple[int, int]:
    """How many orders of 0, 1, 2, ... of these cards go on `below`, and on `torn`, as fields."""
    if count > 2:
        return _many_orders(cells, first, count, below, torn)
    # The common case without a branch: a card that is not there fits nowhere.
    one = value_of(cell(cells, ROW_CARDS + first)) if count > 0 else NO_VALUE
    two = value_of(cell(cells, ROW_CARDS + first + 1)) if count > 1 else NO_VALUE
    from_one = (1 << FIELD) + (fits(one, two) << (2 * FIELD))
    from_two = ((1 << FIELD) + (fits(two, one) << (2 * FIELD))) * int(one != two)
    return (
        1 + fits(below, one) * from_one + fits(below, two) * from_two,
        1 + fits(torn, one) * from_one + fits(torn, two) * from_two,
    )


@jit
def _many_orders(cells: Cells, first: int, count: int, below: int, torn: int) -> tuple[int, int]:
    """The same for any number of cards, by walking the tree of orders."""
    on_below = 1
    on_torn = 1
    goes_on_below = 0
    goes_on_torn = 0
    node = _tree(count)
    while node < _tree(count + 1):
        goes = _goes(cells, first, node, below)
        if _order(node, LENGTH) == 1:
            goes_on_below = goes
            goes_on_torn = _goes(cells, first, node, torn)
            goes |= goes_on_torn
        if goes:
            on_below += goes_on_below << (FIELD * _order(node, LENGTH))
            on_torn += goes_on_torn << (FIELD * _order(node, LENGTH))
            node += 1
        else:
            node = _order(node, AFTER)
    return on_below, on_torn


@jit
def count_builds(cells: Cells, seat: int, counts: Counts) -> int:
    """How many builds of 0, 1, 2, ... cards the seat has, as fields.

    The seat's part of `counts` is filled for `nth_build`. For each type: builds of it and all
    earlier types without a tear-down, with one, and where the type's cards end in the row.
    """
    part = seat * ROOM
    standing = 1
    torn = 0
    first = 0
    in_row = 0
    for spot in range(ROW):
        in_row += 1 << (COUNT_BITS * kind_of(cell(cells, ROW_CARDS + spot)))
    for kind in range(KINDS):
        last = first + ((in_row >> (COUNT_BITS * kind)) & COUNT_MASK)
        if last == first:
            torn += standing * int(can_tear_down(cells, seat, kind))
        else:
            stays, after = _orders(
                cells,
                first,
                last - first,
                top(cells, seat, kind),
                top_after_tearing(cells, seat, kind),
            )
            torn = torn * stays + standing * after * int(can_tear_down(cells, seat, kind))
            standing *= stays
        first = last
        counts[at(part + kind + 1), STANDING] = standing
        counts[at(part + kind + 1), TORN] = torn
        counts[at(part + kind + 1), LAST] = last
    return standing + torn


@jit
def counted_builds(seat: int, counts: Counts) -> int:
    """What `count_builds` last found for the seat."""
    part = seat * ROOM
    return int(counts[at(part + KINDS), STANDING] + counts[at(part + KINDS), TORN])


@jit
def field(fields: int, size: int) -> int:
    """The count for `size` cards; 0 for a negative size."""
    if size < 0:
        return 0
    return (fields >> (FIELD * size)) & FIELD_MASK


@jit
def most_buildable(cells: Cells, seat: int, counts: Counts) -> int:
    """The largest number of cards of the row that the seat can build (FT-14).

    If k cards can be built, so can k - 1: leave out the one placed last.
    """
    return most_counted(count_builds(cells, seat, counts))


@jit
def most_counted(fields: int) -> int:
    """The largest number of cards for which there is a build."""
    size = 0
    while fields >> (FIELD * (size + 1)) != 0:
        size += 1
    return size


@jit
def nth_build(cells: Cells, seat: int, size: int, index: int, counts: Counts) -> int:
    """Build number `index` among those of `size` cards, as one integer.

    `counts` are those of the seat in this position.
    """
    part = seat * ROOM
    torn = NO_TEAR_DOWN
    build = 0
    left = size
    for kind in range(KINDS - 1, -1, -1):
        if left + index == 0:
            break
        first = counts[at(part + kind), LAST]
        count = counts[at(part + kind + 1), LAST] - first
        rest = counts[at(part + kind), STANDING]
        if torn == NO_TEAR_DOWN:
            rest += counts[at(part + kind), TORN]
        if count == 0:
            if index >= field(rest, left):
                index -= field(rest, left)
                torn = kind
            continue
        below = top(cells, seat, kind)
        # Before the first node comes the order of no cards.
        node = _tree(count) - 1
        length = 0
        while index >= field(rest, left - length):
            index -= field(rest, left - length)
            node += 1
            while node < _tree(count + 1) and not _goes(cells, first, node, below):
                node = _order(node, AFTER)
            if node < _tree(count + 1):
                length = _order(node, LENGTH)
            else:
                torn = kind
                below = top_after_tearing(cells, seat, kind)
                rest = counts[at(part + kind), STANDING]
                node = _tree(count) - 1
                length = 0
        left -= length
        for step in range(length):
            thing = (_order(node, PATH) >> (CARD_BITS * step)) & CARD_MASK
            card = cell(cells, ROW_CARDS + first + thing)
            build |= card << (TORN_BITS + SIZE_BITS + CARD_BITS * (left + step))
    return build | torn | (size << TORN_BITS)
