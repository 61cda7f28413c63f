"""FT-12, FT-13 and FT-15: tearing down, placing, cancelling."""

import pytest

from steeple.kernel.errors import IllegalMove
from tests.five_towers.drawing import legal, play, position, standing, towers, view, won

REST = "candy3 scary4 tree5 scrap6"


def test_tearing_down_makes_room() -> None:
    """FT-12, example E2: C tears down the 6, places the 7 and the rest."""
    before = """
        6
        sand
    """
    state = position(f"{REST} sand7", before)
    assert "bid 5" in legal(state)
    state = play(state, "bid 5", "build -sand sand7 candy3 scary4 tree5 scrap6")
    assert standing(state)["sand"] == [7]
    assert view(state)["rubble"][0] == ["sand6"]


def test_at_most_one_card_is_torn_down() -> None:
    """FT-12, FT-14, example E3: with 6 and 4 on the sand tower, five can't be built."""
    before = """
        4
        6
        sand
    """
    state = position(f"{REST} sand7", before)
    assert "bid 4" in legal(state)
    assert "bid 5" not in legal(state)


def test_a_one_card_tower_restarts_with_any_value() -> None:
    """FT-12."""
    before = """
        3
        sand
    """
    state = play(won(position("sand15", before), 1), "build -sand sand15")
    assert standing(state) == {"sand": [15]}


def test_an_eight_that_is_laid_bare_works_as_an_eight_again() -> None:
    """FT-12."""
    before = """
        2
        8
        sand
    """
    after = """
        15
         8
        sand
    """
    state = play(won(position("sand15", before), 1), "build -sand sand15")
    assert standing(state) == towers(after)


def test_tearing_down_comes_before_placing() -> None:
    """FT-12: a card just placed can't be torn down; an empty plot has nothing to tear down."""
    state = play(position("sand15 sand3"), "bid 2")
    assert legal(state) == ["build sand15 sand3"]
    with pytest.raises(IllegalMove) as caught:
        play(state, "build -sand sand3 sand15")
    assert caught.value.code == "five-towers/nothing-to-tear-down"


def test_another_tower_may_be_torn_down_for_nothing() -> None:
    """FT-12: it is the builder's choice."""
    before = """
        5
        tree
    """
    state = play(position("sand15", before), "bid 1")
    assert legal(state) == ["build sand15", "build -tree sand15"]


def test_rubble_never_comes_back() -> None:
    """FT-12: at the reshuffle only the discard returns."""
    before = """
        3
        sand
    """
    state = position("sand15 tree1", before, deck="")
    state = play(won(state, 1), "build -sand sand15")
    seen = view(state)
    assert seen["pass"] == 2
    assert 3 not in seen["unseen"]["sand"]
    assert seen["rubble"][0] == ["sand3"]


def test_all_taken_cards_are_placed_in_any_order_that_fits() -> None:
    """FT-13."""
    before = """
        10
        sand
    """
    state = play(position("sand8 sand12 sand3", before), "bid 3")
    orders = [move for move in legal(state) if "-" not in move]
    assert orders == ["build sand8 sand12 sand3"]
    assert standing(play(state, orders[0])) == {"sand": [10, 8, 12, 3]}


def test_the_order_of_types_does_not_matter_and_is_the_same_build() -> None:
    """FT-13."""
    state = play(position("sand8 candy12 sand3"), "bid 3")
    one = play(state, "build sand8 sand3 candy12")
    assert (
        one == play(state, "build candy12 sand8 sand3") == play(state, "build sand8 candy12 sand3")
    )


def test_two_equal_cards_are_one_build_whichever_is_taken() -> None:
    """FT-13, with the doubled values of FT-2."""
    state = won(position("sand7 sand7 sand9", seats=4), 1)
    assert legal(state) == ["build sand7", "build sand9"]
    state = play(position("sand7 sand7 sand9", seats=4), "bid 3")
    assert legal(state) == ["build sand7 sand9 sand7"]


@pytest.mark.parametrize("row", ["sand7 tree5", "sand7 sand7 sand9"])
def test_a_card_is_taken_as_often_as_it_lies_in_the_row(row: str) -> None:
    """FT-11: one more is taken already, which is not the same as not there."""
    sevens = row.split().count("sand7")
    state = won(position(row, seats=4), sevens + 1)
    with pytest.raises(IllegalMove) as caught:
        play(state, "build" + " sand7" * (sevens + 1))
    assert caught.value.code == "five-towers/already-taken"
    assert caught.value.args_ == {"type": "sand", "value": 7}


class TestCancelling:
    """FT-15: only with open bidding."""

    BLOCKED = """
        4
        6
        sand
    """

    def test_any_higher_number_may_be_named(self) -> None:
        """FT-15: C may bid five though only four can be built."""
        state = play(
            position(f"{REST} sand7", "", "", self.BLOCKED, seats=4, bidding="open"),
            "bid 3",
            "pass",
        )
        assert legal(state) == ["pass", "bid 4", "bid 5"]

    def test_who_cannot_build_gives_the_cards_back_and_names_less(self) -> None:
        """FT-15, example E3: C changes 5 to 4, and D may now bid 5."""
        row = f"{REST} sand7"
        state = position(row, "", "", self.BLOCKED, seats=4, bidding="open")
        state = play(state, "bid 3", "pass", "bid 5")
        assert legal(state) == ["cancel"]
        state = play(state, "cancel")
        assert view(state)["to_move"] == 2
        assert view(state)["row"] == sorted(row.split(), key=row.split().index)
        assert standing(state, 2) == {"sand": [6, 4]}
        assert legal(state) == ["pass", "bid 4"]
        state = play(state, "bid 4")
        assert view(state)["to_move"] == 3
        assert legal(state) == ["pass", "bid 5"]

    def test_the_new_number_is_lower_than_the_cancelled_one(self) -> None:
        """FT-15."""
        state = position("sand7 sand10", self.BLOCKED, bidding="open")
        state = play(state, "bid 2", "cancel")
        with pytest.raises(IllegalMove) as caught:
            play(state, "bid 2")
        assert caught.value.code == "five-towers/not-below-cancelled"
        assert legal(state) == ["pass", "bid 0", "bid 1"]

    def test_players_after_bid_again_and_players_before_do_not(self) -> None:
        """FT-15."""
        state = position("sand7 sand10 sand12", "", self.BLOCKED, seats=4, bidding="open")
        state = play(state, "bid 1", "bid 2", "pass", "pass", "cancel")
        assert view(state)["bids"] == [1, None, None, None]
        state = play(state, "pass", "bid 2", "pass")
        assert (view(state)["phase"], view(state)["to_move"]) == ("build", 2)

    def test_if_all_after_pass_the_highest_bid_before_holds(self) -> None:
        """FT-15."""
        state = position("sand7 sand10 sand12", "", self.BLOCKED, seats=4, bidding="open")
        state = play(state, "bid 1", "bid 2", "pass", "pass", "cancel", "pass", "pass", "pass")
        assert (view(state)["phase"], view(state)["to_move"]) == ("build", 0)

    def test_a_starter_who_cancels_and_passes_has_bid_zero(self) -> None:
        """FT-15."""
        state = position("sand7 sand10", self.BLOCKED, bidding="open")
        state = play(state, "bid 2", "cancel", "pass")
        assert view(state)["bids"] == [0, None, None]
        assert legal(state)[0] == "pass"
        state = play(state, "pass", "pass")
        assert view(state)["starter"] == 0

    def test_who_can_build_may_not_cancel(self) -> None:
        """FT-15."""
        state = play(position(REST, bidding="open"), "bid 4")
        assert "cancel" not in legal(state)
        with pytest.raises(IllegalMove) as caught:
            play(state, "cancel")
        assert caught.value.code == "five-towers/can-be-built"

    def test_with_checked_bidding_it_never_arises(self) -> None:
        """FT-15."""
        with pytest.raises(IllegalMove, match="may not cancel"):
            play(position(REST), "bid 4", "cancel")
