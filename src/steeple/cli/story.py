"""A match told to a person: what everybody did, the table, the result."""

from collections.abc import Sequence

from steeple.cli.screen import Screen
from steeple.kernel.game import CHANCE, Move
from steeple.kernel.log import Drawn, Moved, Refereed, actor_and_notation
from steeple.kernel.messages import say
from steeple.play.match import Match


class Story:
    """Tells a match as it goes on."""

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

    def tell(self) -> None:
        """All that has happened since the last time."""
        events = self._match.events
        for event in events[self._told :]:
            if isinstance(event, Drawn | Moved | Refereed):
                actor, notation = actor_and_notation(event)
                self._tell_move(actor, self._match.game.parse(notation, actor))
        self._told = len(events)

    def skip(self) -> None:
        """Leave out what has happened since the last time."""
        self._told = len(self._match.events)

    def _tell_move(self, actor: int, move: Move) -> None:
        seat = getattr(move, "seat", 0) if actor == CHANCE else actor
        if text := self._match.game.face.tell(move, self._names[max(seat, 0)], self._language):
            self._screen.say(text)

    def show(self) -> None:
        """The table as it is."""
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
        """Who has how many points, and who won."""
        self._screen.say()
        scores = self._match.scores
        for seat in sorted(range(len(scores)), key=lambda seat: -scores[seat]):
            line = say("cli/seat-score", self._language, name=self._names[seat], count=scores[seat])
            self._screen.say(line, "lamp" if seat in self._match.winners else "")
        winners = ", ".join(self._names[seat] for seat in self._match.winners)
        count = len(self._match.winners)
        self._screen.say(say("cli/winners", self._language, names=winners, count=count), "loud")
