"""A match as text: what everybody did, the table, the result."""

from collections.abc import Iterator, Sequence

from steeple.cli.screen import Screen
from steeple.kernel.log import Drawn, Moved, Refereed, actor_and_notation
from steeple.kernel.messages import say
from steeple.kernel.sentence import Sentence, said
from steeple.play.match import Match
from steeple.play.setup import set_up


class Story:
    """Tells a match while it is played."""

    def __init__(
        self,
        match: Match,
        names: Sequence[str],
        language: str,
        screen: Screen,
        own_seat: int | None = None,
    ) -> None:
        self._match = match
        self._names = names
        self._language = language
        self._screen = screen
        self._own_seat = own_seat
        self._told = 0
        self._state = set_up(match.setup)
        """The state after what has been told so far."""

    def tell(self) -> None:
        """Tell all that has happened since the last time."""
        for sentences in self._news():
            if sentences:
                self._screen.say(said(sentences, self._language, self._names))

    def skip(self) -> None:
        """Leave out what has happened since the last time."""
        for _ in self._news():
            pass

    def _news(self) -> Iterator[list[Sentence]]:
        """What each act since the last time is told as, as far as the reader may know it."""
        game, events = self._match.game, self._match.events
        news, self._told = events[self._told :], len(events)
        for event in news:
            if isinstance(event, Drawn | Moved | Refereed):
                actor, notation = actor_and_notation(event)
                before, move = self._state, game.parse(notation, actor)
                self._state = game.apply(before, move)
                yield game.tell(before, move, self._state, self._own_seat)

    def show(self) -> None:
        """Show the table as it is now."""
        self._screen.say()
        picture = self._match.game.face.picture(
            self._match.view(self._own_seat),
            self._names,
            self._language,
            self._screen.columns,
            self._own_seat,
        )
        self._screen.show(picture)

    def tell_result(self) -> None:
        """Tell who has how many points, and who won."""
        self._screen.say()
        scores = self._match.scores
        for seat in sorted(range(len(scores)), key=lambda seat: -scores[seat]):
            line = say("cli/seat-score", self._language, name=self._names[seat], count=scores[seat])
            self._screen.say(line, "lamp" if seat in self._match.winners else "")
        winners = ", ".join(self._names[seat] for seat in self._match.winners)
        count = len(self._match.winners)
        self._screen.say(say("cli/winners", self._language, names=winners, count=count), "loud")
