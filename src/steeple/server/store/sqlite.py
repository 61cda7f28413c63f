"""The store in one SQLite file."""

import asyncio
import hashlib
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import (
    Connection,
    Row,
    Select,
    bindparam,
    delete,
    exists,
    insert,
    select,
    update,
)
from sqlalchemy.exc import SQLAlchemyError

from steeple.server.store.bulk import bulk_delete, bulk_replace
from steeple.server.store.checksum import is_as_written
from steeple.server.store.engines import READERS, reading_engine, writing_engine
from steeple.server.store.guest_book import OWN_KEYS, guest_of_key, new_guest_key
from steeple.server.store.interface import Append, Damaged, Entry, StoreFailed, TableRow
from steeple.server.store.journal import OF_COMMAND, OVER, UNFINISHED, Journal
from steeple.server.store.lock import Lock
from steeple.server.store.log import LOG, entries_of
from steeple.server.store.mark import Mark
from steeple.server.store.opening import lock_of, mark_of, prepare
from steeple.server.store.rows import row_of_columns
from steeple.server.store.schema import (
    IS_WAKING,
    codes,
    guests,
    keys,
    members,
    snapshots,
    tables,
)
from steeple.server.store.writer import Work, Writer, failed

KEY_BYTES = 32
DAY_MS = 24 * 3600 * 1000
GUESTS_AT_ONCE = 256
PROBE = "probe"
PROBE_BYTES = 8192
"""More than a page, so that the file would have to grow."""

SNAPSHOT = select(snapshots.c.seq, snapshots.c.data, snapshots.c.checksum).where(
    snapshots.c.stream == bindparam("stream")
)
TABLE = select(tables).where(tables.c.id == bindparam("id"))
OF_INVITE = select(tables.c.id).where(tables.c.invite == bindparam("invite"))
OF_GUEST = (
    select(tables)
    .join(members, members.c.table_id == tables.c.id)
    .where(members.c.guest == bindparam("guest"))
    .order_by(tables.c.changed_ms.desc(), tables.c.id)
    .limit(bindparam("limit"))
)
WAKING = select(tables.c.id).where(IS_WAKING)
GUEST = select(guests.c.data).where(guests.c.id == bindparam("id"))
OF_CODE = select(codes.c.guest).where(codes.c.hash == bindparam("hash"))
SEEN = (
    update(guests)
    .where(guests.c.id == bindparam("guest"), guests.c.changed_ms < bindparam("at_ms") - DAY_MS)
    .values(changed_ms=bindparam("at_ms"))
)
UNSEEN = (
    select(guests.c.id)
    .where(
        guests.c.changed_ms < bindparam("before_ms"),
        ~exists().where(members.c.guest == guests.c.id),
    )
    .limit(GUESTS_AT_ONCE)
)
KEY = select(keys.c.data).where(keys.c.name == bindparam("name"))

_replace_guests = bulk_replace(guests)
_replace_codes = bulk_replace(codes)
_delete_guests = bulk_delete(guests, "id")


class SqliteStore:
    """Streams, rows, guests, codes and keys in one file that no other process serves from."""

    def __init__(self, path: Path, lock: Lock) -> None:
        self._lock = lock
        self._is_closed = False
        self._mark = Mark(mark_of(path))
        self._journal = Journal(self._mark.note)
        self._writing = writing_engine(path)
        self._reading = reading_engine(path)
        self._writer = Writer(self._writing, self._journal)
        self._readers = ThreadPoolExecutor(READERS, "steeple-reader")

    @classmethod
    def open(cls, path: Path) -> "SqliteStore":
        """Create the database if there is none, bring it up to date, and lock it.

        Blocks until that is done. Raises `StoreBusy`, `StoreTooNew`, `StoreEmpty`, `StoreBehind`
        or `StoreFailed`; an existing file is then unchanged.
        """
        try:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            lock = Lock(lock_of(path))
            try:
                prepare(path)
                return cls(path, lock)
            except BaseException:
                lock.release()
                raise
        except (OSError, SQLAlchemyError) as problem:
            raise failed(problem) from problem

    # Streams

    async def append(self, append: Append) -> None:
        """Write an entry and what belongs to it; raises `Repeated` or else `Stale`."""
        await self._write(append)

    async def read(self, stream: str, after: int = 0) -> list[Entry]:
        """The entries of a stream after number `after`, in order; raises `Damaged`."""
        log: str | None = await self._value(LOG, stream=stream, after=after)
        return entries_of(stream, after, log) if log else []

    async def snapshot(self, stream: str) -> Entry | None:
        """The latest snapshot of a stream, with the last entry that it holds; raises `Damaged`."""
        rows = await self._rows(SNAPSHOT, stream=stream)
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
        return await self._pruned(lambda on: _forget_some_guests(on, before_ms))

    async def _pruned(self, prune_some: Callable[[Connection], int]) -> int:
        pruned = 0
        while some := await self._write(prune_some):
            pruned += some
        return pruned

    # Tables

    async def table(self, id: str) -> TableRow | None:
        """The row of a table."""
        rows = await self._rows(TABLE, id=id)
        return _table_row(rows[0]) if rows else None

    async def table_of_invite(self, invite: str) -> str | None:
        """The table that an invitation leads to."""
        id: str | None = await self._value(OF_INVITE, invite=invite)
        return id

    async def tables_of(self, guest: str, limit: int = 100) -> list[TableRow]:
        """The tables where a guest has or had a seat; the newest change is first."""
        return [_table_row(row) for row in await self._rows(OF_GUEST, guest=guest, limit=limit)]

    async def waking(self) -> list[str]:
        """The tables in play that must be loaded when the server starts."""
        return [id for (id,) in await self._rows(WAKING)]

    # Guests, codes, keys

    async def save_guest(self, id: str, data: bytes, at_ms: int) -> None:
        """Store what is known about a guest, replacing what was."""
        await self._write(lambda on: _replace_guests.run(on, [(id, data, at_ms)]))

    async def see_guest(self, id: str, at_ms: int) -> None:
        """Note that a guest is here, if that was not noted within a day."""
        await self._write(lambda on: on.execute(SEEN, {"guest": id, "at_ms": at_ms}))

    async def guest(self, id: str) -> bytes | None:
        """What is known about a guest."""
        data: bytes | None = await self._value(GUEST, id=id)
        return data

    async def put_code(self, code: str, guest: str, expires_ms: int) -> None:
        """Let a code stand for a guest, once and until it expires."""
        await self._write(lambda on: _replace_codes.run(on, [(_hash(code), guest, expires_ms)]))

    async def take_code(self, code: str, now_ms: int) -> str | None:
        """The guest that a code stands for; the code is then used up."""
        guest: str | None = await self._write(lambda on: _take_code(on, _hash(code), now_ms))
        return guest

    async def key(self, name: str) -> bytes:
        """32 random bytes, the same for as long as the database exists."""
        key: bytes = await self._write(lambda on: _key(on, name))
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
        await self._write(_probe)

    async def drained(self) -> None:
        """Return once every write submitted so far is durable or has failed."""
        await self._write(_nothing)

    async def close(self) -> None:
        """Finish what is queued; nothing can be asked or written afterwards."""
        if not self._is_closed:
            self._is_closed = True
            await asyncio.to_thread(self._finish)

    def _finish(self) -> None:
        self._readers.shutdown()
        self._reading.dispose()
        self._writer.close()
        self._writing.dispose()
        self._mark.close()
        self._lock.release()

    async def _write(self, work: Append | Work) -> Any:
        self._check_open()
        return await self._writer.submit(work)

    async def _value(self, query: Select[Any], **values: object) -> Any:
        rows = await self._rows(query, **values)
        return rows[0][0] if rows else None

    async def _rows(self, query: Select[Any], **values: object) -> Sequence[Row[Any]]:
        self._check_open()
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._fetch, query, values)

    def _fetch(self, query: Select[Any], values: dict[str, object]) -> Sequence[Row[Any]]:
        try:
            with self._reading.connect() as connection:
                return connection.execute(query, values).all()
        except SQLAlchemyError as problem:
            raise failed(problem) from problem

    def _check_open(self) -> None:
        if self._is_closed:
            raise StoreFailed("the store is closed")


def _table_row(row: Row[Any]) -> TableRow:
    try:
        return row_of_columns(row)
    except msgspec.DecodeError:
        # The guests by table are stored once more, for searching.
        return TableRow(**{**row._asdict(), "guests": ()})


def _nothing(connection: Connection) -> None:
    """A write that writes nothing: it is done when all before it are."""


def _probe(connection: Connection) -> None:
    connection.execute(insert(keys).values(name=PROBE, data=bytes(PROBE_BYTES)))
    connection.execute(delete(keys).where(keys.c.name == PROBE))


def _forget_some_guests(connection: Connection, before_ms: int) -> int:
    ids = connection.scalars(UNSEEN, {"before_ms": before_ms}).all()
    _delete_guests.run(connection, [(id,) for id in ids])
    return len(ids)


def _hash(code: str) -> bytes:
    return hashlib.sha256(code.encode()).digest()


def _take_code(connection: Connection, hash: bytes, now_ms: int) -> str | None:
    connection.execute(delete(codes).where(codes.c.expires_ms <= now_ms))
    guest: str | None = connection.scalar(OF_CODE, {"hash": hash})
    connection.execute(delete(codes).where(codes.c.hash == hash))
    return guest


def _key(connection: Connection, name: str) -> bytes:
    known: bytes | None = connection.scalar(KEY, {"name": name})
    if known is not None:
        return known
    made = secrets.token_bytes(KEY_BYTES)
    connection.execute(insert(keys).values(name=name, data=made))
    return made
