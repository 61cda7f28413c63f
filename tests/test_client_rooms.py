"""The rooms of the web client: a game is one folder, and nothing outside it knows the game."""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import steeple
from steeple.kernel.messages import say
from tools.client import ROOT

WEB = ROOT / "web"
SOURCES = WEB / "src"
GAMES = SOURCES / "games"
ROOMS = {"play", "end", "replay", "rules", "home", "locales"}
"""Every game has these."""
MORE_ROOMS = {
    "learn",
    "score",
    "deal",
    "table",
    "hand",
    "drawing",
    "webgl",
    "ask",
    "cards-in-hand",
    "report",
}
GENERATED = {SOURCES / "wire.ts", GAMES / "catalog.ts"}
IMPORTED = re.compile(r"(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']*)'")


def sources() -> Iterator[Path]:
    """What the client is made of, without tests: they may borrow the pieces of a game."""
    for folder in (SOURCES, WEB / "build"):
        for file in sorted(folder.rglob("*")):
            is_source = file.suffix in {".ts", ".svelte", ".css"} and ".test." not in file.name
            if is_source and file not in GENERATED:
                yield file


def game_of(file: Path) -> str | None:
    """The game that a file belongs to; `None` for what is shared."""
    inside = file.relative_to(GAMES).parts if file.is_relative_to(GAMES) else ()
    return inside[0] if len(inside) > 1 else None


def imports(file: Path) -> Iterator[Path]:
    for name in IMPORTED.findall(file.read_text(encoding="utf-8")):
        yield Path(os.path.normpath(file.parent / name))


def names_of(game: str) -> re.Pattern[str]:
    """Its id, its title, and names that begin as its types do, such as `FivePlay`."""
    facts = (GAMES / game / "facts.ts").read_text(encoding="utf-8")
    view = re.search(r"export interface (\w+)View ", facts)
    assert view is not None
    return re.compile(rf"\b{game}\b|\b{say(f'{game}/name', 'en')}\b|\b{view[1]}[A-Z]")


@pytest.mark.parametrize("game", steeple.games)
def test_every_game_is_a_folder_with_a_manifest_and_the_same_rooms(game: str) -> None:
    assert (GAMES / game / "manifest.ts").exists()
    rooms = {each.name for each in (GAMES / game).iterdir() if each.is_dir()}
    assert rooms >= ROOMS
    assert rooms <= ROOMS | MORE_ROOMS


@pytest.mark.parametrize("game", steeple.games)
def test_nothing_outside_its_folder_names_a_game(game: str) -> None:
    naming = names_of(game)
    for file in sources():
        if game_of(file) != game:
            found = naming.search(file.read_text(encoding="utf-8"))
            assert found is None, f"{file.relative_to(WEB)}: {found}"


def test_shared_rooms_import_no_game_and_games_not_each_other() -> None:
    for file in sources():
        for imported in imports(file):
            to = game_of(imported)
            assert to in {None, game_of(file)}, f"{file.relative_to(WEB)} imports {to}"


def test_the_bodies_know_nothing_of_games() -> None:
    for file in sources():
        if file.is_relative_to(SOURCES / "bodies"):
            assert not any(imported.is_relative_to(GAMES) for imported in imports(file)), file


def test_what_npm_installs_runs_no_scripts_of_its_own() -> None:
    folders = (ROOT / "tools", ROOT / "tests" / "web", ROOT / "src")
    files = [file for folder in folders for file in folder.rglob("*.py")]
    commands = [
        line
        for file in files
        for line in file.read_text(encoding="utf-8").splitlines()
        if re.search(r'"ci",.*"--', line)
    ]
    assert len(commands) >= 3
    assert [line for line in commands if '"--ignore-scripts"' not in line] == []
