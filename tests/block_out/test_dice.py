"""The dice: a risk that grows with what makes stacks fall, and that the physics agrees with."""

from collections import Counter
from typing import Any

import pytest

from steeple.games.block_out.game import GAME
from steeple.games.block_out.moves import Spot
from steeple.games.block_out.pieces import BLOCKS
from steeple.games.block_out.referee import dice
from steeple.kernel.playouts import finish, first_state
from steeple.kernel.streams import Stream
from steeple.physics.odds import MILLION
from tests.block_out.drawing import play, position
from tools.block_out.calibrate import stack_of
from tools.calibration import fitted

LARGE_FIRST = tuple(
    sorted(BLOCKS, key=lambda block: ("large", "medium", "small").index(block.partition("-")[2]))
)


def test_the_first_block_can_not_fall() -> None:
    """BO-8."""
    assert dice.risk((), "yellow-small", Spot(1000, 1000), "shaky") == 0


@pytest.mark.parametrize("tremor", ["calm", "normal", "shaky"])
@pytest.mark.parametrize("aside", [0, 50, 150, 400])
def test_a_higher_stack_of_the_same_blocks_is_riskier(tremor: str, aside: int) -> None:
    risks = [
        dice.risk(("black-large",) * levels, "brown-large", Spot(aside, 0), tremor)
        for levels in range(1, 9)
    ]
    assert risks == sorted(risks)
    assert risks[0] < risks[-1]


@pytest.mark.parametrize("tremor", ["calm", "normal", "shaky"])
@pytest.mark.parametrize("levels", range(1, 9))
def test_farther_from_the_middle_is_riskier(tremor: str, levels: int) -> None:
    stack, block = LARGE_FIRST[:levels], LARGE_FIRST[levels]
    risks = [dice.risk(stack, block, Spot(0, -aside), tremor) for aside in range(0, 1000, 20)]
    assert risks == sorted(risks)
    assert 20 * risks[0] < risks[-1] or risks[0] > 30_000
    assert risks[-1] > 980_000


def test_a_hand_that_shakes_and_a_small_block_below_are_riskier() -> None:
    def risk(*stack: str, tremor: str = "normal") -> int:
        return dice.risk(stack, "brown-medium", None, tremor)

    assert risk("black-medium", tremor="calm") < risk("black-medium")
    assert risk("black-medium") < risk("black-medium", tremor="shaky")
    assert risk("black-large") < risk("black-medium") < risk("black-small")


def test_the_dice_fall_as_often_as_the_risk_says_and_the_same_again() -> None:
    stack = LARGE_FIRST[:6]

    def seen() -> Counter[str]:
        stream = Stream(b"dice", "share")
        how = Spot(90, 0)
        return Counter(
            dice.judge(stack, LARGE_FIRST[6], how, "normal", stream).outcome for _ in range(20_000)
        )

    falls = dice.risk(stack, LARGE_FIRST[6], Spot(90, 0), "normal") / MILLION * 20_000
    assert seen() == seen()
    assert abs(20_000 - seen()["stood"] - falls) < 300
    assert 0 < seen()["late"] < seen()["fell"] / 20


def test_what_the_dice_say_is_taken_as_a_verdict() -> None:
    state = play(
        position(
            "any any any", "any", stands="black-small brown-medium black-large", referee="dice"
        ),
        "place yellow-large with any at 300 0",
    )
    outcomes = set()
    for number in range(300):
        verdict = GAME.judge(state, Stream(b"verdict", str(number)))
        after = GAME.apply(state, verdict)
        assert after.seen is not None
        outcomes.add(after.seen.outcome)
        assert verdict == GAME.parse(str(verdict), -3)
        assert not verdict.film
        assert not verdict.scene
        if verdict.outcome != "stood":
            assert verdict.at_ms is not None
            assert (verdict.at_ms > 3000) == (verdict.outcome == "late")
    assert outcomes == {"stood", "fell", "late"}


def ended(seats: int, seed: int, options: dict[str, Any]) -> str | None:
    """How a random match with dice was won."""
    start = first_state(GAME, 1, seats, seed, options)
    return finish(GAME, start, Stream(str(seed).encode(), "moves")).state.won_by


def test_random_matches_come_to_all_kinds_of_ends() -> None:
    assert {ended(2 + seed % 5, seed, {}) for seed in range(60)} == {"hand", "ninth"}
    assert ended(3, 1, {"advanced": True}) in ("extra", "ninth")


@pytest.mark.slow
def test_the_physics_agree_with_the_dice() -> None:
    """A few stacks that the model has not seen: as many falls as it says, within reason."""
    rows = [row for number in range(1000, 1005) for row in stack_of(number)]
    fell = sum(row["outcome"] != "stood" for row in rows)
    said = sum(
        dice.risk(tuple(row["stack"]), row["block"], Spot(row["aside"], 0), row["tremor"])
        for row in rows
    )
    expected = said / MILLION
    assert len(rows) > 40
    assert 0.5 * expected < fell < 1.7 * expected


def test_the_fit_finds_the_weights_that_made_the_data() -> None:
    import numpy as np

    rows = np.array([[1.0, level, aside] for level in range(8) for aside in range(0, 200, 10)])
    risk = 1 / (1 + np.exp(-(rows @ np.array([-4.0, 0.3, 0.03]))))
    many = np.repeat(rows, 200, axis=0)
    fell = np.concatenate([np.arange(200) < round(200 * share) for share in risk]).astype(float)
    assert np.allclose(fitted(many, fell), [-4.0, 0.3, 0.03], rtol=0.1)
