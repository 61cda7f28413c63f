"""Five Towers where there are only letters: pictures, sentences, questions."""

from collections.abc import Sequence

from steeple.games.five_towers.dialog import Dialog
from steeple.games.five_towers.moves import Bid, Build, Cancel, Pass, Starter
from steeple.games.five_towers.picture import split_card, table
from steeple.games.five_towers.state import State
from steeple.kernel.game import Game, Move, View
from steeple.kernel.messages import say
from steeple.kernel.picture import Picture


class FiveTowersFace:
    """See `picture` and `dialog`."""

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

    def tell(self, move: Move, name: str, language: str) -> str:
        """What somebody did; cards that are turned up are better seen."""
        match move:
            case Bid(number):
                return say("five-towers/did-bid", language, name=name, number=number)
            case Pass():
                return say("five-towers/did-pass", language, name=name)
            case Cancel():
                return say("five-towers/did-cancel", language, name=name)
            case Starter():
                return say("five-towers/did-start", language, name=name)
            case Build(cards, torn):
                placed = ", ".join(_card(card, language) for card in cards)
                if torn is None:
                    return say("five-towers/did-build", language, name=name, cards=placed)
                tower = say("five-towers/tower", language, type=torn)
                return say(
                    "five-towers/did-tear-down", language, name=name, tower=tower, cards=placed
                )
        return ""

    def dialog(self, state: State, language: str) -> Dialog:
        """The turn of the seat to move."""
        return Dialog(self._game, state, language)


def _card(card: str, language: str) -> str:
    type, value = split_card(card)
    return say("five-towers/card", language, type=type, value=value)
