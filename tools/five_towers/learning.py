"""Games of the network against itself, and what it learns from each; compiled."""

from collections.abc import Callable
from typing import Any, TypeVar

import numba
import numpy as np

from steeple.games.five_towers.bots.ahead import carry_out, deal_row
from steeple.games.five_towers.bots.network import (
    POINTS_SCALE,
    SEAT_UNITS,
    TOWER_UNITS,
)
from steeple.games.five_towers.bots.outlook import (
    CHAIN,
    CONTENDED,
    SEAT_INPUTS,
    SHAPE_INPUTS,
    TOWER_INPUTS,
    fill_seat,
    fill_shape,
    fill_tower,
    rounds_to_come,
)
from steeple.games.five_towers.bots.rounds import (
    NOBODY_BUILDS,
    NOTHING,
    UNLED,
    settle,
    weigh_round,
)
from steeple.games.five_towers.builds import count_builds, field, nth_build
from steeple.games.five_towers.pieces import MAX_SEATS
from steeple.games.five_towers.scoring import score
from steeple.games.five_towers.state import (
    OVER,
    PHASE,
    ROW_SIZE,
    RUBBLE_COUNTS,
    copy_cells,
)
from steeple.games.five_towers.towers import KINDS, height
from steeple.kernel.fast_random import advance, below

Function = TypeVar("Function", bound=Callable[..., Any])

MOST_ROUNDS = 48
ALL_INPUTS = SEAT_INPUTS + SHAPE_INPUTS
LAMBDA = 0.7
EXPLORES = 12
"""One round in so many is played at random."""


def compiled(function: Function) -> Function:
    """Compiled in this process only: what learning needs is not part of playing."""
    settings: dict[str, Any] = {"_nrt": False, "fastmath": True}
    fast: Function = numba.njit(**settings)(function)
    return fast


@compiled
def note(cells: Any, seats: int, room: Any, towers: Any, others: Any) -> None:
    """What the network is shown after a round, by seat."""
    for seat in range(seats):
        highest = 0
        second = 0
        reach = 0.0
        for kind in range(KINDS):
            inputs = towers[seat, kind]
            inputs[CONTENDED] = room.layers.contended[seat, kind]
            fill_tower(cells, seat, kind, inputs)
            storeys = height(cells, seat, kind)
            second = max(second, min(highest, storeys))
            highest = max(highest, storeys)
            reach = max(reach, float(inputs[1] + inputs[CHAIN]))
        fill_seat(cells, seat, others[seat])
        fill_shape(int(cells[RUBBLE_COUNTS + seat]), highest, second, reach, others[seat])


@compiled
def play(start: Any, seats: int, random: int, w: Any, room: Any, cells: Any, game: Any) -> int:
    """One game; `game` is filled, and the number of rounds before the last returned."""
    towers, others, scores, ahead, is_random, coming = game
    copy_cells(start, cells)
    rounds = 0
    while True:
        random = deal_row(cells, random)
        weigh_round(cells, w, room)
        _, end = settle(cells, room)
        for seat in range(seats):
            if end == NOBODY_BUILDS:
                ahead[rounds, seat] = room.worth[UNLED, 0, MAX_SEATS + seat]
            else:
                ahead[rounds, seat] = room.worth[end >> 3, end & 7, MAX_SEATS + seat]
        random = advance(random)
        is_random[rounds] = 0
        builder, one = end >> 3, NOTHING
        if end != NOBODY_BUILDS:
            one = room.builds[builder, end & 7]
        if below(random, EXPLORES) == 0:
            is_random[rounds] = 1
            random = advance(random)
            builder = below(random, seats)
            random = advance(random)
            size = 1 + below(random, int(cells[ROW_SIZE]))
            total = field(count_builds(cells, builder, room.counts), size)
            one = NOTHING
            if total > 0:
                random = advance(random)
                one = nth_build(cells, builder, size, below(random, total), room.counts)
        carry_out(cells, builder, one)
        if cells[PHASE] == OVER:
            return rounds
        note(cells, seats, room, towers[rounds], others[rounds])
        coming[rounds] = rounds_to_come(cells)
        for seat in range(seats):
            scores[rounds, seat] = score(cells, seat)
        rounds += 1


@compiled
def learn(
    game: Any, rounds: int, seats: int, cells: Any, w: Any, slopes: Any, room: Any
) -> tuple[float, float]:
    """Add the slopes of one game; returns how wrong points were, and how surprising the winners."""
    towers, others, scores, ahead, is_random, coming = game
    pooled, first, hidden, back, back_first, wanted, points = room
    most = -1000.0
    for seat in range(seats):
        wanted[seat] = score(cells, seat)
        most = max(most, wanted[seat])
    winners = 0
    for seat in range(seats):
        winners += int(score(cells, seat) == most)
    is_open = True
    wrong = 0.0
    surprise = 0.0
    for step in range(rounds - 1, -1, -1):
        if is_random[step + 1]:
            is_open = False
        for seat in range(seats):
            if is_random[step + 1]:
                wanted[seat] = ahead[step + 1, seat]
            else:
                wanted[seat] = (1 - LAMBDA) * ahead[step + 1, seat] + LAMBDA * wanted[seat]
        for seat in range(seats):
            for unit in range(TOWER_UNITS):
                pooled[unit] = 0.0
            for kind in range(KINDS):
                for unit in range(TOWER_UNITS):
                    total = np.float32(0.0)
                    for index in range(TOWER_INPUTS):
                        total += towers[step, seat, kind, index] * w.tower[index, unit]
                    first[kind, unit] = max(total, np.float32(0.0))
                    pooled[unit] += first[kind, unit]
            gain = w.points[SEAT_UNITS]
            for unit in range(SEAT_UNITS):
                total = np.float32(0.0)
                for index in range(TOWER_UNITS):
                    total += pooled[index] * w.joined[index, unit]
                for index in range(ALL_INPUTS):
                    total += others[step, seat, index] * w.seat[index, unit]
                hidden[unit] = max(total, np.float32(0.0))
                gain += hidden[unit] * w.points[unit]
            points[seat] = scores[step, seat] + POINTS_SCALE * gain
            off = (points[seat] - wanted[seat]) / POINTS_SCALE
            wrong += off * off
            slopes.points[SEAT_UNITS] += off
            for unit in range(TOWER_UNITS):
                back_first[unit] = 0.0
            for unit in range(SEAT_UNITS):
                slopes.points[unit] += off * hidden[unit]
                back[unit] = off * w.points[unit] if hidden[unit] > 0 else 0.0
            for index in range(TOWER_UNITS):
                for unit in range(SEAT_UNITS):
                    slopes.joined[index, unit] += pooled[index] * back[unit]
                    back_first[index] += w.joined[index, unit] * back[unit]
            for index in range(ALL_INPUTS):
                for unit in range(SEAT_UNITS):
                    slopes.seat[index, unit] += others[step, seat, index] * back[unit]
            for kind in range(KINDS):
                for index in range(TOWER_INPUTS):
                    number = towers[step, seat, kind, index]
                    if number != 0.0:
                        for unit in range(TOWER_UNITS):
                            if first[kind, unit] > 0:
                                slopes.tower[index, unit] += number * back_first[unit]
        if is_open:
            sharp = w.sharpness[coming[step]]
            top = -1000.0
            for seat in range(seats):
                top = max(top, float(points[seat]))
            whole = 0.0
            for seat in range(seats):
                whole += np.exp(sharp * (points[seat] - top))
            slope = 0.0
            for seat in range(seats):
                chance = np.exp(sharp * (points[seat] - top)) / whole
                won = 1.0 / winners if score(cells, seat) == most else 0.0
                slope += (chance - won) * points[seat]
                surprise -= won * np.log(max(chance, 1e-6))
            w.sharpness[coming[step]] = min(2.0, max(0.01, sharp - 0.0003 * slope))
    return wrong / max(1, rounds * seats), surprise / max(1, rounds)
