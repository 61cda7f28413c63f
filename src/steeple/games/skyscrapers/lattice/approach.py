"""From which side a hand brings a card in: face on to the edge that its rivet grips, if possible.

Where a card is in the way on that side (two floors that meet at the edge), the card is slid in
between them along its own plane.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from steeple.games.skyscrapers.moves import Point
from steeple.games.skyscrapers.state import Placed

if TYPE_CHECKING:
    from steeple.games.skyscrapers.lattice.building import Building

Step: TypeAlias = tuple[int, int, int]
"""A unit vector along an axis."""
Box: TypeAlias = tuple[tuple[float, float], tuple[float, float], tuple[float, float]]
"""The extent along each axis, in lattice units."""

FAR = 1.5
"""How far back a hand starts, in lattice units."""
NEAR = 0.9
"""The same, where there is no room for that."""
FROM_ABOVE: Step = (0, 0, -1)
SLIDES: tuple[Step, ...] = (
    FROM_ABOVE,
    (-1, 0, 0),
    (1, 0, 0),
    (0, -1, 0),
    (0, 1, 0),
    (0, 0, 1),
)
"""Directions along the plane of a card, the easiest first."""


def approach(building: Building, at: Point, normal: int) -> tuple[int, Step]:
    """The card that a card at `at` joins, and the direction in which the hand brings it."""
    joins = next((site.joins for site in building.sites if site[:2] == (at, normal)), None)
    if joins is None:
        raise ValueError(f"no edge is free at {at}")
    x, y, z = at
    u, v, w = building.cards[joins].at
    face_on = (u - x, v - y, w - z)
    ways = [face_on, *(step for step in SLIDES if not step[normal])]
    for far in (FAR, NEAR):
        for step in ways:
            is_under_ground = step[2] > 0 and box(at, normal)[2][0] <= far
            if not is_under_ground and not in_the_way(building.cards, at, normal, step, far):
                return joins, step
    return joins, face_on


def in_the_way(
    cards: tuple[Placed, ...], at: Point, normal: int, step: Step, far: float = FAR
) -> frozenset[int]:
    """Cards that a card would pass through on its way in."""
    room = list(box(at, normal))
    for axis in range(3):
        low, high = room[axis]
        if axis == normal and step[axis]:
            room[axis] = (low - far, high) if step[axis] > 0 else (low, high + far)
        elif step[axis] > 0:
            room[axis] = (low - far, low)
        elif step[axis] < 0:
            room[axis] = (high, high + far)
    swept: Box = (room[0], room[1], room[2])
    return frozenset(
        number for number, card in enumerate(cards) if _crosses(swept, box(card.at, card.normal))
    )


def passed_by(building: Building, at: Point, normal: int) -> frozenset[int]:
    """Cards that the held card can't bump into.

    Those that it touches at its place, except the one that it joins face on: it slips in between
    them. And those in its way, if no way is free.
    """
    joins, step = approach(building, at, normal)
    place = box(at, normal)
    touching = {
        number
        for number, card in enumerate(building.cards)
        if _touches(place, box(card.at, card.normal))
    }
    if step[normal]:
        touching.discard(joins)
    return frozenset(touching) | in_the_way(building.cards, at, normal, step)


def box(at: Point, normal: int) -> Box:
    """The space that a card takes up; flat along its normal."""
    x, y, z = (
        (part, part) if axis == normal else (part - 1, part + 1) for axis, part in enumerate(at)
    )
    return x, y, z


def _crosses(one: Box, other: Box) -> bool:
    """Whether two boxes share more than their surfaces."""
    return all(map(_overlap, one, other))


def _overlap(one: tuple[float, float], other: tuple[float, float]) -> bool:
    if one[0] == one[1] and other[0] == other[1]:
        return one[0] == other[0]
    return one[0] < other[1] and other[0] < one[1]


def _touches(one: Box, other: Box) -> bool:
    return all(a[0] <= b[1] and b[0] <= a[1] for a, b in zip(one, other, strict=True))
