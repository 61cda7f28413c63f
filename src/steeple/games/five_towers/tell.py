"""What an act is told as: to people in a terminal, in a browser, with or without a picture."""

from collections.abc import Iterable

from steeple.games.five_towers.moves import Bid, Build, Cancel, Pass, Reveal
from steeple.games.five_towers.pieces import split_card
from steeple.games.five_towers.state import ACTOR, DEAL, PHASE, State
from steeple.games.five_towers.view import row
from steeple.kernel.game import Move
from steeple.kernel.sentence import Sentence
from steeple.kernel.starter import Starter


def tell(before: State, move: Move, after: State) -> list[Sentence]:
    """What somebody did; the cards of a row are told together, once the last one is there."""
    who = int(before.cells[ACTOR])
    match move:
        case Starter(seat):
            return [Sentence("five-towers/did-start", {"seat": seat})]
        case Reveal():
            if after.cells[PHASE] == DEAL:
                return []
            return [Sentence("five-towers/new-row", {"cards": _cards(row(after.cells))})]
        case Bid(number):
            return [Sentence("five-towers/did-bid", {"seat": who, "number": number})]
        case Pass():
            return [Sentence("five-towers/did-pass", {"seat": who})]
        case Cancel():
            return [Sentence("five-towers/did-cancel", {"seat": who})]
    assert isinstance(move, Build), "there are no other moves"
    built = {"seat": who, "cards": _cards(move.cards)}
    if move.tear_down is None:
        return [Sentence("five-towers/did-build", built)]
    return [Sentence("five-towers/did-tear-down", {**built, "type": move.tear_down})]


def _cards(cards: Iterable[str]) -> list[Sentence]:
    return [_card(*split_card(card)) for card in cards]


def _card(type: str, value: int) -> Sentence:
    return Sentence("five-towers/card", {"type": type, "value": value})
