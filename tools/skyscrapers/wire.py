"""Files of Skyscrapers that are generated from the code."""

from collections.abc import Iterator

from steeple.games.skyscrapers import facts as f
from tools.skyscrapers import deck, sizes
from tools.typescript import game_module


def files(web: str) -> Iterator[tuple[str, str]]:
    """Each file's name and content; `web` is the folder of the game in the client."""
    unions = {"SkyChoices": f.AnyChoices, "SkyAct": f.AnyAct}
    yield f"{web}/facts.ts", game_module("Skyscrapers", [f.SkyView], unions)
    yield f"{web}/deck.ts", deck.typescript()
    yield f"{web}/sizes.ts", sizes.typescript()
    yield "docs/pictures/deck.svg", deck.picture()
