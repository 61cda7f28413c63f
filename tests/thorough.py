"""How much a test tries: a sample in the test command, all of it in `run.py test --thorough`.

What is tried is the same each time: the sample is the beginning of the whole.
"""

import os
from collections.abc import Sequence
from typing import TypeVar

Thing = TypeVar("Thing")
VARIABLE = "STEEPLE_THOROUGH"
IS_THOROUGH = os.environ.get(VARIABLE) == "1"
SHARE = 4


def sample(whole: int) -> int:
    """How many of so many are tried: all of them, or a quarter."""
    return whole if IS_THOROUGH else max(1, whole // SHARE)


def first(few: int, whole: Sequence[Thing]) -> Sequence[Thing]:
    """The first few, which tell most; all of them if all is tried."""
    return whole if IS_THOROUGH else whole[:few]
