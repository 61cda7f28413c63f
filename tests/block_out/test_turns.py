"""BO-4 to BO-6, BO-14, BO-15: what may be played, and who plays next."""

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


def test_one_card_is_played_and_the_turn_passes_clockwise() -> None:
    """BO-4, BO-14."""
    state = play(position("pass any", "any", "any", turn=0), "pass")
    assert view(state)["to_move"] == 1
    assert hand(state) == ["any"]


def test_nobody_draws_who_can_play() -> None:
    """BO-4: there is no move for it."""
    state = play(position("pass pass", "pass black-large", stands=TWO), "pass")
    assert GAME.actor(state) == 1
    assert legal(state) == ["pass", "fallen"]


def test_a_block_card_needs_a_free_block_that_fits_it() -> None:
    """BO-5."""
    state = position("black-large brown-small black pass", "any", stands=TWO, referee="dice")
    assert legal(state) == ["place black-small with black", "place black-medium with black", "pass"]
    assert why_not(state, "place black-large with black-large") == "block-out/all-on-the-stack"
    assert why_not(state, "place brown-small with black") == "block-out/on-the-stack"
    assert why_not(state, "place brown-large with black") == "block-out/does-not-fit"
    assert why_not(state, "place brown-large with pass") == "block-out/does-not-fit"
    assert why_not(state, "place brown-large with any") == "block-out/not-in-hand"
    assert why_not(state, "place brown-large") == "block-out/needs-a-card"
    assert why_not(state, "reverse") == "block-out/not-in-hand"


def test_each_kind_of_card_and_each_block_is_one_move() -> None:
    """BO-5."""
    state = position("small small yellow-large", "any", referee="dice")
    assert legal(state) == [
        "place yellow-large with yellow-large",
        "place black-small with small",
        "place brown-small with small",
        "place yellow-small with small",
    ]


def test_an_action_is_always_playable() -> None:
    """BO-5."""
    state = position("pass reverse black-large", "any", stands=TWO, referee="dice")
    assert legal(state) == ["pass", "reverse"]


def test_who_can_play_nothing_draws_until_a_card_is_playable_and_plays_that_one() -> None:
    """BO-6."""
    state = play(position("pass any", "black-large brown-small", "any", stands=TWO), "pass")
    assert GAME.actor(state) == CHANCE
    assert view(state)["phase"] == "draw"
    state = play(state, "draw black-large")
    assert GAME.actor(state) == CHANCE, "that one can't be played either"
    state = play(state, "draw yellow")
    assert GAME.actor(state) == 1
    assert legal(state)[:-1] == [
        f"place yellow-{size} with yellow" for size in ("small", "medium", "large")
    ]
    assert why_not(state, "place yellow-small with any") == "block-out/not-in-hand"
    assert hand(state, 1) == ["black-large", "black-large", "brown-small", "yellow"]
    state = play(state, "place yellow-small with yellow", "stood")
    assert view(state)["to_move"] == 2


def test_only_the_drawn_card_may_be_played() -> None:
    """BO-6: also if a block that left the stack would allow others; here none did."""
    state = position("pass any", "black-large", "any", stands=TWO)
    state = play(state, "pass", "draw any")
    assert all(move.endswith("with any") for move in legal(state)[:-1])
    assert why_not(state, "place black-large with black-large") == "block-out/only-the-drawn-card"
    state = play(position("pass any", "black-large", "any", stands=TWO), "pass", "draw pass")
    assert legal(state) == ["pass", "fallen"]


def test_a_pass_places_nothing() -> None:
    """BO-14."""
    state = play(position("pass any", "any", stands=TWO), "pass")
    assert view(state)["stack"] == ["black-large", "brown-small"]
    assert (view(state)["to_move"], view(state)["discard"]) == (1, ["pass"])


def test_a_reverse_turns_the_direction() -> None:
    """BO-15."""
    state = position("pass any", "reverse any", "any", "reverse any", turn=1)
    state = play(state, "reverse")
    assert (view(state)["to_move"], view(state)["direction"]) == (0, -1)
    assert view(state)["next"] == 3
    state = play(state, "pass")
    assert view(state)["to_move"] == 3
    state = play(state, "reverse")
    assert (view(state)["to_move"], view(state)["direction"]) == (0, 1)


def test_with_two_players_a_reverse_is_a_pass() -> None:
    """BO-15."""
    state = play(position("reverse any", "any"), "reverse")
    assert (view(state)["to_move"], view(state)["direction"]) == (1, 1)


def test_acts_of_others_are_not_the_time() -> None:
    state = position("any any", "any")
    for move in ("stood", "draw any", "deal any", "starter 0"):
        actor = -3 if move == "stood" else CHANCE
        with pytest.raises(IllegalMove) as caught:
            GAME.apply(state, GAME.parse(move, actor))
        assert caught.value.code == "block-out/not-now"
    waiting = play(state, "place black-small with any")
    with pytest.raises(IllegalMove):
        GAME.apply(waiting, GAME.parse("place black-large with any", 0))
