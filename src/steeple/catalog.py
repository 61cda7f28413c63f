"""The games there are. A game is loaded when it is first asked for.

`STEEPLE_GAMES` adds games that are not part of this package: folders, separated as in `PATH`. A
folder `tower_race` is the game `tower-race`; its `game.py` has the object `GAME`.
"""

import os
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from steeple.kernel.errors import InvalidSetup, shortened
from steeple.kernel.game import Game
from steeple.kernel.messages import add_area

_MODULES = {
    "five-towers": "steeple.games.five_towers.game",
    "block-out": "steeple.games.block_out.game",
    "skyscrapers": "steeple.games.skyscrapers.game",
}


class Catalog(Mapping[str, Game[Any]]):
    """Game by id, in the order of the list above; then those that were added."""

    def __init__(self) -> None:
        self._loaded: dict[str, Game[Any]] = {}

    def __getitem__(self, id: str) -> Game[Any]:
        """The game; raises `UnknownGame`, which names the games there are."""
        game = self._loaded.get(id) if isinstance(id, str) else None
        if game is None:
            game = self._loaded[id] = self._load(id)
        return game

    def _load(self, id: str) -> Game[Any]:
        modules = _modules()
        if not isinstance(id, str) or id not in modules:
            raise UnknownGame("kernel/unknown-game", game=shortened(id), known=", ".join(modules))
        game: Game[Any] = import_module(modules[id]).GAME
        return game

    def __iter__(self) -> Iterator[str]:
        return iter(_modules())

    def __len__(self) -> int:
        return len(_modules())

    def __contains__(self, id: object) -> bool:
        return id in _modules()


def _modules() -> dict[str, str]:
    return {**_MODULES, **_added(os.environ.get("STEEPLE_GAMES", ""))}


@cache
def _added(folders: str) -> dict[str, str]:
    """The modules of games in other places, which can be imported from now on."""
    modules: dict[str, str] = {}
    for folder in map(Path, filter(None, folders.split(os.pathsep))):
        place = str(folder.resolve().parent)
        if place not in sys.path:
            # Behind everything else: a game hides no module of that name.
            sys.path.append(place)
        id = folder.name.replace("_", "-")
        if id not in _MODULES:
            add_area(id, folder.resolve() / "locales")
            modules[id] = f"{folder.name}.game"
    return modules


def folder_of(id: str) -> str:
    """The name of the folder that has all of a game, in `games` or elsewhere.

    >>> folder_of("five-towers")
    'five_towers'
    """
    return _modules()[id].split(".")[-2]


class UnknownGame(InvalidSetup, KeyError):
    """There is no game with that id; also a `KeyError`, as for any mapping."""

    __str__ = InvalidSetup.__str__


games = Catalog()
