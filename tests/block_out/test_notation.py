"""Notation: what is printed is read again as the same move, whatever was typed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from steeple.games.block_out.moves import (
    FARTHEST,
    Action,
    Deal,
    Draw,
    Fallen,
    Place,
    Spot,
    Verdict,
    parse,
)
from steeple.games.block_out.pieces import ACTIONS, BLOCKS, CARDS
from steeple.kernel.errors import InvalidMove
from steeple.kernel.game import CHANCE, REFEREE, Move
from steeple.kernel.starter import Starter
from steeple.physics.gesture import Frame, Gesture

cards = st.sampled_from(CARDS)
blocks = st.sampled_from(BLOCKS)
beside = st.integers(-FARTHEST, FARTHEST)
spots = st.builds(Spot, beside, beside, st.integers(0, 359), st.integers(0, 5))


def gesture(times: list[int], x: int) -> Gesture:
    """A hand that keeps still."""
    return Gesture(tuple(Frame(t, x, 0, 900, 10_000, 0, 0, 0) for t in [0, *times]))


gestures = st.builds(
    gesture,
    st.sets(st.integers(1, 20_000), min_size=1, max_size=20).map(sorted),
    st.integers(-3000, 3000),
)
moves = st.one_of(
    st.builds(Place, blocks, st.none() | cards, st.none() | spots | gestures),
    st.builds(Action, st.sampled_from(ACTIONS)),
    st.builds(Fallen),
)
draws = st.one_of(
    st.builds(Starter, st.integers(0, 5)), st.builds(Deal, cards), st.builds(Draw, cards)
)
words_of_engines = st.none() | st.text("aZ09._-", min_size=1, max_size=64)
verdicts = st.builds(
    Verdict,
    st.sampled_from(("stood", "fell", "late", "void")),
    st.none() | st.integers(0, 999_999),
    st.none() | blocks,
    st.none() | st.sampled_from(("side", "block")),
    why=st.none() | st.sampled_from(("air", "start", "slow", "unstable")),
    engine=words_of_engines,
    model=words_of_engines,
    scene=st.binary(max_size=9),
    film=st.binary(max_size=9),
)
words = st.sampled_from(
    ["place", "with", "at", "by", "turn", "face", "pass", "fallen", "12", "-3", "stood", "at=3", ""]
)
typed = st.lists(words | cards | blocks | st.text(max_size=6), max_size=8)


def read(text: str, actor: int) -> Move | None:
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
    assert read(str(draw), 0) is None, "chance's words are not a seat's"


@given(verdicts)
def test_a_printed_verdict_is_read_as_the_same_verdict(verdict: Move) -> None:
    assert parse(str(verdict), REFEREE) == verdict
    assert read(str(verdict), 0) is None, "the referee's words are not a seat's"


@given(typed.map(" ".join) | st.text(max_size=60), st.sampled_from((0, CHANCE, REFEREE)))
def test_whatever_is_typed_parse_print_parse_is_parse(text: str, actor: int) -> None:
    move = read(text, actor)
    if move is not None:
        assert parse(str(move), actor) == move


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "kernel/not-a-move"),
        ("place", "kernel/not-a-move"),
        ("pass please", "kernel/not-a-move"),
        ("place brown-small with", "kernel/not-a-move"),
        ("place brown-small with any at 1", "kernel/not-a-move"),
        ("place brown-small with any at 1 2 turn", "kernel/not-a-move"),
        ("place brown-small with any at 1 2 turn 3 turn 4", "kernel/not-a-move"),
        ("place brown-small with any at 1 2 tilt 3", "kernel/not-a-move"),
        ("place brown-small with any at 1.5 2", "kernel/not-a-move"),
        ("place brown-small with any at nan 2", "kernel/not-a-move"),
        ("place brown-small with any at 1001 0", "block-out/bad-spot"),
        ("place brown-small with any at 0 0 turn 360", "block-out/bad-spot"),
        ("place brown-small with any at 0 0 face 6", "block-out/bad-spot"),
        ("place brown with any", "block-out/no-such-block"),
        ("place brown-small with all", "block-out/no-such-card"),
        ("x" * 10_000, "kernel/not-a-move"),
    ],
)
def test_what_is_no_move_says_why(text: str, code: str) -> None:
    with pytest.raises(InvalidMove) as caught:
        parse(text, 0)
    assert caught.value.code == code
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize(
    "text",
    [
        "",
        "stands",
        "stood at",
        "fell at=-1",
        "fell at=1 at=2",
        "fell first=green",
        "void why=tired",
        "stood scene=",
        "stood scene=A",
        "stood film=%%%%",
        "stood engine=a/b",
    ],
)
def test_what_is_no_verdict_is_refused(text: str) -> None:
    assert read(text, REFEREE) is None
