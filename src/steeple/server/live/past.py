"""The past of a table: the last moments in memory, and the whole log in the store."""

from collections import deque

from steeple.kernel.log import AnyEvent
from steeple.server.live.moment import Moment
from steeple.server.live.reading import line_of
from steeple.server.store.interface import Store
from steeple.server.table import course as courses
from steeple.server.table import events as e
from steeple.server.table.course import Course
from steeple.server.table.decision import Decision, UndoTo
from steeple.server.table.table import Table

MOMENTS = 8
"""The number of entries kept in memory."""


class Past:
    """The last moments of one table, for connections that dropped briefly and for undo."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._moments: deque[Moment] = deque(maxlen=MOMENTS)
        self._line: list[AnyEvent] = []
        self._line_seq = 0

    def add(self, moment: Moment) -> None:
        """Something has happened."""
        self._moments.append(moment)

    def since(self, seq: int | None, table: Table) -> list[Moment] | None:
        """The moments after entry `seq`; none if they are not all in memory, or can't be told."""
        if seq == table.seq:
            return []
        if seq is None or not self._moments or seq > table.seq:
            return None
        if seq + 1 < self._moments[0].after.seq:
            return None
        missed = [moment for moment in self._moments if moment.after.seq > seq]
        return None if any(moment.reseats for moment in missed) else missed

    async def undone(self, undo: UndoTo, table: Table) -> Decision:
        """The match goes back to where it was; raises `StoreFailed` if that can't be read."""
        course = await self._course_at(undo.to, table)
        return Decision([*undo.agreed, e.Undone(undo.seat, undo.to, courses.raw(course))])

    async def _course_at(self, count: int, table: Table) -> Course:
        """The play after its first `count` events: from memory, or read again."""
        for moment in reversed(self._moments):
            course = moment.before.course
            if course is not None and course.count == count:
                return course
            if any(isinstance(event, e.Undone) for event in moment.entry.events):
                break
        line = await self.line(table.id)
        return courses.of_mainline(line[:count], bytes.fromhex(table.secret))

    async def line(self, id: str) -> list[AnyEvent]:
        """The mainline of the match; raises `StoreFailed`.

        Only entries that were not read before are read: most of a long log may be chat.
        """
        read = await self._store.read(id, self._line_seq)
        # Somebody else may have asked meanwhile, and have read some of them.
        if entries := [entry for entry in read if entry.seq > self._line_seq]:
            self._line = line_of(entries, self._line)
            self._line_seq = entries[-1].seq
        return self._line
