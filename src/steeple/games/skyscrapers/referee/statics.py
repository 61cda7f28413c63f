"""How a building carries its weight: the torque on every rivet, and how its cards lean.

A stiffness solve needs a sparse solver where cards hold each other in loops. Here each card hangs
on exactly one rivet (SK-12), and cards that touch do not push each other, so the building is a
tree that stands on its bases: what a rivet carries is the sum of all beyond it, and how far a card
leans is the sum of how far the rivets between it and the ground bend. One pass gives both.
Only a base that hangs on a floor closes a loop, because the ground props it: for the few feet of
such bases, a small system of equations says how much the ground takes.

Everything is in whole numbers, so that dice agree on every machine: weights in tenths of a gram,
lengths in quarters of a card's side (15 mm), torques in their product. The torques correlate
0.98 with those of the simulation (145 rivets in 8 buildings, `tools/skyscrapers/calibrate.py`),
and are the same where no base is propped.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from math import isqrt
from typing import TYPE_CHECKING, TypeAlias

from steeple.games.skyscrapers.bodies.solid import CARD_KG, UNIT_MM, WORKER_KG
from steeple.games.skyscrapers.moves import Cell, Point

if TYPE_CHECKING:
    from steeple.games.skyscrapers.lattice.building import Building

Torque: TypeAlias = tuple[int, int]
"""Weight times its offset along x and along y: what bends a rivet in that direction."""

CARD = round(CARD_KG * 10_000)
WORKER = round(WORKER_KG * 10_000)
TORQUE_NM = 1e-4 * 9.81 * UNIT_MM / 2000
"""One unit of torque."""
FIXED = -1
"""Instead of a base's normal, if it is fixed to the board."""
GROUND_GIVE = 1
"""How much the ground gives way: like a rivet at a quarter of a card's side."""


class Statics:
    """What all rivets of a building carry."""

    __slots__ = ("_at", "_mass", "_normals", "_paths", "_x", "_y", "parents")

    def __init__(self, building: Building) -> None:
        """The loads of a building that nobody stands on."""
        cards = building.cards
        self._at: list[Point] = [card.at for card in cards]
        self._normals: list[int | None] = [None] * len(cards)
        self.parents: list[int] = []
        """By card: the one that carries it; -1 for one that stands by itself."""
        props = []
        for number, (card, joins) in enumerate(zip(cards, building.joins, strict=True)):
            if card.use == "base" and (joins is None or cards[joins].use == "base"):
                self.parents.append(-1)
                self._normals[number] = FIXED if joins is None else card.normal
                continue
            assert joins is not None, "only a start base has no rivet"
            self.parents.append(joins)
            if card.use == "base":
                props.append(number)
        self._mass = [CARD] * len(cards)
        self._x = [2 * CARD * at[0] for at in self._at]
        self._y = [2 * CARD * at[1] for at in self._at]
        self._paths: dict[int, tuple[int, ...]] = {}
        self._sum_up()
        if props:
            self._prop_up(props, building)

    def _sum_up(self) -> None:
        mass, x, y = self._mass, self._x, self._y
        for number in range(len(mass) - 1, -1, -1):
            parent = self.parents[number]
            if parent >= 0:
                mass[parent] += mass[number]
                x[parent] += x[number]
                y[parent] += y[number]

    def _prop_up(self, props: list[int], building: Building) -> None:
        """Let the ground support the feet of bases that hang on something that sags."""
        feet = [
            (number, _foot(self._at[number], building.cards[number].normal, side))
            for number in props
            for side in (-2, 2)
        ]
        sags = [self._sag_at(number, foot) for number, foot in feet]
        gives = [[self._give(one, other) for other in feet] for one in feet]
        for (number, (x, y)), lift in zip(feet, lifted(gives, sags), strict=True):
            for carrier in self.path(number):
                self._mass[carrier] -= lift
                self._x[carrier] -= lift * x
                self._y[carrier] -= lift * y

    def _sag_at(self, card: int, twice: Torque) -> int:
        """How far a place that moves with a card is down, in torques times 15 mm."""
        down = 0
        for number in self.path(card):
            a, b, _ = self._at[number]
            x, y = self.torque(number)
            down += x * (twice[0] - 2 * a) + y * (twice[1] - 2 * b)
        return down

    def _give(self, one: tuple[int, Torque], other: tuple[int, Torque]) -> int:
        """How far one place goes up when another is lifted by a unit of force."""
        up = GROUND_GIVE if one == other else 0
        shared = self.path(other[0])
        for number in self.path(one[0]):
            if number in shared:
                a, b, _ = self._at[number]
                x, y = self._bent(number, one[1][0] - 2 * a, one[1][1] - 2 * b)
                up += x * (other[1][0] - 2 * a) + y * (other[1][1] - 2 * b)
        return up

    def _bent(self, card: int, x: int, y: int) -> Torque:
        """The part of a torque that bends the rivet of a card.

        A base that stands by itself does not bend along its plane, where its foot is wide; a start
        base does not bend at all.
        """
        normal = self._normals[card]
        if normal is None:
            return x, y
        return (x if normal == 0 else 0), (y if normal == 1 else 0)

    def loaded(self, loads: Iterable[tuple[int, Cell]]) -> Statics:
        """The same building with a worker in each of these cells of these cards."""
        more: Statics = object.__new__(Statics)
        more._at, more._normals, more.parents = self._at, self._normals, self.parents
        more._paths = self._paths
        more._mass, more._x, more._y = mass, x, y = self._mass[:], self._x[:], self._y[:]
        for card, cell in loads:
            east, north = WORKER * (2 * cell[0] + 1), WORKER * (2 * cell[1] + 1)
            for number in self.path(card):
                mass[number] += WORKER
                x[number] += east
                y[number] += north
        return more

    def path(self, card: int) -> tuple[int, ...]:
        """The cards that carry a card, itself first, down to the base."""
        known = self._paths.get(card)
        if known is None:
            parent = self.parents[card]
            known = self._paths[card] = (card, *self.path(parent)) if parent >= 0 else (card,)
        return known

    def torque(self, card: int, weight: int = 0, twice: Point = (0, 0, 0)) -> Torque:
        """What bends the rivet of a card, with another weight at half of the point `twice`."""
        a, b, _ = self._at[card]
        mass = self._mass[card] + weight
        x = self._x[card] + weight * twice[0] - 2 * a * mass
        y = self._y[card] + weight * twice[1] - 2 * b * mass
        return self._bent(card, x, y)

    def lean(self, card: int) -> Torque:
        """How far a card leans along x and y: the torques of all rivets down to the ground."""
        x = y = 0
        for number in self.path(card):
            right, away = self.torque(number)
            x += right
            y += away
        return x, y

    def swings(self, pressed: int, twice: Point, step: Point) -> dict[int, Torque]:
        """How far the cards that carry a pressed one lean if a hand presses along a step.

        For a unit of force at half of the point `twice`; each leans with all below it.
        """
        found: dict[int, Torque] = {}
        x = y = 0
        for number in reversed(self.path(pressed)):
            a, b, c = self._at[number]
            up = twice[2] - 2 * c
            right, away = self._bent(
                number,
                up * step[0] - (twice[0] - 2 * a) * step[2],
                up * step[1] - (twice[1] - 2 * b) * step[2],
            )
            x += right
            y += away
            found[number] = x, y
        return found

    def give(self, pressed: int, twice: Point, step: Point) -> int:
        """How far the place that a hand presses gives way: the squares of all levers.

        For a unit of force at half of the point `twice`, and rivets that bend by a unit.
        """
        before, given = (0, 0), 0
        for now in self.swings(pressed, twice, step).values():
            given += (now[0] - before[0]) ** 2 + (now[1] - before[1]) ** 2
            before = now
        return given

    def swing(self, card: int, swings: Mapping[int, Torque]) -> Torque | None:
        """How far any card leans then; `None` if it hangs on nothing that leans."""
        for number in self.path(card):
            if number in swings:
                return swings[number]
        return None


def _foot(at: Point, normal: int, side: int) -> Torque:
    """Twice the place of one end of the edge on which a base stands."""
    return (2 * at[0], 2 * at[1] + side) if normal == 0 else (2 * at[0] + side, 2 * at[1])


def lifted(gives: list[list[int]], sags: list[int]) -> list[int]:
    """By foot: the weight that the ground takes, so that the foot does not sink; it never pulls.

    >>> lifted([[4, 0], [0, 2]], [40, -6])
    [10, 0]
    """
    feet = list(range(len(sags)))
    while feet:
        rows = [[float(gives[one][other]) for other in feet] + [float(sags[one])] for one in feet]
        lifts = dict(zip(feet, _solved(rows), strict=True))
        lowest = min(feet, key=lambda foot: lifts[foot])
        if lifts[lowest] >= 0.0:
            return [round(lifts.get(foot, 0.0)) for foot in range(len(sags))]
        feet.remove(lowest)
    return [0] * len(sags)


def _solved(rows: list[list[float]]) -> list[float]:
    """The solution of equations whose matrix is that of springs, so no pivoting is needed."""
    for at, row in enumerate(rows):
        for other in rows[at + 1 :]:
            share = other[at] / row[at]
            for column in range(at, len(row)):
                other[column] -= share * row[column]
    found = [0.0] * len(rows)
    for at in range(len(rows) - 1, -1, -1):
        row = rows[at]
        rest = row[-1]
        for column in range(at + 1, len(rows)):
            rest -= row[column] * found[column]
        found[at] = rest / row[at]
    return found


def size(torque: Torque) -> int:
    """The magnitude of a torque.

    >>> size((30, -40))
    50
    """
    return isqrt(torque[0] * torque[0] + torque[1] * torque[1])


@lru_cache(maxsize=512)
def statics_of(building: Building) -> Statics:
    """What the rivets of a building carry, cached."""
    return Statics(building)
