"""FT-9 to FT-11, FT-14, FT-16, FT-17: the round."""

import pytest

from steeple.games.five_towers.game import GAME
from steeple.games.five_towers.moves import Reveal
from steeple.games.five_towers.state import opening
from steeple.kernel.errors import IllegalMove
from steeple.kernel.game import CHANCE
from tests.five_towers.drawing import legal, play, position, standing, view, won

FIVE = "candy3 scary4 tree5 scrap6 sand7"


def test_the_row_is_five_cards_turned_up_by_chance() -> None:
    """FT-9."""
    state = opening(3, False, 1)
    for card in ("sand7", "candy3", "tree5", "scary4"):
        assert GAME.actor(state) == CHANCE
        state = GAME.apply(state, Reveal(card))
    state = GAME.apply(state, Reveal("scrap6"))
    assert view(state)["row"] == ["candy3", "scary4", "tree5", "scrap6", "sand7"]
    assert view(state)["phase"] == "bid"
    assert GAME.actor(state) == 1


def test_a_card_that_is_not_in_the_deck_is_not_turned_up() -> None:
    """FT-9."""
    state = GAME.apply(opening(3, False, 1), Reveal("sand7"))
    with pytest.raises(IllegalMove, match="not in the deck"):
        GAME.apply(state, Reveal("sand7"))


def test_the_starter_names_a_number_from_zero_to_the_size_of_the_row() -> None:
    """FT-10."""
    assert legal(position(FIVE)) == [f"bid {n}" for n in range(6)]
    with pytest.raises(IllegalMove) as caught:
        play(position(FIVE), "pass")
    assert caught.value.code == "five-towers/starter-must-bid"
    with pytest.raises(IllegalMove) as caught:
        play(position(FIVE), "bid 6")
    assert caught.value.code == "five-towers/more-than-row"


def test_the_others_raise_or_pass_clockwise_with_one_chance_each() -> None:
    """FT-10, and FT-11: the highest bidder builds."""
    state = play(position(FIVE, starter=1), "bid 2")
    assert view(state)["to_move"] == 2
    assert legal(state) == ["pass", "bid 3", "bid 4", "bid 5"]
    with pytest.raises(IllegalMove) as caught:
        play(state, "bid 2")
    assert caught.value.code == "five-towers/not-higher"
    assert caught.value.args_ == {"number": 2, "highest": 2}
    state = play(state, "pass", "bid 3")
    assert (view(state)["phase"], view(state)["to_move"]) == ("build", 0)


def test_naming_the_size_of_the_row_ends_the_bidding_at_once() -> None:
    """FT-10, example E1: A bids 3, B passes, C takes all five, D has no turn."""
    state = play(position(FIVE, seats=4), "bid 3", "pass", "bid 5")
    assert (view(state)["phase"], view(state)["to_move"]) == ("build", 2)
    assert view(state)["bids"] == [3, "pass", 5, None]


def test_a_short_row_ends_the_bidding_at_its_own_size() -> None:
    """FT-10."""
    state = play(position("candy3 scary4"), "bid 2")
    assert view(state)["phase"] == "build"


def test_the_highest_bidder_takes_exactly_that_many_cards() -> None:
    """FT-11."""
    state = won(position(FIVE), 2)
    assert all(len(move.split()) == 3 for move in legal(state))
    assert len(legal(state)) == 10, "any two of the five"
    with pytest.raises(IllegalMove) as caught:
        play(state, "build candy3 scary4 tree5")
    assert caught.value.code == "five-towers/wrong-size"
    assert caught.value.args_ == {"count": 3, "number": 2}
    with pytest.raises(IllegalMove, match="Candy 4 is not in the row"):
        play(state, "build candy4 tree5")
    with pytest.raises(IllegalMove, match="Candy 3 is taken already"):
        play(state, "build candy3 candy3")


def test_only_what_can_be_built_may_be_bid() -> None:
    """FT-14."""
    tower = """
        2
        4
        sand
    """
    state = position("sand7 sand10 candy1 candy5", tower)
    assert legal(state) == ["bid 0", "bid 1", "bid 2"]
    with pytest.raises(IllegalMove) as caught:
        play(state, "bid 3")
    assert caught.value.code == "five-towers/more-than-buildable"
    assert caught.value.args_ == {"number": 3, "most": 2}


def test_a_tear_down_counts_for_what_can_be_bid() -> None:
    """FT-14, with FT-12."""
    tower = """
         2
        11
        sand
    """
    assert legal(position("sand7 sand10", tower)) == ["bid 0", "bid 1", "bid 2"]


def test_a_buildable_five_does_not_make_every_four_of_them_buildable() -> None:
    """FT-14: the 9 is what lets the others in."""
    tower = """
        3
        tree
    """
    state = won(position("tree9 tree8 tree7", tower), 2)
    assert "build tree9 tree7" in legal(state)
    assert "build tree8 tree7" not in legal(state)
    assert "build -tree tree8 tree7" in legal(state)


def test_the_rest_of_the_row_is_discarded_and_the_seat_left_of_the_builder_starts() -> None:
    """FT-16."""
    state = play(position(FIVE), "bid 2", "bid 3", "pass", "build candy3 tree5 sand7")
    seen = view(state)
    assert seen["discard"] == ["scary4", "scrap6"]
    assert (seen["row"], seen["starter"]) == ([], 2)
    assert standing(state, 1) == {"candy": [3], "tree": [5], "sand": [7]}


def test_if_the_starter_bids_zero_and_all_pass_nobody_builds_and_the_same_starts() -> None:
    """FT-17."""
    state = won(position(FIVE, starter=2), 0)
    seen = view(state)
    assert seen["phase"] == "deal"
    assert seen["starter"] == 2
    assert seen["discard"] == FIVE.split()
    assert not any(standing(state, seat) for seat in range(3))


def test_a_build_is_no_bid_and_a_bid_no_build() -> None:
    with pytest.raises(IllegalMove) as caught:
        play(position(FIVE), "bid 1", "build candy3")
    assert caught.value.code == "five-towers/time-to-bid"
    with pytest.raises(IllegalMove) as caught:
        play(position(FIVE), "bid 5", "bid 1")
    assert caught.value.code == "five-towers/time-to-build"


def test_a_starter_is_not_told_to_pass() -> None:
    """FT-10: who names the first number has nothing to pass on."""
    with pytest.raises(IllegalMove) as caught:
        play(position(FIVE), "build candy3")
    assert caught.value.code == "five-towers/starter-must-bid"
    assert caught.value.args_ == {"row": 5}
