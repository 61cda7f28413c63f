"""G-6, G-7, SK-17: cells, what a worker touches, and the air around it."""

from itertools import product

import pytest

from steeple.games.skyscrapers.lattice.building import Building, building_of
from steeple.games.skyscrapers.legal import cards_in_reach, is_enclosed, targets
from tests.skyscrapers import brute
from tests.skyscrapers.drawing import air_plan, around, building, legal, position
from tests.skyscrapers.growing import grown, scattered
from tests.thorough import sample

YARD = {
    1: """
    . . . . .

    . - . - .

    . | - | .

    . . . . .

    . . . . .
    """
}
"""Two bases close the northern yard of the H, but for its top."""
ROOF = "flat-5 at 0 0 2 z"
CELLAR = [(x, 0, z) for x, z in product((-1, 0), (0, 1))]
"""The four cells of the northern yard."""


def plan(picture: str) -> str:
    """A picture of cells without the spaces around it."""
    return "\n".join(picture.split())


def test_g_6_a_floor_has_four_cells() -> None:
    shown = building("floor-5 at 0 0 2 z")
    assert shown.floor_cells == ((-1, -1, 2), (-1, 0, 2), (0, -1, 2), (0, 0, 2))
    assert [shown.under(cell) for cell in shown.floor_cells] == [3] * 4
    assert shown.under((1, 0, 2)) is None


def test_g_6_a_worker_touches_the_card_that_it_stands_on_and_those_that_bound_its_cell() -> None:
    shown = building("floor-5 at 0 0 2 z", "upright-7 at 0 1 2 y", "flat-5 at 0 1 3 z")
    assert around(shown, (0, 0, 2)) == {3, 4, 5}, "floor, wall and ceiling"
    assert around(shown, (0, -1, 2)) == {3}
    assert around(shown, (0, 1, 2)) == {4, 5}, "behind the wall"
    assert around(shown, (0, 0, 1)) == {0, 2, 3, 4}
    assert around(shown, (3, 3, 0)) == frozenset()


def test_g_6_on_the_ground_a_worker_must_touch_a_base() -> None:
    """G-6, SK-6: with a side of its cell; what lies above its head is no base."""
    beside_h = {(x, y, 0) for x in (-2, -1, 0, 1) for y in (-1, 0)}
    assert set(building().ground_cells) == beside_h
    more = building("base at 1 1 1 y")
    assert set(more.ground_cells) - beside_h == {(0, 1, 0), (1, 1, 0)}
    low = building("floor-5 at 0 0 2 z", "upright-7 at 0 1 2 y", "flat-5 at 0 1 1 z")
    assert set(low.ground_cells) == beside_h


def test_g_6_no_floor_no_footing() -> None:
    """G-6, SK-10: a flat card is an open frame that carries nobody."""
    shown = building("flat-5 at 0 0 2 z")
    assert shown.floor_cells == ()
    assert shown.under((0, 0, 2)) == 3
    assert shown.storey_of((0, 0, 2)) is None


def test_g_7_a_yard_without_a_roof_is_open() -> None:
    shown = building(plans=YARD)
    assert all(shown.is_open(cell) for cell in CELLAR)


def test_g_7_a_yard_with_a_roof_is_closed() -> None:
    """G-7: no path leads out; the southern yard has a roof too, and is open at the side."""
    shown = building(ROOF, plans=YARD)
    for height in (0, 1):
        assert air_plan(shown, height) == plan("....  .##.  ....  ....")
    assert air_plan(shown, 2) == plan("....  ....  ....  ....")


def test_g_7_a_path_may_be_long_but_not_diagonal() -> None:
    """G-7: with one of two bases, the yard is open around the corner."""
    shown = building("base at 1 1 1 y", ROOF)
    assert air_plan(shown, 0) == plan("....  ....  ....  ....")
    assert shown.is_open((0, 0, 0)), "by way of its neighbour in the yard"


def test_g_7_the_ground_lets_nobody_out() -> None:
    shown = building(ROOF, plans=YARD)
    assert not shown.is_open((0, 0, -1))
    assert not building().is_open((5, 5, -1))
    assert building().is_open((50, -50, 0))
    assert building().is_open((0, 0, 60))


def test_an_enclosed_worker_can_not_move_and_can_not_build() -> None:
    """SK-17, SK-7, G-7: until it is free it is lost."""
    free = position("floor-1", plans=YARD, workers={0: (0, 0, 0)})
    assert not is_enclosed(free, 0)
    assert targets(free, 0)
    assert cards_in_reach(free, 0)
    lost = position("floor-1 upright-1 base", plans=YARD, cards=f"{ROOF}", workers={0: (0, 0, 0)})
    assert is_enclosed(lost, 0)
    assert targets(lost, 0) == {}
    assert cards_in_reach(lost, 0) == 0
    assert {move.split()[0] for move in legal(lost)} == {"add"}


def test_nobody_is_put_into_a_closed_cell() -> None:
    """SK-17, SK-18, G-7: neither added, nor moved, nor put back."""
    state = position(plans=YARD, cards=ROOF, workers={0: (2, 2, 0)})
    for move in legal(state):
        assert not move.endswith(("to 0 0 0", "to -1 0 0", "at 0 0 0", "at -1 0 0"))
    fallen = position("", "base", plans=YARD, cards=ROOF, phase="put", fallen=(5,), turn=0)
    assert "put at 0 -1 0" in legal(fallen)
    assert "put at 0 0 0" not in legal(fallen)
    assert legal(fallen)[-1] == "keep"


def closed_by_both(shown: Building, seed: int) -> int:
    """How many cells are closed, after comparing them all."""
    slow = brute.open_cells(shown.cards)
    wide, deep, high = (range(min(axis), max(axis) + 1) for axis in zip(*slow, strict=True))
    closed = 0
    for cell in product(wide, deep, high):
        assert shown.is_open(cell) == (cell in slow), f"{cell} of building {seed}"
        closed += cell not in slow
    for stand in scattered(shown.cards, seed, 10):
        if stand is not None:
            assert around(shown, stand) == brute.touched_from(shown.cards, stand)
    room = brute.standing_room(shown.cards, slow)
    assert set(shown.floor_cells) == {cell for cell, floor in room.items() if floor is not None}
    assert set(shown.ground_cells) == {cell for cell, floor in room.items() if floor is None}
    return closed


@pytest.mark.parametrize("seed", range(200, 200 + sample(40)))
def test_open_cells_agree_with_the_slow_check(seed: int) -> None:
    """G-6, G-7: four buildings of each row of growing ones."""
    steps = list(grown(seed))
    for cards in steps[seed % 11 :: 11]:
        closed_by_both(building_of(cards), seed)


def test_enough_cells_are_closed_in_what_is_compared() -> None:
    """G-7: else the comparison would say little."""
    assert sum(closed_by_both(building_of(list(grown(seed))[-1]), seed) for seed in range(8)) > 40
