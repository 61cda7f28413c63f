"""Checking a finished match: every rule, every draw, and the dealer's promise."""

from collections.abc import Sequence
from typing import Any

from steeple.kernel.errors import InvalidRecord
from steeple.kernel.log import AnyEvent, Drawn, Ended, Recommitted, Seeded, Setup
from steeple.play.dealer import Dealer, commitment
from steeple.play.match import Match
from steeple.play.record import events_of, steps


def verify(record: dict[str, Any]) -> Match:
    """The match, once everything in its record has been recomputed.

    Raises `InvalidRecord`, which names the event that is wrong.
    """
    events = events_of(record)
    *_, (match, _) = steps(events)
    end = events[-1]
    if not isinstance(end, Ended):
        raise InvalidRecord("play/unfinished", event=len(events) - 1)
    secrets = [bytes.fromhex(seed) if seed else None for seed in end.seeds]
    wrong_draw = _first_wrong_draw(events, secrets)
    commits = [
        (number, event.commit)
        for number, event in enumerate(events)
        if isinstance(event, Setup | Recommitted)
    ]
    for (number, commit), secret in zip(commits, secrets, strict=True):
        if secret is None:
            raise InvalidRecord("play/never-revealed", event=number)
        if commitment(secret) != commit:
            # If the seed gives the draws that were made, it is the promise that was altered.
            culprit = number if wrong_draw is None else len(events) - 1
            raise InvalidRecord("play/broken-promise", event=culprit)
    if wrong_draw is not None:
        raise wrong_draw
    return match


def _first_wrong_draw(
    events: list[AnyEvent], secrets: Sequence[bytes | None]
) -> InvalidRecord | None:
    """The first draw that is not what the dealer's seed gives."""
    seat_seeds = [event.seed for event in events if isinstance(event, Seeded)]
    dealers = [Dealer(secret, seat_seeds) if secret else None for secret in secrets]
    turn = 0
    draws = 0
    match = None
    for number, event in enumerate(events):
        if isinstance(event, Setup):
            match = Match.from_setup(event)
            continue
        assert match is not None, "a record starts with its setup"
        if isinstance(event, Recommitted):
            turn += 1
        dealer = dealers[turn]
        if isinstance(event, Drawn) and dealer is not None:
            drawn = str(dealer.draw(draws, match.game.chances(match.state)))
            if drawn != event.outcome:
                return InvalidRecord(
                    "play/wrong-draw", event=number, drawn=drawn, recorded=event.outcome
                )
        draws += isinstance(event, Drawn)
        match.follow(event)
    return None
