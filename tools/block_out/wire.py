"""Files of Block Out that are generated from the code."""

from collections.abc import Iterator

from steeple.games.block_out import facts as f
from tools.block_out import shapes
from tools.typescript import game_module


def files(web: str) -> Iterator[tuple[str, str]]:
    """Each file's name and content; `web` is the folder of the game in the client."""
    unions = {"BlockChoices": f.AnyChoices, "BlockAct": f.AnyAct}
    yield f"{web}/facts.ts", game_module("Block Out", [f.BlockView], unions)
    yield f"{web}/shapes.ts", shapes.typescript()
