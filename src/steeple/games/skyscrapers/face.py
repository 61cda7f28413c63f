"""Skyscrapers where there are only letters: pictures, sentences, questions."""

from collections.abc import Sequence

from steeple.games.skyscrapers.dialog import Dialog
from steeple.games.skyscrapers.moves import (
    Add,
    Build,
    Deal,
    Done,
    Keep,
    Put,
    Shift,
    Starter,
    Step,
    Verdict,
)
from steeple.games.skyscrapers.picture import site
from steeple.games.skyscrapers.reasons import card_words
from steeple.games.skyscrapers.state import State
from steeple.games.skyscrapers.words import place_words, point_words
from steeple.kernel.game import Game, Move, View
from steeple.kernel.messages import say
from steeple.kernel.picture import Picture


class SkyscrapersFace:
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
        """The storeys, the seats and the cards."""
        return site(view, names, language, columns, own_seat)

    def tell(self, move: Move, name: str, language: str) -> str:
        """What somebody did, or what building and workers did; hands are better seen."""
        match move:
            case Starter():
                return say("skyscrapers/did-start", language, name=name)
            case Deal():
                return ""
            case Add(cell):
                return say("skyscrapers/did-add", language, name=name, cell=point_words(cell))
            case Build(card, use, at):
                words = {**card_words(card), "use": use, "place": place_words(at)}
                return say("skyscrapers/did-build", language, name=name, **words)
            case Step(worker, cell):
                words = {"worker": str(worker), "cell": point_words(cell)}
                return say("skyscrapers/did-move", language, name=name, **words)
            case Shift(worker, cell):
                words = {"worker": str(worker), "cell": point_words(cell)}
                return say("skyscrapers/did-shift", language, name=name, **words)
            case Done():
                return say("skyscrapers/did-finish", language, name=name)
            case Put(cell):
                return say("skyscrapers/did-put", language, name=name, cell=point_words(cell))
            case Keep():
                return say("skyscrapers/did-keep", language, name=name)
            case Verdict():
                return _tell_verdict(move, language)
        return ""

    def dialog(self, state: State, language: str) -> Dialog:
        """The turn of the seat to move."""
        return Dialog(self._game, state, language)


def _tell_verdict(verdict: Verdict, language: str) -> str:
    said = []
    if verdict.outcome == "void":
        return say("skyscrapers/void", language)
    if verdict.workers:
        numbers = ", ".join(map(str, verdict.workers))
        count = len(verdict.workers)
        said.append(say("skyscrapers/fell", language, count=count, workers=numbers))
    if verdict.stands:
        numbers = ", ".join(str(worker) for worker, _ in verdict.stands)
        said.append(say("skyscrapers/landed", language, workers=numbers))
    if verdict.outcome == "collapsed":
        said.append(say("skyscrapers/collapsed", language))
    return " ".join(said) or say("skyscrapers/held", language)
