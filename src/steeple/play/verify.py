"""Checking a finished match: every rule, every draw, and the dealer's promise."""

from collections.abc import Callable
from typing import Any

from steeple.kernel.errors import InvalidRecord, SteepleError
from steeple.kernel.game import REFEREE
from steeple.kernel.log import AnyEvent, Drawn, Ended, Recommitted, Refereed, Seeded, Setup
from steeple.play.dealer import Dealer, commitment, judge_stream, secret_from
from steeple.play.match import Match
from steeple.play.record import events_of, steps


def _untold(done: int, all: int) -> None:
    """Nobody wants to know how far it is."""


def verify(
    record: dict[str, Any],
    judges: bool = True,
    progress: Callable[[int, int], None] = _untold,
) -> Match:
    """The match, once everything in its record has been recomputed.

    What an automatic referee said is judged again where that gives the same here, unless `judges`
    is false: to simulate a long match takes a while. `progress` is told how many events of all
    are done. Raises `InvalidRecord`, which names the event that is wrong.
    """
    events = events_of(record)
    dealers = _Dealers(events)
    match = None
    following = steps(events)
    for number, event in enumerate(events):
        if isinstance(event, Drawn) and match is not None:
            dealers.check(number, event, match)
        if isinstance(event, Refereed) and match is not None and judges:
            dealers.check_judged(number, event, match)
        match, _ = next(following)
        dealers.see(event)
        progress(number + 1, len(events))
    assert match is not None, "a record without events is refused"
    if not isinstance(events[-1], Ended):
        raise InvalidRecord("play/unfinished", event=len(events) - 1)
    for number, commit, secret in dealers.promises:
        if secret is None:
            raise InvalidRecord("play/never-revealed", event=number)
        if commitment(secret) != commit:
            # The seed gives the draws that were made: it is the promise that was altered.
            raise InvalidRecord("play/broken-promise", event=number)
    return match


class _Dealers:
    """The dealers of a record, drawing again with the seeds that its end reveals."""

    def __init__(self, events: list[AnyEvent]) -> None:
        end = events[-1]
        revealed = end.seeds if isinstance(end, Ended) else []
        promises = [
            (number, event.commit)
            for number, event in enumerate(events)
            if isinstance(event, Setup | Recommitted)
        ]
        secrets = [_secret(seed) for seed in revealed]
        secrets += [None] * (len(promises) - len(secrets))
        self.promises = [
            (number, commit, secret)
            for (number, commit), secret in zip(promises, secrets, strict=False)
        ]
        seat_seeds = [event.seed for event in events if isinstance(event, Seeded)]
        self._dealers = [Dealer(secret, seat_seeds) if secret else None for secret in secrets]
        self._last = len(events) - 1
        self._turn = -1
        self._draws = 0
        self._judgements = 0

    def see(self, event: AnyEvent) -> None:
        """Keep count of whose turn it is to deal, of the draws, and of the judgements."""
        self._turn += isinstance(event, Setup | Recommitted)
        self._draws += isinstance(event, Drawn)
        self._judgements += isinstance(event, Refereed)

    def check(self, number: int, event: Drawn, match: Match) -> None:
        """Raise `InvalidRecord` if the draw is not what the dealer's seed gives."""
        dealer = self._dealers[self._turn]
        chances = match.game.chances(match.state)
        if dealer is None or not chances:
            return
        drawn = str(dealer.draw(self._draws, chances))
        if drawn == event.outcome:
            return
        if commitment(dealer.secret) != self.promises[self._turn][1]:
            raise InvalidRecord("play/broken-promise", event=self._last)
        raise InvalidRecord("play/wrong-draw", event=number, drawn=drawn, recorded=event.outcome)

    def check_judged(self, number: int, event: Refereed, match: Match) -> None:
        """Raise `InvalidRecord` if an automatic referee would have said something else."""
        dealer, game = self._dealers[self._turn], match.game
        if dealer is None or not match.awaits_judge:
            return
        try:
            can_tell = game.rejudges(game.parse(event.saw, REFEREE))
        except SteepleError:
            return  # what is no word of a referee will be found when it is followed
        if not can_tell:
            return
        stream = judge_stream(dealer.judge_key(self._judgements))
        if str(game.judge(match.state, stream)) != event.saw:
            if commitment(dealer.secret) != self.promises[self._turn][1]:
                raise InvalidRecord("play/broken-promise", event=self._last)
            raise InvalidRecord("play/wrong-verdict", event=number)


def _secret(seed: str | None) -> bytes | None:
    """A revealed seed; what is none will be found when its event is followed."""
    try:
        return secret_from(seed) if seed else None
    except SteepleError:
        return None
