"""BO-11 to BO-13: the stack falls, in the turn or after it."""

import pytest

from steeple.games.block_out.game import GAME
from steeple.kernel.errors import IllegalMove
from steeple.kernel.game import CHANCE
from tests.block_out.drawing import hand, legal, play, position, view

TWO = """
    brown-small
    black-large
"""


def why_not(state: object, notation: str) -> str:
    with pytest.raises(IllegalMove) as caught:
        play(state, notation)  # type: ignore[arg-type]
    assert str(caught.value)
    return caught.value.code


def test_after_a_fall_all_blocks_leave_and_three_cards_are_drawn() -> None:
    """BO-11: the failed card stays discarded."""
    state = position("any pass", "any", stands=TWO)
    state = play(state, "place yellow-small with any", "fell at=700 first=brown-small")
    seen = view(state)
    assert (seen["stack"], seen["discard"], seen["owed"]) == ([], ["any"], 3)
    assert seen["seen"]["is_fall"]
    for left in (2, 1):
        assert GAME.actor(state) == CHANCE
        state = play(state, "draw black-large")
        assert view(state)["owed"] == left
    state = play(state, "draw pass")
    assert GAME.actor(state) == 0, "the same turn goes on"
    assert view(state)["is_new_stack"]
    assert hand(state) == ["black-large", "black-large", "pass", "pass"]


def test_a_block_card_must_start_the_new_stack() -> None:
    """BO-11."""
    state = position("any pass", "any any", stands=TWO)
    state = play(state, "place yellow-small with any", "fell", *["draw black-large"] * 3)
    assert legal(state) == ["place black-large with black-large"]
    assert why_not(state, "pass") == "block-out/block-first"
    state = play(state, "place black-large with black-large", "stood")
    assert (view(state)["to_move"], view(state)["stack"]) == (1, ["black-large"])
    assert not view(state)["is_new_stack"]


def test_with_actions_only_one_is_played_and_the_next_player_starts_the_stack() -> None:
    """BO-11."""
    state = position("any pass", "any any", stands=TWO)
    state = play(state, "place yellow-small with any", "fell", *["draw reverse"] * 3)
    assert legal(state) == ["pass", "reverse"]
    state = play(state, "pass")
    assert (view(state)["to_move"], view(state)["stack"]) == (1, [])


def test_if_there_are_not_three_cards_what_there_is_is_drawn() -> None:
    """BO-11, BO-7: the failed card is on the discard, and may come back."""
    state = position("any pass", "any", stands=TWO, deck="black")
    state = play(state, "place yellow-small with any", "fell", "draw black")
    assert (view(state)["deck"], view(state)["discard"], view(state)["owed"]) == (1, [], 2)
    state = play(state, "draw any")
    assert (GAME.actor(state), view(state)["owed"]) == (0, 0)
    assert hand(state) == ["black", "any", "pass"]


@pytest.mark.parametrize("first", ["black-large", "brown-small", "yellow-small"])
def test_it_is_a_fall_whichever_block_left(first: str) -> None:
    """BO-12."""
    state = position("any pass", "any", stands=TWO)
    state = play(state, "place yellow-small with any", f"fell first={first}")
    assert (view(state)["owed"], view(state)["seen"]["first"]) == (3, first)


def test_after_a_late_fall_nobody_draws_and_the_next_player_goes_on() -> None:
    """BO-13."""
    state = position("any pass", "any any", stands=TWO)
    state = play(state, "place yellow-small with any", "late at=3500")
    seen = view(state)
    assert (seen["stack"], seen["to_move"], seen["hands"]) == ([], 1, [1, 2])
    assert (seen["seen"]["outcome"], seen["seen"]["is_fall"]) == ("late", False)
    assert not seen["is_new_stack"], "the next player may play an action as well"


def test_at_a_real_table_the_next_player_may_say_that_it_fell() -> None:
    """BO-13."""
    state = play(position("pass any", "black-large pass any", stands=TWO), "pass")
    assert legal(state)[-1] == "fallen"
    assert "place black-large with black-large" not in legal(state)
    state = play(state, "fallen")
    seen = view(state)
    assert (seen["stack"], seen["to_move"], seen["hands"], seen["owed"]) == ([], 1, [1, 3], 0)
    assert "place black-large with black-large" in legal(state)
    assert "pass" in legal(state)
    assert why_not(state, "fallen") == "block-out/no-stack"


def test_who_drew_for_a_card_may_play_any_once_the_stack_is_gone() -> None:
    """BO-13, BO-6."""
    state = play(position("pass any", "black-large", stands=TWO), "pass", "draw brown-large")
    assert legal(state) == ["place brown-large with brown-large", "fallen"]
    assert legal(play(state, "fallen")) == [
        "place black-large with black-large",
        "place brown-large with brown-large",
    ]


@pytest.mark.parametrize("referee", ["physics", "dice"])
def test_only_at_a_real_table_is_a_fall_said(referee: str) -> None:
    """BO-13."""
    state = position("any any", "any", stands=TWO, referee=referee)
    assert "fallen" not in legal(state)
    assert why_not(state, "fallen") == "block-out/only-at-a-real-table"


def test_the_extra_block_comes_before_a_fall_is_said() -> None:
    """BO-18: the turn is not over, so BO-13 does not apply."""
    state = play(position("pass", "any", stands=TWO, advanced=True), "pass")
    assert "fallen" not in legal(state)
    assert why_not(state, "fallen") == "block-out/fell-in-the-turn"
