"""G-8, SK-16: levels as a tree."""

import pytest

from steeple.games.skyscrapers.lattice.building import Building, building_of
from tests.skyscrapers import brute
from tests.skyscrapers.drawing import building
from tests.skyscrapers.growing import grown, scattered
from tests.thorough import sample

WEST, EAST = "floor-5 at -1 0 2 z", "floor-5 at 1 0 2 z"
WEST_WALL, EAST_WALL = "upright-7 at -2 0 2 x", "upright-7 at 2 0 2 x"
WEST_3, EAST_3 = "floor-5 at -2 0 3 z", "floor-5 at 2 0 3 z"
TOWERS = (WEST, EAST, WEST_WALL, EAST_WALL, WEST_3, EAST_3)
"""Two towers on the H: a floor at 2 on either side, a wall on its outer edge, a floor at 3."""


def tree(shown: Building) -> list[tuple[int, tuple[int, ...], int | None]]:
    return [(storey.height, storey.floors, storey.parent) for storey in shown.storeys]


def test_g_8_the_ground_is_the_root() -> None:
    assert tree(building()) == [(0, (), None)]
    assert tree(building("flat-5 at 0 0 2 z")) == [(0, (), None)], "a flat card is no floor"


def test_g_8_floors_at_one_height_that_hang_together_are_one_storey() -> None:
    """G-8, SK-16: these two lie side by side on the H."""
    assert tree(building(WEST, EAST)) == [(0, (), None), (2, (3, 4), 0)]


def test_g_8_floors_of_two_towers_are_two_storeys() -> None:
    """G-8, SK-16: at 3 nothing connects them."""
    assert tree(building(*TOWERS)) == [
        (0, (), None),
        (2, (3, 4), 0),
        (3, (7,), 1),
        (3, (8,), 1),
    ]


def test_g_8_a_card_that_links_towers_makes_one_storey_of_two() -> None:
    """G-8, SK-16: workers may then cross."""
    inner = ("upright-7 at -1 0 3 x", "upright-7 at 1 0 3 x")
    apart = building(*TOWERS, *inner)
    assert len([storey for storey in apart.storeys if storey.height == 3]) == 2
    linked = building(*TOWERS, *inner, "flat-5 at 0 0 3 z", "flat-5 at 0 0 4 z")
    assert [storey for storey in linked.storeys if storey.height == 3] == [(3, (7, 8), 1)]
    assert linked.ways((-2, 0, 3))[(2, 0, 3)] == "same"
    assert (2, 0, 3) not in apart.ways((-2, 0, 3))


def test_g_8_a_floor_between_levels_is_the_parent() -> None:
    """G-8: the next storey up in that part, not any storey above."""
    high = (*TOWERS, "upright-7 at -3 0 3 x", "floor-5 at -3 0 4 z")
    shown = building(*high)
    assert tree(shown)[-1] == (4, (10,), 2)
    assert shown.ways((-3, 0, 4)) == {
        **dict.fromkeys([(-4, -1, 4), (-4, 0, 4), (-3, -1, 4)], "same"),
        **dict.fromkeys([(-3, -1, 3), (-3, 0, 3), (-2, -1, 3), (-2, 0, 3)], "down"),
    }
    assert (-3, 0, 4) not in shown.ways((-1, 0, 2)), "two up"
    assert (-3, 0, 4) not in shown.ways((2, 0, 3)), "the other tower"


def test_g_8_where_a_tower_has_no_floor_at_a_height_its_next_one_is_the_child() -> None:
    """G-8: from 2 to 4 in the west, where a flat card lies at 3, from 2 to 3 in the east."""
    cards = (WEST, EAST, WEST_WALL, EAST_WALL, "flat-5 at -2 0 3 z", EAST_3)
    shown = building(*cards, "upright-7 at -3 0 3 x", "floor-5 at -3 0 4 z")
    assert tree(shown) == [(0, (), None), (2, (3, 4), 0), (3, (8,), 1), (4, (10,), 1)]
    assert shown.ways((0, 0, 2))[(-3, 0, 4)] == "up"
    assert shown.ways((0, 0, 2))[(2, 0, 3)] == "up"
    assert shown.ways((-3, 0, 4))[(0, 0, 2)] == "down"


def test_g_8_the_lowest_storeys_of_each_tower_are_children_of_the_ground() -> None:
    """G-8: also where one is lower than the other."""
    cards = ("flat-5 at -1 0 2 z", EAST, "upright-7 at -2 0 2 x", "floor-5 at -2 0 1 z")
    shown = building(*cards)
    assert tree(shown) == [(0, (), None), (1, (6,), 0), (2, (4,), 1)]
    assert shown.ways((1, 0, 0))[(-2, 0, 1)] == "up"
    assert (1, 0, 2) not in shown.ways((1, 0, 0)), "cards hang together at 1, so 1 comes first"


def test_a_worker_goes_one_level_up_or_down_or_elsewhere_on_its_own() -> None:
    """SK-8, SK-16, G-8."""
    shown = building(*TOWERS)
    ways = shown.ways((0, 0, 2))
    assert {way: {cell[2] for cell in ways if ways[cell] == way} for way in ways.values()} == {
        "up": {3},
        "same": {2},
        "down": {0},
    }
    assert (0, 0, 2) not in ways, "it is there already"
    assert len([cell for cell in ways if cell[2] == 2]) == 7
    assert set(ways) >= set(shown.ground_cells)
    ground = shown.ways((0, 0, 0))
    assert {cell[2] for cell in ground} == {0, 2}
    assert ground[(0, -1, 0)] == "same"


def test_who_landed_on_a_flat_card_goes_on_from_its_height() -> None:
    """SK-20, G-8: to the storeys next above and below, or to floors at its height."""
    cards = (WEST, WEST_WALL, "flat-5 at -2 0 3 z", "upright-7 at -3 0 3 x", "floor-5 at -3 0 4 z")
    shown = building(*cards)
    ways = shown.ways((-2, 0, 3))
    assert {(cell[2], way) for cell, way in ways.items()} == {(2, "down"), (4, "up")}
    level = building("flat-5 at -1 0 2 z", EAST)
    assert {(c[2], way) for c, way in level.ways((-1, 0, 2)).items()} == {(0, "down"), (2, "same")}


def test_who_is_in_the_air_goes_on_from_what_is_below() -> None:
    """SK-20."""
    shown = building(WEST)
    assert shown.footing((-1, 0, 3)) == 3
    assert shown.footing((5, 5, 3)) is None
    assert set(shown.ways((-1, 0, 3))) == {*shown.floor_cells, *shown.ground_cells}


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(300, 300 + sample(50)))
def test_the_tree_agrees_with_the_slow_check(seed: int) -> None:
    """G-8, SK-16: on every building on the way to one of all cards."""
    for cards in grown(seed):
        shown = building_of(cards)
        fast = {
            storey[:2]: None if storey.parent is None else shown.storeys[storey.parent][:2]
            for storey in shown.storeys
        }
        assert fast == brute.storeys(cards)


@pytest.mark.parametrize("seed", range(400, 400 + sample(20)))
def test_the_ways_of_workers_agree_with_the_slow_check(seed: int) -> None:
    """SK-8, SK-16, G-8: on the ground, on floors and on flat cards."""
    steps = list(grown(seed))
    for cards in (steps[len(steps) // 3], steps[-1]):
        shown = building_of(cards)
        is_open = brute.open_cells(cards)
        for cell in set(scattered(cards, seed, 3)) - {None}:
            assert cell is not None
            assert shown.ways(cell) == brute.targets(cards, cell, is_open)
