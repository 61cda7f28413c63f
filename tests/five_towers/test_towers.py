"""FT-1 to FT-8: cards, and what may stand on what."""

import re

import pytest

from steeple.games.five_towers.game import GAME
from steeple.games.five_towers.pieces import TYPES, copies
from steeple.games.five_towers.state import SIZE, opening
from steeple.games.five_towers.towers import may_stand_on
from steeple.kernel.errors import IllegalMove
from steeple.kernel.messages import LANGUAGES, say
from tests.five_towers.drawing import legal, play, position, standing, towers, won


def builds(state_row: str, picture: str, bid: int) -> list[str]:
    return legal(won(position(state_row, picture, starter=0), bid))


def test_two_to_five_can_play_and_there_are_five_types() -> None:
    """FT-1."""
    assert GAME.seats == range(2, 6)
    assert TYPES == ("candy", "scary", "tree", "scrap", "sand")


@pytest.mark.parametrize(("seats", "cards"), [(2, 80), (3, 80), (4, 110), (5, 110)])
def test_four_or_five_players_have_some_values_twice(seats: int, cards: int) -> None:
    """FT-2."""
    assert GAME.view(opening(seats, False, 0), None)["deck"] == cards
    twice = [value for value in range(16) if copies(value, seats) == 2]
    assert twice == ([0, 2, 5, 7, 10, 12] if seats > 3 else [])


def test_a_tower_holds_one_type_only() -> None:
    """FT-3: a card goes on its own type's tower, or starts it."""
    before = """
        4
        sand
    """
    after = """
        4     7
        sand  candy
    """
    state = play(won(position("candy7", before), 1), "build candy7")
    assert standing(state) == towers(after)


def test_a_card_goes_on_top_and_nothing_is_reordered() -> None:
    """FT-4."""
    before = """
         9
        12
        tree
    """
    after = """
         3
         5
         9
        12
        tree
    """
    state = play(won(position("tree3 tree5", before), 2), "build tree5 tree3")
    assert standing(state) == towers(after)


def test_a_card_must_be_lower_than_the_one_below() -> None:
    """FT-5."""
    tower = """
        7
        scrap
    """
    assert builds("scrap3 scrap10", tower, 1)[:1] == ["build scrap3"]
    state = won(position("scrap3 scrap10", tower), 1)
    with pytest.raises(IllegalMove) as caught:
        play(state, "build scrap10")
    assert caught.value.code == "five-towers/does-not-fit"
    assert caught.value.args_ == {"type": "scrap", "value": 10, "below": 7}


def test_an_equal_card_does_not_fit() -> None:
    """FT-5, where FT-2 makes it possible."""
    tower = """
        5
        sand
    """
    state = position("sand5 candy1", tower, seats=4)
    state = won(state, 1)
    with pytest.raises(IllegalMove, match="5 does not go on 5"):
        play(state, "build sand5")


@pytest.mark.parametrize("value", [0, 1, 7, 9, 10, 15])
def test_anything_goes_on_an_eight(value: int) -> None:
    """FT-6."""
    tower = """
        8
        candy
    """
    assert f"build candy{value}" in builds(f"candy{value}", tower, 1)


@pytest.mark.parametrize("below", [1, 5, 8, 10, 15])
def test_a_nine_goes_on_anything_but_a_roof(below: int) -> None:
    """FT-7."""
    tower = f"""
        {below}
        tree
    """
    assert "build tree9" in builds("tree9", tower, 1)
    crowned = """
        0
        tree
    """
    assert legal(position("tree9", crowned)) == ["bid 0"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_told_of_the_nine_is_told_of_the_roof(language: str) -> None:
    """FT-7: 7 does not go on 5, and a 9 would, but not on a 0."""
    why = say("five-towers/does-not-fit", language, type="tree", value=7, below=5)
    assert re.findall(r"\d+", why) == ["7", "5", "9", "0", "8"]


def test_after_a_nine_descent_resumes_below_nine() -> None:
    """FT-7."""
    tower = """
        9
        3
        tree
    """
    assert "build tree8" in builds("tree8 tree10", tower, 1)
    assert "build tree10" not in builds("tree8 tree10", tower, 1)


def test_nothing_goes_on_a_zero() -> None:
    """FT-8."""
    assert not any(may_stand_on(0, value) for value in range(16))
    crowned = """
        0
        9
        sand
    """
    state = won(position("sand5 candy3", crowned), 1)
    with pytest.raises(IllegalMove) as caught:
        play(state, "build sand5")
    assert caught.value.code == "five-towers/nothing-goes-on-roof"


def test_a_zero_is_never_torn_down() -> None:
    """FT-8."""
    crowned = """
        0
        9
        sand
    """
    state = won(position("candy3", crowned), 1)
    with pytest.raises(IllegalMove) as caught:
        play(state, "build -sand candy3")
    assert caught.value.code == "five-towers/roof-stays"


def test_a_zero_may_start_a_tower_which_is_then_closed() -> None:
    """FT-8."""
    state = play(won(position("scary0 scary4"), 1), "build scary0")
    assert standing(state) == {"scary": [0]}
    assert not may_stand_on(0, 4)


def test_a_state_is_under_one_kilobyte() -> None:
    assert SIZE < 1000
