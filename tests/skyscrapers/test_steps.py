"""SK-8, SK-9, SK-14, SK-16 to SK-20: where workers may go, be shifted and be put back."""

from itertools import product

from msgspec.structs import replace

from steeple.games.skyscrapers.lattice.building import building_of
from steeple.games.skyscrapers.legal import can_act, legal_moves, shiftable, shifts, targets
from steeple.games.skyscrapers.moves import Shift, Step
from steeple.games.skyscrapers.pieces import WORKERS
from tests.skyscrapers.drawing import legal, position

FLOOR = "floor-5 at 0 0 2 z"


# Moving (SK-8, SK-16 to SK-19)


def test_a_worker_moves_up_down_or_along() -> None:
    """SK-8, SK-16."""
    state = position(cards=FLOOR, workers={0: (0, 0, 2), 1: (0, 0, 0)})
    assert set(targets(state, 0).values()) == {"same", "down"}
    assert set(targets(state, 1).values()) == {"same", "up"}
    assert "move 1 to 0 0 2" in legal(state), "somebody stands there, and there is room"
    assert "move 1 to 0 0 0" not in legal(state), "it is there"
    assert "move 0 to 0 0 0" in legal(state)


def test_nobody_moves_two_levels_at_once() -> None:
    """SK-8, SK-16: several moves go level by level."""
    cards = f"{FLOOR}\nupright-7 at 0 1 2 y\nfloor-7 at 0 1 3 z"
    state = position(cards=cards, workers={0: (0, 0, 0), 1: (0, 1, 3)})
    assert {cell[2] for cell in targets(state, 0)} == {0, 2}
    assert {cell[2] for cell in targets(state, 1)} == {2, 3}


def test_a_level_that_the_hand_does_not_reach_is_not_entered() -> None:
    """SK-18, G-7: a floor at 1 in the closed yard; its cells are no targets."""
    yard = "base at -1 1 1 y\nbase at 1 1 1 y"
    inside = f"{yard}\nfloor-7 at 0 0 2 z"
    state = position(cards=inside, workers={0: (0, -1, 0)})
    assert (0, 0, 0) in building_of(position(cards=yard).cards).ground_cells
    assert (0, 0, 0) not in targets(state, 0)
    assert (-1, 0, 0) not in targets(state, 0)
    assert (0, 0, 2) in targets(state, 0)


def test_an_enclosed_worker_stays_where_it_is() -> None:
    """SK-17: and who has only such workers can still add one."""
    yard = "base at -1 1 1 y\nbase at 1 1 1 y\nfloor-7 at 0 0 2 z"
    lost = dict.fromkeys(range(WORKERS), (0, 0, 0))
    state = position("upright-1", cards=yard, workers=lost)
    assert legal_moves(state) == []
    assert not can_act(state)
    assert can_act(position("upright-1", cards=yard, workers={0: (0, 0, 0)}))


def test_nobody_moves_the_workers_of_others() -> None:
    """SK-19."""
    state = position(cards=FLOOR, workers={0: (0, 0, 2), 5: (0, 0, 0)})
    movers = {move.worker for move in legal_moves(state) if isinstance(move, Step | Shift)}
    assert movers == {0}


def test_who_can_do_nothing_can_not_act() -> None:
    """SK-9: shifting is no action."""
    cells = dict.fromkeys(range(WORKERS), (0, 0, 2))
    state = position("upright-1", cards=FLOOR, workers=cells)
    assert can_act(state)
    assert can_act(position()), "adding is enough"
    assert not can_act(position(workers=dict.fromkeys(range(WORKERS), (9, 9, -1))))


# Shifting (SK-8, SK-14)


def test_a_worker_is_shifted_on_its_own_floor() -> None:
    """SK-8: not on the ground, and once until the next action."""
    state = position(cards=FLOOR, workers={0: (0, 0, 2), 1: (0, 0, 0), 5: (0, 0, 2)})
    assert legal(state, "shift") == [
        f"shift 0 to {x} {y} 2" for x, y in ((-1, -1), (-1, 0), (0, -1))
    ]
    assert shifts(state, 1) == []
    assert legal(replace(state, shifted=(0,)), "shift") == []


def test_nobody_is_shifted_to_another_card_or_on_a_flat_one() -> None:
    """SK-8, SK-10."""
    two = position(cards="floor-5 at -1 0 2 z\nfloor-6 at 1 0 2 z", workers={0: (0, 0, 2)})
    assert {cell[0] for cell in shifts(two, 0)} == {0, 1}
    flat = position(cards="flat-5 at 0 0 2 z", workers={0: (0, 0, 2)})
    assert shifts(flat, 0) == []


def test_the_builder_may_shift_whom_the_rivet_touches() -> None:
    """SK-14: whoever's they are; after the last action only these, or one is done."""
    cards = f"{FLOOR}\nupright-7 at 0 1 2 y"
    assert building_of(position(cards=cards).cards).touched_by_rivet((0, 1, 2)) == (
        (-1, 0, 2),
        (-1, 1, 2),
        (0, 0, 2),
        (0, 1, 2),
    )
    workers = {0: (0, -1, 2), 5: (0, 0, 2), 6: (0, -1, 2)}
    state = position("upright-1", cards=cards, workers=workers, touched=(5,))
    assert shiftable(state) == [0, 5]
    assert "done" not in legal(state)
    last = replace(state, actions_left=0)
    assert shiftable(last) == [5]
    assert legal(last) == ["shift 5 to -1 -1 2", "shift 5 to -1 0 2", "shift 5 to 0 -1 2", "done"]
    assert legal(replace(last, shifted=(5,))) == ["done"]


# Putting back (SK-20)


def test_a_fallen_worker_is_put_back_anywhere_or_kept() -> None:
    """SK-20: on any floor, or on the ground beside a base."""
    state = position("", "", cards=FLOOR, phase="put", fallen=(5, 6))
    assert legal(state) == [
        *(f"put at {x} {y} 0" for x, y in product((-2, -1, 0, 1), (-1, 0))),
        *(f"put at {x} {y} 2" for x, y in product((-1, 0), (-1, 0))),
        "keep",
    ]
