"""The pieces of the built web client that a replay needs."""

import base64
import re
from pathlib import Path
from typing import Any, NamedTuple

from steeple.kernel.codec import from_json
from steeple.kernel.messages import LANGUAGES

LIST = "pieces.json"
"""What Vite says of the files that it made: from which source, and what each imports."""
ENTRY = "index.html"
SCREEN = "src/screens/Replay.svelte"
SHARED = "src/bodies/"
"""What games with bodies share."""
FONT = re.compile(r"url\(/(assets/[^)]+\.woff2)\)")
NEIGHBOUR = re.compile(r"""(["'`])\./([\w.-]+\.js)\1""")
"""How one file names another."""
FETCHED_AHEAD = re.compile(r"(const __vite__mapDeps=.*?)=>i\.map\(i=>d\[i\]\)", re.S)
"""Vite fetches what a piece needs beside it; here everything has come already."""


class Pieces(NamedTuple):
    """Code by its name, with the name of the first; and all styles."""

    first: str
    code: dict[str, str]
    style: str


def pieces(site: Path, game: str) -> Pieces | None:
    """Those for replays of the game, with its words in all languages.

    `None` if there is no client, or it has no pictures of that game.
    """
    room = f"src/games/{game}/replay/Replay.svelte"
    file = site / LIST
    known: dict[str, Any] = from_json(file.read_bytes()) if file.exists() else {}
    if room not in known:
        return None
    needed = _needed(known, room, f"src/games/{game}/")
    code, styles = {}, dict[str, None]()
    for piece in needed:
        name = Path(known[piece]["file"]).name
        code[name] = _renamed((site / "assets" / name).read_text(encoding="utf-8"))
        styles |= dict.fromkeys(known[piece].get("css", ()))
    style = "\n".join(_style(site, name) for name in styles)
    return Pieces(Path(known[ENTRY]["file"]).name, code, style)


def _needed(known: dict[str, Any], room: str, own: str) -> list[str]:
    """The names of all pieces, the first screen's first: later styles win."""
    game = own.split("/")[2]
    packs = ("", "/pages", "/bodies", f"/{game}", f"/{game}/pages")
    words = [f"virtual:words/{language}{pack}" for language in LANGUAGES for pack in packs]
    waiting = [ENTRY, SCREEN, room, *words]
    found = dict[str, None]()
    while waiting:
        piece = waiting.pop(0)
        if piece in found:
            continue
        found[piece] = None
        facts = known[piece]
        waiting += facts.get("imports", ())
        # The home page could go on to every game; a replay goes on only to its own pictures.
        if piece != ENTRY:
            later = facts.get("dynamicImports", ())
            waiting += [each for each in later if each.startswith((own, SHARED))]
    return list(found)


def _renamed(code: str) -> str:
    """Code that finds its neighbours by their names, wherever it is."""
    return NEIGHBOUR.sub(r'"steeple/\2"', FETCHED_AHEAD.sub(r"\1=>[]", code))


def _style(site: Path, name: str) -> str:
    """A style with its fonts inside."""

    def inside(font: re.Match[str]) -> str:
        data = base64.b64encode((site / font[1]).read_bytes()).decode()
        return f"url(data:font/woff2;base64,{data})"

    return FONT.sub(inside, (site / name).read_text(encoding="utf-8"))
