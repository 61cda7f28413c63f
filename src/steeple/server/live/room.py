"""A table that is awake: it takes commands one after the other, and tells those who watch.

For every command, in this order: decide, append durably, acknowledge, tell everybody.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any

from steeple.kernel.errors import SteepleError
from steeple.server import absence, projection
from steeple.server import course as courses
from steeple.server import events as e
from steeple.server import wire as w
from steeple.server.audience import Audience, eyes
from steeple.server.chores import Chores
from steeple.server.commands import AnswerUndo, AnyCommand, MakeMove, Rematch
from steeple.server.course import Course
from steeple.server.decide import decide
from steeple.server.decision import Asker, Decision
from steeple.server.errors import Refused
from steeple.server.fold import after
from steeple.server.line import line_of
from steeple.server.projection import Views
from steeple.server.services import Services
from steeple.server.store.interface import Append, Repeated, Stale, StoreFailed, TableRow
from steeple.server.table import Table, pack
from steeple.server.told import Moment, Reader, moment_of
from steeple.server.watcher import Watcher

MOMENTS = 8
"""Entries that are kept at hand for those who were gone for a moment."""
SNAPSHOT_EVERY = 64
REMEMBERED_COMMANDS = 32


def _nobody(seq: int) -> None:
    """Nobody waits for an acknowledgement."""


class Room:
    """See above."""

    def __init__(self, services: Services, table: Table) -> None:
        self.table = table
        self.used_at = services.clock()
        self.is_lost = False
        """Another process, or a write that was cut off, has changed the log: load it anew."""
        self._services = services
        self._audience = Audience()
        self._lock = asyncio.Lock()
        self._moments: deque[Moment] = deque(maxlen=MOMENTS)
        self._done: dict[str, int] = {}
        self._carrier: tuple[Watcher, int] | None = None
        """Whose connection shows a piece in the hand, and for which seat."""
        self.chores = Chores(self, services)

    # Commands

    async def do(
        self,
        guest: str,
        command: AnyCommand,
        lag_ms: int = 0,
        acknowledge: Callable[[int], None] = _nobody,
    ) -> int:
        """The entry that the command came to; raises a `SteepleError` if it was refused.

        The same command of the same guest again gets the same answer.
        """
        key = f"{guest}/{command.id}"
        async with self._lock:
            self._check_open()
            seq = self._done.get(key)
            if seq is None:
                try:
                    decision = await self._decided(guest, command)
                except SteepleError:
                    seq = await self._found(key)
                    if seq is None:
                        raise
                else:
                    is_move = isinstance(command, MakeMove)
                    lag_ms = lag_ms if is_move else 0
                    seq = await self._commit(decision, key, lag_ms, acknowledge)
                    if is_move:
                        self._services.metrics.moves.inc()
                    if isinstance(command, Rematch):
                        await self._rematch()
                    return seq
            acknowledge(seq)
            return seq

    async def _decided(self, guest: str, command: AnyCommand) -> Decision:
        asker = Asker(guest, self._services.clock(), self.online)
        decision = decide(self.table, command, asker)
        return decision if isinstance(decision, Decision) else await self._undone(decision, command)

    async def _undone(self, to: int, command: Any) -> Decision:
        events: list[e.LoggedEvent] = []
        seat = command.seat
        if isinstance(command, AnswerUndo) and self.table.undo is not None:
            events.append(e.UndoAnswered(seat, True))
            seat = self.table.undo.seat
        raw = courses.raw(await self._course_at(to))
        return Decision([*events, e.Undone(seat, to, raw)])

    async def _course_at(self, count: int) -> Course:
        """The play after its first `count` events: at hand, or read again."""
        for moment in reversed(self._moments):
            course = moment.before.course
            if course is not None and course.count == count:
                return course
            if any(isinstance(event, e.Undone) for event in moment.entry.events):
                break
        try:
            entries = await self._services.store.read(self.table.id)
        except StoreFailed:
            raise Refused("server/not-kept") from None
        line = line_of(e.decode_entry(entry.data) for entry in entries)
        return courses.of_line(line[:count], bytes.fromhex(self.table.secret))

    async def _found(self, key: str) -> int | None:
        try:
            return await self._services.store.find_command(self.table.id, key)
        except StoreFailed:
            return None

    async def _commit(
        self,
        decision: Decision,
        key: str | None = None,
        lag_ms: int = 0,
        acknowledge: Callable[[int], None] = _nobody,
    ) -> int:
        if not decision.events:
            acknowledge(self.table.seq)
            return self.table.seq
        before, seq, now_ms = self.table, self.table.seq + 1, self._services.clock()
        entry = e.LogEntry(now_ms, decision.events, lag_ms)
        table = after(before, seq, entry, decision.course)
        moment = moment_of(entry, before, table)
        is_kept_whole = seq % SNAPSHOT_EVERY == 0
        append = Append(
            table.id,
            seq,
            e.encode_entry(entry),
            now_ms,
            key,
            row_of(table) if is_kept_whole or not moment.is_plain_play else None,
            pack(table) if is_kept_whole else None,
        )
        try:
            await self._services.store.append(append)
        except Repeated as repeated:
            # That an entry was made is kept in mind for a while only; the log is still ours.
            if repeated.seq > before.seq:
                self._lose()
            acknowledge(repeated.seq)
            return repeated.seq
        except Stale as stale:
            self._lose()
            raise Refused("server/stale", at=seq - 1, now=stale.last) from None
        except StoreFailed as problem:
            self._services.log.error("not-kept", table=table.id, problem=str(problem))
            raise Refused("server/not-kept") from None
        except asyncio.CancelledError:
            self._lose()
            raise
        self.table = table
        self.used_at = now_ms
        self._moments.append(moment)
        if key is not None:
            self._remember(key, seq)
        acknowledge(seq)
        self._audience.tell(moment, decision.acts, now_ms)
        self._services.inboxes.tell(moment)
        self.chores.look()
        return seq

    def _lose(self) -> None:
        """The log is not ours alone any more: everybody comes back to a room that has read it."""
        self.is_lost = True
        self.chores.stop()
        self._audience.send_away("moved")

    async def _rematch(self) -> None:
        """Open the new table once all people want it."""
        table = self.table
        if table.rematch is None and set(table.people()) <= set(table.rematch_wanted):
            new = await self._services.open_rematch(table)
            await self._commit(Decision([e.Rematched(new)]))

    def _remember(self, key: str, seq: int) -> None:
        self._done[key] = seq
        if len(self._done) > REMEMBERED_COMMANDS:
            del self._done[next(iter(self._done))]

    def _check_open(self) -> None:
        if self._services.is_closing:
            raise Refused("server/closing")
        if self.is_lost:
            raise Refused("server/stale", at=self.table.seq, now=self.table.seq)

    async def happen(self, decide: Callable[[Table], Decision]) -> bool:
        """Log what the server itself does, decided from the table as it then is."""
        async with self._lock:
            if self._services.is_closing or self.is_lost:
                return False
            try:
                await self._commit(decide(self.table))
            except Refused:
                return False
            return True

    # Watching

    @property
    def watchers(self) -> set[Watcher]:
        """The open connections."""
        return self._audience.watchers

    def online(self) -> list[int]:
        """The seats whose people are connected."""
        return self._audience.online(self.table)

    def eyes(self, guest: str, wished: int | None) -> Reader:
        """Through which seat a guest sees, a wished one if it is the guest's."""
        return eyes(self.table, guest, wished)

    async def watch(self, watcher: Watcher, wished: int | None, since: int | None) -> None:
        """Tell a newcomer what it has missed, or everything; then all that happens."""
        async with self._lock:
            reader = watcher.reader = self.eyes(watcher.reader.guest, wished)
            has_one = len(self.table.seats_of(reader.guest)) < 2
            is_same = reader.seat == wished or (wished is None and has_one)
            missed = self._missed(since) if is_same else None
            if missed is None:
                watcher.put(w.encode(self.state(watcher.reader)))
            else:
                for moment in missed:
                    watcher.put(w.encode(projection.update(moment, watcher.reader, Views())))
            self.watchers.add(watcher)
            self._audience.tell_presence(self.table)
        guest = watcher.reader.guest
        if absence.came_back(self.table, guest):
            await self.happen(lambda table: Decision(absence.came_back(table, guest)))
        self.chores.look()

    async def look(self, watcher: Watcher, seat: int) -> None:
        """Let a watcher see through another of its own seats."""
        async with self._lock:
            if seat not in self.table.seats_of(watcher.reader.guest):
                raise Refused("server/not-yours")
            watcher.reader = Reader(watcher.reader.guest, seat)
            watcher.put(w.encode(self.state(watcher.reader)))

    def carry(self, watcher: Watcher, piece: str | None, pose: list[int]) -> None:
        """Let the others see where the seat to move holds something; a stranger's is ignored."""
        course = self.table.course
        seat = None if course is None else course.to_move
        if seat is not None and self.table.seats[seat].guest == watcher.reader.guest:
            self._carrier = None if piece is None else (watcher, seat)
            self._audience.tell_carry(watcher, w.Carry(seat, piece, pose))

    def unwatch(self, watcher: Watcher) -> None:
        """The connection is gone, and what it carried is in nobody's hand."""
        self.watchers.discard(watcher)
        if self._carrier is not None and self._carrier[0] is watcher:
            self._audience.tell_carry(watcher, w.Carry(self._carrier[1], None, []))
            self._carrier = None
        self.used_at = self._services.clock()
        self._audience.tell_presence(self.table)
        self.chores.look()

    def state(self, reader: Reader) -> w.State:
        """All that the reader may know now."""
        return projection.state(self.table, reader, self.online(), self._services.clock())

    def _missed(self, since: int | None) -> list[Moment] | None:
        """The entries after `since`, if they are at hand."""
        if since == self.table.seq:
            return []
        if since is None or not self._moments or since > self.table.seq:
            return None
        if since + 1 < self._moments[0].after.seq:
            return None
        missed = [moment for moment in self._moments if moment.after.seq > since]
        return None if any(moment.reseats for moment in missed) else missed

    # Falling asleep

    def is_idle(self) -> bool:
        """Whether the room can be put to sleep without anybody noticing."""
        return not self.watchers and not self._lock.locked() and self.chores.is_idle

    async def close(self, why: Any) -> None:
        """Let the last command finish, and send everybody away."""
        async with self._lock:
            self.chores.stop()
            self._audience.send_away(why)


def row_of(table: Table) -> TableRow:
    """What can be searched of a table."""
    has_to_wake = any(seat.bot for seat in table.seats) or bool(table.away or table.clock_rules)
    guests = {seat.guest for seat in table.seats if seat.guest}
    return TableRow(
        table.id,
        table.invite,
        table.game,
        table.host,
        table.status,
        has_to_wake or table.away_s is not None,
        tuple(sorted(guests | {table.host})),
        table.created_ms,
        table.changed_ms,
    )
