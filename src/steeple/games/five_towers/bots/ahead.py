"""Looking ahead: how the next rounds go on average after each of several builds.

The same cards come in every line that is compared, so that luck does not decide between them.
"""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from steeple.games.five_towers.bots.network import WIDTH, Values, Weights, fill_result
from steeple.games.five_towers.bots.rounds import (
    NOBODY_BUILDS,
    NOTHING,
    UNLED,
    Builds,
    Room,
    let_nobody_build,
    liking,
    prepare,
    settle,
    start_round,
    weigh,
    weigh_round,
)
from steeple.games.five_towers.builds import count_builds, field, nth_build
from steeple.games.five_towers.pieces import MAX_SEATS
from steeple.games.five_towers.rules import build, reveal
from steeple.games.five_towers.scoring import score
from steeple.games.five_towers.state import (
    ACTOR,
    BID,
    DECK,
    DECK_SIZE,
    OVER,
    PHASE,
    SEATS,
    Cells,
    at,
    cell,
    copy_cells,
)
from steeple.kernel.fast_random import advance, below, seeded
from steeple.kernel.jit import jit, jit_apart

MOST_LINES = 32
"""How many builds are compared at most."""

Lines: TypeAlias = npt.NDArray[np.int8]
"""By line: the position that it starts from."""
Sums: TypeAlias = npt.NDArray[np.float64]
"""By line and value: the sum so far; then the sum of squares."""


@jit_apart
def deal_row(cells: Cells, random: int) -> int:
    """Chance reveals a whole row."""
    while cells[PHASE] != BID:
        random = advance(random)
        place = below(random, cell(cells, DECK_SIZE))
        card = -1
        while place >= 0:
            card += 1
            place -= cell(cells, DECK + card)
        reveal(cells, card)
    return random


@jit_apart
def carry_out(cells: Cells, builder: int, one: int) -> None:
    """The position after a round in which the builder builds that, or nobody anything."""
    if one == NOTHING:
        let_nobody_build(cells)
    else:
        cells[ACTOR] = builder
        build(cells, one)


@jit
def fill_end(cells: Cells, values: Values) -> None:
    """The values of a game that is over."""
    for seat in range(cells[SEATS]):
        values[MAX_SEATS + seat] = score(cells, seat)
    fill_result(cell(cells, SEATS), values)


@jit_apart
def go_on(
    cells: Cells, rounds: int, random: int, weights: Weights, room: Room, values: Values
) -> None:
    """Play some rounds, each seat as it likes best, and fill `values` with what comes of it."""
    for step in range(rounds):
        if cells[PHASE] == OVER:
            break
        random = deal_row(cells, random)
        weigh_round(cells, weights, room)
        _, end = settle(cells, room)
        leader = UNLED if end == NOBODY_BUILDS else end >> 3
        number = 0 if end == NOBODY_BUILDS else end & 7
        if step == rounds - 1:
            for place in range(WIDTH):
                values[place] = room.worth[at(leader), at(number), place]
            return
        carry_out(cells, leader, NOTHING if number == 0 else room.builds[at(leader), at(number)])
    fill_end(cells, values)


@jit_apart
def look_ahead(
    lines: Lines,
    count: int,
    first: int,
    last: int,
    rounds: int,
    seed: int,
    weights: Weights,
    room: Room,
    cells: Cells,
    values: Values,
    sums: Sums,
) -> None:
    """Add to `sums` what comes of each of `count` lines, for samples `first` to `last` - 1."""
    for sample in range(first, last):
        for line in range(count):
            copy_cells(lines[line], cells)
            go_on(cells, rounds, seeded(seed, sample), weights, room, values)
            for place in range(WIDTH):
                sums[line, place] += values[place]
                sums[line, WIDTH + place] += float(values[place]) * float(values[place])


@jit_apart
def rank_builds(
    cells: Cells,
    seat: int,
    size: int,
    weights: Weights,
    room: Room,
    ranked: Builds,
    liked: npt.NDArray[np.float64],
    values: Values,
) -> int:
    """Fill the best builds of a size, the most liked first, with their values; returns how many."""
    start_round(cells, room)
    total = field(count_builds(cells, seat, room.counts), size)
    found = 0
    if total == 0:
        return 0
    sharpness = prepare(cells, seat, size, weights, room)
    for index in range(total):
        one = nth_build(cells, seat, size, index, room.counts)
        weigh(cells, seat, one, sharpness, weights, room)
        likes = liking(room.values, seat)
        place = found
        while place > 0 and liked[at(place - 1)] < likes:
            place -= 1
        if place >= MOST_LINES:
            continue
        if found < MOST_LINES:
            found += 1
        for lower in range(found - 1, place, -1):
            liked[lower] = liked[lower - 1]
            ranked[lower] = ranked[lower - 1]
            for column in range(WIDTH):
                values[lower, column] = values[lower - 1, column]
        liked[at(place)] = likes
        ranked[at(place)] = one
        for column in range(WIDTH):
            values[at(place), column] = room.values[column]
    return found
