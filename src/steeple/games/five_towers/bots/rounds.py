"""One round, thought through: what each seat would build, and how the bidding goes.

Every seat takes what is best for itself (max-n), so the bidding is solved backwards: the last to
bid knows what it prefers, the one before foresees that, and so on.
"""

from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from steeple.games.five_towers.bots.network import (
    SEAT_UNITS,
    WIDTH,
    Layers,
    Values,
    Weights,
    fill_chances,
    fill_result,
    foresee,
    look_at_tower,
    room_for_layers,
)
from steeple.games.five_towers.bots.outlook import (
    SEAT_INPUTS,
    contention,
    fill_seat,
    rounds_to_come,
)
from steeple.games.five_towers.builds import Counts, count_builds, field, nth_build, room_for_counts
from steeple.games.five_towers.codes import NO_TEAR_DOWN, build_card, build_size, build_torn
from steeple.games.five_towers.pieces import MAX_SEATS, ROW, kind_of
from steeple.games.five_towers.rules import build, left_of, pass_
from steeple.games.five_towers.scoring import rubble_cost
from steeple.games.five_towers.state import (
    ACTOR,
    BID,
    DECK_SIZE,
    DISCARD_SIZE,
    HIGHEST,
    LEADER,
    LIMITS,
    NO_LIMIT,
    NOBODY,
    OVER,
    PASS_NUMBER,
    PHASE,
    ROW_CARDS,
    ROW_SIZE,
    RUBBLE_COUNTS,
    SEATS,
    SIZE,
    STARTER,
    Cells,
    at,
    cell,
    copy_cells,
)
from steeple.games.five_towers.towers import KINDS
from steeple.kernel.jit import jit, jit_apart

NO_BUILD = -1
NOTHING = NO_TEAR_DOWN
"""The build of no cards."""
UNTOUCHED = ROW << ROW
TAKEN = (1 << ROW) - 1
TORN = (ROW + 1) << ROW
"""A way to change a tower: which spots of the row are taken, above them the last one placed, or
`ROW` if none is, and more if the top was torn down."""
POINTS_TOO = 0.001
"""What an own point counts beside the chance to win: it decides where nothing else does."""
NEVER = -1000.0
BY_NUMBER = ROW + 1
UNLED = MAX_SEATS
"""The leader while nobody leads."""
NOBODY_BUILDS = UNLED * 8
"""How a round ends in which nobody builds; otherwise it is the builder times 8, plus the number."""

Builds: TypeAlias = npt.NDArray[np.int64]


class Room(NamedTuple):
    """Working space for a round."""

    counts: Counts
    after: Cells
    layers: Layers
    values: Values
    ways: Builds
    """By seat and type: how the tower is changed by the build that is being weighed."""
    builds: Builds
    """By seat and number of cards: the best build, or `NO_BUILD`."""
    worth: Values
    """By seat and number of cards, and last for nobody: the values after that build."""
    ends: Builds
    """By bidder, leader and highest bid: how the round ends."""


def room_for_round() -> Room:
    """Working space that can be reused."""
    return Room(
        room_for_counts(),
        np.zeros(SIZE, np.int8),
        room_for_layers(),
        np.zeros(WIDTH, np.float32),
        np.zeros((MAX_SEATS, KINDS), np.int64),
        np.zeros((MAX_SEATS, BY_NUMBER), np.int64),
        np.zeros((MAX_SEATS + 1, BY_NUMBER, WIDTH), np.float32),
        np.zeros((MAX_SEATS + 1, MAX_SEATS + 1, BY_NUMBER), np.int64),
    )


@jit
def liking(values: Values, seat: int) -> float:
    """How much a seat likes what comes of something."""
    return float(values[at(seat)] + POINTS_TOO * values[at(MAX_SEATS + seat)])


@jit_apart
def let_nobody_build(cells: Cells) -> None:
    """End the round without a build (FT-17)."""
    last = cell(cells, STARTER) - 1
    cells[ACTOR] = last if last >= 0 else cell(cells, SEATS) - 1
    cells[PHASE] = BID
    cells[LEADER] = cells[STARTER]
    cells[HIGHEST] = 0
    pass_(cells)


@jit
def spot_of(cells: Cells, card: int, taken: int) -> int:
    """Where in the row the card lies that is not among the taken spots."""
    spot = 0
    while cells[at(ROW_CARDS + spot)] != card or (taken >> spot) & 1:
        spot += 1
    return spot


@jit_apart
def look(cells: Cells, builder: int, one: int, weights: Weights, room: Room) -> None:
    """Look at all towers as they are after a build, unless they have been looked at."""
    layers, ways = room.layers, room.ways
    seats = cell(cells, SEATS)
    for seat in range(seats):
        for kind in range(KINDS):
            ways[at(seat), kind] = UNTOUCHED
    all_taken = 0
    for index in range(build_size(one)):
        card = build_card(one, index)
        kind = kind_of(card)
        spot = spot_of(cells, card, all_taken)
        all_taken |= 1 << spot
        for seat in range(seats):
            taken = (ways[at(seat), at(kind)] & TAKEN) | (1 << spot)
            last = spot if seat == builder else ROW
            ways[at(seat), at(kind)] = (last << ROW) | taken
    if build_torn(one) != NO_TEAR_DOWN:
        ways[at(builder), at(build_torn(one))] += TORN
    is_missing = False
    for seat in range(seats):
        for kind in range(KINDS):
            way = ways[at(seat), kind]
            is_missing |= layers.seen_in[at(seat), kind, at(way)] != layers.now[0]
    if not is_missing:
        return
    copy_cells(cells, room.after)
    if one == NOTHING:
        let_nobody_build(room.after)
    else:
        room.after[ACTOR] = builder
        build(room.after, one)
    for kind in range(KINDS):
        for seat in range(cells[SEATS]):
            way = int(room.ways[at(seat), kind])
            if layers.seen_in[at(seat), kind, at(way)] != layers.now[0]:
                look_at_tower(room.after, seat, kind, way, weights, layers)


@jit_apart
def prepare(cells: Cells, builder: int, size: int, weights: Weights, room: Room) -> float:
    """Look at what is the same for all builds of a size; returns the sharpness, 0 at the end."""
    layers = room.layers
    copy_cells(cells, room.after)
    let_nobody_build(room.after)
    after = room.after
    if size > 0:
        after[STARTER] = left_of(cells, builder)
        if cells[PASS_NUMBER] == after[PASS_NUMBER]:
            after[DISCARD_SIZE] -= size
        else:
            after[DECK_SIZE] -= size
    for seat in range(cells[SEATS]):
        fill_seat(after, seat, layers.inputs)
        for unit in range(SEAT_UNITS):
            layers.seats[at(seat), unit] = 0.0
        for index in range(SEAT_INPUTS):
            for unit in range(SEAT_UNITS):
                layers.seats[at(seat), unit] += layers.inputs[index] * weights.seat[index, unit]
    if after[PHASE] == OVER or cell(after, DECK_SIZE) + cell(after, DISCARD_SIZE) == 0:
        return 0.0
    return float(weights.sharpness[rounds_to_come(after)])


@jit_apart
def weigh(
    cells: Cells, builder: int, one: int, sharpness: float, weights: Weights, room: Room
) -> None:
    """Fill `room.values` with what is foreseen after a build."""
    values, ways = room.values, room.ways
    seats = cell(cells, SEATS)
    look(cells, builder, one, weights, room)
    for seat in range(seats):
        fallen = cell(cells, RUBBLE_COUNTS + seat)
        if seat == builder:
            fallen += int(build_torn(one) != NO_TEAR_DOWN)
        to_come, points = foresee(
            seat,
            int(ways[at(seat), 0]),
            int(ways[at(seat), 1]),
            int(ways[at(seat), 2]),
            int(ways[at(seat), 3]),
            int(ways[at(seat), 4]),
            fallen,
            weights,
            room.layers,
        )
        points -= rubble_cost(fallen)
        values[MAX_SEATS + seat] = points + (to_come if sharpness > 0.0 else 0.0)
    if sharpness > 0.0:
        fill_chances(seats, sharpness, values)
    else:
        fill_result(seats, values)


@jit
def start_round(cells: Cells, room: Room) -> None:
    """Forget the towers of the round before."""
    room.layers.now[0] += 1
    for seat in range(cells[SEATS]):
        for kind in range(KINDS):
            room.layers.contended[at(seat), kind] = contention(cells, seat, kind)


@jit_apart
def weigh_round(cells: Cells, weights: Weights, room: Room) -> None:
    """For each seat and number of cards, the best build and its values."""
    seats = cell(cells, SEATS)
    start_round(cells, room)
    for builder in range(seats + 1):
        fields = 1
        if builder < seats:
            fields = count_builds(cells, builder, room.counts)
            room.builds[at(builder), 0] = 0
        for size in range(int(builder < seats), BY_NUMBER):
            total = field(fields, size) if size <= cells[ROW_SIZE] else 0
            if builder < seats:
                room.builds[at(builder), size] = NO_BUILD
            if total == 0:
                continue
            sharpness = prepare(cells, builder, size, weights, room)
            to = builder if builder < seats else UNLED
            best = NEVER
            for index in range(total):
                one = nth_build(cells, builder, size, index, room.counts) if size > 0 else NOTHING
                weigh(cells, builder, one, sharpness, weights, room)
                liked = liking(room.values, builder) if size > 0 else 0.0
                if liked > best:
                    best = liked
                    if size > 0:
                        room.builds[at(builder), size] = one
                    for place in range(WIDTH):
                        room.worth[at(to), size, place] = room.values[place]


@jit
def end_of(leader: int, number: int) -> int:
    """How the round ends if this leader gets it for this number."""
    return NOBODY_BUILDS if number == 0 or leader == UNLED else leader * 8 + number


@jit
def liking_of_end(end: int, seat: int, room: Room) -> float:
    """How much a seat likes that end of the round."""
    if end == NOBODY_BUILDS:
        return liking(room.worth[UNLED, 0], seat)
    return liking(room.worth[at(end >> 3), at(end & 7)], seat)


@jit_apart
def best_bid(
    cells: Cells, seat: int, place: int, leader: int, highest: int, room: Room
) -> tuple[int, int]:
    """The seat's best bid and how the round ends then; a bid of -1 is to pass."""
    bid = -1
    end = int(room.ends[at(place + 1), at(leader), at(highest)])
    liked = liking_of_end(end, seat, room)
    if leader == UNLED:
        if seat == cells[STARTER] and cells[at(LIMITS + seat)] == NO_LIMIT:
            liked = NEVER
    first = 0 if leader == UNLED else highest + 1
    last = min(cell(cells, ROW_SIZE), cell(cells, LIMITS + seat) - 1)
    for number in range(first, last + 1):
        if room.builds[at(seat), at(number)] == NO_BUILD:
            continue
        if number == cells[ROW_SIZE]:
            other_end = end_of(seat, number)
        else:
            other_end = int(room.ends[at(place + 1), at(seat), at(number)])
        if liking_of_end(other_end, seat, room) > liked:
            liked = liking_of_end(other_end, seat, room)
            bid = number
            end = other_end
    return bid, end


@jit_apart
def settle(cells: Cells, room: Room) -> tuple[int, int]:
    """The best bid of the seat whose turn it is, and how the round ends, from all that was weighed.

    What a leader can't build, at a table that allows such bids, counts as the most it can build.
    """
    seats = cell(cells, SEATS)
    actor = cell(cells, ACTOR)
    leader_now = UNLED if cells[LEADER] == NOBODY else cell(cells, LEADER)
    places = 1
    last = actor
    while left_of(cells, last) != cells[STARTER]:
        last = left_of(cells, last)
        places += 1
    for leader in range(MAX_SEATS + 1):
        can = 0
        for number in range(BY_NUMBER):
            if leader < seats and room.builds[at(leader), at(number)] != NO_BUILD:
                can = number
            room.ends[at(places), leader, number] = end_of(leader, can)
    seat = last
    for place in range(places - 1, 0, -1):
        for leader in range(MAX_SEATS + 1):
            if leader >= seats and leader != UNLED:
                continue
            for highest in range(cell(cells, ROW_SIZE)):
                _, end = best_bid(cells, seat, place, leader, highest, room)
                room.ends[place, leader, highest] = end
        seat = seat - 1 if seat > 0 else seats - 1
    return best_bid(cells, actor, 0, leader_now, cell(cells, HIGHEST), room)
