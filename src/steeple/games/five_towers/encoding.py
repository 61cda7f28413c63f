"""Positions and moves as numbers, compiled.

A build takes several actions: first what is torn down, if anything, then the cards in the order in
which they are placed, each by its place in the row. A plan is one integer: the build as `codes`
packs it, and above that a bit for each place of the row that is taken.
"""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from steeple.games.five_towers.builds import Counts, count_builds, room_for_counts
from steeple.games.five_towers.codes import (
    CANCEL,
    CARD_BITS,
    NO_TEAR_DOWN,
    PASS,
    SIZE_BITS,
    TORN_BITS,
    build_card,
    build_of,
    build_size,
    build_torn,
    move_of,
)
from steeple.games.five_towers.legal import highest_bid, lowest_bid
from steeple.games.five_towers.moves import from_code
from steeple.games.five_towers.pieces import CARDS, MAX_SEATS, ROW, TYPES, kind_of, value_of
from steeple.games.five_towers.rules import NOTHING_WRONG, why_not_pass
from steeple.games.five_towers.state import (
    ACTOR,
    BID,
    BIDS,
    BUILD,
    DECK,
    DECK_SIZE,
    DISCARD_SIZE,
    GROUND,
    HEIGHTS,
    HIGHEST,
    IS_OPEN,
    LEADER,
    LIMITS,
    NO_CARD,
    NO_LIMIT,
    NOBODY,
    PASS_NUMBER,
    PHASE,
    PLOT,
    ROW_CARDS,
    RUBBLE_COUNTS,
    SEATS,
    STARTER,
    STOREYS,
    Cells,
    State,
    at,
    cell,
)
from steeple.games.five_towers.towers import KINDS, can_tear_down, fits, top, top_after_tearing
from steeple.kernel.encoding import Field, Mask
from steeple.kernel.game import Move
from steeple.kernel.jit import jit

Ends: TypeAlias = npt.NDArray[np.int64]
"""Working space for `longest`: by set of cards, which of them can come last."""

TEAR_DOWN = CANCEL + 1
PLACE = TEAR_DOWN + KINDS
ACTIONS = PLACE + ROW
EMPTY = NO_TEAR_DOWN
"""The plan in which nothing is chosen."""
TAKEN_SHIFT = TORN_BITS + SIZE_BITS + CARD_BITS * ROW
BUILD_MASK = (1 << TAKEN_SHIFT) - 1
VALUE_BITS = 5
VALUE_MASK = (1 << VALUE_BITS) - 1

# Where the parts of an observation begin:
TABLE_PART = 0
TABLE_SIZE = 9
ROW_PART = TABLE_PART + TABLE_SIZE
ROW_NUMBERS = 4
CARDS_PART = ROW_PART + ROW * ROW_NUMBERS
SEATS_PART = CARDS_PART + 2 * CARDS
SEAT_NUMBERS = 3 * KINDS + 4


def room_for_ends() -> Ends:
    """An array for `longest`, which can be reused."""
    return np.zeros(1 << ROW, np.int64)


@jit
def longest(cells: Cells, first: int, last: int, taken: int, below: int, ends: Ends) -> int:
    """How many cards of one type can go on `below`: those from `first` to before `last`.

    Places of the row in `taken` are empty. `ends` is working space.
    """
    free = ((1 << last) - (1 << first)) & ~taken
    if free == 0:
        return 0
    if free & (free - 1) == 0:
        only = first
        while not (free >> only) & 1:
            only += 1
        return fits(below, value_of(cell(cells, ROW_CARDS + only)))
    most = 0
    free >>= first
    for cards in range(1, 1 << (last - first)):
        ends[at(cards)] = 0
        if cards & ~free:
            continue
        size = 0
        for spot in range(last - first):
            if not (cards >> spot) & 1:
                continue
            size += 1
            value = value_of(cell(cells, ROW_CARDS + first + spot))
            others = cards & ~(1 << spot)
            goes = 0
            if others == 0:
                goes = fits(below, value)
            else:
                for other in range(last - first):
                    if (ends[at(others)] >> other) & 1:
                        goes |= fits(value_of(cell(cells, ROW_CARDS + first + other)), value)
            ends[at(cards)] |= goes << spot
        if ends[at(cards)] and size > most:
            most = size
    return most


@jit
def top_in_plan(cells: Cells, seat: int, plan: int, kind: int) -> int:
    """What the next card of a type would go on, once the plan is carried out."""
    build = plan & BUILD_MASK
    upper = top(cells, seat, kind)
    if build_torn(build) == kind:
        upper = top_after_tearing(cells, seat, kind)
    for index in range(build_size(build)):
        card = build_card(build, index)
        if kind_of(card) == kind:
            upper = value_of(card)
    return upper


@jit
def fill_mask(cells: Cells, plan: int, mask: Mask, counts: Counts, ends: Ends) -> None:
    """Which actions can follow the plan; the last two are working space."""
    for action in range(ACTIONS):
        mask[action] = 0
    if cells[PHASE] == BID:
        seat = cell(cells, ACTOR)
        if not cells[IS_OPEN]:
            count_builds(cells, seat, counts)
        for number in range(lowest_bid(cells), highest_bid(cells, counts) + 1):
            mask[at(number)] = 1
        mask[PASS] = int(why_not_pass(cells) == NOTHING_WRONG)
    elif cells[PHASE] == BUILD:
        _fill_building(cells, plan, mask, ends)


@jit
def _fill_building(cells: Cells, plan: int, mask: Mask, ends: Ends) -> None:
    """A card may come next if enough others can still follow; so may a tear-down at first."""
    seat = cell(cells, ACTOR)
    taken = plan >> TAKEN_SHIFT
    left = cell(cells, HIGHEST) - build_size(plan & BUILD_MASK)
    total = 0
    first = 0
    uppers = 0
    owns = 0
    for kind in range(KINDS):
        last = _end_of(cells, kind, first)
        if last > first:
            upper = top_in_plan(cells, seat, plan, kind)
            own = longest(cells, first, last, taken, upper, ends)
            total += own
            uppers |= upper << (VALUE_BITS * kind)
            owns |= own << (VALUE_BITS * kind)
        first = last
    possible = 0
    first = 0
    for kind in range(KINDS):
        last = _end_of(cells, kind, first)
        upper = (uppers >> (VALUE_BITS * kind)) & VALUE_MASK
        # How many cards of other types can be placed.
        others = total - ((owns >> (VALUE_BITS * kind)) & VALUE_MASK)
        for spot in range(first, last):
            card = cell(cells, ROW_CARDS + spot)
            is_twin = (
                spot > first
                and cell(cells, ROW_CARDS + spot - 1) == card
                and not (taken >> (spot - 1)) & 1
            )
            if (taken >> spot) & 1 or is_twin or not fits(upper, value_of(card)):
                continue
            more = 1
            if others + more < left:
                used = taken | (1 << spot)
                more += longest(cells, first, last, used, value_of(card), ends)
            goes = int(others + more >= left)
            mask[at(PLACE + spot)] = goes
            possible |= goes
        if plan == EMPTY and can_tear_down(cells, seat, kind):
            more = 0
            if last > first and others < left:
                torn = top_after_tearing(cells, seat, kind)
                more = longest(cells, first, last, taken, torn, ends)
            goes = int(others + more >= left)
            mask[at(TEAR_DOWN + kind)] = goes
            possible |= goes
        first = last
    mask[CANCEL] = int(not possible)


@jit
def _end_of(cells: Cells, kind: int, first: int) -> int:
    """Where the cards of a type end in the row, which is sorted."""
    last = first
    while last < ROW and kind_of(cell(cells, ROW_CARDS + last)) == kind:
        last += 1
    return last


@jit
def longer(cells: Cells, plan: int, action: int) -> int:
    """The plan after an action that belongs to a build."""
    if action < PLACE:
        return plan - NO_TEAR_DOWN + (action - TEAR_DOWN)
    spot = action - PLACE
    size = build_size(plan & BUILD_MASK)
    card = cell(cells, ROW_CARDS + spot)
    plan |= card << (TORN_BITS + SIZE_BITS + CARD_BITS * size)
    return (plan + (1 << TORN_BITS)) | (1 << (TAKEN_SHIFT + spot))


@jit
def is_complete(cells: Cells, plan: int) -> bool:
    """Whether the plan takes as many cards as were bid."""
    return build_size(plan & BUILD_MASK) == cell(cells, HIGHEST)


@jit
def fill_observation(cells: Cells, seat: int, plan: int, numbers: Cells) -> None:
    """What the seat knows, in the order of `FiveTowersEncoding.fields`."""
    seats = cell(cells, SEATS)
    actor = cell(cells, ACTOR)
    leader = cell(cells, LEADER)
    numbers[0] = cells[PHASE] == BID
    numbers[1] = cells[PHASE] == BUILD
    numbers[2] = _from(actor, seat, seats)
    numbers[3] = _from(cell(cells, STARTER), seat, seats)
    numbers[4] = _from(leader, seat, seats)
    numbers[5] = 0 if leader == NOBODY else cells[HIGHEST]
    numbers[6] = cells[PASS_NUMBER]
    numbers[7] = cells[DECK_SIZE]
    numbers[8] = cells[DISCARD_SIZE]
    taken = plan >> TAKEN_SHIFT
    for spot in range(ROW):
        card = cell(cells, ROW_CARDS + spot)
        is_there = card != NO_CARD
        part = ROW_PART + spot * ROW_NUMBERS
        numbers[at(part)] = is_there
        numbers[at(part + 1)] = kind_of(card) if is_there else 0
        numbers[at(part + 2)] = value_of(card) if is_there else 0
        numbers[at(part + 3)] = (taken >> spot) & 1
    for index in range(2 * CARDS):
        numbers[CARDS_PART + index] = cells[DECK + index]
    part = SEATS_PART
    other = seat
    for _ in range(seats):
        for kind in range(KINDS):
            plot = other * KINDS + kind
            level = cell(cells, HEIGHTS + plot)
            storeys = STOREYS + plot * PLOT + 1 + level
            numbers[at(part)] = level
            numbers[at(part + 1)] = cells[at(storeys)]
            numbers[at(part + 2)] = cells[at(storeys - 1)]
            part += 3
        numbers[at(part)] = cells[at(RUBBLE_COUNTS + other)]
        numbers[at(part + 1)] = cells[at(BIDS + other)]
        numbers[at(part + 2)] = cells[at(LIMITS + other)]
        numbers[at(part + 3)] = other == actor
        part += 4
        other = 0 if other + 1 == seats else other + 1


@jit
def _from(other: int, seat: int, seats: int) -> int:
    """How far a seat is to the left; -1 if it is no seat."""
    if other < 0:
        return -1
    return other - seat if other >= seat else other - seat + seats


class FiveTowersEncoding:
    """How Five Towers is told to programs."""

    version = 1
    dtype = np.int8
    actions = (
        *(f"bid {number}" for number in range(ROW + 1)),
        "pass",
        "cancel",
        *(f"tear down {type}" for type in TYPES),
        *(f"place card {spot} of the row" for spot in range(1, ROW + 1)),
    )

    def fields(self, seats: int) -> tuple[Field, ...]:
        """The table, the row, all cards, then the seats from the observer's own on."""
        most = MAX_SEATS - 1
        row = tuple(
            field
            for spot in range(1, ROW + 1)
            for field in (
                Field(f"row {spot}: is there", 1, 0, 1),
                Field(f"row {spot}: type", 1, 0, KINDS - 1),
                Field(f"row {spot}: value", 1, 0, GROUND - 1),
                Field(f"row {spot}: is in the plan", 1, 0, 1),
            )
        )
        seat = tuple(
            field
            for number in range(seats)
            for field in (
                Field(f"seat +{number}: by type, storeys, top, card below", 3 * KINDS, 0, 21),
                Field(f"seat +{number}: rubble", 1, 0, 44),
                Field(f"seat +{number}: bid; -1 not yet, -2 passed", 1, -2, ROW),
                Field(f"seat +{number}: bids stay below", 1, 0, NO_LIMIT),
                Field(f"seat +{number}: has the turn", 1, 0, 1),
            )
        )
        return (
            Field("bidding", 1, 0, 1),
            Field("building", 1, 0, 1),
            Field("whose turn", 1, -1, most),
            Field("starter", 1, 0, most),
            Field("who leads the bidding; -1 nobody", 1, -1, most),
            Field("highest bid", 1, 0, ROW),
            Field("pass through the deck", 1, 1, 2),
            Field("cards in the deck", 1, 0, 110),
            Field("cards in the discard", 1, 0, 110),
            *row,
            Field("unseen cards, by type and value", CARDS, 0, 2),
            Field("discard, by type and value", CARDS, 0, 2),
            *seat,
        )

    def mask(self, state: State, plan: int | None) -> Mask:
        """Which actions can follow the plan."""
        mask = np.zeros(ACTIONS, np.int8)
        room = (room_for_counts(), room_for_ends())
        fill_mask(state.cells, EMPTY if plan is None else plan, mask, *room)
        return mask

    def chosen(self, state: State, plan: int | None, action: int) -> tuple[int | None, Move | None]:
        """The plan after an action, and the move once it is complete."""
        if action <= CANCEL:
            return None, from_code(action)
        plan = int(longer(state.cells, EMPTY if plan is None else plan, action))
        if not is_complete(state.cells, plan):
            return plan, None
        return None, from_code(move_of(plan & BUILD_MASK))

    def observed(self, state: State, seat: int, plan: int | None) -> Cells:
        """What the seat knows."""
        numbers = np.zeros(size(int(state.cells[SEATS])), np.int8)
        fill_observation(state.cells, seat, EMPTY if plan is None else plan, numbers)
        return numbers


def spelled(cells: Cells, move: int) -> list[int]:
    """The actions that a legal move takes, in order."""
    if move <= CANCEL:
        return [move]
    build = build_of(move)
    torn = build_torn(build)
    actions = [] if torn == NO_TEAR_DOWN else [TEAR_DOWN + torn]
    row = cells[ROW_CARDS : ROW_CARDS + ROW].tolist()
    for index in range(build_size(build)):
        spot = row.index(build_card(build, index))
        row[spot] = None
        actions.append(PLACE + spot)
    return actions


def size(seats: int) -> int:
    """How many numbers an observation has."""
    return SEATS_PART + seats * SEAT_NUMBERS


ENCODING = FiveTowersEncoding()
