"""The nine wonky blocks (BO-1) as corners and faces, and where they lie while they are free.

Each block is what six half-spaces have in common: about half of its faces are flat and square to
each other, the others slant by up to 2, 4 or 6 degrees. The engine and the client's pictures have
the same corners, rounded to a micrometre, with the centre of mass at 0.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

from steeple.games.block_out.pieces import BLOCKS
from steeple.physics.pose import PoseM
from steeple.physics.turn import Vector, after, of_unit_length, shortest, turned

DENSITY_KG_M3 = 650.0

AXES: tuple[Vector, ...] = (
    (0.0, 0.0, -1.0),
    (0.0, 0.0, 1.0),
    (-1.0, 0.0, 0.0),
    (1.0, 0.0, 0.0),
    (0.0, -1.0, 0.0),
    (0.0, 1.0, 0.0),
)
"""Where each face points, apart from its slant: down, up, left, right, front, back."""

FACES: tuple[tuple[int, int, int, int], ...] = (
    (0, 2, 3, 1),
    (4, 5, 7, 6),
    (0, 4, 6, 2),
    (1, 3, 7, 5),
    (0, 1, 5, 4),
    (2, 6, 7, 3),
)
"""The corners of each face, counter-clockwise from outside. Corner 4z + 2y + x is at x, y, z."""

Slant: TypeAlias = tuple[int, int]
"""How much a face leans along the two other axes (x before y before z), in thousandths."""


class Cut(NamedTuple):
    """How a block is sawn."""

    size_mm: tuple[int, int, int]
    slants: Mapping[int, Slant]
    """The slants of faces that are not flat; 35, 70 and 105 thousandths are 2, 4 and 6 degrees."""


CUTS: Mapping[str, Cut] = {
    "black-small": Cut((30, 29, 28), {1: (28, -18), 3: (-20, 26), 5: (28, 14)}),
    "black-medium": Cut((40, 39, 38), {3: (30, 12), 4: (-16, 28), 5: (22, -24)}),
    "black-large": Cut((50, 48, 47), {1: (20, 27), 2: (26, -20), 3: (-30, 10)}),
    "brown-small": Cut((29, 30, 28), {1: (-40, 54), 4: (-30, 58), 5: (62, 20)}),
    "brown-medium": Cut((40, 38, 41), {1: (-52, -44), 3: (40, 50), 5: (-60, 24)}),
    "brown-large": Cut((51, 48, 46), {1: (60, 32), 2: (-56, 36), 3: (30, -62)}),
    "yellow-small": Cut((30, 31, 28), {1: (80, -62), 3: (-84, 50), 5: (40, -90)}),
    "yellow-medium": Cut((41, 40, 38), {1: (30, 98), 2: (76, -62), 4: (-90, 40)}),
    "yellow-large": Cut((48, 51, 46), {1: (-92, 44), 4: (-50, 86), 5: (-88, 44)}),
}


class Block(NamedTuple):
    """A block as a body: metres, its centre of mass at 0."""

    corners: tuple[Vector, ...]
    normals: tuple[Vector, ...]
    """The outward unit normals of the faces."""
    distances: tuple[float, ...]
    """From the centre of mass to the plane of each face."""
    volume_m3: float

    @property
    def mass_kg(self) -> float:
        """What it weighs, in wood."""
        return self.volume_m3 * DENSITY_KG_M3

    def middle(self, face: int) -> Vector:
        """The middle of a face's corners."""
        x, y, z = zip(*(self.corners[corner] for corner in FACES[face]), strict=True)
        return (sum(x) / 4, sum(y) / 4, sum(z) / 4)


def _dot(one: Vector, other: Vector) -> float:
    return one[0] * other[0] + one[1] * other[1] + one[2] * other[2]


def _cross(one: Vector, other: Vector) -> Vector:
    (a, b, c), (u, v, w) = one, other
    return (b * w - c * v, c * u - a * w, a * v - b * u)


def _normal(face: int, slant: Slant) -> Vector:
    upright = 2 - face // 2 if face < 2 else face // 2 - 1
    parts = list(AXES[face])
    for axis, lean in zip((axis for axis in range(3) if axis != upright), slant, strict=True):
        parts[axis] = lean / 1000
    length = math.sqrt(sum(part * part for part in parts))
    return (parts[0] / length, parts[1] / length, parts[2] / length)


def _meeting(planes: list[tuple[Vector, float]]) -> Vector:
    """The point that three planes share."""
    (a, p), (b, q), (c, r) = planes
    ab, bc, ca = _cross(a, b), _cross(b, c), _cross(c, a)
    whole = _dot(a, bc)
    x, y, z = ((p * bc[axis] + q * ca[axis] + r * ab[axis]) / whole for axis in range(3))
    return (x, y, z)


def _volume_and_centre(corners: list[Vector]) -> tuple[float, Vector]:
    """By tetrahedra from 0 to each half of each face."""
    six = 0.0
    moment = [0.0, 0.0, 0.0]
    for first, second, third, fourth in FACES:
        for corner, following in ((second, third), (third, fourth)):
            a, b, c = corners[first], corners[corner], corners[following]
            part = _dot(a, _cross(b, c))
            six += part
            for axis in range(3):
                moment[axis] += part * (a[axis] + b[axis] + c[axis]) / 4
    return six / 6, (moment[0] / six, moment[1] / six, moment[2] / six)


def _sawn(cut: Cut) -> Block:
    x_mm, y_mm, z_mm = cut.size_mm
    normals = tuple(_normal(face, cut.slants.get(face, (0, 0))) for face in range(6))
    # The slanted face turns about its middle, so that the size is the block's middle size.
    halves = [size / 2000 for size in (z_mm, z_mm, x_mm, x_mm, y_mm, y_mm)]
    planes = [
        (normal, half * _dot(normal, axis))
        for normal, half, axis in zip(normals, halves, AXES, strict=True)
    ]
    sides = [(2 + corner % 2, 4 + corner // 2 % 2, corner // 4) for corner in range(8)]
    raw = [_meeting([planes[face] for face in three]) for three in sides]
    volume, (x, y, z) = _volume_and_centre(raw)
    corners = tuple((round(a - x, 6), round(b - y, 6), round(c - z, 6)) for a, b, c in raw)
    distances = tuple(
        sum(_dot(normal, corners[corner]) for corner in FACES[face]) / 4
        for face, normal in enumerate(normals)
    )
    return Block(corners, normals, distances, volume)


SHAPES: Mapping[str, Block] = {block: _sawn(CUTS[block]) for block in BLOCKS}

PLACES_MM: Mapping[str, tuple[int, int, int]] = {
    "black-small": (-86, 108, 12),
    "black-medium": (-92, 168, -20),
    "black-large": (-100, 240, 8),
    "brown-small": (-152, 60, -30),
    "brown-medium": (-170, 122, 16),
    "brown-large": (-192, 196, -10),
    "yellow-small": (98, 104, 24),
    "yellow-medium": (112, 164, -14),
    "yellow-large": (128, 236, 18),
}
"""x and y of each free block, and how far it is turned, in hundredths of a quaternion."""


def on_the_table(block: str, x_m: float, y_m: float, turn: int = 0) -> PoseM:
    """A block that lies on its face 0."""
    shape = SHAPES[block]
    flat = shortest(shape.normals[0], AXES[0])
    return (
        (x_m, y_m, shape.distances[0]),
        after(of_unit_length((1.0, 0.0, 0.0, turn / 100)), flat),
    )


SHELF: Mapping[str, PoseM] = {
    block: on_the_table(block, x / 1000, y / 1000, turn)
    for block, (x, y, turn) in PLACES_MM.items()
}


def face_up(block: str, pose: PoseM) -> int:
    """The face that points upwards most."""
    heights = [turned(normal, pose[1])[2] for normal in SHAPES[block].normals]
    return heights.index(max(heights))
