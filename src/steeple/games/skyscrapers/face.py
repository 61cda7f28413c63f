"""Skyscrapers in a terminal: pictures and questions."""

from collections.abc import Sequence

from steeple.games.skyscrapers.state import State
from steeple.games.skyscrapers.terminal.dialog import Dialog
from steeple.games.skyscrapers.terminal.picture import site
from steeple.kernel.game import Game, View
from steeple.kernel.picture import Picture


class SkyscrapersFace:
    """Skyscrapers' pictures and questions for the terminal."""

    def __init__(self, game: Game[State]) -> None:
        self._game = game

    def picture(
        self,
        view: View,
        names: Sequence[str],
        language: str,
        columns: int,
        own_seat: int | None = None,
    ) -> Picture:
        """The storeys, the seats and the cards."""
        return site(view, names, language, columns, own_seat)

    def dialog(self, state: State, language: str) -> Dialog:
        """The turn of the seat to move."""
        return Dialog(self._game, state, language)
