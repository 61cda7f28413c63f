"""A disk, and a store on it that is slow, that fails, and that a crash interrupts."""

import asyncio
import contextlib
import random
from collections import deque
from typing import Protocol

from steeple.server.store.interface import (
    Append,
    Entry,
    Repeated,
    Stale,
    StoreFailed,
    TableRow,
)
from tests.world.loop import Loop

KEY_BYTES = 32
QUICK_S, SLOW_S = 0.002, 2.0
FAILS = 0.02


class Weather(Protocol):
    """Whether things go wrong."""

    is_calm: bool


class Disk:
    """What a crash does not take."""

    def __init__(self) -> None:
        self.logs: dict[str, list[Append]] = {}
        self.commands: dict[tuple[str, str], int] = {}
        self.rows: dict[str, TableRow] = {}
        self.snapshots: dict[str, Entry] = {}
        self.guests: dict[str, bytes] = {}
        self.codes: dict[str, str] = {}
        self.writes = 0

    def write(self, append: Append) -> None:
        """Keep an entry, or raise `Repeated` or `Stale`."""
        stream = append.stream
        if append.command is not None and (stream, append.command) in self.commands:
            raise Repeated(self.commands[stream, append.command])
        log = self.logs.get(stream, [])
        if append.seq != len(log) + 1:
            raise Stale(len(log))
        if any(append.row and row.invite == append.row.invite for row in self._others(stream)):
            raise StoreFailed("the invitation is in use")
        self.writes += 1
        self.logs.setdefault(stream, log).append(append)
        if append.command is not None:
            self.commands[stream, append.command] = append.seq
        if append.row is not None:
            self.rows[stream] = append.row
        if append.snapshot is not None:
            self.snapshots[stream] = Entry(append.seq, append.snapshot)

    def _others(self, stream: str) -> list[TableRow]:
        return [row for id, row in self.rows.items() if id != stream]


class SimulatedStore:
    """The store's interface over a disk: writes wait in one line, and are kept in its order."""

    def __init__(self, loop: Loop, chance: random.Random, disk: Disk, weather: Weather) -> None:
        self._loop = loop
        self._chance = chance
        self._disk = disk
        self._weather = weather
        self._line: deque[tuple[Append, asyncio.Future[None]]] = deque()
        self._empty: list[asyncio.Future[None]] = []

    @property
    def queued(self) -> int:
        """How many writes wait."""
        return len(self._line)

    # Writes

    async def append(self, append: Append) -> None:
        """Write an entry and what belongs to it; raises `Repeated` or else `Stale`."""
        done = self._loop.create_future()
        self._line.append((append, done))
        if len(self._line) == 1:
            self._write_later()
        await done

    def _write_later(self) -> None:
        self._loop.call_later(self._delay_s(), self._write)

    def _write(self) -> None:
        """A transaction: the first few writes of the line, kept or failed together."""
        batch = [self._line.popleft() for _ in range(self._chance.randint(1, len(self._line)))]
        is_failing = self._happens(FAILS)
        for append, done in batch:
            try:
                if is_failing:
                    raise StoreFailed("the disk is full")
                self._disk.write(append)
            except (Repeated, Stale, StoreFailed) as problem:
                if not done.done():
                    done.set_exception(problem)
            else:
                self.written(append, done)
        if self._line:
            self._write_later()
        else:
            for waiting in self._empty:
                if not waiting.done():
                    waiting.set_result(None)
            self._empty.clear()

    def written(self, append: Append, done: "asyncio.Future[None]") -> None:
        """Tell the writer."""
        if not done.done():
            done.set_result(None)

    def crash(self) -> None:
        """Of what waited, the beginning may have reached the disk, though nobody was told."""
        for append, _ in list(self._line)[: self._chance.randint(0, len(self._line))]:
            with contextlib.suppress(Repeated, Stale, StoreFailed):
                self._disk.write(append)

    async def drained(self) -> None:
        """Return once every write submitted so far is durable or has failed."""
        if self._line:
            waiting = self._loop.create_future()
            self._empty.append(waiting)
            await waiting

    async def prune(self, before_ms: int) -> int:
        """Nothing is old here."""
        return 0

    async def close(self) -> None:
        """Finish what is queued."""
        await self.drained()

    # Reads

    def _happens(self, probability: float) -> bool:
        return not self._weather.is_calm and self._chance.random() < probability

    def _delay_s(self) -> float:
        return self._chance.random() * (SLOW_S if self._happens(0.01) else QUICK_S)

    async def _read(self) -> None:
        await asyncio.sleep(self._delay_s())
        if self._happens(FAILS):
            raise StoreFailed("the disk does not answer")

    async def read(self, stream: str, after: int = 0) -> list[Entry]:
        """The entries of a stream after number `after`, in order."""
        await self._read()
        log = self._disk.logs.get(stream, [])
        return [Entry(append.seq, append.data) for append in log[after:]]

    async def snapshot(self, stream: str) -> Entry | None:
        """The latest snapshot of a stream."""
        await self._read()
        return self._disk.snapshots.get(stream)

    async def find_command(self, stream: str, command: str) -> int | None:
        """The number of a command's entry, if it has one."""
        await self._read()
        return self._disk.commands.get((stream, command))

    async def table(self, id: str) -> TableRow | None:
        """The row of a table."""
        await self._read()
        return self._disk.rows.get(id)

    async def table_of_invite(self, invite: str) -> str | None:
        """The table that an invitation leads to."""
        await self._read()
        return next((row.id for row in self._disk.rows.values() if row.invite == invite), None)

    async def tables_of(self, guest: str, limit: int = 100) -> list[TableRow]:
        """The tables where a guest has or had a seat."""
        await self._read()
        return [row for row in self._disk.rows.values() if guest in row.guests][-limit:]

    async def waking(self) -> list[str]:
        """The tables in play that must be loaded when the server starts."""
        await self._read()
        rows = self._disk.rows.values()
        return [row.id for row in rows if row.status == "playing" and row.wakes]

    async def guest(self, id: str) -> bytes | None:
        """What is known about a guest."""
        await self._read()
        return self._disk.guests.get(id)

    async def save_guest(self, id: str, data: bytes, at_ms: int) -> None:
        """Store what is known about a guest."""
        await self._read()
        self._disk.guests[id] = data

    async def put_code(self, code: str, guest: str, expires_ms: int) -> None:
        """Let a code stand for a guest."""
        await self._read()
        self._disk.codes[code] = guest

    async def take_code(self, code: str, now_ms: int) -> str | None:
        """The guest that a code stands for."""
        await self._read()
        return self._disk.codes.pop(code, None)

    async def key(self, name: str) -> bytes:
        """The same bytes always."""
        return bytes(KEY_BYTES)
