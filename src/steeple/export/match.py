"""A record as the web client is told of a finished match."""

import hashlib
from collections.abc import Callable
from typing import Any

from steeple.kernel.codec import to_json
from steeple.kernel.errors import SteepleError
from steeple.kernel.log import Setup
from steeple.play.record import events_of, replay
from steeple.server.live.projection import replayed
from steeple.server.protocol import bodies as b
from steeple.server.protocol import wire as w
from steeple.server.table.table import COLOURS

ID_LETTERS = 16


def told(record: Any, name_of: Callable[[int], str], title_of: Callable[[str], str]) -> b.Replay:
    """The match as a spectator sees it, from its first view to its end.

    Raises a `SteepleError` if it is not over, or not a record at all.
    """
    match = replay(record)
    if not match.is_over:
        raise SteepleError("server/not-over")
    events = events_of(record)
    setup = events[0]
    assert isinstance(setup, Setup), "`replay` has checked that"
    table = w.TableFacts(
        id=hashlib.sha256(to_json(record)).hexdigest()[:ID_LETTERS],
        game=setup.game,
        title=title_of(setup.game),
        status="over",
        seats=[
            w.SeatFacts("person", name_of(seat), COLOURS[seat], "", "", False)
            for seat in range(setup.seats)
        ],
        options=setup.options,
        referee=setup.referee,
        clock_rules=None,
        away_s=None,
        commit=setup.commit,
        undo=None,
        away={},
        result=w.ResultFacts(match.scores, match.winners),
        rematch_wanted=[],
        rematch=None,
        deal="",
        you=w.YouFacts([], False, [], ""),
    )
    start, steps = replayed(events, None)
    return b.Replay(table, start, [b.ReplayStep(event, view) for event, view in steps])
