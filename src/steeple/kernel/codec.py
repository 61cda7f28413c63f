"""Events to JSON and back, chained so that a changed event can be found."""

import hashlib
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from steeple.kernel.errors import InvalidRecord, shortened
from steeple.kernel.log import AnyEvent

HASH_LENGTH = 16

_encoder = msgspec.json.Encoder(order="deterministic")


def chained(events: Iterable[AnyEvent]) -> Iterator[dict[str, Any]]:
    """Each event as JSON data, with a hash of itself and all before it."""
    link = ""
    for event in events:
        data = msgspec.to_builtins(event)
        link = chain_hash(link, data)
        yield {**data, "hash": link}


def chain_hash(previous: str, data: dict[str, Any]) -> str:
    """The hash of an event that follows the one with the hash `previous`."""
    digest = hashlib.sha256(previous.encode() + _encoder.encode(data))
    return digest.hexdigest()[:HASH_LENGTH]


def unchained(items: list[Any]) -> Iterator[AnyEvent]:
    """The events; raises `InvalidRecord` at the first malformed one or wrong hash."""
    link = ""
    for number, item in enumerate(items):
        event = event_from_json(item, number)
        data = {name: value for name, value in item.items() if name != "hash"}
        if item["hash"] != chain_hash(link, data):
            raise InvalidRecord("kernel/altered-event", event=number)
        link = item["hash"]
        yield event


def event_from_json(item: Any, number: int) -> AnyEvent:
    """One event, its hash unchecked; raises `InvalidRecord`."""
    if not isinstance(item, dict) or not isinstance(item.get("hash"), str):
        raise InvalidRecord("kernel/not-an-event", event=number, problem="hash")
    data = {name: value for name, value in item.items() if name != "hash"}
    try:
        event: AnyEvent = msgspec.convert(data, AnyEvent)
    except msgspec.ValidationError as problem:
        raise InvalidRecord(
            "kernel/not-an-event", event=number, problem=shortened(problem, 200)
        ) from None
    return event


def from_json(text: bytes | str) -> Any:
    """Plain data; raises `InvalidRecord`."""
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise InvalidRecord("kernel/not-json", problem=shortened(problem, 200)) from None


def to_json(data: Any) -> bytes:
    """The data as JSON: the same bytes for the same data, everywhere."""
    return _encoder.encode(data)
