"""What the network has learned: `weights.bin`, and in `weights.json` how it was made.

The file has 32-bit fractions, lowest byte first: for 2, 3, 4 and 5 seats all arrays of `Weights`
one after the other.
"""

from functools import cache
from importlib.resources import files
from typing import Any

import numpy as np
import numpy.typing as npt

from steeple.games.five_towers.bots.network import (
    MOST_ROUNDS_TO_COME,
    SEAT_UNITS,
    TOWER_UNITS,
    Weights,
)
from steeple.games.five_towers.bots.outlook import SEAT_INPUTS, SHAPE_INPUTS, TOWER_INPUTS
from steeple.games.five_towers.pieces import MIN_SEATS

SHAPES = (
    (TOWER_INPUTS, TOWER_UNITS),
    (TOWER_UNITS, SEAT_UNITS),
    (SEAT_INPUTS + SHAPE_INPUTS, SEAT_UNITS),
    (SEAT_UNITS + 1,),
    (MOST_ROUNDS_TO_COME,),
)
COUNT = sum(int(np.prod(shape)) for shape in SHAPES)
NAME = "weights.bin"


@cache
def learned(seats: int) -> Weights:
    """The weights for a number of seats."""
    whole = np.frombuffer(files(__package__).joinpath(NAME).read_bytes(), "<f4")
    first = (seats - MIN_SEATS) * COUNT
    return unpacked(whole[first : first + COUNT].astype(np.float32))


def unpacked(numbers: npt.NDArray[np.float32]) -> Weights:
    """Weights from all their numbers in a row."""
    arrays: list[Any] = []
    first = 0
    for shape in SHAPES:
        size = int(np.prod(shape))
        arrays.append(numbers[first : first + size].reshape(shape).copy())
        first += size
    return Weights(*arrays)
