"""Files generated from the code: OpenAPI, JSON Schema, TypeScript, and what each game adds.

`python3 run.py wire` rewrites them, after a change of types or tables. The files of a game are
those of `wire.py` in its folder here.
"""

import json
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from steeple.catalog import folder_of, games
from steeple.kernel.choices import PlainChoices
from steeple.kernel.plain import PlainView
from steeple.server.http.app import ENDPOINTS
from steeple.server.http.openapi import document, types_of
from steeple.server.protocol.schema import messages
from tools import physics
from tools.typescript import game_module, module

ROOT = Path(__file__).parents[1]


def files() -> Iterator[tuple[str, str]]:
    """Each file's name and content."""
    yield "docs/openapi.json", _as_text(document(ENDPOINTS))
    yield "docs/messages.schema.json", _as_text(messages())
    yield "web/src/wire.ts", module(types_of(ENDPOINTS))
    yield "web/src/games/catalog.ts", catalog()
    plain = game_module("a plain game", [PlainView], {"PlainChoices": PlainChoices})
    yield "web/src/plain/facts.ts", plain
    yield "web/src/bodies/physics.ts", physics.typescript()
    for id in games:
        folder = f"tools.{folder_of(id)}"
        if find_spec(folder):
            yield from import_module(f"{folder}.wire").files(f"web/src/games/{id}")


def catalog() -> str:
    """The source of the client's list of games, in the order of ours."""
    lines = [
        "// The games there are, in their order. Generated from the Python catalog by",
        "// `python3 run.py wire`; edits would be lost.",
        "",
        "export const CATALOG = [",
        *(
            f"  {{ id: '{id}', least_seats: {min(game.seats)}, most_seats: {max(game.seats)} }},"
            for id, game in games.items()
        ),
        "] as const;",
        "",
    ]
    return "\n".join(lines)


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
