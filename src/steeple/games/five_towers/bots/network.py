"""A small network that foresees each seat's points at the end, and from them who wins.

Every tower goes through the same layer. What comes out for the five towers of a seat is added up
and goes, with some numbers of the seat, through another layer: the points that are still to
come. The chances to win are a softmax of the points, the sharper the fewer rounds are left.

Since towers are added up, each is looked at only once in a round for each way to change it; to
weigh a build is to add up five vectors. The sizes are constants: then the compiler makes
vector instructions of the loops.
"""

from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from steeple.games.five_towers.bots.outlook import (
    CHAIN,
    SEAT_INPUTS,
    SHAPE_INPUTS,
    TOWER_INPUTS,
    Numbers,
    fill_tower,
)
from steeple.games.five_towers.pieces import MAX_SEATS, ROOF, ROW
from steeple.games.five_towers.scoring import tower_points
from steeple.games.five_towers.state import Cells, at
from steeple.games.five_towers.towers import KINDS, height, top
from steeple.kernel.jit import jit, jit_apart, jit_sums

TOWER_UNITS = 24
SEAT_UNITS = 24
MOST_ROUNDS_TO_COME = 46
POINTS_SCALE = 10.0

POINTS = SEAT_UNITS
STOREYS = SEAT_UNITS + 1
REACH = SEAT_UNITS + 2
TOWER_WIDTH = SEAT_UNITS + 3
"""What is kept of a tower: its part of the second layer, its points, storeys and reach."""

WAYS = 2 * (ROW + 1) << ROW
"""Ways to change a tower in a round: torn down or not, the last card placed, the cards taken."""

Values: TypeAlias = npt.NDArray[np.float32]
"""Of a position: each seat's chance to win, then each seat's points at the end."""
WIDTH = 2 * MAX_SEATS


class Weights(NamedTuple):
    """What was learned, for one number of seats."""

    tower: Numbers
    """By input of a tower, then by unit."""
    joined: Numbers
    """By unit of a tower, then by unit of the second layer."""
    seat: Numbers
    """By input of a seat and of its shape, then by unit of the second layer."""
    points: Numbers
    """By unit of the second layer; the last is a constant."""
    sharpness: Numbers
    """By rounds to come: how much a point more is worth, in the softmax."""


class Layers(NamedTuple):
    """Working space, and the towers that were looked at."""

    inputs: Numbers
    units: Numbers
    seats: Numbers
    """By seat: its part of the second layer, the same for all builds of a size."""
    contended: Numbers
    """By seat and type."""
    towers: Numbers
    """By seat, type and way: what is kept of a tower."""
    seen_in: npt.NDArray[np.int64]
    """By seat, type and way: when that was looked at."""
    now: npt.NDArray[np.int64]
    """The number of the round being weighed, to tell what was looked at in it."""


def room_for_layers() -> Layers:
    """Working space that can be reused."""
    return Layers(
        np.zeros(max(TOWER_INPUTS, SEAT_INPUTS + SHAPE_INPUTS), np.float32),
        np.zeros(TOWER_UNITS, np.float32),
        np.zeros((MAX_SEATS, SEAT_UNITS), np.float32),
        np.zeros((MAX_SEATS, KINDS), np.float32),
        np.zeros((MAX_SEATS, KINDS, WAYS, TOWER_WIDTH), np.float32),
        np.zeros((MAX_SEATS, KINDS, WAYS), np.int64),
        np.zeros(1, np.int64),
    )


@jit_apart
def look_at_tower(
    cells: Cells, seat: int, kind: int, way: int, weights: Weights, layers: Layers
) -> None:
    """Keep what there is to say of a tower that was changed in this way."""
    inputs, units = layers.inputs, layers.units
    kept = layers.towers[at(seat), at(kind), at(way)]
    inputs[16] = layers.contended[at(seat), at(kind)]
    fill_tower(cells, seat, kind, inputs)
    for unit in range(TOWER_UNITS):
        units[unit] = 0.0
    for index in range(TOWER_INPUTS):
        number = inputs[index]
        if number != 0.0:
            for unit in range(TOWER_UNITS):
                units[unit] += number * weights.tower[index, unit]
    for unit in range(SEAT_UNITS):
        kept[unit] = 0.0
    for index in range(TOWER_UNITS):
        number = units[index]
        if number > 0.0:
            for unit in range(SEAT_UNITS):
                kept[unit] += number * weights.joined[index, unit]
    storeys = height(cells, seat, kind)
    kept[POINTS] = tower_points(storeys, top(cells, seat, kind) == ROOF)
    kept[STOREYS] = storeys
    kept[REACH] = inputs[1] + inputs[CHAIN]
    layers.seen_in[at(seat), at(kind), at(way)] = layers.now[0]


@jit_sums
def foresee(
    seat: int,
    a: int,
    b: int,
    c: int,
    d: int,
    e: int,
    fallen: int,
    weights: Weights,
    layers: Layers,
) -> tuple[float, int]:
    """The points to come and the points of the towers of a seat, by the ways of its five towers."""
    kept = layers.towers[at(seat)]
    highest = np.float32(0.0)
    second = np.float32(0.0)
    reach = np.float32(0.0)
    points = np.float32(0.0)
    for kind in range(KINDS):
        way = a if kind == 0 else b if kind == 1 else c if kind == 2 else d if kind == 3 else e
        one = kept[kind, at(way)]
        second = max(second, min(highest, one[STOREYS]))
        highest = max(highest, one[STOREYS])
        reach = max(reach, one[REACH])
        points += one[POINTS]
    first = SEAT_INPUTS
    shape_0 = np.float32(fallen * 0.25)
    shape_1 = highest * np.float32(0.125)
    shape_2 = second * np.float32(0.125)
    total = weights.points[SEAT_UNITS]
    for unit in range(SEAT_UNITS):
        sum_ = (
            layers.seats[at(seat), unit]
            + kept[0, at(a), unit]
            + kept[1, at(b), unit]
            + kept[2, at(c), unit]
            + kept[3, at(d), unit]
            + kept[4, at(e), unit]
            + shape_0 * weights.seat[first, unit]
            + shape_1 * weights.seat[first + 1, unit]
            + shape_2 * weights.seat[first + 2, unit]
            + reach * weights.seat[first + 3, unit]
        )
        total += max(sum_, np.float32(0.0)) * weights.points[unit]
    return POINTS_SCALE * total, int(points + highest)


@jit
def fill_chances(seats: int, sharpness: float, values: Values) -> None:
    """The chances to win, from the points that were foreseen."""
    most = np.float32(-1000.0)
    for seat in range(seats):
        most = max(most, values[MAX_SEATS + seat])
    total = 0.0
    for seat in range(seats):
        weight = np.exp(sharpness * (values[MAX_SEATS + seat] - most))
        values[seat] = weight
        total += weight
    for seat in range(seats):
        values[seat] /= total


@jit
def fill_result(seats: int, values: Values) -> None:
    """The end of a game, from the points: winners share the win."""
    most = np.float32(-1000.0)
    winners = 0
    for seat in range(seats):
        points = values[MAX_SEATS + seat]
        if points > most:
            most = points
            winners = 0
        winners += int(points == most)
    for seat in range(seats):
        values[seat] = (1.0 / winners) if values[MAX_SEATS + seat] == most else 0.0
