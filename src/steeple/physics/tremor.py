"""The shaking of a hand that holds something: small, smooth and different every time.

Whole random numbers at even moments, and a smooth curve through them: plain arithmetic, so that a
stream gives the same bits everywhere. Each number is biased against the one before, which
leaves mostly the 4 to 9 shakes a second of a real hand.
"""

from collections.abc import Mapping
from itertools import pairwise
from typing import NamedTuple

from steeple.kernel.streams import Stream

KNOT_MS = 64
SLOW_MS = 768
"""The hand as a whole drifts more slowly: it does not hit exactly the spot that it aims at."""
FINE = 1000


class Shake(NamedTuple):
    """How far a hand shakes and drifts, roughly on average, along or about each axis."""

    sway_m: float
    tilt_rad: float
    drift_m: float


SHAKES: Mapping[str, Shake] = {
    "calm": Shake(0.0001, 0.001, 0.0005),
    "normal": Shake(0.00035, 0.0035, 0.002),
    "shaky": Shake(0.001, 0.010, 0.004),
}
"""A drift goes sideways only; the eye sees the height better."""


class Tremor:
    """How far a hand is off its target, along three axes and about three."""

    def __init__(self, shake: Shake, length_ms: int, stream: Stream) -> None:
        scales = (shake.sway_m,) * 3 + (shake.tilt_rad,) * 3
        self._curves = [_knots(length_ms // KNOT_MS, scale, stream) for scale in scales]
        self._drifts = [_knots(length_ms // SLOW_MS, shake.drift_m, stream) for _ in range(2)]

    def at(self, t_ms: int) -> list[float]:
        """Metres along x, y, z and radians about them."""
        off = _values(self._curves, t_ms, KNOT_MS)
        x, y = _values(self._drifts, t_ms, SLOW_MS)
        off[0] += x
        off[1] += y
        return off


def _values(curves: list[list[float]], t_ms: int, spacing_ms: int) -> list[float]:
    knot, rest = divmod(t_ms, spacing_ms)
    share = rest / spacing_ms
    square = share * share
    cube = square * share
    a = (2.0 * square - cube - share) / 2.0
    b = (3.0 * cube - 5.0 * square + 2.0) / 2.0
    c = (4.0 * square - 3.0 * cube + share) / 2.0
    d = (cube - square) / 2.0
    return [
        a * curve[knot] + b * curve[knot + 1] + c * curve[knot + 2] + d * curve[knot + 3]
        for curve in curves
    ]


def _knots(count: int, scale: float, stream: Stream) -> list[float]:
    raw = [stream.below(2 * FINE + 1) - FINE for _ in range(count + 5)]
    # The curve is flatter than its knots: 1.7 times their scale gives it the right size.
    return [(late - early / 2) * 1.7 * scale / FINE for early, late in pairwise(raw)]
