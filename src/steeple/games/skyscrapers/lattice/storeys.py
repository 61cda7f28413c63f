"""Storeys (G-8, SK-16): the levels of a building as a tree, with the ground as its root.

Sets of cards are integers here, with a bit for each card.
"""

from collections.abc import Sequence
from typing import NamedTuple

GROUND = 0
"""The number of the ground among the storeys."""


class Storey(NamedTuple):
    """The floors at one height within one connected part."""

    height: int
    floors: tuple[int, ...]
    """Numbers of cards, rising; empty for the ground."""
    parent: int | None
    """The number of the storey below; `None` for the ground."""


class Ways(NamedTuple):
    """Where somebody can go from a level: numbers of storeys."""

    down: int | None
    same: int | None
    up: tuple[int, ...]


def part_of(card: int, height: int, tops: Sequence[int], adjacent: Sequence[int]) -> int:
    """The cards connected to one at this height, through cards that reach it or more."""
    high = sum(1 << number for number, top in enumerate(tops) if top >= height)
    found = front = 1 << card
    while front:
        low = front & -front
        new = adjacent[low.bit_length() - 1] & high & ~found
        found |= new
        front = front ^ low | new
    return found


class Storeys:
    """The storeys of a building."""

    __slots__ = ("_adjacent", "_floors", "_tops", "all", "children", "of_floor")

    def __init__(self, tops: Sequence[int], floors: Sequence[int], adjacent: Sequence[int]) -> None:
        """The height that each card reaches, which cards are floors, what each card touches."""
        self._tops = tops
        self._floors = floors
        self._adjacent = adjacent
        self.all = self._tree()
        self.of_floor = {floor: at for at, each in enumerate(self.all) for floor in each.floors}
        """By the number of a card."""
        children: list[list[int]] = [[] for _ in self.all]
        for at, storey in enumerate(self.all):
            if storey.parent is not None:
                children[storey.parent].append(at)
        self.children = tuple(map(tuple, children))

    def _tree(self) -> tuple[Storey, ...]:
        """From the top down: parts grow together, and a storey takes those above it as children."""
        parts: list[tuple[int, list[int]]] = []
        # Each part with its storeys that have no parent yet.
        found: list[tuple[int, tuple[int, ...]]] = []
        parents: list[int | None] = []
        by_top: dict[int, list[int]] = {}
        for card, top in enumerate(self._tops):
            by_top.setdefault(top, []).append(card)
        for height in sorted(by_top, reverse=True):
            for card in by_top[height]:
                touched = self._adjacent[card]
                whole, orphans, apart = 1 << card, [], []
                for part in parts:
                    if part[0] & touched:
                        whole |= part[0]
                        orphans += part[1]
                    else:
                        apart.append(part)
                parts = [*apart, (whole, orphans)]
            level = [card for card in by_top[height] if card in self._floors]
            for at, (whole, orphans) in enumerate(parts):
                floors = tuple(card for card in level if whole >> card & 1)
                if floors:
                    for orphan in orphans:
                        parents[orphan] = len(found)
                    parts[at] = whole, [len(found)]
                    found.append((height, floors))
                    parents.append(None)
        order = sorted(range(len(found)), key=found.__getitem__)
        numbers = {old: new for new, old in enumerate(order, 1)}
        storeys = [Storey(0, (), None)]
        for old in order:
            parent = parents[old]
            storeys.append(Storey(*found[old], GROUND if parent is None else numbers[parent]))
        return tuple(storeys)

    def ways(self, card: int | None) -> Ways:
        """Where one can go from a lying card, floor or not, or from the ground."""
        if card is None:
            return Ways(None, GROUND, self.children[GROUND])
        storey = self.of_floor.get(card)
        if storey is None:
            return self._from_frame(card)
        return Ways(self.all[storey].parent, storey, self.children[storey])

    def _from_frame(self, card: int) -> Ways:
        """From a card that is not a floor, where somebody landed (SK-20)."""
        height = self._tops[card]
        part = part_of(card, height, self._tops, self._adjacent)
        down = GROUND
        for at, storey in enumerate(self.all[1:], 1):
            if storey.height == height and part >> storey.floors[0] & 1:
                return self.ways(storey.floors[0])
            if storey.height < height:
                if part_of(card, storey.height, self._tops, self._adjacent) >> storey.floors[0] & 1:
                    down = at
        up = tuple(at for at in self.children[down] if part >> self.all[at].floors[0] & 1)
        return Ways(down, None, up)
