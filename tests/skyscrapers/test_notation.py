"""Notation: what is printed is read again as the same move, whatever was typed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from steeple.games.skyscrapers.moves import (
    FARTHEST,
    Add,
    Agree,
    Build,
    Deal,
    Decline,
    Done,
    Keep,
    Propose,
    Put,
    Shift,
    Site,
    Step,
    Verdict,
    parse,
)
from steeple.games.skyscrapers.pieces import BASE, BY_ID, CARDS, USES
from steeple.games.skyscrapers.plan import read_plan
from steeple.kernel.errors import InvalidMove
from steeple.kernel.game import CHANCE, REFEREE, Move
from steeple.kernel.starter import Starter
from steeple.physics.gesture import Frame, Gesture

far = st.integers(-FARTHEST, FARTHEST)
points = st.tuples(far, far, far)
workers = st.integers(0, 19)
sites = st.builds(Site, points, st.integers(0, 2), st.integers(0, 3))
uses = st.sampled_from([(card.id, use) for card in CARDS for use in USES[card.kind]])


def gesture(times: list[int], x: int) -> Gesture:
    """A hand that keeps still."""
    return Gesture(tuple(Frame(t, x, 0, 900, 10_000, 0, 0, 0) for t in [0, *times]))


gestures = st.none() | st.builds(
    gesture,
    st.sets(st.integers(1, 20_000), min_size=1, max_size=20).map(sorted),
    st.integers(-3000, 3000),
)
moves = st.one_of(
    st.builds(lambda play, site, how: Build(play[0], play[1], site, how), uses, sites, gestures),
    st.builds(Add, points, gestures),
    st.builds(Step, workers, points, gestures),
    st.builds(Shift, workers, points, gestures),
    st.builds(Put, points),
    st.builds(Done),
    st.builds(Keep),
    st.just(Propose(0)),
    st.builds(Agree),
    st.builds(Decline),
)
draws = st.one_of(
    st.builds(Starter, st.integers(0, 3)),
    st.builds(Deal, st.sampled_from([card.id for card in CARDS if card.id != BASE])),
)
engines = st.none() | st.text("aZ09._-", min_size=1, max_size=64)
numbers = st.sets(st.integers(0, 60), max_size=5).map(sorted).map(tuple)
verdicts = st.builds(
    Verdict,
    st.sampled_from(("held", "fell", "collapsed", "void")),
    numbers,
    st.dictionaries(workers, points, max_size=4).map(lambda known: tuple(sorted(known.items()))),
    numbers,
    by=st.none() | st.integers(0, 3),
    why=st.none() | st.sampled_from(("missed", "start", "air", "slow", "unstable")),
    engine=engines,
    model=engines,
    scene=st.binary(max_size=9),
    film=st.binary(max_size=9),
)
WORDS = "add build move shift put keep done at to as by turn 0 -3 7 x z held fell workers=1,2"
words = st.sampled_from([*WORDS.split(), "stands=1@0,0,2", "upright-3", "universal-2", "floor"])
typed = st.lists(words | st.text(max_size=6), max_size=10)


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


@given(moves)
def test_every_move_is_a_plan_and_so_is_every_beginning_of_one(move: Move) -> None:
    """How the hand does it does not matter."""
    plan = read_plan(str(move))
    if isinstance(move, Build):
        assert (plan.verb, plan.card, plan.use, plan.site) == (
            "build",
            move.card,
            move.use,
            move.site,
        )
        assert read_plan(f"build {move.card}").card == move.card
    elif isinstance(move, Step | Shift):
        assert (plan.worker, plan.cell) == (move.worker, move.cell)
    elif isinstance(move, Add | Put):
        assert plan.cell == move.cell
    else:
        assert plan == read_plan("")


@given(typed.map(" ".join) | st.text(max_size=60))
def test_whatever_is_planned_is_a_plan_or_says_why_not(text: str) -> None:
    try:
        read_plan(text)
    except InvalidMove as error:
        if not str(error):
            pytest.fail("an error without words")


NO_MOVES = [
    ("", "kernel/not-a-move"),
    ("build", "kernel/not-a-move"),
    ("add", "kernel/not-a-move"),
    ("add at 0 0", "kernel/not-a-move"),
    ("add at 0 0 0 0", "kernel/not-a-move"),
    ("add 0 0 0", "kernel/not-a-move"),
    ("done please", "kernel/not-a-move"),
    ("put at 0 0 2 by AA==", "physics/not-a-gesture"),
    ("build floor-1 at 0 0 2", "kernel/not-a-move"),
    ("build floor-1 at 0 0 2 w", "kernel/not-a-move"),
    ("build floor-1 at 0 0 2 z turn", "kernel/not-a-move"),
    ("build floor-1 at 0 0 2 z turn 4", "kernel/not-a-move"),
    ("build floor-1 at 0 0 2 z turn -1", "kernel/not-a-move"),
    ("build floor-99 at 0 0 2 z", "skyscrapers/no-such-card"),
    ("build start at 0 0 2 z", "skyscrapers/no-such-card"),
    ("build universal-2 at 0 0 2 z", "skyscrapers/say-the-use"),
    ("build universal-2 as base at 0 0 2 z", "skyscrapers/no-such-use"),
    ("build floor-1 as flat at 0 0 2 z", "skyscrapers/no-such-use"),
    ("build floor-1 at 61 0 2 z", "skyscrapers/no-such-place"),
    ("build floor-1 at 0.5 0 2 z", "skyscrapers/no-such-place"),
    ("add at 0 nan 0", "skyscrapers/no-such-place"),
    ("add at ٣ 0 0", "skyscrapers/no-such-place"),
    ("move 20 to 0 0 0", "skyscrapers/no-such-worker"),
    ("move -1 to 0 0 0", "skyscrapers/no-such-worker"),
    ("shift seven to 0 0 0", "skyscrapers/no-such-worker"),
    ("add at 0 0 0 by hand", "physics/not-a-gesture"),
    ("x" * 10_000, "kernel/not-a-move"),
]


@pytest.mark.parametrize(("text", "code"), NO_MOVES)
def test_what_is_no_move_says_why(text: str, code: str) -> None:
    with pytest.raises(InvalidMove) as caught:
        parse(text, 0)
    assert caught.value.code == code
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize(
    "text",
    [
        "",
        "stood",
        "fell workers",
        "fell workers=",
        "fell workers=a",
        "fell workers=2,1",
        "fell workers=1,1",
        "fell workers=1 workers=2",
        "held stands=1",
        "held stands=1@0,0",
        "held stands=20@0,0,2",
        "held stands=1@0,0,99",
        "held stands=2@0,0,2;1@0,0,2",
        "void why=tired",
        "held scene=",
        "held film=%%%%",
        "held engine=a/b",
    ],
)
def test_what_is_no_verdict_is_refused(text: str) -> None:
    with pytest.raises(InvalidMove):
        parse(text, REFEREE)


@pytest.mark.parametrize("text", ["", "deal", "deal base", "deal start", "starter", "starter 4"])
def test_what_chance_can_not_draw_is_refused(text: str) -> None:
    with pytest.raises(InvalidMove):
        parse(text, CHANCE)


def test_a_turn_that_is_not_said_is_none() -> None:
    assert str(parse("build  floor-1 at 1 0 2 z", 0)) == "build floor-1 at 1 0 2 z turn 0"
    assert BY_ID["floor-1"].kind == "floor"
