"""BO-1 to BO-3 and BO-7: the box, the deal, and where cards go."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from steeple.games.block_out.box import read_blocks, read_cards
from steeple.games.block_out.game import GAME
from steeple.games.block_out.pieces import ACTIONS, BLOCKS, CARD_COUNTS, CARDS, FITTING, HAND
from steeple.kernel.errors import IllegalMove, InvalidSetup
from steeple.kernel.game import CHANCE, NOBODY
from steeple.kernel.options import complete_options, starter_option
from tests.block_out.drawing import USUAL, all_cards, hand, legal, match, play, position, view
from tests.thorough import sample

FREE_CARDS = "any 20, pass 5, reverse 5, black 10, small 20, yellow-large 7"
STUCK_CARDS = "any 8, pass 2, reverse 2, black-small 20, small 20"
"""Often somebody can't play, and the draw pile runs out."""
STUCK_FOR_EVER = "any 1, reverse 1, black-small 60"
"""A reverse may go to and fro between two who have nothing else to play."""

options = st.fixed_dictionaries(
    {
        "advanced": st.booleans(),
        "no_action_finish": st.booleans(),
        "fouls": st.sampled_from(("warn", "fall")),
        "starter": st.none() | st.integers(0, 1),
        "cards": st.sampled_from((None, FREE_CARDS, STUCK_CARDS)),
        "is_wild": st.booleans(),
    }
)

tables = st.tuples(st.integers(2, 6), st.integers(0, 2**32), options)


def test_two_to_six_play_with_nine_blocks() -> None:
    """BO-1."""
    assert list(GAME.seats) == [2, 3, 4, 5, 6]
    assert view(position("any", "any"))["blocks"] == [
        f"{colour}-{size}"
        for colour in ("black", "brown", "yellow")
        for size in ("small", "medium", "large")
    ]


def test_the_usual_deck_has_43_block_cards_and_12_actions() -> None:
    """BO-2."""
    state = GAME.setup(4, USUAL, "dice")
    by_kind = dict(zip(CARDS, state.deck, strict=True))
    assert by_kind == CARD_COUNTS
    assert sum(by_kind[card] for card in ACTIONS) == 12
    assert sum(by_kind.values()) == 55
    assert [by_kind[card] for card in ("black-small", "black", "small", "any")] == [3, 2, 2, 4]
    assert (by_kind["pass"], by_kind["reverse"]) == (6, 6)


def test_a_card_fits_its_block_its_colour_its_size_or_any() -> None:
    """BO-2."""
    assert FITTING["brown-small"] == ("brown-small",)
    assert FITTING["brown"] == ("brown-small", "brown-medium", "brown-large")
    assert FITTING["small"] == ("black-small", "brown-small", "yellow-small")
    assert FITTING["any"] == BLOCKS
    assert FITTING["pass"] == FITTING["reverse"] == ()


def test_seven_cards_each_one_by_one_clockwise_from_the_starter() -> None:
    """BO-3."""
    state = GAME.setup(3, {**USUAL, "starter": 1}, "dice")
    seats = []
    while view(state)["phase"] == "deal":
        assert GAME.actor(state) == CHANCE
        before = view(state)["hands"]
        state = play(state, f"deal {next(iter(GAME.chances(state)))[0].card}")  # type: ignore[attr-defined]
        seats.append([a - b for a, b in zip(view(state)["hands"], before, strict=True)].index(1))
    assert seats == [1, 2, 0] * HAND
    seen = view(state)
    assert (seen["hands"], seen["deck"], seen["stack"]) == ([7, 7, 7], 55 - 21, [])
    assert (seen["to_move"], seen["direction"], seen["next"]) == (1, 1, 2)


def test_chance_picks_the_starter_if_the_table_did_not() -> None:
    """BO-3."""
    state = GAME.setup(5, USUAL, "dice")
    assert [(str(move), weight) for move, weight in GAME.chances(state)] == [
        (f"starter {seat}", 1) for seat in range(5)
    ]
    assert view(play(state, "starter 3"))["starter"] == 3
    with pytest.raises(IllegalMove):
        play(state, "starter 5")
    assert view(play(state, "starter 3", "deal any"))["hands"] == [0, 0, 0, 1, 0]


def test_a_card_that_is_not_in_the_deck_is_not_dealt() -> None:
    state = play(GAME.setup(2, {**USUAL, "starter": 0}, "dice"), *["deal black"] * 2)
    with pytest.raises(IllegalMove) as caught:
        play(state, "deal black")
    assert caught.value.code == "block-out/not-in-deck"


# BO-7


def test_a_played_card_lies_face_up_on_the_discard() -> None:
    """BO-7."""
    state = play(position("pass any", "any any"), "pass", "place brown-small with any")
    assert view(state)["discard"] == ["pass", "any"]
    assert hand(state) == ["any"]


def test_an_empty_draw_pile_is_made_of_the_discard_when_a_card_is_drawn() -> None:
    """BO-7."""
    state = position(
        "pass black", "black-small any", stands="black-small", deck="", discard="brown small"
    )
    state = play(state, "pass")
    assert view(state)["deck"] == 0, "nobody draws yet"
    state = position("pass black", "black-small", stands="black-small", deck="", discard="brown")
    state = play(state, "pass")
    seen = view(state)
    assert (seen["phase"], seen["deck"], seen["discard"]) == ("draw", 2, [])
    assert {str(move) for move, _ in GAME.chances(state)} == {"draw brown", "draw pass"}


def test_who_is_stuck_with_nothing_to_draw_passes() -> None:
    """BO-7."""
    stuck = "black-small black-small"
    state = position("any any", stuck, "pass pass", stands="black-small", deck="pass")
    state = play(state, "place brown-small with any", "stood")
    assert (view(state)["phase"], view(state)["hands"][1]) == ("draw", 2)
    # What there is to draw is drawn: the pass is played, and lies on the discard.
    # The pass comes, and so does the used any after it, if the pass were not playable.
    assert legal(play(state, "draw pass")) == ["pass", "fallen"]
    nothing = position("any any", stuck, "pass pass", stands="black-small", deck="black-small")
    nothing = play(nothing, "place brown-small with any", "stood", "draw black-small")
    assert view(nothing)["deck"] == 1, "the used any is all there is"
    locked = position(
        "brown-small any", stuck, "pass pass", stands="black-small", deck="black-small"
    )
    locked = play(locked, "place brown-small with brown-small", "stood", "draw black-small")
    locked = play(locked, "draw brown-small")
    seen = view(locked)
    assert (seen["deck"], seen["discard"], seen["hands"]) == (0, [], [1, 4, 2])
    assert (seen["phase"], seen["to_move"]) == ("play", 2)


def test_if_nobody_can_play_or_draw_the_blocks_leave_the_stack() -> None:
    """BO-7."""
    stuck = "black-small black-small"
    state = position("black-small brown-small", stuck, stuck, stands="black-small", deck="", turn=0)
    after = play(state, "place brown-small with brown-small", "stood")
    assert view(after)["phase"] == "draw", "the card just played can be drawn"
    after = play(after, "draw brown-small")
    seen = view(after)
    assert (seen["stack"], seen["phase"], seen["to_move"]) == ([], "play", 1)
    assert seen["hands"] == [1, 3, 2]


# Never a card too many


@settings(max_examples=sample(100))
@given(tables)
def test_no_card_and_no_block_is_ever_lost_or_doubled(table: tuple[int, int, Any]) -> None:
    """BO-7, in whole matches; they end, and nobody acts without a choice."""
    seats, seed, chosen = table
    start = None
    for before, move, after in match(seats, seed, **chosen):
        start = start or before.terms.cards
        assert all_cards(after) == start, str(move)
        on_table = Counter(after.stack)
        if after.placing is not None:
            on_table[after.placing.block] += 1
        assert not on_table or max(on_table.values()) == 1
        assert set(on_table) <= set(BLOCKS)
        assert sum(map(sum, after.hands)) + sum(after.deck) + len(after.discard) == sum(start)
        if GAME.actor(after) >= 0:
            assert GAME.legal(after)
        elif GAME.actor(after) == CHANCE:
            assert GAME.chances(after)
    if GAME.actor(after) == NOBODY:
        assert GAME.winners(after) == [after.winner]
        assert sum(GAME.scores(after)) == 1


@settings(max_examples=sample(60))
@given(tables)
def test_nobody_is_stuck_whatever_the_cards(table: tuple[int, int, Any]) -> None:
    """BO-7."""
    seats, seed, chosen = table
    for _, _, after in match(seats, seed, most=400, **{**chosen, "cards": STUCK_FOR_EVER}):
        assert all_cards(after) == after.terms.cards
        assert GAME.actor(after) < 0 or GAME.legal(after)


@settings(max_examples=sample(60))
@given(tables)
def test_hands_change_as_the_acts_say(table: tuple[int, int, Any]) -> None:
    """BO-4, BO-6, BO-11: one card is played, one drawn at a time, three after a fall."""
    seats, seed, chosen = table
    for before, move, after in match(seats, seed, **chosen):
        sizes = [[sum(each) for each in state.hands] for state in (before, after)]
        changed = [b - a for a, b in zip(*sizes, strict=True)]
        word = str(move).split()[0]
        expected = {"deal": 1, "draw": 1, "pass": -1, "reverse": -1, "place": -1}.get(word, 0)
        if word == "place" and "with" not in str(move):
            expected = 0
        if word == "void":
            assert before.placing is not None
            expected = int(before.placing.card is not None)
        assert changed.pop(before.turn) == expected
        assert not any(changed)
        if word == "fell":
            assert after.owed == min(3, sum(after.deck) + len(after.discard))


# Other boxes


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "unknown"),
        ("any", "unknown"),
        ("any 100", "unknown"),
        ("any -1", "unknown"),
        ("any 4 pass 6", "unknown"),
        ("green 4, any 40", "unknown"),
        ("any ٤", "unknown"),
        ("any 4,", "unknown"),
        ("any 20, any 20", "twice"),
        ("black 99", "stuck"),
        ("black 99, any 0", "stuck"),
        ("pass 50, reverse 50", "no-blocks"),
        ("any 23", "too-few"),
        ("x" * 1000, "unknown"),
    ],
)
def test_cards_that_make_no_sense_are_refused(text: str, reason: str) -> None:
    """BO-2."""
    with pytest.raises(InvalidSetup) as caught:
        complete_options((*GAME.options, starter_option(2)), {"cards": text}, 2)
    assert (caught.value.code, caught.value.args_["reason"]) == ("block-out/bad-cards", reason)
    assert 10 < len(str(caught.value)) < 200


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "unknown"),
        ("black", "unknown"),
        ("black-small, brown-small", "too-few"),
        ("black-small, brown-small, black-small", "twice"),
        ("black-small brown-small yellow-small", "unknown"),
    ],
)
def test_blocks_that_make_no_sense_are_refused(text: str, reason: str) -> None:
    """BO-1."""
    with pytest.raises(InvalidSetup) as caught:
        complete_options((*GAME.options, starter_option(2)), {"blocks": text}, 2)
    assert (caught.value.code, caught.value.args_["reason"]) == ("block-out/bad-blocks", reason)
    assert 10 < len(str(caught.value)) < 200


def test_so_many_cards_are_enough_for_so_many_players() -> None:
    """BO-2: seven for each, and ten more."""
    chosen = {"cards": "any 24"}
    complete_options((*GAME.options, starter_option(2)), chosen, 2)
    with pytest.raises(InvalidSetup, match="at least 31"):
        complete_options((*GAME.options, starter_option(3)), chosen, 3)


def test_a_card_that_fits_no_block_of_the_table_is_refused() -> None:
    """BO-2."""
    chosen = {**USUAL, "blocks": "black-small, black-medium, black-large"}
    with pytest.raises(InvalidSetup) as caught:
        GAME.setup(2, {**chosen, "cards": "any 30, brown 2"}, "dice")
    assert caught.value.args_["reason"] == "fits-nothing"
    assert GAME.setup(2, {**chosen, "cards": "any 30, brown 0, medium 1"}, "dice")


def test_with_fewer_blocks_the_usual_cards_that_fit_none_are_left_out() -> None:
    """BO-2."""
    chosen = {**USUAL, "blocks": "black-large, black-small, brown-small"}
    state = GAME.setup(2, chosen, "dice")
    by_kind = dict(zip(CARDS, state.deck, strict=True))
    assert view(state)["blocks"] == ["black-small", "black-large", "brown-small"]
    assert (by_kind["black-small"], by_kind["black-medium"]) == (3, 0)
    assert (by_kind["yellow"], by_kind["medium"], by_kind["small"]) == (0, 0, 2)
    with pytest.raises(InvalidSetup):
        GAME.setup(6, chosen, "dice")


def test_texts_are_read_in_any_order_and_with_any_blanks() -> None:
    assert read_cards(" pass 6,any  4 ") == read_cards("any 4, pass 6")
    assert read_blocks("yellow-large,black-small , brown-small")[0] == "black-small"
