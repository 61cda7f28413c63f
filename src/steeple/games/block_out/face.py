"""Block Out where there are only letters: pictures, sentences, questions."""

from collections.abc import Sequence

from steeple.games.block_out.dialog import Dialog
from steeple.games.block_out.moves import Action, Draw, Fallen, Place, Starter, Verdict
from steeple.games.block_out.picture import table
from steeple.games.block_out.state import State
from steeple.kernel.game import Game, Move, View
from steeple.kernel.messages import say
from steeple.kernel.picture import Picture


class BlockOutFace:
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
        """The stack, the seats and the cards."""
        return table(view, names, language, columns, own_seat)

    def tell(self, move: Move, name: str, language: str) -> str:
        """What somebody did, or what the blocks did; the first hands are better seen."""
        match move:
            case Starter():
                return say("block-out/did-start", language, name=name)
            case Draw(card):
                return say("block-out/did-draw", language, name=name, card=card)
            case Place(block, None):
                return say("block-out/did-place-extra", language, name=name, block=block)
            case Place(block, card):
                return say("block-out/did-place", language, name=name, block=block, card=card)
            case Action(card):
                return say("block-out/did-act", language, name=name, card=card)
            case Fallen():
                return say("block-out/did-say-fallen", language)
            case Verdict():
                return _tell_verdict(move, language)
        return ""

    def dialog(self, state: State, language: str) -> Dialog:
        """The turn of the seat to move."""
        return Dialog(self._game, state, language)


_SAID = {
    "stood": "block-out/stood",
    "fell": "block-out/fell",
    "late": "block-out/late",
    "void": "block-out/void",
}


def _tell_verdict(verdict: Verdict, language: str) -> str:
    said = say(_SAID[verdict.outcome], language)
    if verdict.foul is None:
        return said
    return f"{say('block-out/foul', language, foul=verdict.foul)} {said}"
