"""Places for one more card: the middles of the edges of cards in play (G-2), and what is there.

Sets of cards are integers with a bit for each card. Places have the codes of `squares`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import NamedTuple

from steeple.games.skyscrapers.lattice.girders import standing_points
from steeple.games.skyscrapers.lattice.squares import (
    EDGE_SITES,
    NEAR,
    Relation,
    at_of,
    code_of,
    height_of,
)
from steeple.games.skyscrapers.moves import Point
from steeple.games.skyscrapers.pieces import Use
from steeple.games.skyscrapers.state import Placed

NO_ROOM = -1
"""Instead of the joined card: there is an edge, but a card there would pass through another."""
NO_EDGE = -2


def numbers(cards: int) -> Iterator[int]:
    """The cards of a set.

    >>> list(numbers(0b1101))
    [0, 2, 3]
    """
    while cards:
        low = cards & -cards
        yield low.bit_length() - 1
        cards ^= low


def base_fits(at: Point, normal: int, ground: int | None) -> bool:
    """Whether a base stands on the ground with all of its foot (G-9).

    >>> base_fits((3, 0, 1), 0, 3), base_fits((3, 0, 1), 1, 3)
    (True, False)
    """
    along = 1 - normal
    return ground is None or (abs(at[normal]) <= ground and abs(at[along]) < ground)


class Spot(NamedTuple):
    """What is around a place for a card."""

    touches: int
    """The cards that one there would touch, as bits."""
    points: int
    """Which of its nine points girders in play cover, as bits."""
    joins: int
    """The card whose edge it is; of several, the one built first."""


class _Part(NamedTuple):
    """A card in play, prepared for the places near it."""

    code: int
    origin: int
    near: Mapping[int, Relation]
    points: int
    bit: int


class Places:
    """Every place where a card could go without passing through anything."""

    def __init__(self, ground: int | None = None) -> None:
        """None, without a card in play; bases stay on the ground, as far as that reaches (G-9)."""
        self._ground = ground
        self.spots: dict[int, Spot] = {}
        self._parts: tuple[_Part, ...] = ()

    def beside(self, placed: Placed) -> Places:
        """The places when one more card is in play."""
        normal = placed.normal
        code = code_of(placed.at, normal)
        points = standing_points(placed.card, placed.turn)
        part = _Part(code, code - normal, NEAR[normal], points, 1 << len(self._parts))
        made = Places(self._ground)
        made._parts = (*self._parts, part)
        made.spots = spots = self._left_by(part)
        for step in EDGE_SITES[normal]:
            place = code + step
            if place not in spots and self._may_be(place):
                spot = made.spot(place)
                if spot.joins >= 0:
                    spots[place] = spot
        return made

    def _may_be(self, place: int) -> bool:
        """Whether no card there would lie on the ground itself, or stand beyond its edge."""
        height, normal = height_of(place), place & 3
        if height == 1 and normal != 2:
            return base_fits(at_of(place), normal, self._ground)
        return height > 0

    def _left_by(self, part: _Part) -> dict[int, Spot]:
        """The places that remain beside a new card: not its own, and none that would cross it."""
        left = self.spots.copy()
        _, origin, near, points, bit = part
        for code, spot in self.spots.items():
            relation = near.get(code - origin)
            if relation is not None:
                crosses, touches, onto = relation
                if crosses:
                    del left[code]
                else:
                    touched = spot.touches | bit if touches else spot.touches
                    left[code] = Spot(touched, spot.points | onto[points], spot.joins)
        return left

    def spot(self, code: int) -> Spot:
        """What is around any place, free or not."""
        known = self.spots.get(code)
        if known is not None:
            return known
        touched = points = 0
        joins = NO_EDGE
        has_room = True
        for number, (other, origin, near, others, bit) in enumerate(self._parts):
            relation = near.get(code - origin)
            if relation is not None:
                if relation.crosses:
                    has_room = False
                if relation.touches:
                    touched |= bit
                    if joins == NO_EDGE and code - other in EDGE_SITES[other & 3]:
                        joins = number
                points |= relation.onto[others]
        return Spot(touched, points, joins if has_room or joins == NO_EDGE else NO_ROOM)

    @cached_property
    def by_use(self) -> Mapping[Use, tuple[tuple[int, Spot], ...]]:
        """The places for cards of each use, in order (SK-10)."""
        lying, upright, base = [], [], []
        for place in sorted(self.spots.items()):
            code = place[0]
            if code & 3 == 2:
                lying.append(place)
            elif height_of(code) == 1:
                base.append(place)
            else:
                upright.append(place)
        on_edges = tuple(lying)
        return {
            "flat": on_edges,
            "upright": tuple(upright),
            "floor": on_edges,
            "base": tuple(base),
        }
