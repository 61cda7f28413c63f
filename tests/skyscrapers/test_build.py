"""SK-10 to SK-15: kinds of cards, the drawn worker, rivets, girders, shifting, points."""

from typing import Any

import pytest

from steeple.games.skyscrapers.game import GAME
from steeple.games.skyscrapers.pieces import BY_ID, USES
from steeple.kernel.errors import InvalidMove
from tests.skyscrapers.drawing import legal, position
from tests.skyscrapers.playing import held, play, view, why_not

EAST = (1, 0, 0)
ON_FLOOR = (0, -1, 2)
FLOOR = "floor-5 at 1 0 2 z"
"""On the top edge of the right leg of the H."""
TALL = "floor-5 at 1 0 2 z\nupright-7 at 2 0 2 x"
"""And a wall on its outer edge."""


def ready(hand: str, cards: str = "", **known: Any) -> Any:
    """The first seat has a worker at the right leg of the H, and the second has none."""
    return position(hand, "flat-1 flat-2", cards=cards, **{"workers": {0: EAST}, **known})


# Kinds


def test_a_flat_card_lies() -> None:
    """SK-10: and nobody stands on it."""
    state = ready("flat-5 upright-7", FLOOR)
    assert why_not(state, "build flat-5 at 2 0 2 x") == "must-lie"
    state = held(ready("flat-5 base"), "build flat-5 at 1 0 2 z")
    assert view(state)["cards"][-1]["use"] == "flat"
    assert why_not(state, "move 0 to 1 0 2") == "nothing-to-stand-on"


def test_an_upright_card_stands() -> None:
    """SK-10."""
    state = ready("upright-7 base", FLOOR)
    assert why_not(state, "build upright-7 at -1 0 2 z") == "must-stand"
    assert not [move for move in legal(state, "build upright") if " z " in move]


def test_a_floor_lies_and_workers_stand_on_it() -> None:
    """SK-10."""
    state = held(ready("floor-5 base"), "build floor-5 at 1 0 2 z", "move 0 to 1 0 2")
    seen = view(state)
    assert (seen["workers"][0]["on"], seen["workers"][0]["level"]) == (3, 2)
    assert seen["cards"][3]["storey"] == 1


@pytest.mark.parametrize(
    ("use", "site"), [("flat", "-1 0 2 z"), ("floor", "-1 0 2 z"), ("upright", "2 0 2 x")]
)
def test_a_universal_card_is_one_of_three(use: str, site: str) -> None:
    """SK-10: never a base."""
    state = ready("universal-2 base", FLOOR, workers={0: ON_FLOOR, 1: (-2, 0, 0)})
    move = f"build universal-2 as {use} at {site} turn 0"
    assert move in legal(state)
    assert held(state, move).cards[-1].use == use
    assert USES["universal"] == ("flat", "upright", "floor")
    with pytest.raises(InvalidMove):
        play(state, "build universal-2 as base at 2 1 1 x")


def test_only_a_base_may_touch_the_ground() -> None:
    """SK-10, G-3."""
    state = ready("base upright-7 flat-5")
    assert why_not(state, "build upright-7 at 1 1 1 y") == "touches-ground"
    assert "build base at 1 1 1 y turn 0" in legal(state)
    assert why_not(state, "build flat-5 at 1 1 1 y") == "must-lie"


def test_a_base_must_touch_the_ground() -> None:
    """SK-10, G-3."""
    state = ready("base upright-7", FLOOR, workers={0: ON_FLOOR})
    assert why_not(state, "build base at 2 0 2 x") == "base-needs-ground"
    assert "build upright-7 at 2 0 2 x turn 0" in legal(state)
    assert why_not(state, "build base at -1 0 2 z") == "must-stand"


def test_a_card_goes_on_the_middle_of_an_edge() -> None:
    """SK-13, G-2."""
    state = ready("flat-5 base")
    assert why_not(state, "build flat-5 at 2 0 2 z") == "no-edge"
    assert why_not(state, "build flat-5 at 1 1 2 z") == "no-edge"
    assert why_not(state, "build base at 1 1 1 x") == "no-edge"


def test_cards_do_not_pass_through_each_other() -> None:
    """SK-13, G-4."""
    state = ready("flat-5 base", FLOOR)
    assert why_not(state, "build flat-5 at 0 0 2 z") == "passes-through"


# Turns


def test_the_drawn_worker_stands_upright() -> None:
    """SK-11: a card that stands has one turn, if a worker is drawn on it."""
    assert BY_ID["upright-4"].has_worker
    assert not BY_ID["upright-3"].has_worker
    state = ready("upright-4 upright-3", FLOOR, workers={0: ON_FLOOR})
    for turn in (1, 2, 3):
        assert why_not(state, f"build upright-4 at 2 0 2 x turn {turn}") == "drawn-worker-stands"
        assert held(state, f"build upright-3 at 2 0 2 x turn {turn}").cards[-1].turn == turn
    assert legal(state, "build upright-4 at 2 0 2 x") == ["build upright-4 at 2 0 2 x turn 0"]


def test_a_lying_card_may_be_turned_whoever_is_drawn_on_it() -> None:
    """SK-11."""
    assert BY_ID["floor-7"].has_worker
    state = ready("floor-7 base")
    assert legal(state, "build floor-7 at 1 0 2 z") == [
        "build floor-7 at 1 0 2 z turn 0",
        "build floor-7 at 1 0 2 z turn 1",
    ]
    assert held(state, "build floor-7 at 1 0 2 z turn 3").cards[-1].turn == 3


# Rivets


def test_each_card_takes_a_rivet_and_without_one_nothing_is_built() -> None:
    """SK-12: and the rivet joins the card to the one whose edge it is on."""
    state = ready("floor-5 flat-5 base", rivets=2)
    state = held(state, "build floor-5 at 1 0 2 z")
    assert (view(state)["rivets"], view(state)["cards"][-1]["joins"]) == (1, 2)
    state = held(state, "build base at 1 1 1 y")
    assert view(state)["rivets"] == 0
    assert legal(state, "build") == []
    assert why_not(state, "build flat-5 at -1 0 2 z") == "no-rivets"


# Girders


def test_a_girder_of_the_card_must_meet_one_in_play() -> None:
    """SK-13: a cross meets an edge at its middle only, and two side bars are not there."""
    state = ready("upright-1 upright-2", "flat-1 at 1 0 2 z", workers={0: ON_FLOOR})
    assert (BY_ID["flat-1"].girders, BY_ID["upright-1"].girders) == ("hv", "lr")
    for turn in range(4):
        assert why_not(state, f"build upright-1 at 2 0 2 x turn {turn}") == "no-girder-meets"
    assert legal(state, "build upright-1 at 2 0 2 x") == []
    assert "build upright-2 at 2 0 2 x turn 0" in legal(state)


# Shifting whoever the rivet touches


RIVET = {0: ON_FLOOR, 5: (1, 0, 2), 6: (1, -1, 2), 7: (0, 0, 2)}
"""Others stand on the floor: two of them where a wall on its outer edge gets its rivet."""


def test_whoever_the_rivet_touches_may_be_shifted_by_the_builder() -> None:
    """SK-14: in the cells around the middle of the new card, at its height."""
    state = ready("upright-7 base", FLOOR, workers=RIVET)
    assert why_not(state, "shift 5 to 0 0 2") == "not-your-worker"
    state = held(state, "build upright-7 at 2 0 2 x")
    assert view(state)["touched"] == [5, 6]
    assert why_not(state, "shift 7 to 1 0 2") == "not-your-worker"
    state = held(state, "shift 5 to 0 0 2")
    assert (state.workers[5], state.actions_left) == ((0, 0, 2), 2)
    assert why_not(state, "shift 5 to 1 0 2") == "shifted-already"
    state = held(state, "add at 0 0 0")
    assert view(state)["touched"] == []
    assert why_not(state, "shift 6 to 0 0 2") == "not-your-worker"


def test_after_the_last_action_the_builder_shifts_or_is_done() -> None:
    """SK-14."""
    state = ready("upright-7 base", FLOOR, workers=RIVET, actions_left=1)
    state = held(state, "build upright-7 at 2 0 2 x")
    assert (state.turn, state.actions_left, view(state)["to_move"]) == (0, 0, 0)
    assert {move.split()[0] for move in legal(state)} == {"shift", "done"}
    assert why_not(state, "add at 0 0 0") == "no-actions-left"
    assert why_not(state, "build base at 1 1 1 y") == "no-actions-left"
    assert why_not(state, "move 0 to 0 0 0") == "no-actions-left"
    assert why_not(state, "shift 0 to 0 0 0") == "only-the-touched"
    state = held(state, "shift 5 to 0 0 2")
    assert (state.turn, state.actions_left) == (0, 0)
    assert held(state, "done").turn == 1
    assert held(state, "shift 6 to 0 0 2").turn == 1, "nobody is left to shift"


def test_who_falls_while_somebody_is_shifted_is_no_longer_touched() -> None:
    """SK-14, SK-20."""
    state = ready("upright-7 base", FLOOR, workers=RIVET, actions_left=1)
    state = held(state, "build upright-7 at 2 0 2 x")
    state = play(state, "shift 5 to 0 0 2", "fell workers=6")
    assert view(state)["touched"] == [5]
    assert held(state, "keep").turn == 1


def test_without_anybody_to_shift_the_turn_ends_at_once() -> None:
    """SK-14."""
    state = ready("upright-7 base", FLOOR, workers={0: ON_FLOOR, 7: (0, 0, 2)}, actions_left=1)
    state = held(state, "build upright-7 at 2 0 2 x")
    assert (state.turn, view(state)["touched"]) == (1, [])


def test_nobody_is_done_while_there_are_actions() -> None:
    """SK-14."""
    assert why_not(ready("flat-1 base"), "done") == "actions-left"


# Points


def points(state: Any, move: str) -> int:
    """What the card brings."""
    after = held(state, move)
    assert view(after)["seen"]["points"] == after.scores[0]
    return int(after.scores[0])


def test_each_girder_that_meets_one_in_play_is_a_point() -> None:
    """SK-15: the middle of a base on a side edge of the H meets it, with all but the side bars."""
    assert BY_ID["base"].girders == "lrtbd"
    assert points(ready("base flat-1"), "build base at 1 1 1 y") == 3
    state = ready("base flat-1", workers={0: (0, 0, 0)})
    assert points(state, "build base at 1 1 1 y turn 1") == 3


def test_a_girder_that_meets_several_counts_once() -> None:
    """SK-15: a frame over the H meets a leg and the middle with one bar."""
    assert points(ready("flat-5 base"), "build flat-5 at 1 0 2 z") == 3
    between = ready("flat-5 base", workers={0: (0, 0, 0)})
    assert points(between, "build flat-5 at 0 0 2 z") == 4, "its sides lie on the whole legs"


def test_a_drawn_worker_is_a_point_more() -> None:
    """SK-15: the same girders with and without."""
    assert BY_ID["flat-5"].girders == BY_ID["floor-5"].girders == "lrtb"
    assert (BY_ID["flat-5"].has_worker, BY_ID["floor-5"].has_worker) == (False, True)
    state = ready("flat-5 floor-5", TALL, workers={0: (-2, 0, 0)})
    without = points(state, "build flat-5 at -1 0 2 z")
    assert points(state, "build floor-5 at -1 0 2 z") == without + 1


def test_points_double_for_the_highest_card() -> None:
    """SK-15: higher than every other one; as high is not enough."""
    alone = ready("upright-8 upright-9", FLOOR, workers={0: ON_FLOOR})
    assert view(alone)["height"] == 2
    equal = ready("upright-8 upright-9", f"{FLOOR}\nupright-7 at 1 -1 2 y", workers={0: ON_FLOOR})
    assert view(equal)["height"] == 3
    once = points(equal, "build upright-8 at 1 1 2 y")
    assert points(alone, "build upright-8 at 1 1 2 y") == 2 * once > 0


def test_the_points_are_those_that_were_promised() -> None:
    """SK-15: whatever is built, wherever."""
    state = ready("upright-8 floor-7 universal-4 base", TALL)
    for card in ("upright-8", "floor-7", "universal-4 as upright", "universal-4 as floor", "base"):
        for site in GAME.choices(state, 0, f"build {card}")["sites"]:
            for turn in site["turns"]:
                if site["is_open"]:
                    assert points(state, turn["move"]) == turn["points"]
                    doubled = 2 if site["is_highest"] else 1
                    drawn = BY_ID[card.split()[0]].has_worker
                    assert turn["points"] == doubled * (len(turn["meets"]) + drawn)


def test_a_card_that_holds_scores_even_if_somebody_falls() -> None:
    """SK-15, SK-20: the fall costs 5."""
    state = ready("floor-5 base", workers={0: EAST, 5: EAST})
    brings = points(state, "build floor-5 at 1 0 2 z")
    after = play(state, "build floor-5 at 1 0 2 z", "fell workers=5")
    assert after.scores == (brings - 5, 0)
