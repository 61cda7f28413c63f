"""BO-16 to BO-19: winning, and what can't win."""

import pytest

from steeple.games.block_out.game import GAME
from steeple.games.block_out.state import State
from steeple.kernel.errors import IllegalMove
from steeple.kernel.game import CHANCE, NOBODY
from tests.block_out.drawing import THREE, hand, legal, play, position, view

EIGHT = """
    yellow-medium yellow-small
    brown-large brown-medium brown-small
    black-large black-medium black-small
"""
SEVEN = EIGHT.replace("yellow-medium", "")


def result(state: State) -> tuple[list[int], str | None]:
    return GAME.winners(state), view(state)["won_by"]


def test_who_has_no_cards_at_the_end_of_a_turn_wins() -> None:
    """BO-16: by an action or by a block that stood."""
    assert result(play(position("any any", "pass", turn=1), "pass")) == ([1], "hand")
    state = play(position("any any", "any", turn=1), "place brown-small with any")
    assert GAME.winners(state) == [], "the referee has not said anything yet"
    state = play(state, "stood")
    assert result(state) == ([1], "hand")
    assert (GAME.actor(state), view(state)["phase"]) == (NOBODY, "over")
    assert (GAME.scores(state), legal(state)) == ([0, 1], [])


def test_who_still_has_a_card_goes_on() -> None:
    """BO-16."""
    state = play(position("any any", "pass any", turn=1), "pass")
    assert (GAME.winners(state), GAME.scores(state)) == ([], [0, 0])


def test_if_the_last_card_fell_three_are_drawn_and_the_game_goes_on() -> None:
    """BO-16, BO-11."""
    state = play(position("any", "any", stands=SEVEN), "place yellow-large with any", "fell")
    assert (GAME.winners(state), view(state)["owed"]) == ([], 3)
    state = play(state, *["draw brown-small"] * 3)
    state = play(state, "place brown-small with brown-small", "stood")
    assert (GAME.winners(state), len(hand(state))) == ([], 2)


def test_a_late_fall_of_the_last_card_has_won() -> None:
    """BO-16, BO-13: it stood for the count."""
    state = play(position("any", "any", stands=SEVEN), "place yellow-large with any", "late")
    assert result(state) == ([0], "hand")
    assert view(state)["stack"] == []


def test_the_ninth_block_wins_at_once() -> None:
    """BO-17."""
    state = position("any pass pass", "any", stands=EIGHT)
    state = play(state, "place yellow-large with any")
    assert result(play(state, "stood")) == ([0], "ninth")
    assert result(play(state, "late")) == ([0], "ninth")
    assert view(play(state, "stood"))["hands"] == [2, 1]
    assert GAME.winners(play(state, "fell")) == []


def test_the_eighth_block_does_not_win() -> None:
    """BO-17."""
    state = position("any pass pass", "any", stands=SEVEN)
    assert GAME.winners(play(state, "place yellow-large with any", "stood")) == []


def test_with_fewer_blocks_the_last_one_wins() -> None:
    """BO-17."""
    state = position("any pass pass", "any", stands="black-small brown-medium", blocks=THREE)
    assert legal(state)[0] == "place yellow-large with any"
    assert result(play(state, "place yellow-large with any", "stood")) == ([0], "ninth")
    with pytest.raises(IllegalMove) as caught:
        play(state, "place black-large with any")
    assert caught.value.code == "block-out/not-at-this-table"


# The advanced rule


def test_after_the_last_card_one_more_block_has_to_stand() -> None:
    """BO-18."""
    state = position("brown-small", "any", stands="black-large", advanced=True)
    state = play(state, "place brown-small with brown-small", "stood")
    assert (GAME.winners(state), GAME.actor(state), view(state)["is_extra"]) == ([], 0, True)
    assert len(legal(state)) == 7
    assert "place yellow-large" in legal(state)
    with pytest.raises(IllegalMove) as caught:
        play(state, "place yellow-large with any")
    assert caught.value.code == "block-out/extra-needs-no-card"
    with pytest.raises(IllegalMove) as caught:
        play(state, "place black-large")
    assert caught.value.code == "block-out/on-the-stack"
    state = play(state, "place yellow-large")
    assert view(state)["placing"] == {"seat": 0, "block": "yellow-large", "card": None}
    for outcome in ("stood", "late"):
        assert result(play(state, outcome)) == ([0], "extra")


def test_if_the_extra_block_falls_three_are_drawn() -> None:
    """BO-18, BO-11."""
    state = position("brown-small", "any", stands="black-large", advanced=True)
    state = play(state, "place brown-small with brown-small", "stood", "place yellow-large", "fell")
    seen = view(state)
    assert (seen["owed"], seen["is_extra"], seen["is_new_stack"]) == (3, False, True)
    state = play(state, *["draw black-large"] * 3)
    state = play(state, "place black-large with black-large", "stood")
    assert (view(state)["to_move"], len(hand(state))) == (1, 2)


def test_a_last_card_that_falls_gives_no_extra_block() -> None:
    """BO-18."""
    state = position("brown-small", "any", stands="black-large", advanced=True)
    state = play(state, "place brown-small with brown-small", "fell")
    assert (view(state)["is_extra"], view(state)["owed"]) == (False, 3)


def test_a_late_fall_of_the_last_card_comes_during_the_turn() -> None:
    """BO-18: the extra block is still to come, so BO-11 applies."""
    state = position("brown-small", "any", stands="black-large", advanced=True)
    state = play(state, "place brown-small with brown-small", "late")
    assert (view(state)["owed"], view(state)["seen"]["is_fall"]) == (3, True)


def test_the_ninth_block_with_the_last_card_has_already_won() -> None:
    """BO-18, BO-17."""
    for outcome in ("stood", "late"):
        state = position("any", "any", stands=EIGHT, advanced=True)
        assert result(play(state, "place yellow-large with any", outcome)) == ([0], "ninth")


def test_after_an_action_as_the_last_card_the_extra_block_comes_before_the_turn_passes() -> None:
    """BO-18."""
    for action in ("pass", "reverse"):
        state = play(position(action, "any", "any", stands=EIGHT, advanced=True), action)
        assert (GAME.actor(state), legal(state)) == (0, ["place yellow-large"])
        assert result(play(state, "place yellow-large", "stood")) == ([0], "ninth")


def test_without_the_advanced_rule_there_is_no_extra_block() -> None:
    """BO-18."""
    assert result(play(position("pass", "any"), "pass")) == ([0], "hand")


# No action finish


def test_an_action_can_not_be_the_last_card() -> None:
    """BO-19."""
    state = position("any any", "pass any", no_action_finish=True, turn=1)
    assert "pass" in legal(state)
    state = play(state, "place brown-small with any", "stood", "place black-small with any")
    state = play(state, "stood")
    assert (GAME.actor(state), view(state)["phase"]) == (CHANCE, "draw")


def test_who_has_only_an_action_left_draws_until_a_card_is_playable() -> None:
    """BO-19, BO-6: the drawn one, or the action that is not the last one any more."""
    state = position("pass pass", "reverse", "any", stands="black-large", no_action_finish=True)
    state = play(state, "pass")
    assert all(move.endswith("with black") for move in legal(play(state, "draw black"))[:-1])
    assert legal(play(state, "draw pass")) == ["pass", "fallen"]
    state = play(state, "draw black-large")
    assert legal(state) == ["reverse", "fallen"]
    assert view(play(state, "reverse"))["hands"] == [1, 1, 1]


def test_an_action_alone_is_refused_as_the_last_card() -> None:
    """BO-19."""
    state = position("pass", "any", no_action_finish=True)
    with pytest.raises(IllegalMove) as caught:
        play(state, "pass")
    assert caught.value.code == "block-out/action-cant-finish"


def test_an_action_before_an_extra_block_is_no_finish_either() -> None:
    """BO-19, BO-18."""
    state = position("pass pass", "pass", "any", advanced=True, no_action_finish=True)
    assert view(play(state, "pass"))["phase"] == "draw"


def test_a_new_stack_and_only_one_action_is_no_dead_end() -> None:
    """BO-19, BO-11: the failed card comes back."""
    state = position("any", "any any", stands="black-large", deck="", no_action_finish=True)
    state = play(state, "place brown-small with any", "fell", "draw any")
    assert legal(state)[0] == "place black-small with any"
    state = position("any", "any any", stands="black-large", deck="pass", no_action_finish=True)
    state = play(state, "place brown-small with any", "fell", "draw pass", "draw any")
    assert (view(state)["owed"], hand(state)) == (0, ["any", "pass"])
    assert all("with any" in move for move in legal(state))


def test_by_default_an_action_may_win() -> None:
    """BO-19."""
    assert result(play(position("pass", "any"), "pass")) == ([0], "hand")
