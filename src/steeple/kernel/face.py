"""How a game presents itself in a terminal."""

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from steeple.kernel.game import Move, View
from steeple.kernel.picture import Picture


class Reply(msgspec.Struct):
    """The answer to what was typed, and the move once it is confirmed."""

    lines: list[str]
    picture: Picture = []
    move: Move | None = None


class Dialog(Protocol):
    """One turn of one person: choose, see the consequences, confirm."""

    def question(self) -> str:
        """What is asked now."""

    def answer(self, typed: str) -> Reply:
        """Respond to what was typed; a mistake changes nothing and is explained."""


class Face(Protocol):
    """The game's pictures and questions."""

    def picture(
        self,
        view: View,
        names: Sequence[str],
        language: str,
        columns: int,
        own_seat: int | None = None,
    ) -> Picture:
        """The table as a seat or a spectator sees it."""

    def dialog(self, state: Any, language: str) -> Dialog:
        """The turn of the seat to move."""
