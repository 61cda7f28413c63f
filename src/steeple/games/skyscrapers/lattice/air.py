"""Open cells (G-7): the cells from which a path leads outside, with no step through a card.

The box around the building, with a margin of a cell on all sides but below, is one integer with a
bit for each cell, so that a step of all paths together is a shift. A bit shifted out of the end of
a row enters the next one: from margin to margin, which is open anyway.
"""

from collections.abc import Iterable
from functools import lru_cache

from steeple.games.skyscrapers.moves import Cell, Point


@lru_cache(maxsize=256)
def _margin(wide: int, deep: int, high: int) -> int:
    row_ends = 1 | 1 << (wide - 1)
    edge_row = (1 << wide) - 1
    level = edge_row | edge_row << wide * (deep - 1)
    for row in range(1, deep - 1):
        level |= row_ends << wide * row
    whole = (1 << wide * deep * (high - 1)) * ((1 << wide * deep) - 1)
    for z in range(high - 1):
        whole |= level << wide * deep * z
    return whole


class Air:
    """Which cells of a building are open."""

    __slots__ = ("_deep", "_high", "_level", "_open", "_wide", "_x", "_y")

    def __init__(self, cards: Iterable[tuple[Point, int]]) -> None:
        """The air around cards, each given by its centre and its normal."""
        placed = list(cards)
        xs = [at[0] for at, _ in placed] or [0]
        ys = [at[1] for at, _ in placed] or [0]
        zs = [at[2] for at, _ in placed] or [0]
        # A card reaches one unit from its centre at most.
        self._x, self._y = min(xs) - 2, min(ys) - 2
        self._wide = wide = max(xs) - self._x + 2
        self._deep = deep = max(ys) - self._y + 2
        self._high = max(zs) + 2
        self._level = level = wide * deep
        walls = [0, 0, 0]
        covered = (
            1 | 1 << wide | 1 << level | 1 << wide + level,
            1 | 1 << 1 | 1 << level | 1 << 1 + level,
            1 | 1 << 1 | 1 << wide | 1 << 1 + wide,
        )
        back = (wide + level, 1 + level, 1 + wide)
        for (x, y, z), normal in placed:
            at = x - self._x + (y - self._y) * wide + z * level - back[normal]
            walls[normal] |= covered[normal] << at
        self._open = self._flooded(walls)

    def _flooded(self, walls: list[int]) -> int:
        wide, level = self._wide, self._level
        whole = (1 << level * self._high) - 1
        # A bit where a step from the west, the south or below is free, and so is the way back.
        west, south, below = (whole & ~wall for wall in walls)
        now = _margin(wide, self._deep, self._high)
        before = 0
        while now != before:
            before = now
            now |= now << 1 & west
            now |= (now & west) >> 1
            now |= now << wide & south
            now |= (now & south) >> wide
            now |= now << level & below
            now |= (now & below) >> level
        return now

    def is_open(self, cell: Cell) -> bool:
        """Whether a path leads outside from there; below the ground there is no cell."""
        x, y, z = cell
        x -= self._x
        y -= self._y
        if 0 <= x < self._wide and 0 <= y < self._deep and 0 <= z < self._high:
            return bool(self._open >> x + y * self._wide + z * self._level & 1)
        return z >= 0
