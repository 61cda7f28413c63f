"""Files of Five Towers that are generated from the code."""

from collections.abc import Iterator

from steeple.games.five_towers import facts as f
from steeple.games.five_towers.sheet import Result
from steeple.games.five_towers.sheets import FiveSheet
from tools.five_towers import cards
from tools.typescript import game_module


def files(web: str) -> Iterator[tuple[str, str]]:
    """Each file's name and content; `web` is the folder of the game in the client."""
    types = [f.FiveView, FiveSheet, Result]
    unions = {"FiveChoices": f.AnyChoices, "FiveAct": f.AnyAct}
    yield f"{web}/facts.ts", game_module("Five Towers", types, unions)
    yield f"{web}/cards.ts", cards.typescript()
