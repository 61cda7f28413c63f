"""Where a body is and how it is turned, in metres or in millimetres.

The engine, the hand and scenes count in metres. Films, states and views count in millimetres.
"""

from typing import TypeAlias

from steeple.physics.turn import Turn, Vector, after, of_unit_length, turned

PoseM: TypeAlias = tuple[Vector, Turn]
"""A place in metres, and a turn."""
PoseMm: TypeAlias = tuple[float, float, float, float, float, float, float]
"""x, y, z in millimetres, and the quaternion w, x, y, z of the turn."""


def placed(vector: Vector, pose: PoseM) -> Vector:
    """A point of a body, in the world."""
    (x, y, z), turn = pose
    a, b, c = turned(vector, turn)
    return (x + a, y + b, z + c)


def hung(pose: PoseM, other: PoseM) -> PoseM:
    """The pose of something at `other` relative to `pose`."""
    place, turn = other
    return placed(place, pose), of_unit_length(after(pose[1], turn))
