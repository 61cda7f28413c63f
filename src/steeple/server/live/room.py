"""A table in memory: it takes commands one after the other, and tells those who watch.

For every command, in this order: decide, append durably, acknowledge, tell everybody.
"""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any

from steeple.kernel.errors import SteepleError
from steeple.kernel.log import AnyEvent
from steeple.server.days import day_of
from steeple.server.errors import Refused
from steeple.server.live.audience import Audience
from steeple.server.live.chores import Chores
from steeple.server.live.moment import Moment, moment_of
from steeple.server.live.neighbours import Neighbours
from steeple.server.live.past import Past
from steeple.server.live.reader import Reader, reader_of
from steeple.server.live.reading import moments_of
from steeple.server.live.row import row_of
from steeple.server.live.services import Services
from steeple.server.live.trials import TrialRuns
from steeple.server.live.watcher import Watcher
from steeple.server.protocol import wire as w
from steeple.server.protocol.commands import (
    AnyCommand,
    MakeMove,
    Rematch,
    Renew,
    SetSeat,
    Start,
)
from steeple.server.store.interface import (
    Append,
    Damaged,
    Repeated,
    Stale,
    StoreFailed,
    Unsure,
)
from steeple.server.table import absence
from steeple.server.table import events as e
from steeple.server.table.decide import decide
from steeple.server.table.decision import Asker, Decision, UndoTo
from steeple.server.table.fold import after
from steeple.server.table.table import Table, pack

SNAPSHOT_EVERY = 64
REMEMBERED_COMMANDS = 32
MOST_OUTRUN = 20


def _nobody(seq: int) -> None:
    """Nobody waits for an acknowledgement."""


class _Outrun(Refused):
    """Another node has written first; the table is now as that left it."""


class Room:
    """One table in memory, with the connections to it."""

    def __init__(self, services: Services, table: Table) -> None:
        self.table = table
        self.used_at = services.clock()
        self.is_lost = False
        """Another process, or an interrupted write, has changed the log: it must be reloaded."""
        self.is_following = False
        """Whether it is about to read what other nodes wrote."""
        self.address = ""
        """From where the table was opened, if that is known; it is stored nowhere."""
        self._services = services
        self._audience = Audience()
        self._lock = asyncio.Lock()
        self._past = Past(services.store)
        self._done: dict[str, int] = {}
        self.neighbours = Neighbours(self, self._audience, services)
        self.chores = Chores(self, services)
        self.trials = TrialRuns(self, services)

    # Commands

    async def do(
        self,
        guest: str,
        command: AnyCommand,
        lag_ms: int = 0,
        acknowledge: Callable[[int], None] = _nobody,
    ) -> int:
        """The number of the command's entry; raises a `SteepleError` if it was refused.

        The same command of the same guest again gets the same answer.
        """
        async with self._lock:
            for _ in range(MOST_OUTRUN):
                with contextlib.suppress(_Outrun):
                    return await self._do(guest, command, lag_ms, acknowledge)
            raise Refused("server/stale", at=self.table.seq, now=self.table.seq)

    async def _do(
        self, guest: str, command: AnyCommand, lag_ms: int, acknowledge: Callable[[int], None]
    ) -> int:
        key = f"{guest}/{command.id}"
        self._check_open()
        seq = self._done.get(key)
        if seq is None:
            try:
                decision = await self._decided(guest, command)
                self._check_new(guest, command, decision)
            except SteepleError:
                seq = await self._found(key)
                if seq is None:
                    raise
            else:
                if not decision.events:
                    # Maybe there is nothing left to do because it was done before.
                    seq = await self._found(key)
                if seq is None:
                    return await self._carried_out(command, decision, key, lag_ms, acknowledge)
        acknowledge(seq)
        return seq

    async def _carried_out(
        self,
        command: AnyCommand,
        decision: Decision,
        key: str,
        lag_ms: int,
        acknowledge: Callable[[int], None],
    ) -> int:
        is_move = isinstance(command, MakeMove)
        seq = await self._commit(decision, key, lag_ms if is_move else 0, acknowledge)
        if is_move:
            self._services.metrics.moves.inc()
        if isinstance(command, Rematch):
            await self._rematch()
        return seq

    async def _decided(self, guest: str, command: AnyCommand) -> Decision:
        # Who is put out of a seat must not come back by the old invitation.
        needs_invite = isinstance(command, Renew | SetSeat)
        invite = await self._services.new_invite() if needs_invite else ""
        asker = Asker(guest, self._services.clock(), self.online, invite)
        outcome = decide(self.table, command, asker)
        if isinstance(outcome, UndoTo):
            return await self._past.undone(outcome, self.table)
        return outcome

    def _check_new(self, guest: str, command: AnyCommand, decision: Decision) -> None:
        """Raise `Refused` if too many matches run or tables were opened; a rematch is one too."""
        if isinstance(command, Start):
            self._services.check_start(guest, self.address)
        if isinstance(command, Rematch) and decision.events:
            self._services.check_opening(guest, self.address)

    async def _found(self, key: str) -> int | None:
        """The entry of a command that was carried out before; raises `StoreFailed`.

        Unless it is known that there is none, no command may be refused for good.
        """
        return await self._services.store.find_command(self.table.id, key)

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
        before, seq, now_ms = self.table, self.table.seq + 1, self._now_ms()
        entry = e.LogEntry(now_ms, decision.events, lag_ms)
        table = after(before, seq, entry, decision.course)
        moment = moment_of(entry, before, table, decision.acts)
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
            # Commands are remembered only for a while; the log is still ours.
            if repeated.seq > before.seq:
                await self._catch_up()
            acknowledge(repeated.seq)
            return repeated.seq
        except Stale as stale:
            await self._catch_up()
            what = Refused if self.is_lost else _Outrun
            raise what("server/stale", at=seq - 1, now=stale.last) from None
        except Unsure as problem:
            self._services.log.error("not-kept", table=table.id, problem=str(problem))
            self._lose()
            raise
        except StoreFailed as problem:
            self._services.log.error("not-kept", table=table.id, problem=str(problem))
            raise Refused("server/not-kept") from None
        except asyncio.CancelledError:
            self._lose()
            raise
        self._enter(moment)
        if key is not None:
            self._remember(key, seq)
        acknowledge(seq)
        self.neighbours.tell_growth(seq)
        self._audience.tell(moment, now_ms)
        self._services.news.tell(moment)
        if table.status == "over" and before.status != "over":
            self._services.over(table)
        self.chores.look()
        return seq

    def _now_ms(self) -> int:
        """The time; in a log that several nodes write, it never goes back."""
        now_ms, others = self._services.clock(), self._services.others
        return max(now_ms, self.table.changed_ms) if others.is_shared else now_ms

    def _enter(self, moment: Moment) -> None:
        self.table = moment.after
        self.used_at = self._services.clock()
        self._past.add(moment)

    # What other nodes do

    async def follow(self) -> None:
        """Read on: another node has written, or may have."""
        if self.is_following:
            return  # whoever waits for the lock will read this as well
        self.is_following = True
        async with self._lock:
            self.is_following = False
            if not self.is_lost and not self._services.is_closing:
                await self._catch_up()

    async def _catch_up(self) -> None:
        """Tell everybody what others have written; without others, the log is not ours."""
        if not self._services.others.is_shared:
            self._lose()
            return
        try:
            entries = await self._services.store.read(self.table.id, self.table.seq)
            for moment in moments_of(self.table, entries):
                self._enter(moment)
                self._audience.tell(moment, self._services.clock())
        except StoreFailed as problem:
            what = "table-damaged" if isinstance(problem, Damaged) else "not-loaded"
            self._services.log.error(what, table=self.table.id, problem=str(problem))
            self._lose()
        else:
            self.chores.look()

    def _lose(self) -> None:
        """The log is not ours alone any more: everybody reconnects to a room that has reread it."""
        self.is_lost = True
        self.chores.stop()
        self._services.others.drop(self.table.id)
        self._audience.send_away("moved")

    async def _rematch(self) -> None:
        """Open the new table once all people want it; if that fails, whoever asks tries again."""
        table = self.table
        if table.rematch is None and set(table.people()) <= set(table.rematch_wanted):
            try:
                new = await self._services.open_rematch(table)
                await self._commit(Decision([e.Rematched(new)]))
            except Refused as problem:
                # The wish itself was acknowledged: it must not be refused as well.
                self._services.log.error("no-rematch", table=table.id, problem=problem.code)

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
        """Log what the server itself does, decided from the table at that time."""
        async with self._lock:
            if self._services.is_closing or self.is_lost:
                return False
            for _ in range(MOST_OUTRUN):
                try:
                    await self._commit(decide(self.table))
                except _Outrun:
                    continue
                except Refused:
                    return False
                return True
            return False

    async def line(self) -> list[AnyEvent]:
        """The events of the match that still count; raises `StoreFailed`."""
        return await self._past.line(self.table.id)

    # Watching

    @property
    def watchers(self) -> set[Watcher]:
        """The open connections."""
        return self._audience.watchers

    def online(self) -> list[int]:
        """The seats whose people are connected."""
        return self._audience.online(self.table)

    @property
    def is_deal_open(self) -> bool:
        """Whether others still play the same cards."""
        return bool(self.table.deal) and self.table.deal >= day_of(self._services.clock())

    def check_reader(self, guest: str) -> None:
        """Raise `Refused` if the guest could learn cards here that others still play."""
        if self.is_deal_open and not self.table.seats_of(guest):
            raise Refused("server/deal-secret")

    def reader_of(self, guest: str, wished: int | None) -> Reader:
        """The seat through which a guest sees: the wished one, if it is the guest's."""
        return reader_of(self.table, guest, wished)

    async def watch(self, watcher: Watcher, wished: int | None, since: int | None) -> None:
        """Send a new connection what it has missed, or everything; then all that happens."""
        async with self._lock:
            missed = self._past.since(since, self.table)
            self._audience.admit(watcher, self.table, wished, missed, self._services.clock())
        self.neighbours.tell_presence()
        guest = watcher.reader.guest
        if absence.came_back(self.table, guest):
            await self.happen(lambda table: Decision(absence.came_back(table, guest)))
        self.chores.look()

    async def look(self, watcher: Watcher, seat: int) -> None:
        """Let a watcher see through another of its own seats."""
        async with self._lock:
            self._audience.look(watcher, self.table, seat, self._services.clock())

    def carry(self, watcher: Watcher, piece: str | None, pose: list[int]) -> None:
        """Show the others where the seat to move holds a piece; ignored from anybody else."""
        self.neighbours.tell_carry(self._audience.carry(watcher, self.table, piece, pose))

    def unwatch(self, watcher: Watcher) -> None:
        """The connection is gone, and nobody holds what it carried."""
        self.neighbours.tell_carry(self._audience.dismiss(watcher, self.table))
        self.neighbours.tell_presence()
        self.trials.forget(watcher)
        self.used_at = self._services.clock()
        self.chores.look()

    def state(self, reader: Reader) -> w.State:
        """All that the reader may know now."""
        return self._audience.state(self.table, reader, self._services.clock())

    # Unloading

    @property
    def is_left_to_bots(self) -> bool:
        """Whether the match goes on although no person plays in it."""
        return self.table.status == "playing" and not self.table.people()

    def is_idle(self) -> bool:
        """Whether the room can be unloaded without anybody noticing."""
        return not self.watchers and not self._lock.locked() and self.chores.is_idle

    async def close(self, why: Any) -> None:
        """Let the last command finish, and ask everybody to reconnect."""
        async with self._lock:
            self.chores.stop()
            self._audience.send_away(why)
