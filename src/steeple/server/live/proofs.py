"""Proofs: whether a record is of a fair match, said to people."""

from typing import Any, NamedTuple

import msgspec

from steeple.kernel.codec import from_json
from steeple.kernel.errors import SteepleError
from steeple.kernel.log import Drawn, Ended, Moved, Seeded
from steeple.play.match import Match
from steeple.play.verify import verify
from steeple.server.errors import Refused
from steeple.server.protocol.bodies import Verified
from steeple.server.protocol.wire import ErrorFacts

MOST_EVENTS = 10_000
"""Several times as many as the longest matches have."""


class Proof(NamedTuple):
    """A record that is to be checked, as JSON, and the reader's language."""

    record: bytes
    language: str


def proved(proof: Proof) -> str:
    """`Verified` as JSON: the result of the record, or what is wrong with it.

    Rules and draws are checked. Simulating every placement again would take too long on a
    server: `steeple verify` does that.
    """
    try:
        record = from_json(proof.record)
        _check_length(record)
        found = _facts(verify(record, judges=False))
    except SteepleError as error:
        found = _unfair(msgspec.convert(error.as_json(proof.language), ErrorFacts))
    return msgspec.json.encode(found).decode()


def _check_length(record: Any) -> None:
    events = record.get("events") if isinstance(record, dict) else None
    if isinstance(events, list) and len(events) > MOST_EVENTS:
        raise Refused("server/too-long-to-verify")


def _unfair(problem: ErrorFacts) -> Verified:
    return Verified(False, None, 0, 0, 0, "", None, [], problem)


def _facts(match: Match) -> Verified:
    events = match.events
    end = events[-1]
    assert isinstance(end, Ended), "only a finished match is verified"
    return Verified(
        is_fair=True,
        game=match.game.id,
        seats=match.seats,
        draws=sum(isinstance(event, Drawn) for event in events),
        moves=sum(isinstance(event, Moved) for event in events),
        commit=match.setup.commit,
        seed=end.seeds[0],
        seat_seeds=[event.seed for event in events if isinstance(event, Seeded)],
        problem=None,
    )
