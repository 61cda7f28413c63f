"""The mainline: the events of a match without those that were undone."""

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
from steeple.server.table.events import LogEntry, Undone

_PLAY = (Setup, Seeded, Recommitted, Drawn, Moved, Refereed, Ended)


def mainline(entries: Iterable[LogEntry]) -> list[AnyEvent]:
    """The events of the match that still count."""
    line: list[AnyEvent] = []
    for entry in entries:
        for event in entry.events:
            if isinstance(event, _PLAY):
                line.append(event)
            elif isinstance(event, Undone):
                del line[event.to :]
    return line
