"""The store in one SQLite file."""

import asyncio
import hashlib
import os
import secrets
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, Select, bindparam, delete, func, insert, select
from sqlalchemy.exc import SQLAlchemyError

from steeple.server.store import migrate
from steeple.server.store.bulk import bulk_replace
from steeple.server.store.engines import (
    READERS,
    inspecting_engine,
    migrating_engine,
    reading_engine,
    writing_engine,
)
from steeple.server.store.guest_book import OWN_KEYS, guest_of_key, new_guest_key
from steeple.server.store.interface import Append, Entry, StoreFailed, TableRow
from steeple.server.store.journal import OF_COMMAND, Journal
from steeple.server.store.lock import Lock
from steeple.server.store.schema import (
    IS_WAKING,
    codes,
    entries,
    guests,
    keys,
    members,
    snapshots,
    tables,
)
from steeple.server.store.writer import Work, Writer, failed

KEY_BYTES = 32

# All entries as one text: after each row, a thread has to wait for its turn to run Python.
LOG = select(func.group_concat(entries.c.seq.concat(" ").concat(func.hex(entries.c.data)))).where(
    entries.c.stream == bindparam("stream"), entries.c.seq > bindparam("after")
)
SNAPSHOT = select(snapshots.c.seq, snapshots.c.data).where(
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
KEY = select(keys.c.data).where(keys.c.name == bindparam("name"))

_replace_guests = bulk_replace(guests)
_replace_codes = bulk_replace(codes)


class SqliteStore:
    """Streams, rows, guests, codes and keys in one file that no other process serves from."""

    def __init__(self, path: Path, lock: Lock) -> None:
        self._lock = lock
        self._is_closed = False
        self._journal = Journal()
        self._writing = writing_engine(path)
        self._reading = reading_engine(path)
        self._writer = Writer(self._writing, self._journal)
        self._readers = ThreadPoolExecutor(READERS, "steeple-reader")

    @classmethod
    def open(cls, path: Path) -> "SqliteStore":
        """Create the database if there is none, bring it up to date, and lock it.

        Blocks until that is done. Raises `StoreBusy`, `StoreTooNew` or `StoreFailed`; an
        existing file is then unchanged.
        """
        try:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            lock = Lock(path.with_name(path.name + ".lock"))
            try:
                _prepare(path)
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
        """The entries of a stream after number `after`, in order."""
        log = await self._value(LOG, stream=stream, after=after)
        pairs = (entry.partition(" ") for entry in log.split(",")) if log else ()
        return sorted(Entry(int(seq), bytes.fromhex(data)) for seq, _, data in pairs)

    async def snapshot(self, stream: str) -> Entry | None:
        """The latest snapshot of a stream, with the last entry that it holds."""
        rows = await self._rows(SNAPSHOT, stream=stream)
        return Entry(rows[0].seq, rows[0].data) if rows else None

    async def find_command(self, stream: str, command: str) -> int | None:
        """The number of a command's entry, if it has one."""
        seq: int | None = await self._value(OF_COMMAND, stream=stream, command=command)
        return seq

    async def prune(self, before_ms: int) -> int:
        """Delete the tables that ended and have not changed since then; returns how many."""
        pruned = 0
        while some := await self._write(lambda on: self._journal.forget_some(on, before_ms)):
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


def _prepare(path: Path) -> None:
    """Make sure that the file is a database of ours, with the newest schema."""
    if path.exists() and path.stat().st_size:
        inspecting = inspecting_engine(path)
        try:
            with inspecting.connect() as connection:
                migrate.check(connection)
        finally:
            inspecting.dispose()
    else:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    migrating = migrating_engine(path)
    try:
        with migrating.begin() as connection:
            migrate.upgrade(connection)
    finally:
        migrating.dispose()


def _table_row(row: Row[Any]) -> TableRow:
    guests = msgspec.json.decode(row.guests, type=tuple[str, ...])
    return TableRow(**{**row._asdict(), "guests": guests})


def _nothing(connection: Connection) -> None:
    """A write that writes nothing: it is done when all before it are."""


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
