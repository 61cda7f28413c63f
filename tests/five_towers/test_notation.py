"""Notation: what is printed is read again as the same move, whatever was typed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from steeple.games.five_towers.moves import (
    Bid,
    Build,
    Cancel,
    Pass,
    Reveal,
    from_code,
    parse,
    to_code,
)
from steeple.games.five_towers.pieces import CARD_NAMES, TYPES
from steeple.kernel.errors import InvalidMove
from steeple.kernel.game import CHANCE, Move
from steeple.kernel.starter import Starter

cards = st.lists(st.sampled_from(CARD_NAMES), min_size=1, max_size=5).map(tuple)
moves = st.one_of(
    st.builds(Bid, st.integers(0, 5)),
    st.builds(Pass),
    st.builds(Cancel),
    st.builds(Build, cards, st.none() | st.sampled_from(TYPES)),
)
draws = st.builds(Starter, st.integers(0, 4)) | st.builds(Reveal, st.sampled_from(CARD_NAMES))
words = st.sampled_from(["bid", "pass", "build", "cancel", "-sand", "-gold", "3", "99", "-1", ""])
typed = st.lists(words | st.sampled_from(CARD_NAMES) | st.text(max_size=6), max_size=8)


def read(text: str, actor: int = 0) -> Move | None:
    try:
        return parse(text, actor)
    except InvalidMove as error:
        return None if str(error) else pytest.fail("an error without words")


@given(moves)
def test_a_printed_move_is_read_as_the_same_move(move: Move) -> None:
    assert parse(str(move), 0) == move


@given(draws)
def test_a_printed_draw_is_read_as_the_same_draw(draw: Move) -> None:
    assert parse(str(draw), CHANCE) == draw
    assert read(str(draw)) is None, "chance's words are not a seat's"


@given(moves)
def test_a_move_survives_the_integers_of_the_rules(move: Bid | Pass | Cancel | Build) -> None:
    assert from_code(to_code(move)) == move


@given(typed.map(" ".join) | st.text(max_size=60))
def test_whatever_is_typed_parse_print_parse_is_parse(text: str) -> None:
    move = read(text)
    if move is not None:
        assert parse(str(move), 0) == move


@pytest.mark.parametrize("text", ["BID 3", " bid   3 ", "bid\t3"])
def test_blanks_and_capitals_do_not_matter(text: str) -> None:
    assert parse(text, 0) == Bid(3)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "kernel/not-a-move"),
        ("bid", "kernel/not-a-move"),
        ("bid -1", "kernel/not-a-move"),
        ("bid 1.5", "kernel/not-a-move"),
        ("bid ٣", "kernel/not-a-move"),
        ("bid 3 4", "kernel/not-a-move"),
        ("bid 100000000000000000000", "kernel/not-a-move"),
        ("pass please", "kernel/not-a-move"),
        ("build", "five-towers/cards-in-a-build"),
        ("build -sand", "five-towers/cards-in-a-build"),
        ("build sand1 sand2 sand3 sand4 sand5 sand6", "five-towers/cards-in-a-build"),
        ("build sand16", "five-towers/no-such-card"),
        ("build sand", "five-towers/no-such-card"),
        ("build -gold sand1", "five-towers/no-such-type"),
        ("build sand1 -sand", "five-towers/one-tear-down"),
        ("build -tree -sand sand1", "five-towers/one-tear-down"),
        ("x" * 10_000, "kernel/not-a-move"),
    ],
)
def test_what_is_no_move_says_why(text: str, code: str) -> None:
    with pytest.raises(InvalidMove) as caught:
        parse(text, 0)
    assert caught.value.code == code
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize("number", [-1, 100, 1.5, "3", None])
def test_a_bid_is_a_number_of_cards(number: object) -> None:
    with pytest.raises(InvalidMove):
        Bid(number)  # type: ignore[arg-type]
