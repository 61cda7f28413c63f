"""The dice: risks that grow with what makes workers fall, and that the physics agrees with."""

from collections import Counter
from itertools import islice

import pytest
from msgspec.structs import replace

from steeple.games.skyscrapers import dice, rules
from steeple.games.skyscrapers.bulk import play_out
from steeple.games.skyscrapers.game import GAME
from steeple.games.skyscrapers.moves import parse
from steeple.games.skyscrapers.state import State
from steeple.kernel.game import REFEREE
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


def test_who_is_added_may_fall() -> None:
    state = tower(w0=(0, 1, 3))
    assert set(falls(state, "add at 0 0 0")) == {1}


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
    monkeypatch.setattr(dice, "BREAKS", 100)
    assert dice.dangers(state, act).collapse == dice.OVERLOADED  # type: ignore[arg-type]


def test_bases_alone_never_come_down(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dice, "SLIPS", {"normal": 1000})
    monkeypatch.setattr(dice, "COLLAPSE_WEIGHTS", {"always": 90_000})
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
    monkeypatch.setattr(dice, "SLIPS", {"shaky": 1000})
    state = pending()
    assert state.pending is not None
    chances = dict(dice.dangers(state, state.pending).falls)
    assert len(chances) == 4
    throws = 4000

    def seen() -> Counter[int]:
        stream = Stream(b"dice", "share")
        verdicts = (dice.judge(state, stream) for _ in range(throws))
        return Counter(worker for verdict in verdicts for worker in verdict.workers)

    found = seen()
    assert found == seen()
    for worker, chance in chances.items():
        expected = throws * chance / MILLION
        assert abs(found[worker] - expected) < 5 + 4 * expected**0.5


def test_what_the_dice_say_is_taken_as_a_verdict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dice, "SLIPS", {"shaky": 1000})
    monkeypatch.setattr(dice, "COLLAPSE_WEIGHTS", {"always": -2000})
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
                assert rules.judge(after, dice.HELD).phase != "judge"


def test_matches_in_bulk_come_to_the_same_and_to_all_kinds_of_ends() -> None:
    outcomes = [play_out(2 + seed % 3, seed) for seed in range(20)]
    assert outcomes[:6] == [play_out(2 + seed % 3, seed) for seed in range(6)]
    assert {"hand", "stuck"} <= {outcome.ended_by for outcome in outcomes}
    assert all(outcome.winners and outcome.moves < outcome.acts for outcome in outcomes)
    assert play_out(2, 1, {"tremor": "shaky"}).winners


def test_the_physics_agree_with_the_dice() -> None:
    """A match that the model has not seen: about as many falls of hands that slip as it says."""
    import base64

    from steeple.games.skyscrapers.state import unpack
    from tools.calibrate_sky import match_of

    fell = said = 0.0
    for row in islice(match_of(1000), 20):
        state = unpack(base64.b64decode(row["state"]))
        assert state.pending is not None
        hand = dice.hand_of(state, state.pending)
        found = dice.fall_features(state, hand, dice.carried(state, hand.mover))
        for worker, features in found.items():
            said += odds(dice.logit(dice.FALL_WEIGHTS, features)) / MILLION
            fell += worker in row["fell"]
    assert 0.5 < said < 15.0
    assert abs(fell - said) < 3 + 3 * said**0.5
