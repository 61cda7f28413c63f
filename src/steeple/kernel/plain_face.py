"""A plain game in a terminal: sentences, and a numbered list of moves."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from steeple.kernel.dialog import TurnDialog
from steeple.kernel.errors import InvalidMove
from steeple.kernel.face import Reply
from steeple.kernel.game import Move, View
from steeple.kernel.messages import say
from steeple.kernel.picture import Picture
from steeple.kernel.sentence import Sentence

if TYPE_CHECKING:
    from steeple.kernel.plain import PlainGame


class PlainFace:
    """The table as sentences."""

    def __init__(self, game: "PlainGame[Any]") -> None:
        self._game = game

    def picture(
        self,
        view: View,
        names: Sequence[str],
        language: str,
        columns: int,
        own_seat: int | None = None,
    ) -> Picture:
        """A line about the table, and one about each seat; the one to move is lit."""
        about = _said(view["table"], language, names)
        lines: Picture = [[(about, "")]] if about else []
        for seat, sentences in enumerate(view["seats"]):
            style = "lamp" if seat == view["to_move"] else "loud"
            head = f"{names[seat]} ▼{view['scores'][seat]}"
            lines.append([(head, style), ("  ", ""), (_said(sentences, language, names), "")])
        return lines

    def dialog(self, state: Any, language: str) -> "PlainDialog":
        """The turn of the seat to move."""
        return PlainDialog(self._game, state, language)


def _said(sentences: list[dict[str, Any]], language: str, names: Sequence[str]) -> str:
    return " ".join(msgspec.convert(each, Sentence).said(language, names) for each in sentences)


class PlainDialog(TurnDialog[Any]):
    """One turn of one person: a number chooses a move, Enter makes it."""

    def __init__(self, game: "PlainGame[Any]", state: Any, language: str) -> None:
        super().__init__(game, state, language)
        self._plain = game

    def _ask(self) -> str:
        offers = (f"{at}  {self._describe(move)}" for at, move in enumerate(self._plain.moves, 1))
        return "\n".join([*offers, say("kernel/ask-what", self._language)])

    def _read(self, text: str) -> Reply:
        moves = self._plain.moves
        if not (text.isascii() and text.isdigit() and len(text) <= 4):
            return self._choose(self._plain.parse(text, self._seat))
        if not 1 <= int(text) <= len(moves):
            raise InvalidMove("kernel/no-such-number", count=len(moves))
        return self._choose(moves[int(text) - 1])

    def _choose(self, move: Move) -> Reply:
        self._plain.apply(self._state, move)
        self._chosen = move
        return Reply([])

    def _undo(self) -> Reply:
        self._chosen = None
        return Reply([say("kernel/nothing-planned", self._language)])

    def _describe(self, move: Move) -> str:
        return self._plain.offered(move).said(self._language)

    def _help(self) -> str:
        return say("kernel/keys", self._language)

    def _why_not(self, about: str) -> list[str]:
        found = self._plain.choices(self._state, self._seat, "")["moves"]
        return [
            f"{self._describe(move)}: {self._reason(each['why'])}"
            for move, each in zip(self._plain.moves, found, strict=True)
        ]
