"""How far a match has come: all of it but its past. A value, like a state."""

from typing import Any, NamedTuple

import msgspec

from steeple.catalog import games
from steeple.kernel.errors import IllegalMove, InvalidMove, InvalidRecord, InvalidSetup, shortened
from steeple.kernel.game import CHANCE, NOBODY, REFEREE, TABLE, Game, Move
from steeple.kernel.log import (
    AnyEvent,
    Drawn,
    Ended,
    Recommitted,
    Refereed,
    Seeded,
    Setup,
    act,
    actor_and_notation,
)
from steeple.play.dealer import Dealer, commitment, judge_stream, secret_from
from steeple.play.setup import check_setup, settled_seat_seeds


class Step(NamedTuple):
    """What something came to, and what happened on the way."""

    progress: "Progress"
    events: list[AnyEvent]
    acts: list[tuple[Move, Any]]
    """The moves among them, chance's and the referee's too, each with the state after it."""


class Progress(msgspec.Struct, frozen=True):
    """Where a match stands, and what its dealer needs to go on."""

    setup: Setup
    game: Game[Any]
    state: Any
    actor: int
    """Whose turn it is: a seat, the referee, chance that has yet to act, or nobody."""
    commit: str
    secrets: tuple[bytes | None, ...]
    """The dealers' seeds, one for each commitment; `None` where it is not known."""
    seat_seeds: tuple[str, ...] = ()
    draws: int = 0
    judgements: int = 0
    """How often the referee has spoken."""
    is_closed: bool = False

    @classmethod
    def of(cls, setup: Setup) -> "Progress":
        """The match before its first event; raises a `SteepleError` if there can't be one."""
        check_setup(setup)
        game = games[setup.game]
        state = game.setup(setup.seats, setup.options, setup.referee)
        return cls(setup, game, state, game.actor(state), setup.commit, (None,))

    @property
    def awaits_judge(self) -> bool:
        """Whether an automatic referee has to speak."""
        return self.actor == REFEREE and self.setup.referee != TABLE

    def _at(self, state: Any, **others: Any) -> "Progress":
        return msgspec.structs.replace(self, state=state, actor=self.game.actor(state), **others)

    def play(self, move: Move | str) -> Step:
        """After the move of the seat to move; raises `InvalidMove` or `IllegalMove`."""
        actor = self.actor
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
        return self._acted(actor, move)

    def report(self, saw: str) -> Step:
        """After the referee's word; raises if none is wanted."""
        if self.actor != REFEREE:
            raise IllegalMove("play/no-report-wanted")
        return self._acted(REFEREE, self.game.parse(saw, REFEREE))

    def judge(self) -> Step:
        """After the word of the automatic referee, found in this process."""
        progress, events = self._with_some_dealer()
        stream = judge_stream(progress.dealer().judge_key(progress.judgements))
        step = progress._acted(REFEREE, self.game.judge(self.state, stream))
        return Step(step.progress, [*events, *step.events], step.acts)

    def _acted(self, actor: int, move: Move) -> Step:
        state = self.game.apply(self.state, move)
        judgements = self.judgements + (actor == REFEREE)
        after, events, acts = self._at(state, judgements=judgements).go_on()
        return Step(after, [act(actor, move), *events], [(move, state), *acts])

    def _with_some_dealer(self) -> tuple["Progress", list[AnyEvent]]:
        """The same with a dealer who can draw: if the secret is unknown, another one."""
        if self.secrets[-1] is not None:
            return self, []
        secret = secret_from(None)
        event = Recommitted(commitment(secret))
        return self.follow(event).with_dealer(secret), [event]

    def go_on(self) -> Step:
        """After chance has acted, if it is its turn; at the end the log is closed."""
        game, progress = self.game, self
        events: list[AnyEvent] = []
        acts: list[tuple[Move, Any]] = []
        state = self.state
        if self.actor == CHANCE:
            progress, events = self._with_some_dealer()
            dealer, draws = progress.dealer(), progress.draws
            while game.actor(state) == CHANCE:
                drawn = dealer.draw(draws, game.chances(state))
                state = game.apply(state, drawn)
                draws += 1
                events.append(act(CHANCE, drawn))
                acts.append((drawn, state))
            progress = progress._at(state, draws=draws)
        if progress.actor == NOBODY:
            seeds = [secret.hex() if secret else None for secret in progress.secrets]
            events.append(Ended(game.scores(state), game.winners(state), seeds))
            progress = msgspec.structs.replace(progress, is_closed=True)
        return Step(progress, events, acts)

    def packed(self) -> "PackedProgress":
        """For keeping; the dealer's secret is in it."""
        return PackedProgress(
            self.setup,
            self.game.pack(self.state),
            self.commit,
            self.secrets,
            self.seat_seeds,
            self.draws,
            self.judgements,
            self.is_closed,
        )

    def dealer(self) -> Dealer:
        """Who draws now."""
        secret = self.secrets[-1]
        assert secret is not None, "a dealer without a seed can't draw"
        return Dealer(secret, self.seat_seeds)

    def with_dealer(self, secret: bytes) -> "Progress":
        """The same, dealt by whoever holds the secret of the last commitment."""
        if commitment(secret) != self.commit:
            raise InvalidSetup("play/other-seed")
        return msgspec.structs.replace(self, secrets=(*self.secrets[:-1], secret))

    def follow(self, event: AnyEvent) -> "Progress":
        """After the next event of a match that was played elsewhere.

        Raises a `SteepleError` if it can't be what happened next.
        """
        if isinstance(event, Setup) or self.is_closed:
            raise InvalidRecord("play/misplaced-event")
        replace = msgspec.structs.replace
        match event:
            case Seeded(seat, seed):
                if seat >= self.setup.seats or seat != len(self.seat_seeds):
                    raise InvalidRecord("play/misplaced-event")
                settled_seat_seeds([seed] * self.setup.seats, self.setup.seats)
                return replace(self, seat_seeds=(*self.seat_seeds, seed))
            case _ if len(self.seat_seeds) < self.setup.seats:
                raise InvalidRecord("play/misplaced-event")
            case Recommitted(commit):
                return replace(self, commit=commit, secrets=(*self.secrets, None))
            case Ended():
                return self._ended(event)
            case _:
                actor, notation = actor_and_notation(event)
                if actor != self.actor:
                    raise InvalidRecord("play/wrong-actor")
                state = self.game.apply(self.state, self.game.parse(notation, actor))
                return self._at(
                    state,
                    draws=self.draws + isinstance(event, Drawn),
                    judgements=self.judgements + isinstance(event, Refereed),
                )

    def _ended(self, end: Ended) -> "Progress":
        if self.actor != NOBODY:
            raise InvalidRecord("play/misplaced-event")
        result = (self.game.scores(self.state), self.game.winners(self.state))
        if (end.scores, end.winners) != result:
            raise InvalidRecord("play/wrong-result")
        if len(end.seeds) != len(self.secrets):
            raise InvalidRecord("play/wrong-seeds")
        secrets = tuple(secret_from(seed) if seed else None for seed in end.seeds)
        return msgspec.structs.replace(self, secrets=secrets, is_closed=True)


class PackedProgress(msgspec.Struct, frozen=True):
    """A progress with its state as bytes."""

    setup: Setup
    state: bytes
    commit: str
    secrets: tuple[bytes | None, ...]
    seat_seeds: tuple[str, ...]
    draws: int
    judgements: int
    is_closed: bool

    def unpacked(self) -> Progress:
        """What was packed."""
        game = games[self.setup.game]
        state = game.unpack(self.state)
        return Progress(
            self.setup,
            game,
            state,
            game.actor(state),
            self.commit,
            self.secrets,
            self.seat_seeds,
            self.draws,
            self.judgements,
            self.is_closed,
        )
