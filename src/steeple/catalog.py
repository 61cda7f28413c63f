"""The games there are. A game is loaded when it is first asked for."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any

from steeple.kernel.errors import InvalidSetup, shortened
from steeple.kernel.game import Game

_MODULES = {
    "five-towers": "steeple.games.five_towers.game",
    "block-out": "steeple.games.block_out.game",
    "skyscrapers": "steeple.games.skyscrapers.game",
}


class Catalog(Mapping[str, Game[Any]]):
    """Game by id, in the order of the list above."""

    def __init__(self) -> None:
        self._loaded: dict[str, Game[Any]] = {}

    def __getitem__(self, id: str) -> Game[Any]:
        """The game; raises `InvalidSetup`, which names the games there are."""
        game = self._loaded.get(id) if isinstance(id, str) else None
        if game is None:
            game = self._loaded[id] = self._load(id)
        return game

    def _load(self, id: str) -> Game[Any]:
        if not isinstance(id, str) or id not in _MODULES:
            raise UnknownGame("kernel/unknown-game", game=shortened(id), known=", ".join(_MODULES))
        game: Game[Any] = import_module(_MODULES[id]).GAME
        return game

    def __iter__(self) -> Iterator[str]:
        return iter(_MODULES)

    def __len__(self) -> int:
        return len(_MODULES)

    def __contains__(self, id: object) -> bool:
        return id in _MODULES


class UnknownGame(InvalidSetup, KeyError):
    """No game of that id; also a `KeyError`, as for any mapping."""

    __str__ = InvalidSetup.__str__


games = Catalog()
