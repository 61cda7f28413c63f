"""All tables: those in memory, and how to load the others."""

import asyncio
import contextlib
import hashlib
import secrets
from typing import Any

from steeple.play.match import record_of
from steeple.server.errors import Refused
from steeple.server.live.reading import read_table
from steeple.server.live.room import Room
from steeple.server.live.row import row_of
from steeple.server.live.services import Services
from steeple.server.protocol.commands import Start
from steeple.server.protocol.wire import Beat, encode
from steeple.server.store.interface import Append, Damaged, Stale, StoreFailed, TableRow
from steeple.server.table import events as e
from steeple.server.table import lobby
from steeple.server.table.decision import Asker
from steeple.server.table.fold import after
from steeple.server.table.invitations import invitation, spelled
from steeple.server.table.table import Table

IDLE_MS = 60_000
SWEEP_S = 30
BEAT_S = 4
WAKE_AGAIN_S = 2
_LETTERS = "abcdefghjkmnpqrstvwxyz23456789"


def new_id(letters: int = 14) -> str:
    """An id that nobody can guess, and that can be read aloud."""
    return "".join(secrets.choice(_LETTERS) for _ in range(letters))


class Hub:
    """Rooms by id; a table's room is made when somebody needs it."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._aside: dict[str, str] = {}
        self._started_ms = services.clock()
        services.open_rematch = self._open_rematch
        services.new_invite = self.new_invite

    @property
    def loaded(self) -> dict[str, Room]:
        """The tables in memory."""
        return self._rooms

    def __len__(self) -> int:
        return len(self._rooms)

    @property
    def damaged(self) -> int:
        """The number of tables that were put aside because they can't be read."""
        return len(self._aside)

    def left_to_bots(self, guest: str, address: str) -> tuple[int, int]:
        """In how many matches only bots play: of the guest, and of tables opened at the address."""
        left = [room for room in self._rooms.values() if room.is_left_to_bots]
        of_guest = sum(room.table.host == guest for room in left)
        return of_guest, sum(room.address == address for room in left if address)

    async def open(
        self, events: list[e.LoggedEvent], address: str = "", id: str | None = None
    ) -> Room:
        """A new table, with its first events; raises `Stale` if the wished id is in use."""
        return await self._open(id or new_id(), events, address)

    async def _open(self, id: str, events: list[e.LoggedEvent], address: str) -> Room:
        entry = e.LogEntry(self._services.clock(), events)
        table = after(Table(id), 1, entry)
        data = e.encode_entry(entry)
        try:
            await self._services.store.append(
                Append(id, 1, data, entry.at_ms, None, row_of(table), None)
            )
        except StoreFailed as problem:
            self._services.log.error("not-kept", table=id, problem=str(problem))
            raise
        room = self._rooms[id] = Room(self._services, table)
        room.address = address
        room.chores.look()
        return room

    async def room(self, id: str) -> Room:
        """The table's room; raises `Refused` if there is none, or `Damaged` if it is put aside."""
        room = self._rooms.get(id)
        if room is not None and not room.is_lost:
            room.used_at = self._services.clock()
            return room
        if id in self._aside:
            raise Damaged(self._aside[id])
        if id not in self._loading:
            loading = asyncio.get_running_loop().create_task(self._load(id))
            self._loading[id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> Room:
        lost = self._rooms.pop(id, None)
        store, log = self._services.store, self._services.log
        try:
            if lost is not None:
                # Its last write may still be queued: without it, the log would be read too early.
                await store.drained()
            table = await read_table(
                store, id, lambda bad: log.error("snapshot-damaged", table=id, problem=str(bad))
            )
        except Damaged as problem:
            self._aside[id] = str(problem)
            log.error("table-damaged", table=id, problem=str(problem))
            raise
        except StoreFailed as problem:
            log.error("not-loaded", table=id, problem=str(problem))
            raise
        if table.seq == 0:
            raise Refused("server/no-such-table")
        room = self._rooms[id] = Room(self._services, table)
        if lost is not None:
            await lost.close("moved")
        is_left = not self._started_ms <= table.changed_ms <= self._services.clock()
        if is_left and not self._services.others.is_shared:
            await room.chores.resume()
        room.chores.look()
        return room

    async def room_of_invite(self, invite: str) -> Room:
        """The room that an invitation leads to; raises `Refused`."""
        id = await self._services.store.table_of_invite(spelled(invite))
        if id is None:
            raise Refused("server/no-such-table")
        return await self.room(id)

    async def new_invite(self) -> str:
        """An invitation that is not in use yet."""
        while await self._services.store.table_of_invite(invite := invitation()) is not None:
            pass
        return invite

    async def tables_of(self, guest: str, is_running: bool = False) -> list[Table]:
        """The guest's tables, the latest first; only those in play if they alone are wanted.

        Tables that can't be read are left out.
        """
        found: list[Table] = []
        for row in await self._services.store.tables_of(guest):
            if row.status == "playing" or not is_running:
                with contextlib.suppress(Damaged):
                    found.append((await self.room(row.id)).table)
        return found

    async def damaged_of(self, guest: str) -> list[TableRow]:
        """The guest's tables that were put aside, the latest first."""
        return [row for row in await self._services.store.tables_of(guest) if row.id in self._aside]

    async def record(self, id: str) -> dict[str, Any]:
        """The record of a finished match; raises `Refused` while it could reveal a secret."""
        room = await self.room(id)
        if room.table.status != "over":
            raise Refused("server/not-over")
        if room.is_deal_open:
            raise Refused("server/deal-secret")
        return record_of(await room.line())

    async def _open_rematch(self, table: Table) -> str:
        """The same people and bots at a new table, started; asked twice, it is the same table."""
        digest = hashlib.sha256(f"rematch {table.id} {table.secret}".encode()).digest()
        id = "".join(_LETTERS[byte % len(_LETTERS)] for byte in digest[:14])
        opening = lobby.opened(
            table.host,
            await self.new_invite(),
            secrets.token_bytes(32).hex(),
            table.game,
            table.terms,
        )
        events: list[e.LoggedEvent] = [opening]
        for at, seat in enumerate(table.seats):
            if seat.kind == "person":
                events.append(e.Sat(at, seat.guest, seat.name, seat.colour, seat.seed))
            else:
                events.append(e.BotSat(at, seat.bot, seat.name))
        lobby_table = after(Table(id), 1, e.LogEntry(0, events))
        start = lobby.start(lobby_table, Start("start"), Asker(table.host, 0))
        try:
            old = self._rooms.get(table.id)
            await self._open(id, [*events, *start.events], old.address if old else "")
        except Stale:
            self._services.log.info("rematch-again", table=id)
        return id

    # From the start of the server to its end

    async def wake_all(self) -> None:
        """Load the tables where a bot has to move or a clock is running.

        If the store fails, it is asked again: nobody else may ever ask for these tables. One that
        can't be read stops no other.
        """
        while not self._services.is_closing and not await self._woken():
            await asyncio.sleep(WAKE_AGAIN_S)

    async def _woken(self) -> bool:
        """Whether all that can be read are loaded; those in memory stay as they are."""
        try:
            for id in await self._services.store.waking():
                if self._services.is_closing:
                    return True
                await self._wake(id)
        except StoreFailed as problem:
            self._services.log.error("not-woken", problem=str(problem))
            return False
        return True

    async def _wake(self, id: str) -> None:
        """Load a table; raises `StoreFailed` if the store can't be asked now."""
        try:
            await self.room(id)
        except Damaged:
            pass  # it was logged when it was put aside
        except StoreFailed:
            raise
        except Exception as problem:
            self._services.log.problem("not-woken", problem, table=id)

    async def beat(self) -> None:
        """Give every connection a sign of life."""
        while not self._services.is_closing:
            await asyncio.sleep(BEAT_S)
            message = encode(Beat(self._services.clock()))
            for room in self._rooms.values():
                for watcher in room.watchers:
                    watcher.put(message)
            self._services.news.beat(message)

    def dismiss(self, guest: str) -> None:
        """End a guest's connections; whoever still is that guest may come back at once."""
        for room in self._rooms.values():
            for watcher in list(room.watchers):
                if watcher.reader.guest == guest:
                    watcher.close()

    async def sweep(self) -> None:
        """Unload rooms that nobody has used for a while."""
        while not self._services.is_closing:
            await asyncio.sleep(SWEEP_S)
            self.put_to_sleep(self._services.clock() - IDLE_MS)
            self.set_clock_right()

    def set_clock_right(self) -> None:
        """Set the server's clock to the time of day, unless that gives or takes somebody time."""
        if not any(room.chores.is_timed for room in self._rooms.values()):
            self._services.time.set_right()

    def put_to_sleep(self, unused_since_ms: int) -> None:
        """Unload idle rooms; their tables are in the store."""
        for id, room in list(self._rooms.items()):
            if room.used_at < unused_since_ms and room.is_idle():
                del self._rooms[id]
                self._services.others.spare(id)

    async def close(self) -> None:
        """Finish what is in progress, and ask everybody to reconnect in a moment."""
        self._services.is_closing = True
        for room in list(self._rooms.values()):
            await room.close("restart")
        self._services.bots.close()
        self._services.judges.close()
        self._services.trials.close()
        await self._services.settle()
