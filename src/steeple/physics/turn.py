"""Turns as quaternions (w, x, y, z), with + - * / and `math.sqrt` only.

These are the operations that give the same bits everywhere; a power, a sine or a matrix library
need not.
"""

import math
from collections.abc import Sequence
from typing import TypeAlias

Vector: TypeAlias = tuple[float, float, float]
Turn: TypeAlias = tuple[float, float, float, float]

NO_TURN: Turn = (1.0, 0.0, 0.0, 0.0)


def of_unit_length(turn: Sequence[float]) -> Turn:
    """The same turn as a quaternion of length 1."""
    w, x, y, z = turn
    length = math.sqrt(w * w + x * x + y * y + z * z)
    return (w / length, x / length, y / length, z / length)


def after(second: Turn, first: Turn) -> Turn:
    """`first`, and then `second`."""
    a, b, c, d = second
    w, x, y, z = first
    return (
        a * w - b * x - c * y - d * z,
        a * x + b * w + c * z - d * y,
        a * y - b * z + c * w + d * x,
        a * z + b * y - c * x + d * w,
    )


def turned(vector: Vector, turn: Turn) -> Vector:
    """Where `turn` takes `vector`.

    >>> turned((1.0, 0.0, 0.0), (0.0, 0.0, 0.0, 1.0))
    (-1.0, 0.0, 0.0)
    """
    w, x, y, z = turn
    a, b, c = vector
    u = 2.0 * (y * c - z * b)
    v = 2.0 * (z * a - x * c)
    t = 2.0 * (x * b - y * a)
    return (a + w * u + y * t - z * v, b + w * v + z * u - x * t, c + w * t + x * v - y * u)


def back(turn: Turn) -> Turn:
    """The turn that undoes `turn`."""
    w, x, y, z = turn
    return (w, -x, -y, -z)


def shortest(start: Vector, end: Vector) -> Turn:
    """The smallest turn that takes the unit vector `start` to `end`; they are not opposite."""
    a, b, c = start
    u, v, t = end
    return of_unit_length(
        (1.0 + a * u + b * v + c * t, b * t - c * v, c * u - a * t, a * v - b * u)
    )


def between(start: Turn, end: Turn, share: float) -> Turn:
    """A turn between `start` (share 0) and `end` (share 1), the short way round."""
    a, b, c, d = start
    w, x, y, z = end
    near = share if a * w + b * x + c * y + d * z >= 0.0 else -share
    far = 1.0 - share
    return of_unit_length(
        (a * far + w * near, b * far + x * near, c * far + y * near, d * far + z * near)
    )
