"""Squares on the lattice: the place of a card as one number, and what two cards share (G-1, G-4).

A place of a card is an integer, its code. Places in the same relative position differ by the same
number, so every relation between two cards can be looked up by the difference. Codes sort as
(x, y, z, normal) do.
"""

from collections.abc import Iterable, Mapping
from itertools import product
from typing import NamedTuple

from steeple.games.skyscrapers.moves import Cell, Point

ACROSS: tuple[tuple[int, int], ...] = ((1, 2), (0, 2), (0, 1))
"""The two axes of a card, by its normal."""
_MIDDLE = 128
_ROW = 256
STEPS = (4 * _ROW * _ROW, 4 * _ROW, 4)
"""How much a code grows with one unit along x, y or z."""
_ORIGIN = _MIDDLE * (STEPS[0] + STEPS[1])


def code_of(at: Point, normal: int) -> int:
    """The number of a place for a card, or of a unit face with this lowest corner.

    >>> code_of((1, 0, 3), 2) - code_of((0, 0, 3), 2) == STEPS[0]
    True
    """
    x, y, z = at
    return _ORIGIN + x * STEPS[0] + y * STEPS[1] + z * STEPS[2] + normal


def at_of(code: int) -> Point:
    """The point of a code.

    >>> at_of(code_of((-3, 5, 7), 1))
    (-3, 5, 7)
    """
    rest = code >> 2
    return rest // (_ROW * _ROW) - _MIDDLE, rest // _ROW % _ROW - _MIDDLE, rest % _ROW


def height_of(code: int) -> int:
    """The z of a code."""
    return code >> 2 & _ROW - 1


def reach(at: Point, normal: int) -> int:
    """The height that a card there reaches."""
    return at[2] if normal == 2 else at[2] + 1


def foot(at: Point, normal: int) -> int:
    """The height that a card there reaches down to."""
    return at[2] if normal == 2 else at[2] - 1


def cells_around(at: Point) -> tuple[Cell, ...]:
    """The four cells on a card that lies there, in order; also those at the foot of a base."""
    x, y, z = at
    return (x - 1, y - 1, z), (x - 1, y, z), (x, y - 1, z), (x, y, z)


def sides(cell: Cell) -> tuple[int, ...]:
    """The codes of the six faces of a cell; the one below is the last."""
    code = code_of(cell, 0)
    east, north, up = STEPS
    return code, code + east, code + 1, code + north + 1, code + up + 2, code + 2


class _Shape(NamedTuple):
    """What a card covers, as codes relative to its centre."""

    faces: frozenset[int]
    """Unit squares of its plane."""
    middles: frozenset[int]
    """Unit pieces of its two middle lines: the lattice lines inside it."""
    edges: frozenset[int]
    """All unit pieces of lattice lines on it."""
    points: tuple[int, ...]
    """Its nine points, along its first axis first."""


def _shape(normal: int) -> _Shape:
    first, second = ACROSS[normal]
    right, up = STEPS[first], STEPS[second]
    middles = {part * right + first for part in (-1, 0)} | {part * up + second for part in (-1, 0)}
    borders = {part * right + side * up + first for part in (-1, 0) for side in (-1, 1)} | {
        part * up + side * right + second for part in (-1, 0) for side in (-1, 1)
    }
    return _Shape(
        frozenset(i * right + j * up + normal for i in (-1, 0) for j in (-1, 0)),
        frozenset(middles),
        frozenset(middles | borders),
        tuple(i * right + j * up for j in (-1, 0, 1) for i in (-1, 0, 1)),
    )


_SHAPES = tuple(_shape(normal) for normal in range(3))
FACES: tuple[tuple[int, ...], ...] = tuple(
    tuple(sorted(face - normal for face in shape.faces)) for normal, shape in enumerate(_SHAPES)
)
"""The unit faces that a card covers, from its code, by its normal."""
EDGE_SITES: tuple[tuple[int, ...], ...] = tuple(
    tuple(sign * STEPS[axis] + axis - normal for axis in ACROSS[normal] for sign in (-1, 1))
    for normal in range(3)
)
"""The places on the middles of a card's four edges, from its code, by its normal (G-2)."""


class _Onto(dict[int, int]):
    """Points of one card, as bits, by points of another: those that they share."""

    def __init__(self, shared: Iterable[tuple[int, int]]) -> None:
        super().__init__()
        self._shared = tuple(shared)

    def __missing__(self, points: int) -> int:
        found = sum(1 << there for here, there in self._shared if points >> here & 1)
        self[points] = found
        return found


class Relation(NamedTuple):
    """The relation of a card to a place for another."""

    crosses: bool
    """They overlap in one plane or pass through each other (G-4)."""
    touches: bool
    """They share more than a corner."""
    onto: Mapping[int, int]
    """From bits of the card's points to bits of the place's."""


def _relation(here: _Shape, there: _Shape, apart: int) -> Relation | None:
    numbers = {point: number for number, point in enumerate(here.points)}
    shared = [
        (numbers[point + apart], number)
        for number, point in enumerate(there.points)
        if point + apart in numbers
    ]
    if not shared:
        return None
    return Relation(
        any(face + apart in here.faces for face in there.faces)
        or any(middle + apart in here.middles for middle in there.middles),
        any(edge + apart in here.edges for edge in there.edges),
        _Onto(shared),
    )


def _near(normal: int) -> dict[int, Relation]:
    found = {}
    for other, (x, y, z) in product(range(3), product(range(-2, 3), repeat=3)):
        apart = x * STEPS[0] + y * STEPS[1] + z * STEPS[2]
        relation = _relation(_SHAPES[normal], _SHAPES[other], apart)
        if relation is not None:
            found[apart + other] = relation
    return found


NEAR: tuple[Mapping[int, Relation], ...] = tuple(_near(normal) for normal in range(3))
"""By a card's normal: its relation to the places near it, by their codes less its own.

Places that share no point with it are not here.
"""
