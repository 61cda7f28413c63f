"""The mainline: the events of a match without those that were undone."""

from collections.abc import Iterable, Sequence

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


def mainline(entries: Iterable[LogEntry], before: Sequence[AnyEvent] = ()) -> list[AnyEvent]:
    """The events of the match that still count; `before` are those of earlier entries."""
    line = list(before)
    for entry in entries:
        for event in entry.events:
            if isinstance(event, _PLAY):
                line.append(event)
            elif isinstance(event, Undone):
                del line[event.to :]
    return line
