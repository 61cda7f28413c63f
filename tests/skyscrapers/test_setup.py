"""SK-1 to SK-5: what there is, the start H, the deal, who starts."""

from collections import Counter

import pytest

from steeple.games.skyscrapers.game import GAME
from steeple.games.skyscrapers.pieces import (
    ACTIONS,
    CARDS,
    DECKS,
    EDITION,
    EVEN,
    HEAD_START,
    RIVETS,
    WORKERS,
)
from steeple.games.skyscrapers.state import State
from steeple.kernel.errors import InvalidMove, InvalidSetup
from steeple.kernel.game import CHANCE
from steeple.kernel.options import check_seats
from tests.skyscrapers.playing import USUAL, all_cards, hand, held, play, view, why_not


def start(seats: int, starter: int | None = 0) -> State:
    return GAME.setup(seats, {**USUAL, "starter": starter}, "dice")


def dealt(seats: int, starter: int = 0) -> State:
    """All hands, each card to the next seat in the order of the cards."""
    state = start(seats, starter)
    for number in DECKS[EDITION]:
        if GAME.actor(state) == CHANCE:
            state = play(state, f"deal {CARDS[number].id}")
    return state


def test_two_to_four_play() -> None:
    """SK-1."""
    assert list(GAME.seats) == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(InvalidSetup):
            check_seats(seats, GAME.seats)


def test_the_pieces_are_counted() -> None:
    """SK-1: 36 construction cards, 3 start bases, 2 bases for each player, 52 rivets."""
    assert len(DECKS[EDITION]) == 36
    assert Counter(CARDS[number].kind for number in DECKS[EDITION]) == {
        "flat": 4,
        "upright": 18,
        "floor": 9,
        "universal": 5,
    }
    assert len(start(4).cards) == 3
    assert len(all_cards(start(4))) == 36 + 8
    assert view(start(4))["rivets"] == RIVETS == 52


@pytest.mark.parametrize("seats", GAME.seats)
def test_five_workers_are_in_reserve_and_the_score_is_0(seats: int) -> None:
    """SK-2: the sixth worker is the mark on the track."""
    seen = view(start(seats))
    assert seen["reserve"] == [WORKERS] * seats == [5] * seats
    assert seen["scores"] == [0] * seats
    assert seen["workers"] == []
    assert hand(start(seats)) == ["base", "base"]


def test_the_start_bases_stand_as_an_h() -> None:
    """SK-3, G-2: seen from above, with no rivet used."""
    seen = view(start(2))
    assert [(card["at"], card["normal"]) for card in seen["cards"]] == [
        ([0, 0, 1], "y"),
        ([-1, 0, 1], "x"),
        ([1, 0, 1], "x"),
    ]
    for card in seen["cards"]:
        assert (card["card"], card["use"], card["by"], card["joins"]) == (
            "start",
            "base",
            None,
            None,
        )
    assert seen["height"] == 2


@pytest.mark.parametrize(("seats", "cards"), [(2, 15), (3, 12), (4, 9)])
def test_a_hand_is_so_many_cards_and_two_bases(seats: int, cards: int) -> None:
    """SK-4: 17, 14 or 11 in all, and the rest leaves the game."""
    state = dealt(seats)
    for seat in range(seats):
        assert len(hand(state, seat)) == cards + 2
        assert hand(state, seat).count("base") == 2
    assert len(state.deck) == 36 - seats * cards
    assert (state.phase, state.turn, state.actions_left) == ("play", 0, 3)
    assert len(all_cards(state)) == 36 + 2 * seats


def test_cards_are_dealt_clockwise_from_the_starter() -> None:
    """SK-4: one by one."""
    state = play(start(3, 1), "deal flat-11", "deal flat-12", "deal flat-13", "deal flat-14")
    assert [hand(state, seat)[2] for seat in (1, 2, 0)] == ["flat-11", "flat-12", "flat-13"]
    assert hand(state, 1)[2:] == ["flat-11", "flat-14"]


def test_each_card_is_dealt_once() -> None:
    """SK-4."""
    state = play(start(2), "deal floor-12")
    assert "deal floor-12" not in [str(move) for move, _ in GAME.chances(state)]
    assert why_not(state, "deal floor-12") == "not-in-deck"
    assert len(list(GAME.chances(state))) == 35


def test_bases_are_not_dealt() -> None:
    """SK-4: everybody has two of them from the beginning."""
    assert "deal base" not in [str(move) for move, _ in GAME.chances(start(2))]
    with pytest.raises(InvalidMove):
        play(start(2), "deal base")


@pytest.mark.parametrize("starter", [0, 1, 2])
def test_the_table_says_who_starts(starter: int) -> None:
    """SK-5."""
    state = dealt(3, starter)
    assert (view(state)["starter"], view(state)["to_move"]) == (starter, starter)


def test_or_chance_picks_who_starts() -> None:
    """SK-5."""
    state = start(3, None)
    assert [str(move) for move, weight in GAME.chances(state) if weight == 1] == [
        "starter 0",
        "starter 1",
        "starter 2",
    ]
    state = play(state, "starter 2")
    assert (state.phase, state.turn, view(state)["starter"]) == ("deal", 2, 2)
    assert why_not(start(2, None), "starter 2") == "no-such-seat"


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("starter", [0, 1])
def test_an_even_opening_has_shorter_first_turns(seats: int, starter: int) -> None:
    """SK-5: fewer actions for those who begin, a few points for those who are behind yet."""
    options = {**USUAL, "starter": starter, "opening": "even"}
    state = GAME.setup(seats, options, "dice")
    while GAME.actor(state) == CHANCE:
        state = play(state, str(GAME.chances(state).moves[state.deck[0] - DECKS[EDITION][0]]))
    actions = []
    assert [state.scores[(starter + turn) % seats] for turn in range(seats)] == [*HEAD_START[seats]]
    shorter = EVEN[seats]
    for turn in range(len(shorter) + 1):
        assert state.turn == (starter + turn) % seats
        actions.append(state.actions_left)
        while state.turns == turn < len(shorter):
            state = held(state, "add at 0 0 0")
    assert actions == [*shorter, ACTIONS]
    assert list(shorter[:seats]) == sorted(shorter[:seats])


def test_the_first_turn_has_three_actions_unless_the_table_wants_it_otherwise() -> None:
    """SK-5."""
    assert USUAL["opening"] == "sheet"
    assert dealt(2).actions_left == ACTIONS


def test_nobody_else_knows_a_hand_or_how_many_cards_it_has() -> None:
    """SK-4."""
    state = dealt(2)
    assert view(state, None)["hand"] is None
    fewer = play(start(2), "deal flat-11")
    assert {**view(fewer, 1), "turn": 0, "hand": 0} == {**view(start(2), 1), "hand": 0}
