"""Records: a match as plain JSON data, read back. `docs/record.md` has the format."""

import contextlib
from collections.abc import Iterator
from typing import Any

from steeple.kernel.codec import unchained
from steeple.kernel.errors import InvalidRecord, SteepleError
from steeple.kernel.log import AnyEvent, Setup
from steeple.play.match import RECORD_FORMAT, RECORD_VERSION, Match
from steeple.play.progress import Progress


def replay(record: dict[str, Any], seed: int | str | None = None) -> Match:
    """The match in the state at the end of the record; physics is not simulated again.

    Raises `InvalidRecord`, which names the first event that is wrong. To continue an unfinished
    match as it would have continued, give the seed that it was started with.
    """
    *_, (match, _) = steps(events_of(record))
    if seed is not None:
        match.deal(seed)
    return match


def events_of(record: Any) -> list[AnyEvent]:
    """The events of a record, each checked against its hash."""
    if not isinstance(record, dict) or record.get("format") != RECORD_FORMAT:
        raise InvalidRecord("play/not-a-record")
    version = record.get("version")
    if isinstance(version, int) and version > RECORD_VERSION:
        raise InvalidRecord("play/newer-record", version=version, ours=RECORD_VERSION)
    items = record.get("events")
    if version != RECORD_VERSION or not isinstance(items, list) or not items:
        raise InvalidRecord("play/not-a-record")
    return list(unchained(items))


def steps(events: list[AnyEvent]) -> Iterator[tuple[Match, AnyEvent]]:
    """Each event with the match just after it; the match is the same object throughout."""
    with naming(0):
        match = Match.at(begun(events[0]), events[:1])
    yield match, events[0]
    for number, event in enumerate(events[1:], start=1):
        with naming(number):
            match.follow(event)
        yield match, event


def begun(event: AnyEvent) -> Progress:
    """A match after its first event; raises a `SteepleError` if it can't begin like that."""
    if not isinstance(event, Setup):
        raise InvalidRecord("play/misplaced-event")
    return Progress.of(event)


@contextlib.contextmanager
def naming(number: int) -> Iterator[None]:
    """Name the event if it can't be what happened next."""
    try:
        yield
    except SteepleError as why:
        raise InvalidRecord("play/wrong-event", event=number, why=why) from None
