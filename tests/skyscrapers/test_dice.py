"""The dice: risks that grow with what makes workers fall, and that the physics agrees with."""

from collections import Counter
from itertools import islice
from typing import Any

import pytest
from msgspec.structs import replace

from steeple.games.skyscrapers import rules
from steeple.games.skyscrapers.game import GAME
from steeple.games.skyscrapers.moves import parse
from steeple.games.skyscrapers.pieces import EDITION
from steeple.games.skyscrapers.referee import dice
from steeple.games.skyscrapers.referee.weights import WEIGHTS
from steeple.games.skyscrapers.state import State
from steeple.kernel.game import REFEREE
from steeple.kernel.playouts import finish, first_state
from steeple.kernel.streams import Stream
from steeple.physics.odds import LOWEST, MILLION, ODDS, STEP, odds
from tests.skyscrapers.drawing import position
from tests.skyscrapers.playing import match

TOWER = """
    floor-5 at 0 0 2 z
    upright-7 at 0 1 2 y
    floor-5 at 0 1 3 z
    upright-7 at 0 2 3 y
"""
HANDS = "floor-1 floor-2 flat-1", "floor-3"


def shaking(state: State, tremor: str) -> State:
    """The same position at a table where hands shake so."""
    return replace(state, terms=replace(state.terms, tremor=tremor))


def weigh(patch: pytest.MonkeyPatch, **weights: Any) -> None:
    """Other dice for this test."""
    patch.setitem(WEIGHTS, EDITION, WEIGHTS[EDITION]._replace(**weights))


def risk(state: State, notation: str) -> int:
    """The risk of an act in notation."""
    return dice.risk(state, parse(notation, 0))  # type: ignore[arg-type]


def falls(state: State, notation: str) -> dict[int, int]:
    """Who may fall in an act, and how likely, in millionths."""
    return dict(dice.dangers(state, parse(notation, 0)).falls)  # type: ignore[arg-type]


def tower(**workers: tuple[int, int, int]) -> State:
    """A turn at a tower, with workers such as `w0`."""
    stands = {int(name[1:]): cell for name, cell in workers.items()}
    return position(*HANDS, cards=TOWER, workers=stands)


def test_odds_rise_from_never_to_almost_surely() -> None:
    said = [odds(logit) for logit in range(LOWEST - 1000, 8000, 100)]
    assert said == sorted(said)
    assert odds(LOWEST + 3 * STEP) == ODDS[3]
    assert said[0] == ODDS[0] < 10
    assert said[-1] == ODDS[-1] < MILLION


def test_a_shaky_hand_is_riskier() -> None:
    state = tower(w0=(0, 1, 3), w1=(-1, 1, 3))
    act = "build floor-1 at 0 2 4 z"
    risks = [risk(shaking(state, tremor), act) for tremor in ("calm", "normal", "shaky")]
    assert risks == sorted(risks)
    assert risks[0] < risks[2] < 200


def test_nobody_falls_where_nobody_stands() -> None:
    state = tower(w0=(-1, -1, 0))
    assert falls(state, "build floor-1 at 0 2 4 z") == {}
    assert risk(state, "build floor-1 at 0 2 4 z") == 0


def test_who_is_set_down_may_fall_and_so_may_those_beside() -> None:
    state = tower(w0=(0, 0, 2), w1=(0, 1, 3), w5=(-1, 1, 3), w6=(2, 2, 0))
    found = falls(state, "move 0 to 0 1 3")
    assert set(found) == {0, 1, 5}
    assert found[0] > found[5]
    assert found[1] > found[5]


def test_sk_20_who_stands_on_the_ground_may_be_knocked_over_but_not_fall() -> None:
    state = tower(w0=(0, 1, 3), w5=(0, 0, 0))
    found = dice.dangers(state, parse("add at 0 0 0", 0))  # type: ignore[arg-type]
    assert found.falls == []
    assert {danger.worker for danger in found.workers if danger.lies} == {1, 5}
    assert risk(state, "add at 0 0 0") == 0


def test_sk_20_who_lies_is_in_no_danger() -> None:
    state = tower(w0=(0, 0, 2), w1=(0, 1, 3), w5=(-1, 1, 3))
    assert 5 in falls(state, "move 0 to 0 1 3")
    assert 5 not in falls(replace(state, lying=(5,)), "move 0 to 0 1 3")


def test_who_stands_where_a_card_comes_in_is_in_most_danger() -> None:
    state = tower(w0=(0, 1, 3), w1=(0, 0, 2), w5=(0, -1, 0))
    found = falls(state, "build floor-1 at 0 2 4 z")
    assert found[0] > found[1] > 0
    assert 5 not in found


def test_what_leans_further_is_in_more_danger() -> None:
    """A worker far out on an arm, and the same hand near one close to the base."""
    near = falls(tower(w0=(0, 0, 2), w1=(-1, 0, 2)), "move 0 to 0 -1 2")[1]
    far = falls(tower(w0=(0, 1, 3), w1=(-1, 1, 3)), "move 0 to 0 0 3")[1]
    assert near < far


def test_an_overloaded_rivet_brings_the_building_down(monkeypatch: pytest.MonkeyPatch) -> None:
    state = tower(w0=(0, 1, 3))
    act = parse("build floor-1 at 0 2 4 z", 0)
    rare = dice.dangers(state, act).collapse  # type: ignore[arg-type]
    assert 0 < rare < 1000
    weigh(monkeypatch, breaks=100)
    assert dice.dangers(state, act).collapse == dice.OVERLOADED  # type: ignore[arg-type]


def test_bases_alone_never_come_down(monkeypatch: pytest.MonkeyPatch) -> None:
    weigh(monkeypatch, slips={"normal": 1000}, collapse={"always": 90_000})
    state = position("base base", "floor-1", workers={0: (0, 0, 0)})
    act = parse("build base at 1 1 1 y", 0)
    assert dice.dangers(state, act).collapse == 0  # type: ignore[arg-type]


def pending() -> State:
    """An act in a crowd that waits for the referee."""
    state = shaking(tower(w0=(0, 1, 3), w1=(-1, 1, 3), w5=(0, 1, 3), w6=(-1, 0, 3)), "shaky")
    return GAME.apply(state, parse("move 0 to -1 1 3", 0))


def test_workers_fall_as_often_as_the_risk_says_and_the_same_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    weigh(monkeypatch, slips={"shaky": 1000})
    state = pending()
    assert state.pending is not None
    known = dice.dangers(state, state.pending)
    chances = {
        "fell": dict(known.falls),
        "lies": {each.worker: each.lies for each in known.workers},
    }
    assert len(chances["fell"]) == len(chances["lies"]) == 4
    throws = 4000

    def seen() -> Counter[tuple[str, int]]:
        stream = Stream(b"dice", "share")
        found: Counter[tuple[str, int]] = Counter()
        for verdict in (dice.judge(state, stream) for _ in range(throws)):
            found.update(("fell", worker) for worker in verdict.workers)
            found.update(("lies", worker) for worker in verdict.lies)
        return found

    found = seen()
    assert found == seen()
    for fate, by_worker in chances.items():
        for worker, chance in by_worker.items():
            expected = throws * chance / MILLION
            assert abs(found[fate, worker] - expected) < 5 + 4 * expected**0.5


def test_what_the_dice_say_is_taken_as_a_verdict(monkeypatch: pytest.MonkeyPatch) -> None:
    weigh(monkeypatch, slips={"shaky": 1000}, collapse={"always": -2000}, falls={"always": -1000})
    state = pending()
    outcomes = set()
    for number in range(200):
        verdict = GAME.judge(state, Stream(b"verdict", str(number)))
        assert verdict == GAME.parse(str(verdict), REFEREE)
        assert not verdict.film
        assert not verdict.scene
        outcomes.add(verdict.outcome)
        GAME.apply(state, verdict)
    assert outcomes == {"held", "fell", "collapsed"}


def test_dangers_of_a_move_are_those_of_the_act_that_it_becomes() -> None:
    for seed in range(3):
        for before, move, after in islice(match(3, seed), 40, 160, 7):
            if after.phase == "judge" and after.pending is not None:
                act = after.pending
                assert dice.dangers(before, move) == dice.dangers(after, act)  # type: ignore[arg-type]
                assert 0 <= dice.risk(before, move) <= 1000  # type: ignore[arg-type]
                assert rules.resolve(after, dice.HELD).phase != "judge"


def ended(seats: int, seed: int, options: dict[str, Any]) -> str | None:
    """How a random match with dice ended; somebody always wins."""
    start = first_state(GAME, 1, seats, seed, options)
    state = finish(GAME, start, Stream(str(seed).encode(), "moves")).state
    assert GAME.winners(state)
    return state.ended_by


def test_random_matches_come_to_all_kinds_of_ends() -> None:
    assert {"hand", "stuck"} <= {ended(2 + seed % 3, seed, {}) for seed in range(20)}
    assert ended(2, 1, {"tremor": "shaky"})


def test_the_physics_agree_with_the_dice() -> None:
    """Builds that the model has not seen: careful hands topple about as many as it says."""
    from steeple.games.skyscrapers.referee.physics import judge
    from tools.skyscrapers.falls import builds

    toppled = said = 0.0
    for number, (_, state) in enumerate(islice(builds(1000), 24)):
        assert state.pending is not None
        known = dice.dangers(state, state.pending).workers
        verdict = judge(state, Stream(b"agree", str(number)))
        said += sum(each.falls + each.lies for each in known) / MILLION
        toppled += len({*verdict.workers, *verdict.lies} & {each.worker for each in known})
    assert said > 0.5
    assert abs(toppled - said) < 3 + 3 * said**0.5


EASY = {**WEIGHTS[EDITION].falls, "always": -2000}
"""Everybody topples easily."""


def stakes(state: State, notation: str) -> tuple[list[int], str]:
    """Who may fall in a build, and how much the building sways, by the outlook."""
    found = GAME.choices(state, 0, notation)["outlook"]
    return found["may_fall"], found["sway"]


def test_the_outlook_names_who_may_fall_and_how_much_it_sways(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Not only those whom the rivet touches, and nobody on the ground."""
    weigh(monkeypatch, falls=EASY)
    state = tower(w0=(0, 1, 3), w1=(-1, 0, 2), w5=(0, -1, 0))
    assert stakes(state, "build floor-1 at 0 2 2 z") == ([0, 1], "some")
    assert stakes(state, "build floor-1 at 0 1 1 z")[1] == "little"
    assert stakes(state, "add at 0 0 0") == ([], "none")
    assert GAME.choices(state, 0, "build floor-1 at 0 2 2 z")["outlook"]["touches"] == []


def test_who_is_in_most_danger_is_named_first(monkeypatch: pytest.MonkeyPatch) -> None:
    weigh(monkeypatch, falls=EASY)
    state = tower(w0=(0, 0, 2), w1=(0, 1, 3), w5=(-1, 1, 3))
    found = falls(state, "move 0 to 0 1 3")
    named, _ = stakes(state, "move 0 to 0 1 3")
    assert len(named) > 1
    assert named == sorted(named, key=lambda worker: -found[worker])
