"""Where a match stands: all of it except its past. A value, like a state."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from steeple.catalog import games
from steeple.kernel.errors import IllegalMove, InvalidMove, InvalidRecord, InvalidSetup, shortened
from steeple.kernel.game import CHANCE, NOBODY, REFEREE, TABLE, Game, Move
from steeple.kernel.log import (
    Act,
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
from steeple.play.setup import check_setup, set_up, settled_seat_seeds


class Step(NamedTuple):
    """The progress after something was done, and what happened on the way."""

    progress: "Progress"
    events: list[AnyEvent]
    acts: list[tuple[Move, Any]]
    """The moves among them, chance's and the referee's too, each with the state after it."""


class Progress(msgspec.Struct, frozen=True):
    """Where a match stands, and what its dealer needs to continue."""

    setup: Setup
    game: Game[Any]
    state: Any
    actor: int
    """Whose turn it is: a seat, the referee, chance that has yet to act, or nobody."""
    commit: str
    """What the dealer who draws now has published."""
    dealers: int = 1
    """How many have drawn, one after the other."""
    secrets: Mapping[int, bytes] = {}
    """The seeds of those dealers, by number, as far as they are known."""
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
        state = set_up(setup)
        return cls(setup, game, state, game.actor(state), setup.commit)

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
        if move.speaker is not None:
            return self._acted(move.speaker, move)
        if actor == REFEREE:
            raise IllegalMove("play/waiting-for-report")
        if actor == CHANCE:
            raise IllegalMove("play/nobody-to-move")
        return self._acted(actor, move)

    def report(self, saw: str) -> Step:
        """After the referee's verdict; raises if none is due, and it may not come out of turn."""
        if self.actor != REFEREE and not self._is_said_aside(saw):
            raise IllegalMove("play/no-report-wanted")
        return self._acted(REFEREE, self.game.parse(saw, REFEREE))

    def _is_said_aside(self, saw: str) -> bool:
        """Whether the referee may say it out of turn."""
        try:
            return self.game.parse(saw, REFEREE).speaker == REFEREE
        except InvalidMove:
            return False

    def judge(self) -> Step:
        """After the verdict of the automatic referee, computed in this process."""
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
        """The same with a dealer who can draw: a new one if the secret is unknown."""
        if self._last_dealer in self.secrets:
            return self, []
        secret = secret_from(None)
        event = Recommitted(commitment(secret))
        return self.follow(event).with_dealer(secret), [event]

    def go_on(self) -> Step:
        """After chance has acted, if it is its turn; once the match is over, the log is closed."""
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
            seeds = [secret.hex() if secret else None for secret in progress._all_secrets()]
            events.append(Ended(game.scores(state), game.winners(state), seeds))
            progress = msgspec.structs.replace(progress, is_closed=True)
        return Step(progress, events, acts)

    def packed(self) -> "PackedProgress":
        """The progress in a form that can be stored; it contains the dealer's secret."""
        return PackedProgress(
            self.setup,
            self.game.pack(self.state),
            self.commit,
            self._all_secrets(),
            self.seat_seeds,
            self.draws,
            self.judgements,
            self.is_closed,
        )

    @property
    def _last_dealer(self) -> int:
        return self.dealers - 1

    def _all_secrets(self) -> tuple[bytes | None, ...]:
        """The seed of each dealer; `None` for those that are not known."""
        return tuple(self.secrets.get(number) for number in range(self.dealers))

    def dealer(self) -> Dealer:
        """The dealer who draws now; its seed has to be known."""
        return Dealer(self.secrets[self._last_dealer], self.seat_seeds)

    def with_dealer(self, secret: bytes) -> "Progress":
        """The same, dealt by whoever holds the secret of the last commitment."""
        if commitment(secret) != self.commit:
            raise InvalidSetup("play/other-seed")
        secrets = {**self.secrets, self._last_dealer: secret}
        return msgspec.structs.replace(self, secrets=secrets)

    def follow(self, event: AnyEvent) -> "Progress":
        """After the next event of a match that was played elsewhere.

        Raises a `SteepleError` if it can't be what happened next.
        """
        return self.retraced(event).progress

    def retraced(self, event: AnyEvent) -> Step:
        """The step that the next event of a match played elsewhere was; raises like `follow`."""
        if isinstance(event, Setup) or self.is_closed:
            raise InvalidRecord("play/misplaced-event")
        replace = msgspec.structs.replace
        match event:
            case Seeded(seat, seed):
                if seat >= self.setup.seats or seat != len(self.seat_seeds):
                    raise InvalidRecord("play/misplaced-event")
                settled_seat_seeds([seed] * self.setup.seats, self.setup.seats)
                after = replace(self, seat_seeds=(*self.seat_seeds, seed))
            case _ if len(self.seat_seeds) < self.setup.seats:
                raise InvalidRecord("play/misplaced-event")
            case Recommitted(commit):
                after = replace(self, commit=commit, dealers=self.dealers + 1)
            case Ended():
                after = self._ended(event)
            case _:
                return self._acted_elsewhere(event)
        return Step(after, [event], [])

    def _acted_elsewhere(self, event: Act) -> Step:
        actor, notation = actor_and_notation(event)
        move = self.game.parse(notation, actor)
        if actor not in (self.actor, move.speaker):
            raise InvalidRecord("play/wrong-actor")
        state = self.game.apply(self.state, move)
        after = self._at(
            state,
            draws=self.draws + isinstance(event, Drawn),
            judgements=self.judgements + isinstance(event, Refereed),
        )
        return Step(after, [event], [(move, state)])

    def _ended(self, end: Ended) -> "Progress":
        if self.actor != NOBODY:
            raise InvalidRecord("play/misplaced-event")
        result = (self.game.scores(self.state), self.game.winners(self.state))
        if (end.scores, end.winners) != result:
            raise InvalidRecord("play/wrong-result")
        if len(end.seeds) != self.dealers:
            raise InvalidRecord("play/wrong-seeds")
        secrets = {number: secret_from(seed) for number, seed in enumerate(end.seeds) if seed}
        return msgspec.structs.replace(self, secrets=secrets, is_closed=True)


class PackedProgress(msgspec.Struct, frozen=True):
    """A progress with its state as bytes."""

    setup: Setup
    state: bytes
    commit: str
    secrets: tuple[bytes | None, ...]
    """One for each dealer; `None` for those that are not known."""
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
            len(self.secrets),
            {number: secret for number, secret in enumerate(self.secrets) if secret is not None},
            self.seat_seeds,
            self.draws,
            self.judgements,
            self.is_closed,
        )
