"""The line of play: the events of a match without those that were taken back."""

from collections.abc import Iterable

from steeple.kernel.log import (
    AnyEvent,
    Drawn,
    Ended,
    Moved,
    Recommitted,
    Refereed,
    Seeded,
    Setup,
)
from steeple.server.events import LogEntry, Undone

_PLAY = (Setup, Seeded, Recommitted, Drawn, Moved, Refereed, Ended)


def line_of(entries: Iterable[LogEntry]) -> list[AnyEvent]:
    """What happened in the match, as it counts now."""
    line: list[AnyEvent] = []
    for entry in entries:
        for event in entry.events:
            if isinstance(event, _PLAY):
                line.append(event)
            elif isinstance(event, Undone):
                del line[event.to :]
    return line
