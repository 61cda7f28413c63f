"""The lesson: three actions that hold, and a collapse that the physics referee really saw."""

import pytest

from steeple.games.skyscrapers.collapse import HAND, VERDICT
from steeple.games.skyscrapers.game import GAME
from steeple.games.skyscrapers.lesson import HASTY, LESSON
from steeple.games.skyscrapers.moves import Build, Verdict
from steeple.games.skyscrapers.outlook import outlook
from steeple.games.skyscrapers.state import State
from steeple.kernel.errors import IllegalMove
from steeple.kernel.game import REFEREE
from steeple.play.lesson import Learned, learn
from tools.skyscrapers.lesson import before, hasty, judged

WANTED = [turn.wanted for turn in LESSON.turns]


def after(*moves: str) -> Learned:
    return learn(GAME, LESSON, moves)


def state_after(count: int) -> State:
    state: State = after(*WANTED[:count]).progress.state
    return state


def test_it_begins_with_a_turn_of_the_learner_and_nothing_to_show() -> None:
    first = after()
    assert (first.progress.actor, first.progress.state.actions_left) == (0, 3)
    assert (first.events, first.acts, first.before) == ([], [], first.progress.state)


def test_each_action_is_judged_at_once() -> None:
    for count in (1, 2):
        acts = after(*WANTED[:count]).acts
        assert [str(move) for move, _ in acts] == [WANTED[count - 1], "held"]


def test_the_card_needs_a_hand_and_counts_twice() -> None:
    state = GAME.apply(state_after(1), GAME.parse(WANTED[1], 0))
    assert state.pending is not None
    seen = outlook(state_after(1), state.pending, 5)
    assert (seen.points, seen.is_highest, seen.may_fall) == (10, True, [0, 5])


def test_the_new_worker_climbs_to_the_next_level() -> None:
    assert [state_after(count).workers[1] for count in (1, 2, 3)] == [
        (-1, -1, 0),
        (-1, -1, 0),
        (-1, -1, 2),
    ]


def test_then_the_building_comes_down_and_the_next_player_is_out() -> None:
    done = after(*WANTED)
    assert [str(move) for move, _ in done.acts] == [WANTED[2], "held", HAND, VERDICT]
    state = done.progress.state
    assert (state.ended_by, state.is_out) == ("collapse", (False, True, False))


@pytest.mark.parametrize(
    ("moves", "code"),
    [
        (["add at -2 -1 0"], "skyscrapers/lesson-try-add"),
        ([WANTED[0], "build base at -1 -1 1 y turn 0"], "skyscrapers/lesson-try-build"),
        ([*WANTED[:2], "move 1 to -2 -1 2"], "skyscrapers/lesson-try-move"),
        ([*WANTED, "add at -2 -1 0"], "play/lesson-over"),
    ],
)
def test_anything_else_is_told_what_comes_first(moves: list[str], code: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        after(*moves)
    assert refused.value.code == code


def test_the_collapse_is_what_the_referee_sees() -> None:
    state, saw = before(), GAME.parse(VERDICT, REFEREE)
    plain, done = GAME.parse(HASTY, 1), GAME.parse(HAND, 1)
    assert isinstance(plain, Build)
    assert isinstance(done, Build)
    assert isinstance(saw, Verdict)
    assert hasty(state, plain) == done
    assert len(saw.film) < 16_000
    if GAME.rejudges(saw):
        assert judged(state, done) == saw
