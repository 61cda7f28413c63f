"""Checking a finished match: every rule, every draw, and the dealer's promise."""

from collections.abc import Callable
from typing import Any

from steeple.kernel.errors import InvalidRecord, SteepleError
from steeple.kernel.game import Move
from steeple.kernel.log import AnyEvent, Drawn, Ended, Recommitted, Refereed, Setup
from steeple.play.dealer import Dealer, commitment, judge_stream, secret_from
from steeple.play.match import Match
from steeple.play.progress import Progress
from steeple.play.record import begun, events_of, naming


def _untold(done: int, all: int) -> None:
    """Ignore the progress."""


def verify(
    record: dict[str, Any],
    judges: bool = True,
    progress: Callable[[int, int], None] = _untold,
) -> Match:
    """The match, once everything in its record has been recomputed.

    What an automatic referee said is judged again if this machine gives the same result, unless
    `judges` is false: simulating a long match takes a while. `progress` is called with the number
    of events done and of all. Raises `InvalidRecord`, which names the event that is wrong.
    """
    events = events_of(record)
    dealers = _Dealers(events)
    with naming(0):
        now = begun(events[0])
    progress(1, len(events))
    for number, event in enumerate(events[1:], start=1):
        if isinstance(event, Drawn):
            dealers.check_draw(number, event, now)
        with naming(number):
            step = now.retraced(event)
        if isinstance(event, Refereed) and judges:
            dealers.check_verdict(number, event, now, step.acts[0][0])
        now = step.progress
        progress(number + 1, len(events))
    if not now.is_closed:
        raise InvalidRecord("play/unfinished", event=len(events) - 1)
    dealers.check_promises()
    return Match.at(now, events)


class _Dealers:
    """The dealers of a record, drawing again with the seeds that its end reveals."""

    def __init__(self, events: list[AnyEvent]) -> None:
        self._last = len(events) - 1
        end = events[-1]
        self._secrets = [_secret(seed) for seed in end.seeds] if isinstance(end, Ended) else []
        self._promises = [
            (number, event.commit)
            for number, event in enumerate(events)
            if isinstance(event, Setup | Recommitted)
        ]

    def check_draw(self, number: int, event: Drawn, before: Progress) -> None:
        """Raise `InvalidRecord` if the draw is not what the dealer's seed gives."""
        dealer = self._dealer(before)
        chances = before.game.chances(before.state)
        if dealer is None or not chances:
            return
        drawn = str(dealer.draw(before.draws, chances))
        if drawn != event.outcome:
            self._check_seed(dealer, before)
            raise InvalidRecord(
                "play/wrong-draw", event=number, drawn=drawn, recorded=event.outcome
            )

    def check_verdict(self, number: int, event: Refereed, before: Progress, saw: Move) -> None:
        """Raise `InvalidRecord` if an automatic referee would have said something else."""
        dealer, game = self._dealer(before), before.game
        if dealer is None or not before.awaits_judge or not game.rejudges(saw):
            return
        stream = judge_stream(dealer.judge_key(before.judgements))
        if str(game.judge(before.state, stream)) != event.saw:
            self._check_seed(dealer, before)
            raise InvalidRecord("play/wrong-verdict", event=number)

    def _dealer(self, before: Progress) -> Dealer | None:
        """The dealer whose turn it was; `None` if its seed is not revealed."""
        revealed = self._secrets[before.dealers - 1 : before.dealers]
        return Dealer(revealed[0], before.seat_seeds) if revealed and revealed[0] else None

    def _check_seed(self, dealer: Dealer, before: Progress) -> None:
        """Raise `InvalidRecord` if another seed was revealed than the one that was promised."""
        if commitment(dealer.secret) != before.commit:
            raise InvalidRecord("play/broken-promise", event=self._last)

    def check_promises(self) -> None:
        """Raise `InvalidRecord` unless every dealer revealed the seed that it had promised."""
        for (number, commit), secret in zip(self._promises, self._secrets, strict=True):
            if secret is None:
                raise InvalidRecord("play/never-revealed", event=number)
            if commitment(secret) != commit:
                # The seed gives the recorded draws, so it is the commitment that was altered.
                raise InvalidRecord("play/broken-promise", event=number)


def _secret(seed: str | None) -> bytes | None:
    """A revealed seed; a malformed one is found when its event is followed."""
    try:
        return secret_from(seed) if seed else None
    except SteepleError:
        return None
