"""SK-23 and SK-24: the last card, the highest workers, who wins."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from steeple.games.skyscrapers.game import GAME
from steeple.games.skyscrapers.scoring import highest
from steeple.games.skyscrapers.state import State
from steeple.kernel.game import NOBODY
from tests.skyscrapers.drawing import position
from tests.skyscrapers.playing import held, match, play, view, why_not
from tests.skyscrapers.test_air import ROOF, YARD

EAST = (1, 0, 0)
FLOOR = "floor-5 at 1 0 2 z"
ON_FLOOR = [(0, -1, 2), (0, 0, 2), (1, -1, 2), (1, 0, 2)]
LAST = "build flat-7 at -1 0 2 z"


def last(*others: str, workers: dict[int, Any] | None = None, **known: Any) -> State:
    """The first seat has one card left, and a worker where it can build it."""
    there = {0: (-2, 0, 0), **(workers or {})}
    return position("flat-7", *others, cards=FLOOR, workers=there, **known)


# The last card


def test_the_game_ends_at_once_with_the_last_card_of_a_hand() -> None:
    """SK-23: 5 points for it, and the others lose one for each card in hand."""
    state = held(last("flat-1 flat-2", "base flat-3 flat-4 flat-5"), LAST)
    assert (state.ended_by, GAME.actor(state), state.turn) == ("hand", NOBODY, 0)
    lines = view(state)["result"]
    assert [line["last_card"] for line in lines] == [5, 0, 0]
    assert [len(line["cards"]) for line in lines] == [0, 2, 4]
    assert lines[0]["before"] == view(state)["seen"]["points"] > 0
    assert GAME.scores(state) == [lines[0]["before"] + 5 + 5, -2, -4]


def test_it_does_not_end_before_the_last_card() -> None:
    """SK-23."""
    state = last("flat-1")
    state = replace(state, hands=((6, 36), state.hands[1]))
    state = held(state, LAST)
    assert (state.phase, state.actions_left) == ("play", 2)


def test_workers_that_fell_are_put_back_before_the_end() -> None:
    """SK-23, SK-20: they may still be the highest."""
    state = play(last("flat-1", workers={5: ON_FLOOR[0]}), LAST, "fell workers=5")
    assert (state.phase, state.is_last, GAME.actor(state)) == ("put", True, 1)
    back = play(state, "put at 0 0 2")
    assert (back.ended_by, view(back)["leads"]) == ("hand", [1])
    kept = play(state, "keep")
    assert (kept.ended_by, view(kept)["leads"]) == ("hand", [0])


def test_who_is_out_by_the_last_card_gets_nothing_and_the_others_play_on() -> None:
    """SK-23, SK-21."""
    state = last("flat-1 floor-1", "flat-2", workers={5: ON_FLOOR[0]})
    state = play(replace(state, scores=(-19, 0, 0)), LAST, "fell workers=0,5", "keep")
    assert state.is_out == (True, False, False)
    assert (state.phase, state.turn, state.is_last) == ("play", 1, False)


def test_with_the_last_card_nobody_is_eliminated_for_being_enclosed() -> None:
    """SK-23: the game has ended at once."""
    inside = dict.fromkeys(range(5, 10), (0, 0, 0))
    state = position("flat-5", "flat-7", plans=YARD, workers={0: (0, -1, 0), **inside})
    state = held(state, f"build {ROOF}")
    assert (state.ended_by, state.is_out) == ("hand", (False, False))
    assert view(state)["leads"] == [0], "they are not visible"


def test_after_the_end_nothing_is_done() -> None:
    """SK-23."""
    state = held(last("flat-1"), LAST)
    assert GAME.legal(state) == []
    for move in ("add at 0 0 0", "done", "keep"):
        with pytest.raises(Exception, match="not the time"):
            GAME.apply(state, GAME.parse(move, 0))
    assert GAME.choices(state, 0, "") == {"kind": "none"}


# The highest workers


def test_e_1_the_example_of_the_sheet() -> None:
    """SK-24, E1: Andreea and Filip are level with 2 and 1; on the third level Filip is ahead."""
    table = """
        5: 2 2 0 1
        4: 1 1 2 2
        3: 0 1 0 1
        2: 0 0 2 0
        1: 1 0 0 1
        0: 1 1 1 0
    """
    levels = [
        [int(count) for count in line.partition(":")[2].split()]
        for line in table.split("\n")
        if line.strip()
    ]
    players = ("Andreea", "Filip", "Tomas", "Stefania")
    assert [players[seat] for seat in highest(levels)] == ["Filip"]


def test_the_most_workers_on_the_highest_level_with_any_lead() -> None:
    """SK-24: how many there are below does not matter."""
    assert highest([(0, 0, 0), (1, 0, 0), (0, 5, 4)]) == [0]
    assert highest([(1, 2, 2), (9, 1, 0)]) == [1]


def test_after_a_full_tie_each_of_them_leads() -> None:
    """SK-24."""
    assert highest([(1, 1, 0), (2, 2, 5)]) == [0, 1]
    assert highest([(0, 0)]) == highest([]) == []


@given(st.lists(st.lists(st.integers(0, 3), min_size=3, max_size=3), max_size=5))
def test_who_leads_is_ahead_where_it_first_differs(levels: list[list[int]]) -> None:
    """SK-24."""
    found = highest(levels)
    for leader in found:
        for other in range(3):
            apart = next((level for level in levels if level[leader] != level[other]), None)
            assert (apart is None) == (other in found)
            assert apart is None or apart[leader] > apart[other]


def test_five_points_go_to_whoever_leads() -> None:
    """SK-24: levels are heights; on the ground nobody is higher than on a floor."""
    assert view(last("flat-1", workers={1: EAST, 5: ON_FLOOR[0]}))["leads"] == [1]
    stand = {5: ON_FLOOR[0], 10: ON_FLOOR[1], 11: EAST, 12: EAST, 6: EAST}
    state = last("flat-1", "flat-2", workers=stand)
    assert view(state)["levels"] == [
        {"height": 2, "workers": [5, 10], "enclosed": []},
        {"height": 0, "workers": [0, 6, 11, 12], "enclosed": []},
    ]
    lines = view(held(state, LAST))["result"]
    assert [line["highest"] for line in lines] == [0, 0, 5]
    tied = last("flat-1", "flat-2", workers={**stand, 7: EAST})
    lines = view(held(tied, LAST))["result"]
    assert [line["highest"] for line in lines] == [0, 5, 5]


def test_the_highest_total_wins_and_ties_share() -> None:
    """SK-24."""
    state = held(last("flat-1", "flat-2"), LAST)
    assert GAME.winners(state) == [0]
    total = GAME.scores(state)[0]
    assert GAME.winners(replace(state, scores=(state.scores[0], total + 1, 0))) == [0, 1]
    assert GAME.winners(replace(state, scores=(state.scores[0], total + 2, 0))) == [1]
    out = replace(state, scores=(state.scores[0], 99, 0), is_out=(False, True, False))
    assert GAME.winners(out) == [0], "who is out wins nothing"


def test_until_the_end_the_scores_are_those_on_the_track() -> None:
    """SK-24: and nobody has won."""
    state = replace(last("flat-1 flat-2"), scores=(3, 4))
    assert (GAME.scores(state), GAME.winners(state)) == ([3, 4], [])
    assert view(state)["result"] is None


@pytest.mark.parametrize("is_wild", [False, True])
def test_every_match_ends_with_a_winner(is_wild: bool) -> None:
    """SK-21 to SK-24: totals are what the lines say."""
    ways = set()
    for seed in range(6):
        *_, (_, _, state) = match(2 + seed % 3, seed, is_wild)
        lines = view(state)["result"]
        for line in lines:
            bonus = line["last_card"] + line["highest"]
            assert line["total"] == line["before"] - len(line["cards"]) + bonus
        best = max(line["total"] for line in lines if not line["is_out"])
        winners = GAME.winners(state)
        assert winners
        assert all(lines[seat]["total"] == best for seat in winners)
        ways.add(state.ended_by)
    assert ways & {"hand", "last-left"}


def test_a_seat_of_another_game_is_refused() -> None:
    """SK-1: with two players there is no worker 12."""
    state = position("flat-1", "flat-2", workers={0: EAST})
    assert why_not(play(state, "add at 0 0 0"), "fell workers=12") == "fell-from-nowhere"
