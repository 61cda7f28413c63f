"""Five Towers in a terminal: pictures and questions."""

from collections.abc import Sequence

from steeple.games.five_towers.state import State
from steeple.games.five_towers.terminal.dialog import Dialog
from steeple.games.five_towers.terminal.picture import table
from steeple.kernel.game import Game, View
from steeple.kernel.picture import Picture


class FiveTowersFace:
    """Five Towers' pictures and questions for the terminal."""

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
        """Everybody's towers and the row."""
        return table(view, names, language, columns, own_seat)

    def dialog(self, state: State, language: str) -> Dialog:
        """The turn of the seat to move."""
        return Dialog(self._game, state, language)
