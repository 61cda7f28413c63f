"""SK-6 to SK-9: three actions; add, build, move, shift; and when nothing can be done."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from steeple.games.skyscrapers.rules import IDLE_TURNS
from tests.skyscrapers.drawing import legal, position
from tests.skyscrapers.playing import held, narrow_cells, view, why_not
from tests.skyscrapers.test_air import ROOF, YARD

BESIDE = (0, 0, 0)
"""A cell on the ground in the corner of two start bases."""
OUTSIDE = (1, 0, 0)
YARD_CELL = (-1, 0, 0)
GROUND = [(x, y, 0) for x in (-2, -1, 0, 1) for y in (-1, 0)]
"""All cells beside the H."""
FLOOR = {
    2: """
        . . . . .

        . . . . .
               a
        . . . F .

        . . . . .

        . . . . .
    """
}
"""A floor on the top edge of the right base of the H, with worker 0 on it."""


# Three actions


def test_a_turn_is_three_actions_and_then_the_next_player_has_one() -> None:
    """SK-6: the same action may be repeated."""
    state = position("floor-1 flat-1", "floor-2 flat-2", "flat-3 flat-4")
    for left in (2, 1):
        state = held(state, "add at 0 0 0")
        assert (state.turn, state.actions_left) == (0, left)
    state = held(state, "add at 0 0 0")
    assert (state.turn, state.actions_left) == (1, 3)
    state = held(state, "add at 1 0 0", "move 5 to 0 0 0", "build floor-2 at 1 0 2 z")
    assert (state.turn, state.actions_left) == (2, 3)
    state = held(state, *["add at 0 0 0"] * 3)
    assert state.turn == 0


def test_a_player_who_is_out_has_no_turn() -> None:
    """SK-21."""
    state = position("flat-1", "flat-2", "flat-3", is_out=(False, True, False))
    assert held(state, *["add at 0 0 0"] * 3).turn == 2


# Add


def test_a_worker_is_added_on_the_ground_where_it_touches_a_base() -> None:
    """SK-6: the cells beside the H; it may touch two bases, and any number may stand there."""
    state = position("flat-1", "flat-2")
    assert sorted(legal(state, "add")) == sorted(
        f"add at {x} {y} 0" for x in (-2, -1, 0, 1) for y in (-1, 0)
    )
    state = held(state, *["add at 0 0 0"] * 3, *["add at 0 0 0"] * 3)
    assert [worker["cell"] for worker in view(state)["workers"]] == [[0, 0, 0]] * 6
    assert view(state)["reserve"] == [2, 2]


def test_nowhere_else_is_a_worker_added() -> None:
    """SK-6, G-6."""
    state = position("flat-1", "flat-2", plans=FLOOR)
    assert why_not(state, "add at 2 0 0") == "no-base-there"
    assert why_not(state, "add at 0 2 0") == "no-base-there"
    assert why_not(state, "add at 0 0 2") == "only-on-the-ground"
    assert why_not(state, "add at 0 0 -1") == "only-on-the-ground"


def test_the_reserve_has_an_end() -> None:
    """SK-6, SK-2."""
    state = position("flat-1", "flat-2", workers=dict.fromkeys(range(5), BESIDE))
    assert legal(state, "add") == []
    assert why_not(state, "add at 0 0 0") == "reserve-empty"


def test_a_cell_has_room_for_nine() -> None:
    """SK-6."""
    crowd = dict.fromkeys([0, 1, 5, 6, 7, 8, 9, 10], BESIDE)
    state = position("flat-1", "flat-2", "flat-3", workers={**crowd, 2: OUTSIDE})
    assert "add at 0 0 0" in legal(state)
    state = held(state, "add at 0 0 0")
    assert "add at 0 0 0" not in legal(state)
    assert why_not(state, "add at 0 0 0") == "no-room"
    assert why_not(state, "move 2 to 0 0 0") == "no-room"


@pytest.fixture
def narrow() -> Iterator[None]:
    """Cells with room for one."""
    with narrow_cells():
        yield


@pytest.mark.usefixtures("narrow")
def test_where_no_worker_can_be_added_says_so() -> None:
    """SK-6."""
    crowd = dict(enumerate(GROUND, 5))
    state = position("flat-1", "flat-2", "flat-3", workers=crowd)
    assert why_not(state, "add at 0 0 0") == "nowhere-to-add"


# Build


def test_building_takes_a_worker_on_site() -> None:
    """SK-7."""
    state = position("floor-1 flat-1", "flat-2")
    assert legal(state, "build") == []
    assert why_not(state, "build floor-1 at 1 0 2 z") == "no-worker-on-site"
    assert "build floor-1 at 1 0 2 z turn 0" in legal(held(state, "add at 1 0 0"))


def test_the_new_card_touches_a_card_that_the_worker_touches() -> None:
    """SK-7: outside the right leg of the H, the left leg is out of reach."""
    state = position("floor-1 flat-1", "flat-2", workers={0: OUTSIDE})
    assert why_not(state, "build floor-1 at -1 0 2 z") == "no-worker-touches"
    near = held(state, "move 0 to -1 0 0")
    assert "build floor-1 at -1 0 2 z turn 0" in legal(near)


def test_the_worker_of_somebody_else_does_not_help() -> None:
    """SK-7, SK-19."""
    state = position("floor-1 flat-1", "flat-2", workers={0: OUTSIDE, 5: (-2, 0, 0)})
    assert why_not(state, "build floor-1 at -1 0 2 z") == "no-worker-touches"


def test_an_enclosed_worker_builds_nothing() -> None:
    """SK-7, SK-17."""
    state = position("floor-1 flat-1", "flat-2", plans=YARD, cards=ROOF, workers={0: YARD_CELL})
    assert why_not(state, "build floor-1 at 1 0 2 z") == "all-enclosed"
    assert why_not(state, "move 0 to -1 -1 0") == "is-enclosed"
    assert why_not(state, "add at 0 0 0") == "cell-closed"
    assert view(state)["workers"][0]["is_enclosed"]


# Move and shift


def test_a_worker_moves_one_level_up_and_one_down() -> None:
    """SK-8."""
    state = position("flat-1", "flat-2", plans=FLOOR, workers={1: OUTSIDE})
    state = held(state, "move 1 to 0 0 2", "move 0 to 1 0 0")
    assert [worker["level"] for worker in view(state)["workers"]] == [0, 2]


TOWER = "floor-5 at 1 0 2 z\nupright-7 at 2 0 2 x\nupright-7 at 0 0 2 x\nfloor-6 at 0 0 3 z"


def test_several_levels_take_several_moves() -> None:
    """SK-8: and each level is stood on."""
    state = position("flat-1", "flat-2", cards=TOWER, workers={0: OUTSIDE})
    assert view(state)["storeys"][2]["parent"] == 1
    assert why_not(state, "move 0 to -1 0 3") == "too-far"
    state = held(state, "move 0 to 1 0 2", "move 0 to -1 0 3")
    assert state.workers[0] == (-1, 0, 3)
    assert state.actions_left == 1


def test_a_worker_may_go_elsewhere_on_its_level() -> None:
    """SK-8."""
    state = position("flat-1", "flat-2", workers={0: OUTSIDE})
    state = held(state, "move 0 to -2 -1 0")
    assert (state.workers[0], state.actions_left) == ((-2, -1, 0), 2)
    assert why_not(state, "move 0 to -2 -1 0") == "already-there"
    assert why_not(state, "move 0 to 2 2 0") == "no-base-there"
    assert why_not(state, "move 0 to 9 9 5") == "nothing-to-stand-on"


def test_a_shift_is_no_action() -> None:
    """SK-8: once for each worker between two actions."""
    state = position("flat-1", "flat-2", plans=FLOOR)
    assert sorted(legal(state, "shift")) == [
        "shift 0 to 0 -1 2",
        "shift 0 to 0 0 2",
        "shift 0 to 1 -1 2",
    ]
    state = held(state, "shift 0 to 0 0 2")
    assert (state.workers[0], state.actions_left, state.turn) == ((0, 0, 2), 3, 0)
    assert legal(state, "shift") == []
    assert why_not(state, "shift 0 to 1 0 2") == "shifted-already"
    state = held(state, "add at 0 0 0", "shift 0 to 1 0 2")
    assert (state.workers[0], state.actions_left) == ((1, 0, 2), 2)


def test_a_shift_stays_on_the_floor_that_the_worker_stands_on() -> None:
    """SK-8."""
    state = position("flat-1", "flat-2", plans=FLOOR, workers={1: OUTSIDE})
    assert why_not(state, "shift 0 to 1 0 0") == "other-card"
    assert why_not(state, "shift 0 to 1 0 2") == "already-there"
    assert why_not(state, "shift 1 to 0 0 0") == "not-on-a-floor"
    assert why_not(state, "shift 2 to 0 0 0") == "not-on-site"


@pytest.mark.usefixtures("narrow")
def test_a_shift_needs_room() -> None:
    """SK-8."""
    state = position("flat-1", "flat-2", plans=FLOOR, workers={5: (0, 0, 2)})
    assert why_not(state, "shift 0 to 0 0 2") == "no-room"


def test_nobody_moves_the_workers_of_others() -> None:
    """SK-19."""
    state = position("flat-1", "flat-2", plans=FLOOR, workers={5: OUTSIDE, 6: (1, -1, 2)})
    assert why_not(state, "move 5 to 0 0 0") == "not-your-worker"
    assert why_not(state, "shift 6 to 1 0 2") == "not-your-worker"
    assert why_not(state, "move 19 to 0 0 0") == "not-your-worker"
    assert not [move for move in legal(state) if move.split()[1] in ("5", "6")]


def test_a_worker_in_reserve_does_not_move() -> None:
    """SK-8."""
    assert why_not(position("flat-1", "flat-2"), "move 0 to 0 0 0") == "not-on-site"


# Nothing to do


@pytest.mark.usefixtures("narrow")
def test_what_is_left_of_a_turn_lapses_if_nothing_can_be_done() -> None:
    """SK-9: the last free cell is taken, and an upright card has no place on the H."""
    crowd = dict(enumerate(GROUND[:-1], 5))
    state = position("upright-1", "floor-1 flat-1", "flat-2", workers=crowd)
    state = held(state, "add at 1 0 0")
    assert (state.turn, state.actions_left) == (1, 3)
    assert why_not(state, "move 5 to 1 0 0") == "no-room"


@pytest.mark.usefixtures("narrow")
def test_who_can_do_nothing_at_all_is_passed_over() -> None:
    """SK-9."""
    crowd = dict(enumerate(GROUND[:-1], 5))
    state = position("upright-1", "upright-2", "flat-2", workers=crowd)
    assert held(state, "add at 1 0 0").turn == 2


@pytest.mark.usefixtures("narrow")
def test_if_nobody_can_do_anything_the_game_is_stuck() -> None:
    """SK-9: 1 point less for each card in hand, and SK-24, but nothing for a last card."""
    crowd = dict(enumerate(GROUND[:-1], 5))
    state = position("upright-1", "upright-2", "upright-3 upright-4", workers=crowd)
    state = held(state, "add at 1 0 0")
    assert (state.phase, state.ended_by) == ("over", "stuck")
    seen = view(state)
    assert [line["cards"] for line in seen["result"]] == [
        ["upright-1"],
        ["upright-2"],
        ["upright-3", "upright-4"],
    ]
    assert (seen["leads"], seen["scores"]) == ([1], [-1, 4, -2])


def test_after_six_turns_each_without_a_card_or_a_worker_the_game_is_stuck() -> None:
    """SK-9: everybody loses a point for each card in hand."""
    state = position("flat-1 floor-1", "flat-2", workers={0: OUTSIDE, 5: OUTSIDE})
    state = replace(state, scores=(7, 7))
    turns = 0
    while state.phase == "play":
        worker = 5 * state.turn
        there = state.workers[worker]
        state = held(state, f"move {worker} to {'0 0 0' if there == OUTSIDE else '1 0 0'}")
        turns += state.actions_left in (0, 3)
        assert turns < 99
    assert turns == 2 * IDLE_TURNS + 1
    assert (state.ended_by, IDLE_TURNS) == ("stuck", 3)
    lines = view(state)["result"]
    assert [line["cards"] for line in lines] == [["flat-1", "floor-1"], ["flat-2"]]
    assert [line["last_card"] for line in lines] == [0, 0]


def test_a_new_worker_starts_the_count_again() -> None:
    """SK-9."""
    state = position("flat-1", "flat-2", workers={0: OUTSIDE, 5: OUTSIDE}, idle=12)
    assert held(state, "add at 0 0 0").idle == 0
    assert held(state, "move 0 to 0 0 0").idle == 12
