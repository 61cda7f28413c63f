"""The store in a database that speaks SQL, whichever it is."""

import asyncio
from abc import abstractmethod
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, Row, Select
from sqlalchemy.exc import SQLAlchemyError

from steeple.server.days import day_of
from steeple.server.store import queries as q
from steeple.server.store.attempts import AttemptBook, forget_before
from steeple.server.store.checksum import is_as_written
from steeple.server.store.engines import READERS
from steeple.server.store.guest_book import OWN_KEYS, guest_of_key, new_guest_key
from steeple.server.store.interface import Append, Damaged, Entry, StoreFailed, TableRow
from steeple.server.store.journal import OF_COMMAND, OVER, UNFINISHED, Journal
from steeple.server.store.writer import Work, Writer, failed

T = TypeVar("T")


class SqlStore:
    """Streams, rows, guests, codes and keys: one thread writes, and a few read meanwhile."""

    def __init__(self, writing: Engine, reading: Engine, journal: Journal, writer: Writer) -> None:
        self._is_closed = False
        self._journal = journal
        self.writing = writing
        self.reading = reading
        self._writer = writer
        self._readers = ThreadPoolExecutor(READERS, "steeple-reader")
        self.attempts = AttemptBook(self._write, self._rows)

    # Streams

    async def append(self, append: Append) -> None:
        """Write an entry and what belongs to it; raises `Repeated` or else `Stale`."""
        await self._write(append)

    @abstractmethod
    async def read(self, stream: str, after: int = 0) -> list[Entry]:
        """The entries of a stream after number `after`, in order; raises `Damaged`."""

    async def snapshot(self, stream: str) -> Entry | None:
        """The latest snapshot of a stream, with the last entry that it holds; raises `Damaged`."""
        rows = await self._rows(q.SNAPSHOT, stream=stream)
        if not rows:
            return None
        kept = Entry(rows[0].seq, rows[0].data)
        if not is_as_written(stream, *kept, rows[0].checksum):
            raise Damaged(f"the snapshot of {stream} is not as it was written")
        return kept

    async def find_command(self, stream: str, command: str) -> int | None:
        """The number of a command's entry, if it has one."""
        seq: int | None = await self._value(OF_COMMAND, stream=stream, command=command)
        return seq

    async def prune(self, before_ms: int) -> int:
        """Delete the tables that ended and have not changed since then; returns how many."""
        return await self._pruned(lambda on: self._journal.forget_some(on, OVER, before_ms))

    async def prune_unfinished(self, before_ms: int) -> int:
        """The same for tables that did not end."""
        return await self._pruned(lambda on: self._journal.forget_some(on, UNFINISHED, before_ms))

    async def prune_guests(self, before_ms: int) -> int:
        """Forget the guests who have no table and were not seen since then; returns how many."""
        await self._write(lambda on: forget_before(on, day_of(before_ms)))
        return await self._pruned(lambda on: q.forget_some_guests(on, before_ms))

    async def _pruned(self, prune_some: Callable[[Connection], int]) -> int:
        pruned = 0
        while some := await self._write(prune_some):
            pruned += some
        return pruned

    # Tables

    async def table(self, id: str) -> TableRow | None:
        """The row of a table."""
        rows = await self._rows(q.TABLE, id=id)
        return q.table_row(rows[0]) if rows else None

    async def table_of_invite(self, invite: str) -> str | None:
        """The table that an invitation leads to."""
        id: str | None = await self._value(q.OF_INVITE, invite=invite)
        return id

    async def tables_of(self, guest: str, limit: int = 100) -> list[TableRow]:
        """The tables where a guest has or had a seat; the newest change is first."""
        return [q.table_row(row) for row in await self._rows(q.OF_GUEST, guest=guest, limit=limit)]

    async def waking(self) -> list[str]:
        """The tables in play that must be loaded when the server starts."""
        return [id for (id,) in await self._rows(q.WAKING)]

    # Guests, codes, keys

    async def save_guest(self, id: str, data: bytes, at_ms: int) -> None:
        """Store what is known about a guest, replacing what was."""
        await self._write(lambda on: q.replace_guests.run(on, [(id, data, at_ms)]))

    async def see_guest(self, id: str, at_ms: int) -> None:
        """Note that a guest is here, if that was not noted within a day."""
        await self._write(lambda on: on.execute(q.SEEN, {"guest": id, "at_ms": at_ms}))

    async def guest(self, id: str) -> bytes | None:
        """What is known about a guest."""
        data: bytes | None = await self._value(q.GUEST, id=id)
        return data

    async def put_code(self, code: str, guest: str, expires_ms: int) -> None:
        """Let a code stand for a guest, once and until it expires."""
        row = (q.hash_of(code), guest, expires_ms)
        await self._write(lambda on: q.replace_codes.run(on, [row]))

    async def take_code(self, code: str, now_ms: int) -> str | None:
        """The guest that a code stands for; the code is then used up."""
        guest: str | None = await self._write(lambda on: q.take_code(on, q.hash_of(code), now_ms))
        return guest

    async def key(self, name: str) -> bytes:
        """32 random bytes, the same for as long as the database exists."""
        key: bytes = await self._write(lambda on: q.key(on, name))
        return key

    async def new_guest_key(self, guest: str) -> bytes:
        """Give a guest a key of their own, another one each time."""
        key: bytes = await self._write(lambda on: new_guest_key(on, guest))
        return key

    async def guest_keys(self) -> dict[str, bytes]:
        """The keys of the guests who have one."""
        return {guest_of_key(row.name): row.data for row in await self._rows(OWN_KEYS)}

    # The store itself

    @property
    def queued(self) -> int:
        """How many writes wait."""
        return self._writer.queued

    async def probe(self) -> None:
        """Return once something was written durably, and deleted again."""
        await self._write(q.probe)

    async def drained(self) -> None:
        """Return once every write submitted so far is durable or has failed."""
        await self._write(q.write_nothing)

    async def close(self) -> None:
        """Finish what is queued; nothing can be asked or written afterwards."""
        if not self._is_closed:
            self._is_closed = True
            await asyncio.to_thread(self._finish)

    def _finish(self) -> None:
        self._readers.shutdown()
        self.reading.dispose()
        self._writer.close()
        self.writing.dispose()

    async def _write(self, work: Append | Work) -> Any:
        self._check_open()
        return await self._writer.submit(work)

    async def _value(self, query: Select[Any], **values: object) -> Any:
        rows = await self._rows(query, **values)
        return rows[0][0] if rows else None

    async def _rows(self, query: Select[Any], **values: object) -> Sequence[Row[Any]]:
        return await self._in_reader(lambda: self._fetch(query, values))

    async def _in_reader(self, work: Callable[[], T]) -> T:
        self._check_open()
        return await asyncio.get_running_loop().run_in_executor(self._readers, work)

    def _fetch(self, query: Select[Any], values: dict[str, object]) -> Sequence[Row[Any]]:
        try:
            with self.reading.connect() as connection:
                return connection.execute(query, values).all()
        except SQLAlchemyError as problem:
            raise failed(problem) from problem

    def _check_open(self) -> None:
        if self._is_closed:
            raise StoreFailed("the store is closed")
