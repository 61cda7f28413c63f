"""Golden files of Skyscrapers: whole matches with dice."""

from collections.abc import Iterator
from typing import Any

from steeple.play.match import Match
from tools.goldens import SEED, played


def goldens() -> Iterator[tuple[str, Any]]:
    """Each file's name and content."""
    options = {"tremor": "shaky", "lowest": -10}
    for seats in range(2, 5):
        match = Match("skyscrapers", seats, seed=SEED, options=options, referee="dice")
        yield f"skyscrapers-{seats}-dice.json", played(match, f"{seats} building")
