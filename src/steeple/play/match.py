"""A match: it keeps the log, deals, and refuses everything illegal."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from steeple.kernel.bots import Position
from steeple.kernel.codec import chained
from steeple.kernel.errors import IllegalMove, InvalidSetup, shortened
from steeple.kernel.game import NOBODY, Game, Move, View
from steeple.kernel.log import AnyEvent, Seeded, Setup
from steeple.kernel.streams import Stream
from steeple.play.dealer import commitment, secret_from
from steeple.play.progress import Progress, Step
from steeple.play.setup import settled_seat_seeds, settled_setup

if TYPE_CHECKING:
    from steeple.kernel.sketch import Sketch

RECORD_FORMAT = "steeple"
RECORD_VERSION = 1


class Match:
    """A game from its set-up to its end. Chance acts by itself as soon as it can."""

    def __init__(
        self,
        game: str,
        seats: int,
        seed: int | str | None = None,
        options: Mapping[str, Any] | None = None,
        referee: str | None = None,
        seat_seeds: Sequence[str] | None = None,
    ) -> None:
        secret = secret_from(seed)
        setup = settled_setup(game, seats, options or {}, referee, commitment(secret))
        self._events: list[AnyEvent] = []
        self._take(Progress.of(setup), [setup])
        for seat, own_seed in enumerate(settled_seat_seeds(seat_seeds, seats)):
            self.follow(Seeded(seat, own_seed))
        self.deal(secret.hex())

    @classmethod
    def at(cls, progress: Progress, events: Sequence[AnyEvent]) -> "Match":
        """The match after events that were played elsewhere, and where they led."""
        match = cls.__new__(cls)
        match._events = []
        match._take(progress, list(events))
        return match

    def _take(self, progress: Progress, events: list[AnyEvent]) -> None:
        self._progress = progress
        self._events += events
        self._legal: list[Move] | None = None

    # What can be asked

    @property
    def game(self) -> Game[Any]:
        """The rules."""
        return self._progress.game

    @property
    def setup(self) -> Setup:
        """The first event."""
        return self._progress.setup

    @property
    def events(self) -> tuple[AnyEvent, ...]:
        """All that has happened."""
        return tuple(self._events)

    @property
    def seats(self) -> int:
        """How many play."""
        return self.setup.seats

    @property
    def options(self) -> dict[str, Any]:
        """What the table chose."""
        return dict(self.setup.options)

    @property
    def state(self) -> Any:
        """All the truth, as the game keeps it."""
        return self._progress.state

    @property
    def is_over(self) -> bool:
        """Whether nobody acts any more."""
        return self._progress.actor == NOBODY

    @property
    def to_move(self) -> int | None:
        """The seat that has to act; `None` if the match is over or waits for a report."""
        actor = self._progress.actor
        return actor if actor >= 0 else None

    @property
    def scores(self) -> list[int]:
        """By seat, as if the match ended now."""
        return self.game.scores(self.state)

    @property
    def winners(self) -> list[int]:
        """The seats that share the win; empty until the match is over."""
        return self.game.winners(self.state)

    def legal(self) -> list[Move]:
        """Every legal move of the seat to move; empty if there is none."""
        if self._legal is None:
            self._legal = [] if self.to_move is None else self.game.legal(self.state)
        return list(self._legal)

    def view(self, seat: int | None) -> View:
        """What the seat or a spectator (`None`) may know; plain JSON data."""
        if seat is not None and seat not in range(self.seats):
            raise InvalidSetup("play/no-such-seat", seat=shortened(seat), seats=self.seats)
        return self.game.view(self.state, seat)

    def position(self, stream: Stream) -> Position:
        """The turn as a bot in the seat to move may see it."""
        if self.to_move is None:
            raise IllegalMove("play/nobody-to-move")
        return Position(self.game, self.state, self.to_move, stream)

    def record(self) -> dict[str, Any]:
        """Everything needed to replay, as plain JSON data.

        It contains the dealer's seed only once the match is over; to continue an unfinished
        match from its record, give `replay` the seed again.
        """
        return record_of(self._events)

    def picture(self) -> "Sketch":
        """The table as everybody sees it, drawn; `picture().svg()` is text."""
        from steeple.kernel.sketch import sketch_of

        return sketch_of(self.game, self.view(None))

    def _repr_svg_(self) -> str:
        return self.picture().svg()

    # What can be done

    def play(self, move: Move | str) -> None:
        """Make the move of the seat to move: a Move, or its notation.

        Raises `InvalidMove` or `IllegalMove`; the match is then unchanged.
        """
        self._step(self._progress.play(move))

    def report(self, saw: str) -> None:
        """Say what the pieces on the real table did, when the match waits for that.

        Some games hear at any time that somebody bumped the table.
        """
        self._step(self._progress.report(saw))

    def follow(self, event: AnyEvent) -> None:
        """Take in the next event of a match that was played elsewhere.

        Raises a `SteepleError` if it can't be what happened next.
        """
        self._take(self._progress.follow(event), [event])

    def deal(self, seed: int | str | None = None) -> None:
        """Let chance act, where a record was cut off before it did.

        With the seed that the match was started with, the draws are those that it would have
        had; without it, another dealer takes over, and the log says so.
        """
        progress = self._progress
        if seed is not None:
            progress = progress.with_dealer(secret_from(seed))
        if progress.is_closed:
            self._take(progress, [])
        else:
            self._step(progress.go_on())

    def _step(self, step: Step) -> None:
        """Take a step, and any verdict of an automatic referee on it; all or nothing."""
        progress, events = step.progress, step.events
        while progress.awaits_judge:
            step = progress.judge()
            progress, events = step.progress, [*events, *step.events]
        self._take(progress, events)


def record_of(events: Sequence[AnyEvent]) -> dict[str, Any]:
    """A log as plain JSON data; see `docs/record.md`."""
    return {"format": RECORD_FORMAT, "version": RECORD_VERSION, "events": list(chained(events))}
