"""FT-18 to FT-22: the end and the score."""

import pytest

from steeple.games.five_towers import state as s
from steeple.games.five_towers.game import GAME
from steeple.games.five_towers.moves import Reveal
from steeple.games.five_towers.pieces import CARDS
from steeple.games.five_towers.scoring import rubble_cost
from steeple.games.five_towers.state import State
from steeple.kernel.game import CHANCE, NOBODY
from tests.five_towers.drawing import play, position, view, won

FIVE = "candy3 scary4 tree5 scrap6 sand7"


def test_when_the_deck_is_out_for_the_first_time_the_discard_becomes_the_deck() -> None:
    """FT-18."""
    state = play(won(position(FIVE, deck=""), 4), "build candy3 scary4 tree5 scrap6")
    seen = view(state)
    assert (seen["phase"], seen["pass"], seen["deck"], seen["discard"]) == ("deal", 2, 76, [])
    assert 7 in seen["unseen"]["sand"]


def test_while_the_deck_is_not_out_nothing_is_shuffled() -> None:
    """FT-18."""
    state = won(position(FIVE, deck="candy1"), 0)
    seen = view(state)
    assert (seen["pass"], seen["deck"]) == (1, 1)


def test_if_there_is_no_discard_then_the_game_ends() -> None:
    """FT-18."""
    cells = position("sand7", deck="").cells
    cells[s.DISCARD : s.DISCARD + CARDS] = 0
    cells[s.DISCARD_SIZE] = 0
    state = play(won(State(cells), 1), "build sand7")
    assert GAME.actor(state) == NOBODY


def test_the_game_ends_after_the_round_in_which_the_deck_runs_out_again() -> None:
    """FT-19: also when it runs out exactly on a full row."""
    state = position(FIVE, deck="", pass_number=2)
    state = play(won(state, 1), "build sand7")
    assert view(state)["phase"] == "over"
    assert GAME.legal(state) == []


def test_the_game_also_ends_if_nobody_builds_in_the_last_round() -> None:
    """FT-19, FT-17."""
    state = won(position(FIVE, deck="", pass_number=2), 0)
    assert view(state)["phase"] == "over"


def test_the_last_row_may_be_short_and_so_is_the_highest_bid() -> None:
    """FT-19."""
    state = position(FIVE, deck="candy1 candy2", pass_number=2)
    state = play(state, "bid 0", "pass", "pass")
    for card in ("candy1", "candy2"):
        assert GAME.actor(state) == CHANCE
        state = GAME.apply(state, Reveal(card))
    assert view(state)["row"] == ["candy1", "candy2"]
    assert [str(move) for move in GAME.legal(state)] == ["bid 0", "bid 1", "bid 2"]


def scores(*pictures: str, rubble: int = 0) -> list[int]:
    state = position("", *pictures)
    state.cells[s.RUBBLE_COUNTS] = rubble
    return GAME.scores(state)


def test_a_storey_is_one_point_and_two_under_a_roof() -> None:
    """FT-20: here with 1 more for each storey of the main tower."""
    plain = """
        3
        5
        sand
    """
    crowned = """
        0
        5
        candy
    """
    assert scores(plain, crowned) == [2 + 2, 4 + 2, 0]


def test_the_tallest_tower_is_the_main_tower_crowned_or_not() -> None:
    """FT-20."""
    towers = """
         3
         5
         9    0
        12    7
        sand  candy
    """
    assert scores(towers)[0] == 4 + 4 + 4


def test_of_towers_equally_tall_a_crowned_one_is_named_as_the_main_tower() -> None:
    """FT-20: the points are the same; without a roof it is the first."""
    towers = """
         7    3    0
         8    5    9
        sand tree scrap
    """
    crowned, plain = position("", towers), position("", towers.replace("0", "6"))
    assert [each["main"] for each in view(crowned)["points"]] == ["scrap", None, None]
    assert view(plain)["points"][0]["main"] == "tree"


def test_the_parts_of_a_score_are_its_sum() -> None:
    """FT-20, FT-21."""
    towers = """
               0
         3     4
        12     6
        sand  candy
    """
    state = position("", towers)
    state.cells[s.RUBBLE_COUNTS] = 2
    assert view(state)["points"][0] == {
        "towers": {"candy": 6, "scary": 0, "tree": 0, "scrap": 0, "sand": 2},
        "main": "candy",
        "main_points": 3,
        "rubble": -3,
        "total": 8,
    }


@pytest.mark.parametrize(("cards", "cost"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10)])
def test_rubble_costs_one_more_for_each_card(cards: int, cost: int) -> None:
    """FT-21."""
    assert rubble_cost(cards) == cost
    assert scores("", rubble=cards)[0] == -cost, "FT-22: scores can be negative"


def test_the_example_of_the_sheet() -> None:
    """FT-20, FT-21, example E4: 4 + 6 + 12 + 6 - 3 = 25."""
    towers = """
                     0
                     1
         2           3
         5     0     5
         7     4    10
        12     6    13
        sand  candy tree
    """
    assert scores(towers, rubble=2)[0] == 25


def test_most_points_win_and_who_ties_shares() -> None:
    """FT-22."""
    one = """
        7
        sand
    """
    other = """
        7
        candy
    """
    state = position("tree1", one, other, "", deck="", pass_number=2)
    assert GAME.winners(state) == []
    state = play(state, "bid 0", "pass", "pass")
    assert GAME.scores(state) == [2, 2, 0]
    assert GAME.winners(state) == [0, 1]
