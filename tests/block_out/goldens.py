"""Golden files of Block Out: whole matches, one of them simulated."""

from collections.abc import Iterator
from typing import Any

from steeple.play.match import Match
from tools.goldens import SEED, played


def goldens() -> Iterator[tuple[str, Any]]:
    """Each file's name and content."""
    for seats in range(2, 7):
        yield f"block-out-{seats}-dice.json", stacking(seats, "dice")
    yield "block-out-2-physics.json", stacking(2, "physics")


def stacking(seats: int, referee: str) -> dict[str, Any]:
    """The record of a match between random bots; odd tables play the advanced rule."""
    options = {"advanced": seats % 2 == 1, "tremor": "shaky", "fouls": "fall"}
    match = Match("block-out", seats, seed=SEED, options=options, referee=referee)
    return played(match, f"{seats} {referee}")
