"""How a game shows itself where there are only letters."""

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from steeple.kernel.game import Move, View
from steeple.kernel.picture import Picture


class Reply(msgspec.Struct):
    """What to say to what was typed, and the move once it is confirmed."""

    lines: list[str]
    picture: Picture = []
    move: Move | None = None


class Dialog(Protocol):
    """One turn of one person: choose, see what comes of it, confirm."""

    def question(self) -> str:
        """What is asked now."""

    def answer(self, typed: str) -> Reply:
        """Go on with what was typed; a mistake changes nothing and is explained."""


class Face(Protocol):
    """The game's pictures, sentences and questions."""

    def picture(
        self,
        view: View,
        names: Sequence[str],
        language: str,
        columns: int,
        own_seat: int | None = None,
    ) -> Picture:
        """The table, from the place of a seat or of a spectator."""

    def tell(self, move: Move, name: str, language: str) -> str:
        """What somebody did, as a sentence; empty if the picture says it better."""

    def dialog(self, state: Any, language: str) -> Dialog:
        """The turn of the seat to move."""
