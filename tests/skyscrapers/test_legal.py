"""SK-6, SK-7, SK-10 to SK-13: what may be added and built, and the list of all moves."""

from itertools import product

import pytest
from msgspec.structs import replace

from steeple.games.skyscrapers.lattice.girders import standing
from steeple.games.skyscrapers.legal import (
    buildable_cards,
    cells_to_add,
    has_room,
    is_in_reach,
    legal_moves,
    points_of,
    reserve,
    rivets_left,
    sites_for,
)
from steeple.games.skyscrapers.moves import Add, Build, Site, Step
from steeple.games.skyscrapers.pieces import BY_ID, CARDS, NUMBER, WORKERS
from steeple.games.skyscrapers.state import State
from tests.skyscrapers import brute
from tests.skyscrapers.drawing import around, building, legal, position
from tests.skyscrapers.growing import grown, scattered
from tests.thorough import sample

FLOOR = "floor-5 at 0 0 2 z"
ON_SITE = {0: (0, 0, 0)}


def verbs(state: State) -> list[str]:
    """Which kinds of moves are legal, in the order of the list."""
    return list(dict.fromkeys(str(move).split()[0] for move in legal_moves(state)))


# Adding (SK-6)


def test_a_worker_is_added_on_the_ground_beside_a_base() -> None:
    """SK-6: in every cell that has a base for a side, and nowhere else."""
    assert legal(position("floor-1"), "add") == [
        f"add at {x} {y} 0" for x, y in product((-2, -1, 0, 1), (-1, 0))
    ]


def test_a_new_base_makes_room_for_more() -> None:
    """SK-6."""
    state = position(cards="base at 1 1 1 y")
    assert {(0, 1, 0), (1, 1, 0)} < set(cells_to_add(state, 0))
    assert (2, 1, 0) not in cells_to_add(state, 0), "it touches the base at a corner only"


def test_nobody_is_added_with_an_empty_reserve() -> None:
    """SK-6: five workers are all."""
    cells = dict.fromkeys(range(4), (0, 0, 0))
    assert reserve(position(workers=cells), 0) == [4]
    assert legal(position(workers=cells), "add")
    assert legal(position(workers={**cells, 4: (0, 0, 0)}), "add") == []
    assert reserve(position(workers={5: (0, 0, 0)}), 0) == [0, 1, 2, 3, 4]


def test_any_number_may_stand_there_while_there_is_room() -> None:
    """SK-6: a cell has room for nine."""
    crowd = dict.fromkeys((0, 5, 6, 7, 8, 9, 10, 11), (0, 0, 0))
    state = position("", "", "", workers=crowd)
    assert has_room(state, (0, 0, 0))
    assert "add at 0 0 0" in legal(state)
    full = position("", "", "", workers={**crowd, 12: (0, 0, 0), 1: (1, 0, 0)})
    assert not has_room(full, (0, 0, 0))
    assert "add at 0 0 0" not in legal(full)
    assert "move 1 to 0 0 0" not in legal(full)
    assert "move 1 to 0 -1 0" in legal(full)


# Building (SK-7, SK-10 to SK-12)


def test_without_a_worker_on_site_nothing_is_built() -> None:
    """SK-7."""
    assert legal(position("floor-1 base"), "build") == []
    assert legal(position("floor-1 base", workers={5: (0, 0, 0)}), "build") == [], "not one's own"
    assert legal(position("floor-1 base", workers=ON_SITE), "build")


def test_the_new_card_must_touch_a_card_that_the_worker_touches() -> None:
    """SK-7: this worker touches the western base only, which has three free edges."""
    state = position("floor-1 base", workers={0: (-2, 0, 0)})
    assert around(building(), (-2, 0, 0)) == {1}
    assert legal(state, "build floor") == [
        "build floor-1 at -1 0 2 z turn 0",
        "build floor-1 at -1 0 2 z turn 1",
        "build floor-1 at 0 0 2 z turn 0",
        "build floor-1 at 0 0 2 z turn 1",
    ], "the floor on the middle base touches the western one too"
    assert not is_in_reach(state, 0, (1, 0, 2), 2)
    assert {build.partition(" turn")[0] for build in legal(state, "build base")} == {
        "build base at -1 -1 1 y",
        "build base at -1 1 1 y",
    }


def test_a_worker_on_a_floor_builds_what_touches_floor_walls_or_ceiling() -> None:
    """SK-7, G-6."""
    state = position("upright-1", cards=FLOOR, workers={0: (0, 0, 2)})
    assert {build.partition(" turn")[0] for build in legal(state, "build")} == {
        "build upright-1 at 0 -1 2 y",
        "build upright-1 at 0 1 2 y",
    }


def test_each_kind_has_its_way_to_be_built_in() -> None:
    """SK-10: flat cards and floors lie, upright ones stand, bases stand on the ground."""
    hand = "flat-5 upright-12 floor-6 universal-5 base"
    state = position(hand, cards=FLOOR, workers={0: (0, 0, 2), 1: (0, 0, 0), 2: (1, 0, 0)})
    found = {(move.use, move.site.normal == 2, move.site.at[2] == 1) for move in builds(state)}
    assert found == {("upright", False, False), ("base", False, True)}, "no room to lie on the H"
    higher = position(
        hand, cards=f"{FLOOR}\nupright-7 at 0 1 2 y", workers={0: (0, 0, 2), 1: (0, 0, 0)}
    )
    by_card = {
        card: {move.use for move in builds(higher) if move.card == card} for card in hand.split()
    }
    assert by_card == {
        "flat-5": {"flat"},
        "upright-12": {"upright"},
        "floor-6": {"floor"},
        "universal-5": {"flat", "upright", "floor"},
        "base": {"base"},
    }


def builds(state: State) -> list[Build]:
    return [move for move in legal_moves(state) if isinstance(move, Build)]


def test_a_drawn_worker_stands_naturally() -> None:
    """SK-11: upright cards with one have one turn; lying ones may be turned."""
    cards, workers = f"{FLOOR}\nupright-7 at 0 1 2 y", {0: (0, 0, 2)}
    state = position("upright-4 upright-11 universal-4", cards=cards, workers=workers)
    assert {move.site.turn for move in builds(state) if move.card == "upright-4"} == {0}
    assert {move.site.turn for move in builds(state) if move.card == "upright-11"} == {0, 1}
    by_use = {
        use: {move.site.turn for move in builds(state) if move.use == use}
        for use in ("flat", "floor")
    }
    assert by_use == {"flat": {0, 1}, "floor": {0, 1}}
    upright = {m.site.turn for m in builds(state) if (m.card, m.use) == ("universal-4", "upright")}
    assert upright == {0}


def test_when_the_rivets_are_used_up_nothing_is_built() -> None:
    """SK-12: each card took one; start bases took none."""
    state = position("upright-1", cards=FLOOR, workers={0: (0, 0, 2)}, rivets=2)
    assert rivets_left(state) == 1
    assert legal(state, "build")
    last = position("upright-1", cards=FLOOR, workers={0: (0, 0, 2)}, rivets=1)
    assert rivets_left(last) == 0
    assert legal(last, "build") == []
    assert buildable_cards(last, [NUMBER["upright-1"]]) == set()


# The list


def test_moves_are_listed_in_the_order_of_actions() -> None:
    state = position("upright-1 base base", cards=FLOOR, workers={0: (0, 0, 2), 1: (0, 0, 0)})
    assert verbs(state) == ["add", "build", "move", "shift"]
    moves = legal(state)
    assert len(set(moves)) == len(moves)
    assert legal_moves(state) == legal_moves(state)


def test_nothing_is_legal_while_chance_or_the_referee_acts() -> None:
    state = position("upright-1", workers=ON_SITE)
    for phase in ("start", "deal", "judge", "over"):
        assert legal_moves(replace(state, phase=phase)) == []


def test_the_sites_of_a_card_say_what_it_would_bring() -> None:
    """SK-15, SK-7: best turn first; a site out of reach is marked."""
    state = position("floor-4", workers={0: (-2, 0, 0)})
    sites = {site.at: site for site in sites_for(state, 0, NUMBER["floor-4"], "floor")}
    assert set(sites) == {(-1, 0, 2), (0, 0, 2), (1, 0, 2)}
    assert [sites[at].is_in_reach for at in sorted(sites)] == [True, True, False]
    for site in sites.values():
        assert [turned.points for turned in site.turns] == sorted(
            (turned.points for turned in site.turns), reverse=True
        )
        for turned in site.turns:
            where = Site(site.at, 2, turned.turn)  # type: ignore[arg-type]
            assert turned.points == points_of(building(), BY_ID["floor-4"], where)
            assert turned.girders == standing("floor-4", turned.turn)
    assert sites[(-1, 0, 2)].joins == 1
    assert not sites[(-1, 0, 2)].is_highest
    wall = sites_for(position("upright-1", cards=FLOOR), 0, NUMBER["upright-1"], "upright")
    assert all(site.is_highest for site in wall)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(500, 500 + sample(40)))
def test_legal_moves_agree_with_the_slow_check(seed: int) -> None:
    """SK-6, SK-7, SK-8, SK-10, SK-11, SK-13, SK-17, SK-18: all of them, on random buildings."""
    steps = list(grown(seed, most=40))
    for cards in (steps[seed % len(steps)], steps[-1]):
        numbers = [(seed * 7 + step * 5) % len(CARDS) for step in range(9)]
        hand = " ".join(CARDS[number].id for number in sorted(set(numbers)))
        stands = scattered(cards, seed, 12)
        state = position(hand, "", "", "", cards=cards, workers=dict(enumerate(stands)))  # type: ignore[arg-type]
        moves = legal_moves(state)
        is_open = brute.open_cells(cards)
        slow = brute.builds(state, is_open)
        assert {move for move in moves if isinstance(move, Build)} == _once_each(slow)
        assert buildable_cards(state, range(len(CARDS))) >= {NUMBER[move.card] for move in slow}
        steps_there = {
            Step(worker, cell)
            for worker, stand in enumerate(stands[:WORKERS])
            if stand is not None
            for cell in brute.targets(cards, stand, is_open)
        }
        assert {move for move in moves if isinstance(move, Step)} == steps_there
        room = brute.standing_room(cards, is_open)
        adds = {Add(cell) for cell, floor in room.items() if floor is None}
        assert {move for move in moves if isinstance(move, Add)} == (
            adds if None in stands[:WORKERS] else set()
        )


def _once_each(slow: set[Build]) -> set[Build]:
    """Of builds that look alike, the one with the least turn."""
    looks: dict[object, Build] = {}
    for move in sorted(slow, key=lambda move: move.site.turn):
        girders = frozenset(standing(move.card, move.site.turn))
        looks.setdefault((move.card, move.use, move.site.at, move.site.normal, girders), move)
    return set(looks.values())
