"""The spaces of an encoding, as Gymnasium describes them."""

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from steeple.kernel.encoding import Encoding


def observation_space(encoding: Encoding[Any], seats: int) -> "Dict":
    """An observation, and the mask of the actions that can be taken now."""
    return Dict(
        {
            "observation": number_space(encoding, seats),
            "action_mask": Box(0, 1, (len(encoding.actions),), np.int8),
        }
    )


def number_space(encoding: Encoding[Any], seats: int) -> Box:
    """The numbers of an observation, each with its own range."""
    fields = encoding.fields(seats)
    sizes = [field.size for field in fields]
    low = np.repeat([field.low for field in fields], sizes).astype(encoding.dtype)
    high = np.repeat([field.high for field in fields], sizes).astype(encoding.dtype)
    return Box(low, high, dtype=encoding.dtype)


def action_space(encoding: Encoding[Any]) -> "Discrete[np.int64]":
    """The actions, by their numbers."""
    return Discrete(len(encoding.actions))
