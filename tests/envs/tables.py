"""Games played through numbers, for the tests of all doors."""

import random
from typing import Any

import numpy as np
import pytest

import steeple

GAMES = tuple(steeple.games)
every_game = pytest.mark.parametrize("game", GAMES)


def any_action(mask: Any, dice: random.Random) -> int:
    """One of the actions that the mask allows."""
    return int(dice.choice(np.flatnonzero(mask)))
