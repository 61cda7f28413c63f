"""SK-17 and SK-20 to SK-22: who is enclosed, falls, what is put back, elimination, collapse."""

from typing import Any

import pytest
from msgspec.structs import replace

from steeple.games.skyscrapers.game import GAME
from steeple.games.skyscrapers.state import State
from steeple.kernel.game import NOBODY
from tests.skyscrapers.drawing import legal, position
from tests.skyscrapers.playing import held, play, view, why_not
from tests.skyscrapers.test_air import YARD

EAST = (1, 0, 0)
FLOOR = "floor-5 at 1 0 2 z"
ON_FLOOR = [(0, -1, 2), (0, 0, 2), (1, -1, 2), (1, 0, 2)]
YARD_CELL = (0, 0, 0)


def busy(*more: str, workers: dict[int, Any] | None = None, **known: Any) -> State:
    """Three seats with workers on a floor: 0, 5 and 10; it is the turn of the second seat."""
    stand = {0: ON_FLOOR[0], 5: ON_FLOOR[1], 10: ON_FLOOR[2], **(workers or {})}
    hands = more or ("flat-5 flat-6", "flat-7 flat-8 base", "upright-1 upright-2")
    return position(*hands, cards=FLOOR, workers=stand, **{"turn": 1, **known})


# Enclosed


def closing(**known: Any) -> State:
    """The roof that the first seat is about to build closes the yard."""
    return position(
        "flat-5 flat-6",
        "flat-7 flat-8",
        "flat-9 base",
        plans=YARD,
        **{"workers": {0: (0, -1, 0), **dict.fromkeys(range(5, 10), YARD_CELL)}, **known},
    )


ROOF = "build flat-5 at 0 0 2 z"


def test_who_has_all_workers_enclosed_is_eliminated() -> None:
    """SK-17: five on site, none in reserve, none free."""
    state = held(closing(), ROOF)
    assert view(state)["is_out"] == [False, True, False]
    assert state.phase == "play"
    seen = view(state)["workers"]
    assert [worker["is_enclosed"] for worker in seen] == [False] + [True] * 5


def test_a_worker_in_reserve_or_outside_saves_a_player() -> None:
    """SK-17."""
    four = {0: (0, -1, 0), **dict.fromkeys(range(5, 9), YARD_CELL)}
    assert not any(held(closing(workers=four), ROOF).is_out)
    assert not any(held(closing(workers={**four, 9: EAST}), ROOF).is_out)


def test_an_enclosed_worker_counts_for_nothing() -> None:
    """SK-17, SK-24: it is not visible."""
    state = closing(workers={0: (0, -1, 0), 5: YARD_CELL, 6: YARD_CELL})
    assert view(state)["leads"] == [1]
    assert view(held(state, ROOF))["leads"] == [0]


def test_of_several_at_once_the_last_one_left_is_not_eliminated() -> None:
    """SK-17: in turn order, the player in turn last; and the last one left wins (SK-21)."""
    everybody = dict.fromkeys(range(10), YARD_CELL)
    state = position("flat-5 flat-6", "flat-7 flat-8", plans=YARD, workers=everybody)
    state = held(state, ROOF)
    assert (state.is_out, state.ended_by) == ((False, True), "last-left")
    assert GAME.winners(state) == [0]


def test_who_encloses_its_own_workers_is_out_and_the_others_go_on() -> None:
    """SK-17."""
    own = dict.fromkeys(range(5), YARD_CELL)
    state = held(closing(workers=own), ROOF)
    assert state.is_out == (True, False, False)
    assert (state.turn, state.actions_left) == (1, 3)


# Falls


def test_each_fallen_worker_costs_5_and_goes_back_to_its_owner() -> None:
    """SK-20: of any colour, also the culprit's own."""
    state = replace(busy(), scores=(30, 30, 30))
    state = play(state, "add at 1 0 0", "fell workers=0,5,6")
    seen = view(state)
    assert seen["scores"] == [30, 15, 30]
    assert seen["seen"]["cost"] == 15
    assert (seen["seen"]["workers"], seen["seen"]["outcome"]) == ([0, 5, 6], "fell")
    assert [worker["worker"] for worker in seen["workers"]] == [10]


def test_others_put_theirs_back_at_once_in_turn_order() -> None:
    """SK-20: the owners after the culprit, worker by worker; the culprit's stay in reserve."""
    state = replace(busy(workers={1: ON_FLOOR[3], 11: EAST, 6: EAST}), scores=(0, 40, 0))
    state = play(state, "move 6 to 0 0 0", "fell workers=0,1,5,6,10,11")
    assert (state.phase, state.fallen, state.turn) == ("put", (10, 11, 0, 1), 1)
    asked = []
    while state.phase == "put":
        asked.append((GAME.actor(state), view(state)["to_move"], view(state)["turn"]))
        state = play(state, "keep")
    assert asked == [(2, 2, 1), (2, 2, 1), (0, 0, 1), (0, 0, 1)]
    assert (state.turn, state.actions_left) == (1, 2), "then the turn goes on"
    assert view(state)["reserve"] == [5, 5, 5]


def test_a_worker_is_put_back_anywhere_on_the_building_or_kept() -> None:
    """SK-20: on any floor, or on the ground beside a base."""
    state = play(busy(), "add at 1 0 0", "fell workers=0,10")
    cells = sorted(ON_FLOOR + [(x, y, 0) for x in (-2, -1, 0, 1) for y in (-1, 0)])
    wanted = sorted(f"put at {x} {y} {z}" for x, y, z in cells)
    assert sorted(legal(state)) == ["keep", *wanted]
    assert why_not(state, "put at 2 2 0") == "no-base-there"
    assert why_not(state, "put at 0 0 3") == "nothing-to-stand-on"
    assert why_not(state, "put at 0 0 -1") == "nothing-to-stand-on"
    state = play(state, "put at 1 0 2")
    assert state.workers[10] == (1, 0, 2)
    state = play(state, "keep")
    assert (state.workers[0], state.phase) == (None, "play")


def test_nothing_falls_while_a_worker_is_put_back() -> None:
    """SK-20: no referee is asked."""
    state = play(busy(), "add at 1 0 0", "fell workers=10", "put at 0 0 2")
    assert (state.phase, state.turn, state.actions_left) == ("play", 1, 2)


def test_nobody_is_put_into_a_closed_cell() -> None:
    """SK-20, SK-18."""
    state = held(closing(workers={0: (0, -1, 0), 5: EAST}), ROOF)
    state = play(state, "add at 1 0 0", "fell workers=5")
    assert why_not(state, "put at 0 0 0") == "cell-closed"


def test_if_only_the_culprit_s_own_fell_the_turn_goes_on() -> None:
    """SK-20."""
    state = play(busy(), "move 5 to 1 0 0", "fell workers=5")
    assert (state.phase, state.actions_left, state.scores[1]) == ("play", 2, -5)


def test_who_lands_on_another_card_has_not_fallen() -> None:
    """SK-20: it stays there, costs nothing, and moves on from there."""
    state = position(
        "flat-6", "flat-7", cards=f"{FLOOR}\nflat-5 at -1 0 2 z", workers={0: EAST, 5: ON_FLOOR[0]}
    )
    state = play(state, "add at 0 0 0", "held stands=5@-1,0,2")
    seen = view(state)
    assert (seen["scores"], seen["seen"]["landed"]) == ([0, 0], [5])
    assert {"worker": 5, "cell": [-1, 0, 2], "on": 4}.items() <= seen["workers"][-1].items()
    assert view(play(state, "add at 0 0 0", "held stands=1@1,0,0"))["seen"]["landed"] == []
    other = held(state, "add at 1 0 0", "add at 1 0 0")
    assert held(other, "move 5 to 0 0 2").workers[5] == (0, 0, 2)


def test_a_void_act_is_taken_back_and_asked_for_again() -> None:
    """SK-20: nothing has changed, but that it was tried."""
    state = busy(referee="physics")
    for move in ("build flat-7 at -1 0 2 z", "add at 0 0 0", "move 5 to 1 0 0", "shift 5 to 1 0 2"):
        state = replace(state, workers=(*state.workers[:6], (-2, 0, 0), *state.workers[7:]))
        after = play(state, move, "void why=missed")
        assert after.seen is not None
        assert (after.seen.outcome, after.seen.why) == ("void", "missed")
        assert replace(after, seen=None) == state


# Knocked over


def knocked(*workers: int, **known: Any) -> State:
    """The same crew after an act that knocked these workers over; the turn goes on."""
    lies = ",".join(map(str, workers))
    return play(busy(workers={6: EAST}, **known), "add at 1 0 0", f"held lies={lies}")


def test_who_is_knocked_over_lies_there_and_costs_nothing() -> None:
    """SK-20: on a card or on the ground, it has not fallen."""
    state = knocked(5, 6, 10)
    seen = view(state)
    assert (seen["scores"], seen["reserve"]) == ([0, 0, 0], [4, 2, 4])
    assert (seen["seen"]["lies"], seen["seen"]["cost"], seen["phase"]) == ([5, 6, 10], 0, "play")
    assert [each["worker"] for each in seen["workers"] if each["is_lying"]] == [5, 6, 10]
    assert [each["cell"] for each in seen["workers"] if each["worker"] == 5] == [list(ON_FLOOR[1])]


def test_who_lies_can_not_build_or_move() -> None:
    """SK-20, SK-7, SK-8."""
    free = busy(workers={6: EAST})
    assert legal(free, "build flat-7")
    state = position("base", "flat-7 base", cards=FLOOR, workers={5: EAST}, turn=1, lying=(5,))
    assert not legal(state, "build")
    assert not legal(state, "move")
    assert why_not(state, "move 5 to 0 0 0") == "is-lying"
    assert why_not(state, "build base at 1 1 1 y") == "all-lie"


def test_who_lies_does_not_count_for_the_highest() -> None:
    """SK-20, SK-24."""
    assert view(busy(workers={6: ON_FLOOR[3]}))["leads"] == [1]
    state = busy(workers={6: ON_FLOOR[3]}, lying=(5, 6))
    assert view(state)["leads"] == [0, 2]
    assert view(state)["levels"][0]["workers"] == [0, 10]


def test_its_owner_stands_it_up_by_a_shift_which_is_free() -> None:
    """SK-20, SK-8: where it lies, on the ground too, or elsewhere on its floor."""
    state = knocked(5, 6, 10)
    assert set(legal(state, "shift 6")) == {"shift 6 to 1 0 0"}
    assert "shift 5 to 0 0 2" in legal(state)
    assert "shift 5 to 1 0 2" in legal(state)
    assert why_not(state, "shift 10 to 1 -1 2") == "not-your-worker"
    after = held(state, "shift 6 to 1 0 0", "shift 5 to 1 0 2")
    assert (after.lying, after.actions_left) == ((10,), state.actions_left)
    assert after.workers[5] == (1, 0, 2)
    assert why_not(after, "shift 6 to 1 0 0") == "shifted-already"


def test_who_stands_can_not_be_shifted_to_where_it_is() -> None:
    """SK-8."""
    assert why_not(busy(), "shift 5 to 0 0 2") == "already-there"
    assert not legal(busy(workers={6: EAST}), "shift 6")


def test_who_can_only_stand_somebody_up_still_has_a_turn() -> None:
    """SK-20, SK-9: and no longer, once that has failed."""
    crew = dict.fromkeys(range(5), EAST)
    state = position("", "flat-5", workers={**crew, 5: (-2, 0, 0)}, lying=(0, 1, 2, 3, 4), turn=1)
    state = held(state, "add at 1 0 0", "add at 1 0 0", "add at 1 0 0")
    assert (state.turn, state.actions_left) == (0, 3)
    for worker in range(5):
        assert state.turn == 0
        state = play(state, f"shift {worker} to 1 0 0", f"held lies={worker}")
    assert (state.turn, state.lying) == (1, (0, 1, 2, 3, 4))


def test_who_lies_in_a_closed_cell_stays_down() -> None:
    """SK-20, SK-18: no hand can reach it."""
    state = held(closing(workers={0: YARD_CELL, 1: EAST}, lying=(0,)), ROOF)
    assert not legal(state, "shift 0")
    assert why_not(state, "shift 0 to 0 0 0") == "is-enclosed"


def test_who_lies_may_still_fall_and_is_up_again_when_put_back() -> None:
    """SK-20."""
    state = play(knocked(0, 5), "add at 1 0 0", "fell workers=0,5")
    assert (state.lying, state.fallen, state.scores[1]) == ((), (0,), -10)
    assert play(state, "put at 0 0 2").lying == ()


def test_a_worker_may_land_elsewhere_and_lie_there() -> None:
    """SK-20."""
    state = play(busy(), "add at 1 0 0", "held stands=5@1,0,0 lies=5")
    assert (state.workers[5], state.lying, state.scores[1]) == ((1, 0, 0), (5,), 0)


def test_a_verdict_names_only_those_who_were_knocked_over() -> None:
    """SK-20: on site, not fallen, and not lying before unless they were in the hand."""
    state = play(knocked(5), "add at 1 0 0")
    assert why_not(state, "held lies=5") == "can-not-lie"
    assert why_not(state, "held lies=12") == "can-not-lie"
    assert why_not(state, "fell workers=0 lies=0") == "can-not-lie"
    again = play(knocked(5), "shift 5 to 0 0 2")
    assert play(again, "held lies=5").lying == (5,)
    assert why_not(play(busy(referee="physics"), "add at 1 0 0"), "void lies=5") == "makes-no-sense"


# Elimination


def test_who_falls_to_the_lowest_space_is_out() -> None:
    """SK-21: at -20, and the track goes no lower; the workers stay as obstacles."""
    state = replace(busy(workers={6: EAST}), scores=(0, -12, 0))
    out = play(state, "add at 1 0 0", "fell workers=0,5")
    assert (out.scores, out.is_out) == ((0, -20, 0), (False, True, False))
    assert GAME.actor(out) == 0, "the first seat puts its own back"
    out = play(out, "keep")
    assert (out.turn, out.actions_left) == (2, 3), "who is out has no more turns"
    assert [worker["worker"] for worker in view(out)["workers"]] == [6, 7, 10]
    just = play(replace(state, scores=(0, -9, 0)), "add at 1 0 0", "fell workers=0,5")
    assert (just.scores[1], just.is_out[1]) == (-19, False)


@pytest.mark.parametrize("lowest", [-10, -40])
def test_the_lowest_space_is_an_option(lowest: int) -> None:
    """SK-21."""
    assert lowest in {option.name: option.choices for option in GAME.options}["lowest"]
    state = replace(busy(lowest=lowest), scores=(0, lowest + 5, 0))
    assert play(state, "add at 1 0 0", "fell workers=5").is_out[1]
    state = replace(state, scores=(0, lowest + 6, 0))
    assert not play(state, "add at 1 0 0", "fell workers=5").is_out[1]


def test_only_falls_eliminate() -> None:
    """SK-21: a score that is as low for another reason does not."""
    state = replace(busy(), scores=(0, -25, 0))
    assert not held(state, "add at 1 0 0").is_out[1]


def test_who_is_out_puts_nothing_back() -> None:
    """SK-21, SK-20."""
    state = busy(is_out=(True, False, False))
    state = play(state, "add at 1 0 0", "fell workers=0,10")
    assert state.fallen == (10,)


def test_the_last_one_left_wins_whatever_the_scores() -> None:
    """SK-21."""
    state = replace(busy(is_out=(True, False, False)), scores=(50, -18, -15))
    state = play(state, "add at 1 0 0", "fell workers=5,10")
    assert (state.ended_by, GAME.winners(state), GAME.actor(state)) == ("last-left", [2], NOBODY)
    assert GAME.scores(state) == [50, -20, -15], "as they stand"
    assert view(state)["result"][2] == {
        "before": -15,
        "cards": [],
        "last_card": 0,
        "highest": 0,
        "total": -15,
        "is_out": False,
    }


def test_the_workers_of_who_is_out_count_for_nothing() -> None:
    """SK-21, SK-24."""
    state = busy(workers={6: ON_FLOOR[3]})
    assert view(state)["leads"] == [1]
    state = replace(state, is_out=(False, True, False))
    assert view(state)["leads"] == [0, 2]
    assert view(state)["levels"][0]["workers"] == [0, 10]


# Collapse


def test_a_collapse_ends_the_game_and_the_culprit_is_out() -> None:
    """SK-22: the others lose a point for each card in hand; there is no bonus."""
    state = replace(busy(workers={6: EAST}), scores=(9, 40, 8))
    state = play(state, "build base at 1 1 1 y", "collapsed workers=0,5")
    seen = view(state)
    assert (seen["phase"], seen["ended_by"], seen["is_out"]) == (
        "over",
        "collapse",
        [False, True, False],
    )
    assert seen["scores"] == [7, 40, 6]
    assert (GAME.winners(state), seen["leads"]) == ([0], [])
    assert [line["highest"] + line["last_card"] for line in seen["result"]] == [0, 0, 0]
    assert (seen["seen"]["points"], seen["seen"]["cost"]) == (0, 0)


def test_whoever_moved_last_is_the_culprit_whatever_it_did() -> None:
    """SK-22."""
    for move in ("add at 1 0 0", "move 5 to 1 0 0", "shift 5 to 1 0 2"):
        state = play(busy(), move, "collapsed")
        assert state.is_out == (False, True, False)


def test_bases_alone_can_not_come_down() -> None:
    """SK-22: only a card that is not a base can reach the ground."""
    state = play(position("base flat-1", "flat-2", workers={0: EAST}), "build base at 1 1 1 y")
    assert why_not(state, "collapsed") == "nothing-can-collapse"


def test_the_last_card_brings_nothing_in_a_collapse() -> None:
    """SK-22, SK-23."""
    state = play(
        busy("flat-5", "flat-7", "flat-6", workers={6: (-2, 0, 0)}), "build flat-7 at -1 0 2 z"
    )
    state = play(state, "collapsed")
    assert (state.ended_by, GAME.scores(state)[1]) == ("collapse", 0)
