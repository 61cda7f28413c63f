"""Golden files: whole matches and counts of positions that must never change by accident.

`python3 run.py goldens` rewrites them; look at the difference before you commit it. Each game has
its own, in `goldens.py` in the folder of its tests.
"""

import json
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from steeple.catalog import folder_of, games
from steeple.kernel.bots import RandomBot
from steeple.kernel.streams import Stream
from steeple.play.match import Match

FOLDER = Path(__file__).parents[1] / "tests" / "goldens"
SEED = 2026


def goldens() -> Iterator[tuple[str, Any]]:
    """Each file's name and content, of all games."""
    for folder in map(folder_of, games):
        yield from import_module(f"tests.{folder}.goldens").goldens()


def played(match: Match, name: str) -> dict[str, Any]:
    """The record of a match that random bots play to its end."""
    stream = Stream(b"goldens", name)
    while not match.is_over:
        match.play(RandomBot().choose(match.position(stream)))
    return match.record()


def as_text(content: Any) -> str:
    """One event a line, so that a difference can be read."""
    if "events" not in content:
        return json.dumps(content, indent=1) + "\n"
    events = ",\n".join(json.dumps(event) for event in content["events"])
    head = json.dumps({key: value for key, value in content.items() if key != "events"})
    return f'{head[:-1]}, "events": [\n{events}\n]}}\n'


def main() -> None:
    """Write all files."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, content in goldens():
        print(f"tests/goldens/{name}", flush=True)
        (FOLDER / name).write_text(as_text(content), encoding="utf-8")


if __name__ == "__main__":
    main()
