"""What the dice were fitted to, by edition of the game: old matches keep their dice."""

from collections.abc import Mapping
from typing import NamedTuple

FIRST, SECOND = 1, 2


class Weights(NamedTuple):
    """How likely things fall if a hand slips; in thousandths of a logit where not said."""

    falls: Mapping[str, int]
    """For each worker that may be knocked over: see `dice.fall_features`."""
    collapse: Mapping[str, int]
    """For the building: see `dice.collapse_features` [ours]."""
    slips: Mapping[str, int]
    """How often a hand slips, by tremor, in thousandths [ours]; in the second edition it need not
    slip, and this says how much more or less likely everything is."""
    breaks: int
    """The torque at which a rivet breaks, in units of `statics`."""
    drops: int
    """How many of a thousand workers that topple on a card fall off it, to the ground."""
    lie_on_ground: bool
    """Whether who is knocked over on the ground has not fallen (SK-20)."""


WEIGHTS: dict[int, Weights] = {
    FIRST: Weights(
        falls={
            "always": -5850,
            "set_down": 3450,
            "touched": 2550,
            "beside": 1100,
            "build": 450,
            "ground": 1900,
            "swing": 24,
            "lean": 37,
        },
        collapse={"always": -8000, "build": 500, "load": 60, "lever": 60},
        slips={"calm": 15, "normal": 40, "shaky": 100},
        breaks=9515,  # 0.14 N m
        drops=1000,
        lie_on_ground=False,
    ),
    SECOND: Weights(
        falls={
            "always": -6650,
            "set_down": 900,
            "touched": 400,
            "beside": 0,
            "build": 1750,
            "ground": -700,
            "swing": 214,
            "lean": 56,
        },
        collapse={"always": -10_000, "build": 500, "load": 60, "lever": 60},
        slips={"calm": 700, "normal": 1000, "shaky": 1300},
        breaks=13_593,  # 0.2 N m
        drops=210,
        lie_on_ground=True,
    ),
}
"""The first: 675 acts with hands that slipped far, judged by the physics referee in 15 matches
(`tools/skyscrapers/calibrate.py`); 1769 workers might have toppled, 139 did. None of these acts
brought the building down.

The second: 103 builds with careful hands (`tools/skyscrapers/falls.py`, seed 1); 223 workers might
have toppled, 43 did, 9 of them to the ground. How workers are set down is taken from the first, and
none of these builds came down.
"""
