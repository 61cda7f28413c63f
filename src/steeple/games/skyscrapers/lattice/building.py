"""A building on the lattice (G-1 to G-9): its sites, what touches what, its storeys and its air.

A building is a value, derived from the one with a card less; what is rarely needed is computed on
demand.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Literal, NamedTuple, TypeAlias

from steeple.games.skyscrapers.lattice.air import Air
from steeple.games.skyscrapers.lattice.girders import meeting
from steeple.games.skyscrapers.lattice.places import (
    NO_EDGE,
    NO_ROOM,
    Places,
    Spot,
    base_fits,
    numbers,
)
from steeple.games.skyscrapers.lattice.squares import (
    FACES,
    at_of,
    cells_around,
    code_of,
    foot,
    reach,
    sides,
)
from steeple.games.skyscrapers.lattice.storeys import GROUND, Storey, Storeys
from steeple.games.skyscrapers.moves import Cell, Point
from steeple.games.skyscrapers.pieces import BY_ID, GROUND_REACH, LYING, Use
from steeple.games.skyscrapers.state import Placed

Way: TypeAlias = Literal["up", "down", "same"]


class Free(NamedTuple):
    """A site: a place on the middle of an edge, where a card would pass through nothing (G-2)."""

    at: Point
    normal: int
    joins: int
    """The number of the card whose edge it is; of several, the one built first."""


class Building:
    """Cards in the order of building, and what follows from where they are."""

    def __init__(self, cards: tuple[Placed, ...] = (), before: Building | None = None) -> None:
        """Nothing, or the building before with the last of these cards added."""
        self.cards = cards
        self.top = 0
        """The height that the highest card reaches."""
        self.joins: tuple[int | None, ...] = ()
        """By card: the card that its rivet holds on to; `None` for a start base."""
        self.adjacent: tuple[int, ...] = ()
        """By card: the cards that it touches, as bits."""
        self.ground = GROUND_REACH.get(cards[0].card) if cards else None
        """How far the ground reaches from its middle; `None` if it is endless (G-9)."""
        self._places = Places(self.ground)
        self._faces: dict[int, int] = {}
        self._ways: dict[int | None, dict[Cell, Way]] = {}
        if before is not None:
            self._extend(before, cards[-1])

    def _extend(self, before: Building, placed: Placed) -> None:
        number = len(before.cards)
        code = code_of(placed.at, placed.normal)
        spot = before._places.spot(code)
        self.top = max(before.top, reach(placed.at, placed.normal))
        has_rivet = spot.joins >= 0 and not placed.is_start
        self.joins = (*before.joins, spot.joins if has_rivet else None)
        adjacent = [*before.adjacent, spot.touches]
        for neighbour in numbers(spot.touches):
            adjacent[neighbour] |= 1 << number
        self.adjacent = tuple(adjacent)
        places = before._places if before.cards else self._places
        self._places = places.beside(placed)
        self._faces = before._faces.copy()
        for face in FACES[placed.normal]:
            self._faces[code + face] = number

    # Sites (G-2 to G-5)

    @cached_property
    def sites(self) -> tuple[Free, ...]:
        """Every place where some card could go, in order."""
        return tuple(
            Free(at_of(code), code & 3, spot.joins)
            for code, spot in sorted(self._places.spots.items())
        )

    def places_for(self, use: Use) -> tuple[tuple[int, Spot], ...]:
        """The codes of the places for cards of a use, in order, with what is around them."""
        return self._places.by_use[use]

    def why_not(self, at: Point, normal: int, use: Use) -> str | None:
        """Why no card can be built in like that: the code of a message; `None` if one can."""
        joins = self._places.spot(code_of(at, normal)).joins
        if joins == NO_EDGE:
            return "no-edge"
        if (use in LYING) != (normal == 2):
            return "wrong-way"
        if use == "base" and foot(at, normal) != 0:
            return "base-needs-ground"
        if use != "base" and foot(at, normal) <= 0:
            return "touches-ground"
        if use == "base" and not base_fits(at, normal, self.ground):
            return "beyond-ground"
        return "passes-through" if joins == NO_ROOM else None

    def meets(self, at: Point, normal: int, girders: str) -> str:
        """Those girders of a card there that would meet a girder in play (SK-13)."""
        return meeting(girders, self._places.spot(code_of(at, normal)).points)

    def touching(self, at: Point, normal: int) -> frozenset[int]:
        """The cards that one there would touch with more than a corner."""
        return frozenset(numbers(self._places.spot(code_of(at, normal)).touches))

    def joined(self, at: Point, normal: int) -> int | None:
        """The card that one there would be riveted to; `None` if no card fits there."""
        joins = self._places.spot(code_of(at, normal)).joins
        return None if joins < 0 else joins

    @staticmethod
    def touched_by_rivet(at: Point) -> tuple[Cell, ...]:
        """The cells in which the rivet of a card there touches workers (SK-14)."""
        return cells_around(at)

    # Cells (G-6, G-7)

    def under(self, cell: Cell) -> int | None:
        """The card that lies right under a cell."""
        return self._faces.get(sides(cell)[-1])

    def bounds(self, cell: Cell) -> int:
        """The cards that bound a cell, as bits: a worker there touches them (G-6)."""
        found = 0
        faces = self._faces
        for side in sides(cell):
            if side in faces:
                found |= 1 << faces[side]
        return found

    @cached_property
    def _air(self) -> Air:
        return Air((placed.at, placed.normal) for placed in self.cards if not _is_frame(placed))

    def is_open(self, cell: Cell) -> bool:
        """Whether a path of cells leads outside from there (G-7)."""
        return self._air.is_open(cell)

    # Levels (G-8)

    @cached_property
    def _tree(self) -> Storeys:
        return Storeys(
            [reach(placed.at, placed.normal) for placed in self.cards],
            [number for number, placed in enumerate(self.cards) if placed.use == "floor"],
            self.adjacent,
        )

    @property
    def storeys(self) -> tuple[Storey, ...]:
        """The levels as a tree; the first is the ground."""
        return self._tree.all

    def storey_of(self, cell: Cell) -> int | None:
        """The number of the storey of a cell; `None` if it is not on a floor."""
        if cell[2] <= 0:
            return GROUND
        card = self.under(cell)
        return None if card is None else self._tree.of_floor.get(card)

    @cached_property
    def _cells(self) -> tuple[tuple[Cell, ...], ...]:
        """By storey: the open cells where a worker may be put, in order."""
        is_open = self._air.is_open
        beside_bases = {
            cell
            for placed in self.cards
            if placed.use == "base"
            for cell in cells_around((placed.at[0], placed.at[1], 0))
            if self.has_ground(cell)
        }
        on_floors = (
            (cell for floor in storey.floors for cell in cells_around(self.cards[floor].at))
            for storey in self.storeys[1:]
        )
        return tuple(
            tuple(cell for cell in cells if is_open(cell))
            for cells in (sorted(beside_bases), *on_floors)
        )

    def has_ground(self, cell: Cell) -> bool:
        """Whether there is ground below a cell: not beyond its edge (G-9)."""
        ground = self.ground
        return ground is None or all(-ground <= part < ground for part in cell[:2])

    @property
    def ground_cells(self) -> tuple[Cell, ...]:
        """The open cells on the ground that touch a base, in order."""
        return self._cells[GROUND]

    @cached_property
    def floor_cells(self) -> tuple[Cell, ...]:
        """The open cells on floors, in order."""
        return tuple(sorted(cell for cells in self._cells[1:] for cell in cells))

    def footing(self, cell: Cell) -> int | None:
        """The lying card on which a worker in a cell stands; `None` for the ground.

        If no card is right under the cell, it is the next one below.
        """
        x, y, z = cell
        cards = (self.under((x, y, height)) for height in range(z, 0, -1))
        return next((card for card in cards if card is not None), None)

    def ways(self, cell: Cell) -> Mapping[Cell, Way]:
        """Where a worker in a cell can go (SK-8); nowhere if it is enclosed (SK-17)."""
        if not self.is_open(cell):
            return {}
        found = self._ways_from(self.footing(cell))
        return {other: way for other, way in found.items() if other != cell}

    def _ways_from(self, card: int | None) -> dict[Cell, Way]:
        found = self._ways.get(card)
        if found is None:
            down, same, up = self._tree.ways(card)
            found = dict.fromkeys((cell for storey in up for cell in self._cells[storey]), "up")
            if same is not None:
                found |= dict.fromkeys(self._cells[same], "same")
            if down is not None:
                found |= dict.fromkeys(self._cells[down], "down")
            self._ways[card] = found
        return found


def _is_frame(placed: Placed) -> bool:
    """Whether air and sight pass through a card (SK-10, G-7)."""
    return placed.use == "flat" and BY_ID[placed.card].is_frame


_MOST_KNOWN = 512
_known: dict[int, tuple[tuple[Placed, ...], Building]] = {}
_by_end: dict[object, Building] = {}


def building_of(cards: tuple[Placed, ...]) -> Building:
    """The building of these cards; cached, or derived from a cached one."""
    known = _known.get(id(cards))
    if known is not None and known[0] is cards:
        return known[1]
    if not cards:
        return Building()
    # The two last cards nearly always identify a building, and are cheaper to hash than all.
    end = (len(cards), cards[-2:])
    building = _by_end.get(end)
    if building is None or building.cards != cards:
        building = Building(cards, building_of(cards[:-1]))
        if len(_by_end) >= _MOST_KNOWN:
            _by_end.clear()
        _by_end[end] = building
    if len(_known) >= _MOST_KNOWN:
        _known.clear()
    _known[id(cards)] = cards, building
    return building
