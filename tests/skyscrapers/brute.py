"""The rules of the lattice once more, slowly and by another way: cards as clouds of points.

A card is the set of its points on a grid of quarter units (so all numbers here are quarters), a
girder is the points along a bar, air is filled on a grid of half units, and storeys are found by
the words of G-8. Nothing of `squares`, `places`, `girders`, `air` or `storeys` is used.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import product

from steeple.games.skyscrapers.moves import Build, Cell, Point, Site
from steeple.games.skyscrapers.pieces import BY_ID, CARDS, USES, WORKERS, Card
from steeple.games.skyscrapers.state import Placed, State

Cloud = frozenset[Point]

BARS = {
    "t": ((-1, 1), (1, 1)),
    "b": ((-1, -1), (1, -1)),
    "l": ((-1, -1), (-1, 1)),
    "r": ((1, -1), (1, 1)),
    "h": ((-1, 0), (1, 0)),
    "v": ((0, -1), (0, 1)),
    "d": ((-1, -1), (1, 1)),
    "e": ((-1, 1), (1, -1)),
}
"""The two ends of each girder."""


def in_space(at: Point, normal: int, right: int, up: int) -> Point:
    """A point of a card, which is given in quarters from its centre."""
    first, second = [axis for axis in range(3) if axis != normal]
    point = [4 * part for part in at]
    point[first] += right
    point[second] += up
    return point[0], point[1], point[2]


@cache
def cloud(at: Point, normal: int) -> Cloud:
    """All of a card, with its border."""
    return frozenset(in_space(at, normal, *part) for part in product(range(-4, 5), repeat=2))


@cache
def inside(at: Point, normal: int) -> Cloud:
    """A card without its border."""
    return frozenset(in_space(at, normal, *part) for part in product(range(-3, 4), repeat=2))


def pass_through(one: Placed, other: Placed) -> bool:
    """G-4: a point is inside both; two cards on one lattice never have just one in common."""
    return not inside(one.at, one.normal).isdisjoint(inside(other.at, other.normal))


def touch(one: Placed, other: Placed) -> bool:
    """They have more in common than a corner: a point that is none of the lattice."""
    common = cloud(one.at, one.normal) & cloud(other.at, other.normal)
    return any(part % 4 for point in common for part in point)


def bars(card: Card, at: Point, normal: int, turn: int) -> dict[str, Cloud]:
    """The lattice points on each girder, by its letter on the card that is not turned."""
    return {letter: _bar(letter, at, normal, turn) for letter in card.girders}


@cache
def _bar(letter: str, at: Point, normal: int, turn: int) -> Cloud:
    (x, y), (u, v) = BARS[letter]
    along = [(x * 4 + (u - x) * step, y * 4 + (v - y) * step) for step in range(5)]
    for _ in range(turn):
        along = [(-up, right) for right, up in along]
    points = (in_space(at, normal, *part) for part in along)
    return frozenset(point for point in points if not any(part % 4 for part in point))


def girders_in_play(cards: Iterable[Placed]) -> Cloud:
    """Every lattice point that some girder covers."""
    return frozenset(
        point
        for placed in cards
        for bar in bars(BY_ID[placed.card], placed.at, placed.normal, placed.turn).values()
        for point in bar
    )


def sites(cards: Sequence[Placed]) -> dict[tuple[Point, int], int]:
    """Where a card fits, by centre and normal: the first card whose edge it is (G-2, SK-10)."""
    found: dict[tuple[Point, int], int] = {}
    for number, placed in enumerate(cards):
        for axis, sign in product(range(3), (-1, 1)):
            if axis == placed.normal:
                continue
            at = list(placed.at)
            at[axis] += sign
            new = Placed("base", "base", (at[0], at[1], at[2]), axis)  # type: ignore[arg-type]
            if min(z for _, _, z in cloud(new.at, axis)) < 0 or (axis == 2 and at[2] == 0):
                continue
            if lowest_point(new) == 0 and not on_ground(cards, cloud(new.at, axis)):
                continue
            if not any(pass_through(new, other) for other in cards):
                found.setdefault((new.at, axis), number)
    return found


def on_ground(cards: Sequence[Placed], points: Iterable[Point]) -> bool:
    """G-9: no point is beyond the edge of the ground; that of the first edition has none."""
    if cards[0].card == "start":
        return True
    return all(-12 <= part <= 12 for point in points for part in point[:2])


def highest_point(placed: Placed) -> int:
    """In units."""
    return max(z for _, _, z in cloud(placed.at, placed.normal)) // 4


def lowest_point(placed: Placed) -> int:
    """In units."""
    return min(z for _, _, z in cloud(placed.at, placed.normal)) // 4


def open_cells(cards: Sequence[Placed]) -> set[Cell]:
    """G-7: the cells around a building that air from outside fills, on a grid of half units."""
    walls = {
        (x // 2, y // 2, z // 2)
        for placed in cards
        if not (placed.use == "flat" and BY_ID[placed.card].is_frame)
        for x, y, z in cloud(placed.at, placed.normal)
        if not (x % 2 or y % 2 or z % 2)
    }
    lows = [min(point[axis] for point in walls) - 2 for axis in range(3)]
    highs = [max(point[axis] for point in walls) + 2 for axis in range(3)]
    lows[2] = 1  # the ground is at 0
    filled = front = {(lows[0], lows[1], highs[2])}
    room = set(product(*(range(low, high + 1) for low, high in zip(lows, highs, strict=True))))
    room -= walls
    while front:
        front = {
            beside
            for x, y, z in front
            for beside in (
                (x - 1, y, z),
                (x + 1, y, z),
                (x, y - 1, z),
                (x, y + 1, z),
                (x, y, z - 1),
                (x, y, z + 1),
            )
            if beside in room
        }
        room -= front
        filled = filled | front
    return {(x // 2, y // 2, z // 2) for x, y, z in filled if x % 2 and y % 2 and z % 2}


def cell_faces(cell: Cell) -> Iterator[Point]:
    """The middles of the six faces of a cell."""
    x, y, z = (4 * part + 2 for part in cell)
    yield from ((x - 2, y, z), (x + 2, y, z), (x, y - 2, z), (x, y + 2, z))
    yield from ((x, y, z - 2), (x, y, z + 2))


def touched_from(cards: Sequence[Placed], cell: Cell) -> set[int]:
    """G-6: the cards that bound a cell."""
    faces = set(cell_faces(cell))
    return {
        number
        for number, placed in enumerate(cards)
        if not faces.isdisjoint(cloud(placed.at, placed.normal))
    }


def parts(cards: Sequence[Placed], height: int) -> list[set[int]]:
    """The cards that reach a height or more, in connected parts."""
    found: list[set[int]] = []
    for number, placed in enumerate(cards):
        if highest_point(placed) < height:
            continue
        whole = {number}
        for part in list(found):
            if any(touch(placed, cards[other]) for other in part):
                found.remove(part)
                whole |= part
        found.append(whole)
    return found


Level = tuple[int, tuple[int, ...]]


def storeys(cards: Sequence[Placed]) -> dict[Level, Level | None]:
    """G-8: each storey as its height and its floors, with the storey whose child it is."""
    found: dict[Level, set[int]] = {(0, ()): set(range(len(cards)))}
    floors = {number for number, placed in enumerate(cards) if placed.use == "floor"}
    for height in sorted({cards[floor].at[2] for floor in floors}):
        for part in parts(cards, height):
            here = tuple(sorted(x for x in part & floors if cards[x].at[2] == height))
            if here:
                found[height, here] = part
    tree: dict[Level, Level | None] = {}
    for high, part in found.items():
        below = [low for low, whole in found.items() if low[0] < high[0] and part <= whole]
        tree[high] = max(below, default=None)
    return tree


def standing_room(cards: Sequence[Placed], is_open: set[Cell]) -> dict[Cell, int | None]:
    """G-6: the open cells where a worker may be put, with the floor; none beside a base."""
    found: dict[Cell, int | None] = {}
    for cell in is_open:
        faces = list(cell_faces(cell))
        for number in touched_from(cards, cell):
            placed = cards[number]
            if placed.use == "floor" and faces[4] in cloud(placed.at, placed.normal):
                found[cell] = number
            if placed.use == "base" and cell[2] == 0 and on_ground(cards, faces):
                found[cell] = None
    return found


def targets(cards: Sequence[Placed], cell: Cell, is_open: set[Cell]) -> dict[Cell, str]:
    """SK-8, G-8: where a worker may go who stands on the ground or on a lying card."""
    if cell not in is_open:
        return {}
    levels = list(storeys(cards))
    by_height = {height: parts(cards, height) for height in {cell[2], *(h for h, _ in levels)}}
    below = list(cell_faces(cell))[4]
    on = {number for number, card in enumerate(cards) if below in cloud(card.at, card.normal)}
    found = {}
    for other, floor in standing_room(cards, is_open).items():
        if other == cell:
            continue
        there = set() if floor is None else {floor}
        low, high = sorted((cell[2], other[2]))
        if low and not any(on | there <= part for part in by_height[low]):
            continue  # they do not hang together at the height of the lower one
        upper = on if cell[2] == high else there
        is_next = not any(
            low < height < high and any({*floors, *upper} <= part for part in by_height[height])
            for height, floors in levels
        )
        if is_next:
            found[other] = "same" if low == high else "up" if other[2] == high else "down"
    return found


def builds(state: State, is_open: set[Cell]) -> set[Build]:
    """Every legal build of the seat in turn, whichever way it is turned (SK-7, SK-10 to SK-13)."""
    cards, seat = state.cards, state.turn
    held: set[int] = set()
    for cell in state.workers[seat * WORKERS : (seat + 1) * WORKERS]:
        if cell in is_open:
            assert cell is not None
            held |= touched_from(cards, cell)
    points = girders_in_play(cards)
    found = set()
    for at, normal in sites(cards):
        new = Placed("base", "base", at, normal)  # type: ignore[arg-type]
        if not any(touch(new, cards[number]) for number in held):
            continue
        for card in {CARDS[number] for number in state.hands[seat]}:
            for use, turn in product(USES[card.kind], range(4)):
                if (use in ("flat", "floor")) != (normal == 2):
                    continue
                if (use == "base") != (lowest_point(new) == 0):
                    continue
                if turn and card.has_worker and normal != 2:
                    continue
                if any(bar & points for bar in bars(card, at, normal, turn).values()):
                    site = Site(at, normal, turn)  # type: ignore[arg-type]
                    found.add(Build(card.id, use, site))
    return found
