"""What is written from the code: OpenAPI, JSON Schema, TypeScript, the picture of a deck.

`python3 run.py wire` writes the files again, after a change of types or tables.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from steeple.games.block_out import facts as block
from steeple.games.block_out import shapes
from steeple.games.five_towers import facts as five
from steeple.games.five_towers.sheet import Result
from steeple.games.five_towers.sheets import FiveSheet
from steeple.games.skyscrapers import facts as sky
from steeple.server.app import ENDPOINTS
from steeple.server.openapi import document, messages, types_of
from steeple.server.typescript import game_module, module
from tools import deck

ROOT = Path(__file__).parents[1]


def files() -> Iterator[tuple[str, str]]:
    """Each file's name and content."""
    yield "docs/openapi.json", _as_text(document(ENDPOINTS))
    yield "docs/messages.schema.json", _as_text(messages())
    yield "web/src/wire.ts", module(types_of(ENDPOINTS))
    types = [five.FiveView, FiveSheet, Result]
    module_of_five = game_module("Five Towers", types, {"FiveChoices": five.AnyChoices})
    yield "web/src/five/facts.ts", module_of_five
    module_of_block = game_module(
        "Block Out", [block.BlockView], {"BlockChoices": block.AnyChoices}
    )
    yield "web/src/block/facts.ts", module_of_block
    yield "web/src/block/shapes.ts", shapes.typescript()
    module_of_sky = game_module("Skyscrapers", [sky.SkyView], {"SkyChoices": sky.AnyChoices})
    yield "web/src/sky/facts.ts", module_of_sky
    yield "web/src/sky/deck.ts", deck.typescript()
    yield "docs/pictures/deck.svg", deck.picture()


def _as_text(content: Any) -> str:
    return json.dumps(content, indent=1, ensure_ascii=False) + "\n"


def main() -> None:
    """Write all files."""
    for name, text in files():
        print(name, flush=True)
        (ROOT / name).parent.mkdir(parents=True, exist_ok=True)
        (ROOT / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
