"""Trial runs of a plan: who falls if a steady hand builds it."""

from collections.abc import Iterator, Mapping
from itertools import chain, repeat

import pytest

from steeple.games.skyscrapers.game import GAME
from steeple.games.skyscrapers.moves import Cell, Verdict
from steeple.games.skyscrapers.referee import physics, trial
from steeple.games.skyscrapers.state import State
from tests.skyscrapers.drawing import position
from tests.skyscrapers.test_judge import CROWD, STAIRS

PLAN = "build upright-7 at 0 3 4 y turn 0"
TRIALS = GAME.trials


def leaning(workers: Mapping[int, Cell] = CROWD, referee: str = "physics") -> State:
    """A tower that leans over, with people on it; a card goes to its far end."""
    hands = ("upright-7 flat-1", "flat-2")
    return position(*hands, cards=STAIRS, workers=workers, referee=referee)


def told(state: State, plan: str = PLAN) -> tuple[list[int], int]:
    """Who may fall, and how many runs that reckons with."""
    outlook = TRIALS.choices(state, 0, plan)["outlook"]
    return outlook["may_fall"], outlook["runs"]


@pytest.fixture
def verdicts(monkeypatch: pytest.MonkeyPatch) -> list[Verdict]:
    """What the referee says in the trials; afterwards that all held."""
    said: list[Verdict] = []
    following: Iterator[Verdict] = chain(said, repeat(Verdict("held")))
    monkeypatch.setattr(physics, "judge", lambda *_: next(following))
    return said


def test_a_trial_tells_more_of_a_whole_build_that_is_simulated() -> None:
    state = leaning()
    assert TRIALS.tells(state, 0, PLAN)
    assert not TRIALS.tells(state, 1, PLAN), "it is not their turn"
    assert not TRIALS.tells(state, 0, "build upright-7"), "no site yet"
    assert not TRIALS.tells(state, 0, "move 0 to 0 1 4")
    assert not TRIALS.tells(state, 0, "")
    assert not TRIALS.tells(leaning(workers={0: (1, 0, 0)}), 0, PLAN), "nobody can fall"
    assert not TRIALS.tells(leaning(referee="dice"), 0, PLAN)


def test_who_falls_in_a_trial_is_named_first_and_who_falls_most_before_others(
    verdicts: list[Verdict],
) -> None:
    """SK-20: knocked over or pushed away up there counts, on the ground it does not."""
    state = leaning(workers={**CROWD, 7: (1, 0, 0)})
    known = GAME.choices(state, 0, PLAN)["outlook"]
    assert known["runs"] == 0
    assert known["risk"] in ("some", "high")
    verdicts += [
        Verdict("held", lies=(6, 7)),
        Verdict("fell", workers=(2,), stands=((6, (0, 0, 2)),)),
    ]
    may_fall, runs = told(state)
    assert may_fall[:2] == [6, 2]
    assert (set(may_fall), runs) == ({6, 2, *known["may_fall"]}, trial.RUNS)
    assert 7 not in may_fall


def test_if_the_building_comes_down_everybody_up_there_may_fall(verdicts: list[Verdict]) -> None:
    """SK-22."""
    verdicts += [Verdict("collapsed")]
    assert set(told(leaning())[0]) == set(CROWD)


def test_the_rest_of_what_can_be_chosen_is_the_same(verdicts: list[Verdict]) -> None:
    state = leaning()
    before = GAME.pack(state)
    known, tried = GAME.choices(state, 0, PLAN), TRIALS.choices(state, 0, PLAN)
    assert known.pop("outlook") == {**tried.pop("outlook"), "runs": 0}
    assert known == tried
    assert GAME.pack(state) == before
    assert TRIALS.choices(state, 0, "build upright-7 at 9 9 9 y")["outlook"] is None


def test_the_real_engine_tells_the_same_again() -> None:
    state = leaning()
    assert told(state) == told(state)
    assert told(state)[1] == trial.RUNS
