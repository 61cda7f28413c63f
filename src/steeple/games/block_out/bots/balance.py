"""How well a stack is balanced, by geometry alone: what can be seen without trying anything.

At every joint the weight of all that is above has to be over the part that both faces share. The
margin is how far it is inside, in metres; below 0 it tips.
"""

import math
from typing import NamedTuple, TypeAlias

from steeple.games.block_out.bodies.scene import pose_of
from steeple.games.block_out.bodies.shapes import FACES, SHAPES, face_up
from steeple.physics.pose import PoseM, placed
from steeple.physics.turn import turned

Point: TypeAlias = tuple[float, float]
Polygon: TypeAlias = list[Point]
"""Corners in the plane, counter-clockwise."""


class Joint(NamedTuple):
    """Where two blocks of a stack meet, and what rests on it."""

    shared: Polygon
    mass_kg: float
    x: float
    y: float
    """The moment of that weight: mass times place."""


class Outlook(NamedTuple):
    """What geometry says about a block in a pose on the stack."""

    margin_m: float
    """The smallest margin of all joints."""
    slope: float
    """The slope of the new upper face: 0 is level."""


class Balance:
    """A stack at rest, analysed once, for many blocks that could come on top."""

    def __init__(self, stack: tuple[str, ...], scene: bytes) -> None:
        poses = [pose_of(block, scene) for block in stack]
        self._top: Polygon | None = None
        if stack:
            self._top = _face(stack[-1], poses[-1], face_up(stack[-1], poses[-1]))
        self._joints: list[Joint] = []
        mass = x = y = 0.0
        for at in range(len(stack) - 1, 0, -1):
            (a, b, _), _ = poses[at]
            kg = SHAPES[stack[at]].mass_kg
            mass, x, y = mass + kg, x + kg * a, y + kg * b
            lower = _face(stack[at - 1], poses[at - 1], face_up(stack[at - 1], poses[at - 1]))
            upper = _face(stack[at], poses[at], _face_down(stack[at], poses[at]))
            self._joints.append(Joint(clipped(lower, upper[::-1]), mass, x, y))

    def look(self, block: str, pose: PoseM, face: int) -> Outlook:
        """The outlook for a block in that pose, with that face down."""
        (x, y, _), turn = pose
        up = turned(SHAPES[block].normals[face ^ 1], turn)
        slope = math.sqrt(up[0] * up[0] + up[1] * up[1]) / up[2]
        shared = _face(block, pose, face)[::-1]
        if self._top is not None:
            shared = clipped(self._top, shared)
        margin = inside(shared, x, y)
        kg = SHAPES[block].mass_kg
        for joint in self._joints:
            mass = joint.mass_kg + kg
            margin = min(
                margin,
                inside(joint.shared, (joint.x + kg * x) / mass, (joint.y + kg * y) / mass),
            )
        return Outlook(margin, slope)


def _face(block: str, pose: PoseM, face: int) -> Polygon:
    """The corners of a face as seen from above; clockwise if it looks down."""
    return [placed(SHAPES[block].corners[corner], pose)[:2] for corner in FACES[face]]


def _face_down(block: str, pose: PoseM) -> int:
    return face_up(block, pose) ^ 1


def clipped(window: Polygon, polygon: Polygon) -> Polygon:
    """What two convex polygons share; both counter-clockwise.

    >>> square = [(0.0, 0.0), (2.0, 0.0), (2.0, 2.0), (0.0, 2.0)]
    >>> sorted(clipped(square, [(x + 1, y + 1) for x, y in square]))
    [(1.0, 1.0), (1.0, 2.0), (2.0, 1.0), (2.0, 2.0)]
    """
    left = polygon
    for (a, b), (c, d) in zip(window, window[1:] + window[:1], strict=True):
        if not left:
            break
        kept: Polygon = []
        (u, v) = left[-1]
        before = (c - a) * (v - b) - (d - b) * (u - a)
        for x, y in left:
            here = (c - a) * (y - b) - (d - b) * (x - a)
            if (here >= 0.0) != (before >= 0.0):
                share = before / (before - here)
                kept.append((u + (x - u) * share, v + (y - v) * share))
            if here >= 0.0:
                kept.append((x, y))
            u, v, before = x, y, here
        left = kept
    return left


def inside(polygon: Polygon, x: float, y: float) -> float:
    """The distance of a point from the nearest side of a convex polygon; below 0 if outside.

    >>> inside([(0.0, 0.0), (2.0, 0.0), (2.0, 2.0), (0.0, 2.0)], 1.5, 1.0)
    0.5
    """
    nearest = 1.0
    if len(polygon) < 3:
        return -nearest
    for (a, b), (c, d) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        length = math.sqrt((c - a) * (c - a) + (d - b) * (d - b))
        if length > 1e-9:
            nearest = min(nearest, ((c - a) * (y - b) - (d - b) * (x - a)) / length)
    return nearest
