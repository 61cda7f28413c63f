"""A moment at a table: an entry of its log, and what it changed."""

from collections.abc import Sequence
from typing import Any, NamedTuple, TypeAlias

from steeple.kernel.game import Move
from steeple.kernel.log import Drawn, Moved, Refereed
from steeple.server.table import events as e
from steeple.server.table.table import Table

Acts: TypeAlias = Sequence[tuple[Move, Any]]
"""Moves, each with the state after it."""


class Moment(NamedTuple):
    """An entry of the log, and the table before and after it."""

    entry: e.LogEntry
    before: Table
    after: Table
    is_plain_play: bool
    """Whether only the play changed: then everybody with the same view is told the same."""
    acts: Acts | None
    """The acts of the entry, if they are known without reading its notation again."""

    @property
    def is_played(self) -> bool:
        """Whether the play has changed: by a move, by chance, by the referee, by an undo."""
        return self.after.course is not self.before.course

    @property
    def reseats(self) -> bool:
        """Whether somebody changed seats."""
        seats = (self.before.seats, self.after.seats)
        return not self.is_plain_play and len({tuple(s.guest for s in each) for each in seats}) > 1

    @property
    def renumbers(self) -> bool:
        """Whether free seats were closed at the start, so that others have new numbers."""
        has_started = self.before.course is None and self.after.course is not None
        return has_started and len(self.before.seats) != len(self.after.seats)


def moment_of(entry: e.LogEntry, before: Table, after: Table, acts: Acts | None = None) -> Moment:
    """The moment of an entry."""
    is_play = all(isinstance(event, Drawn | Moved | Refereed) for event in entry.events)
    return Moment(entry, before, after, is_play and before.undo is None, acts)
