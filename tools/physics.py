"""What a gesture may be and how a film is written, for the client of games with bodies."""

from typing import Any

from steeple.physics import film, gesture
from tools.typescript import constants

_PER_MM = gesture.PER_METRE // 1000


def typescript() -> str:
    """The source of the module."""
    numbers: dict[str, Any] = {
        "GESTURE": {
            "longestMs": gesture.LONGEST_MS,
            "mostFrames": gesture.MOST_FRAMES,
            "fastestMmS": round(gesture.FASTEST_M_S * 1000),
            "fastestRadS": gesture.FASTEST_RAD_S,
            "reachMm": gesture.REACH_X // _PER_MM,
            "reachUpMm": gesture.REACH_Z // _PER_MM,
            "perMm": _PER_MM,
            "one": gesture.ONE,
            "rounding": gesture.ROUNDING,
        },
        "FILM": {"version": film.VERSION, "perMm": film.PER_MM, "one": film.ONE},
    }
    return constants("The numbers of gestures and films", numbers)
