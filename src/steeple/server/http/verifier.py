"""Checking a record for people: whether every rule was kept and every draw was fair."""

import asyncio
from typing import Any

import msgspec

from steeple.kernel.errors import SteepleError
from steeple.kernel.log import Drawn, Ended, Moved, Seeded
from steeple.play.match import Match
from steeple.play.verify import verify
from steeple.server.protocol.bodies import Verified
from steeple.server.protocol.wire import ErrorFacts


class Verifier:
    """Checks one record at a time, in the background."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def verified(self, record: dict[str, Any], language: str) -> Verified:
        """The result of the record, or what is wrong with it.

        Rules and draws are checked. Simulating every placement again would take too long on a
        server: `steeple verify` does that.
        """
        async with self._turn:
            try:
                match = await asyncio.to_thread(verify, record, judges=False)
            except SteepleError as error:
                return _unfair(msgspec.convert(error.as_json(language), ErrorFacts))
        return _facts(match)


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
