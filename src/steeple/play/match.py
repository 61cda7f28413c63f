"""A match: it keeps the log, deals, and lets nothing illegal in."""

from collections.abc import Mapping, Sequence
from typing import Any

from steeple.catalog import games
from steeple.kernel.bots import Position
from steeple.kernel.codec import chained
from steeple.kernel.errors import (
    IllegalMove,
    InvalidMove,
    InvalidRecord,
    InvalidSetup,
    shortened,
)
from steeple.kernel.game import CHANCE, NOBODY, REFEREE, Game, Move, View
from steeple.kernel.log import (
    AnyEvent,
    Drawn,
    Ended,
    Recommitted,
    Seeded,
    Setup,
    act,
    actor_and_notation,
)
from steeple.kernel.streams import Stream
from steeple.play.dealer import Dealer, commitment, secret_from
from steeple.play.setup import check_setup, settled_seat_seeds, settled_setup

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
        self._start(settled_setup(game, seats, options or {}, referee, commitment(secret)))
        for seat, own_seed in enumerate(settled_seat_seeds(seat_seeds, seats)):
            self._add(Seeded(seat, own_seed))
        self._take_dealer(secret)
        self._go_on()

    @classmethod
    def from_setup(cls, setup: Setup) -> "Match":
        """The match before its first event, to `follow` one that was played elsewhere."""
        check_setup(setup)
        match = cls.__new__(cls)
        match._start(setup)
        return match

    def _start(self, setup: Setup) -> None:
        self.game: Game[Any] = games[setup.game]
        self.setup = setup
        self._events: list[AnyEvent] = [setup]
        self._state = self.game.setup(setup.seats, setup.options)
        self._draws = 0
        self._dealer: Dealer | None = None
        self._secrets: list[bytes | None] = [None]
        self._legal: list[Move] | None = None

    # What can be asked

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
        return self._state

    @property
    def is_over(self) -> bool:
        """Whether nobody acts any more."""
        return self.game.actor(self._state) == NOBODY

    @property
    def to_move(self) -> int | None:
        """The seat that has to act; none if the match is over or waits for a report."""
        actor = self.game.actor(self._state)
        return actor if actor >= 0 else None

    @property
    def scores(self) -> list[int]:
        """By seat, as if the match ended now."""
        return self.game.scores(self._state)

    @property
    def winners(self) -> list[int]:
        """The seats that share the win; empty until the match is over."""
        return self.game.winners(self._state)

    def legal(self) -> list[Move]:
        """Every legal move of the seat to move; none if no seat is."""
        if self._legal is None:
            self._legal = [] if self.to_move is None else self.game.legal(self._state)
        return list(self._legal)

    def view(self, seat: int | None) -> View:
        """What the seat may know, or a spectator (`None`); plain JSON data."""
        if seat is not None and seat not in range(self.seats):
            raise InvalidSetup("play/no-such-seat", seat=shortened(seat), seats=self.seats)
        return self.game.view(self._state, seat)

    def position(self, stream: Stream) -> Position:
        """The turn as a bot in the seat to move is shown it."""
        if self.to_move is None:
            raise IllegalMove("play/nobody-to-move")
        return Position(self.game, self._state, self.to_move, stream)

    def record(self) -> dict[str, Any]:
        """Everything needed to replay, as plain JSON data.

        The dealer's seed is in it only once the match is over; to go on with an unfinished
        match from its record, give `replay` the seed again.
        """
        return {
            "format": RECORD_FORMAT,
            "version": RECORD_VERSION,
            "events": list(chained(self._events)),
        }

    # What can be done

    def play(self, move: Move | str) -> None:
        """Make the move of the seat to move: a Move, or its notation.

        Raises `InvalidMove` or `IllegalMove`; the match is then unchanged.
        """
        actor = self.game.actor(self._state)
        if isinstance(move, str):
            move = self.game.parse(move, max(actor, 0))
        elif not isinstance(move, Move):
            raise InvalidMove("kernel/not-a-move", move=shortened(move))
        if actor == NOBODY:
            raise IllegalMove("play/match-over")
        if actor == REFEREE:
            raise IllegalMove("play/waiting-for-report")
        if actor == CHANCE:
            raise IllegalMove("play/nobody-to-move")
        self._apply(actor, move)
        self._go_on()

    def report(self, saw: str) -> None:
        """Tell what the pieces on the real table did, when the match waits for that."""
        if self.game.actor(self._state) != REFEREE:
            raise IllegalMove("play/no-report-wanted")
        self._apply(REFEREE, self.game.parse(saw, REFEREE))
        self._go_on()

    def follow(self, event: AnyEvent) -> None:
        """Take in the next event of a match that was played elsewhere.

        Raises a `SteepleError` if it can't be what happened next.
        """
        if isinstance(event, Setup) or isinstance(self._events[-1], Ended):
            raise InvalidRecord("play/misplaced-event")
        match event:
            case Seeded(seat, own_seed):
                if seat >= self.seats or len(self._events) != 1 + seat:
                    raise InvalidRecord("play/misplaced-event")
                settled_seat_seeds([own_seed] * self.seats, self.seats)
                self._add(event)
            case _ if len(self._events) <= self.seats:
                raise InvalidRecord("play/misplaced-event")
            case Recommitted():
                self._dealer = None
                self._secrets.append(None)
                self._add(event)
            case Ended(scores, winners, seeds):
                if not self.is_over:
                    raise InvalidRecord("play/misplaced-event")
                if (scores, winners) != (self.scores, self.winners):
                    raise InvalidRecord("play/wrong-result")
                if len(seeds) != len(self._secrets):
                    raise InvalidRecord("play/wrong-seeds")
                self._secrets = [secret_from(seed) if seed else None for seed in seeds]
                self._add(event)
            case _:
                actor, notation = actor_and_notation(event)
                if actor != self.game.actor(self._state):
                    raise InvalidRecord("play/wrong-actor")
                self._apply(actor, self.game.parse(notation, actor))

    def deal(self, seed: int | str | None = None) -> None:
        """Let chance act, where a record was cut off before it did.

        With the seed that the match was started with, the draws are those that it would have
        had; without, another dealer takes over, and the log says so.
        """
        if seed is not None:
            secret = secret_from(seed)
            if commitment(secret) != self._last_commit():
                raise InvalidSetup("play/other-seed")
            self._take_dealer(secret)
        if not self.is_over:
            self._go_on()

    def _last_commit(self) -> str:
        for event in reversed(self._events):
            if isinstance(event, Recommitted | Setup):
                return event.commit
        raise AssertionError("a log starts with its setup")

    def _apply(self, actor: int, move: Move) -> None:
        self._state = self.game.apply(self._state, move)
        self._add(act(actor, move))

    def _add(self, event: AnyEvent) -> None:
        self._events.append(event)
        self._legal = None
        if isinstance(event, Drawn):
            self._draws += 1

    def _take_dealer(self, secret: bytes) -> None:
        seeds = [event.seed for event in self._events if isinstance(event, Seeded)]
        self._dealer = Dealer(secret, seeds)
        self._secrets[-1] = secret

    def _go_on(self) -> None:
        """Let chance act until a seat or the referee has to; close the log at the end."""
        while self.game.actor(self._state) == CHANCE:
            if self._dealer is None:
                secret = secret_from(None)
                self._add(Recommitted(commitment(secret)))
                self._secrets.append(None)
                self._take_dealer(secret)
            assert self._dealer is not None
            drawn = self._dealer.draw(self._draws, self.game.chances(self._state))
            self._apply(CHANCE, drawn)
        if self.is_over:
            seeds = [secret.hex() if secret else None for secret in self._secrets]
            self._add(Ended(self.scores, self.winners, seeds))
