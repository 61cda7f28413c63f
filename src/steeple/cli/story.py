"""A match told to a person: what everybody did, the table, the result."""

from collections.abc import Iterator, Sequence

from steeple.cli.screen import Screen
from steeple.kernel.game import REFEREE, Move
from steeple.kernel.log import Act, Drawn, Moved, Refereed, actor_and_notation
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
        setup = match.setup
        self._state = match.game.setup(setup.seats, setup.options, setup.referee)
        """After what has been told."""
        self._last = 0
        """The seat that moved last."""

    def tell(self) -> None:
        """All that has happened since the last time."""
        for actor, move in self._news():
            seat = self._last if actor == REFEREE else getattr(move, "seat", actor)
            name = self._names[seat if seat >= 0 else self._own_seat or 0]
            if text := self._match.game.face.tell(move, name, self._language):
                self._screen.say(text)

    def skip(self) -> None:
        """Leave out what has happened since the last time."""
        for _ in self._news():
            pass

    def _news(self) -> Iterator[tuple[int, Move]]:
        """Each act since the last time, as far as the reader may know it."""
        game, events = self._match.game, self._match.events
        news, self._told = events[self._told :], len(events)
        for event in news:
            if isinstance(event, Drawn | Moved | Refereed):
                actor, shown = self._followed(event)
                if shown is not None:
                    yield actor, game.parse(shown, actor)

    def _followed(self, event: Act) -> tuple[int, str | None]:
        game = self._match.game
        actor, notation = actor_and_notation(event)
        move = game.parse(notation, actor)
        shown = game.shown(self._state, move, self._own_seat)
        self._state = game.apply(self._state, move)
        self._last = actor if actor >= 0 else self._last
        return actor, shown

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
