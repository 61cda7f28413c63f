"""Records: a match as plain JSON data, read back. `docs/record.md` has the format."""

from collections.abc import Iterator
from typing import Any

from steeple.kernel.codec import unchained
from steeple.kernel.errors import InvalidRecord, SteepleError
from steeple.kernel.log import AnyEvent, Setup
from steeple.play.match import RECORD_FORMAT, RECORD_VERSION, Match


def replay(record: dict[str, Any], seed: int | str | None = None) -> Match:
    """The match in the state that the record comes to; physics is not simulated again.

    Raises `InvalidRecord`, which names the first event that is wrong. To go on with an
    unfinished match as it would have gone on, give the seed that it was started with.
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
    """Each event with the match just after it: the same match, going on."""
    match = None
    for number, event in enumerate(events):
        try:
            match = _followed(match, event)
        except SteepleError as why:
            raise InvalidRecord("play/wrong-event", event=number, why=why) from None
        yield match, event


def _followed(match: Match | None, event: AnyEvent) -> Match:
    if match is not None:
        match.follow(event)
        return match
    if not isinstance(event, Setup):
        raise InvalidRecord("play/misplaced-event")
    return Match.from_setup(event)
