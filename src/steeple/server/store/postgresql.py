"""The store in a PostgreSQL database, which several nodes share."""

import time
from collections.abc import Callable, Collection, Sequence
from typing import Any

from sqlalchemy import (
    Connection,
    Engine,
    Row,
    Select,
    bindparam,
    create_engine,
    inspect,
    make_url,
    select,
    text,
)
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from steeple.server.store import migrate
from steeple.server.store.checksum import is_as_written
from steeple.server.store.engines import READERS
from steeple.server.store.interface import Damaged, Entry, StoreFailed
from steeple.server.store.journal import Journal, ends_of
from steeple.server.store.leases import LEASES
from steeple.server.store.schema import entries
from steeple.server.store.sql import SqlStore
from steeple.server.store.writer import Work, Writer, failed

PATIENCE_S = 8.0
"""How long a database that restarts, or gives way to its standby, is asked again."""
TRY_AGAIN_S = 0.1
MIGRATING = 0x57EE_91E0
"""The advisory lock of whoever brings the schema up to date."""
_CONNECT = {
    "application_name": "steeple",
    "connect_timeout": 3,
    "keepalives_idle": 3,
    "keepalives_interval": 1,
    "keepalives_count": 3,
    "tcp_user_timeout": 5000,
}

_LOG = (
    select(entries.c.seq, entries.c.data, entries.c.checksum)
    .where(entries.c.stream == bindparam("stream"), entries.c.seq > bindparam("after"))
    .order_by(entries.c.seq)
)


def is_postgresql(address: str) -> bool:
    """Whether the address of a store is that of a PostgreSQL database.

    >>> is_postgresql("postgresql://steeple@localhost/steeple"), is_postgresql("steeple.sqlite")
    (True, False)
    """
    return address.partition("://")[0] in ("postgresql", "postgres")


def engine_of(address: str, connections: int) -> Engine:
    """Connections to a PostgreSQL database."""
    url = make_url(address).set(drivername="postgresql+psycopg")
    return create_engine(
        url,
        paramstyle="format",
        pool_size=connections,
        max_overflow=0,
        hide_parameters=True,
        connect_args={name: value for name, value in _CONNECT.items() if name not in url.query},
    )


class PostgresqlStore(SqlStore):
    """Streams, rows, guests, codes and keys in a database that other nodes write to as well."""

    def __init__(self, writing: Engine, reading: Engine) -> None:
        journal = Journal(_note_nothing, is_shared=True)
        super().__init__(writing, reading, journal, Writer(writing, journal, PATIENCE_S))

    @classmethod
    def open(cls, address: str) -> "PostgresqlStore":
        """Connect, and bring the schema up to date; of several who start, one does so.

        Blocks until that is done. Raises `StoreTooNew` or `StoreFailed`.
        """
        writing = None
        try:
            writing = engine_of(address, 1)
            with writing.begin() as connection:
                connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
                if inspect(connection).get_table_names():
                    migrate.check(connection)
                migrate.upgrade(connection)
                connection.execute(text(LEASES))
            return cls(writing, engine_of(address, READERS))
        except StoreFailed:
            if writing is not None:
                writing.dispose()
            raise
        except (SQLAlchemyError, ImportError) as problem:
            if writing is not None:
                writing.dispose()
            raise failed(problem) from problem

    async def read(self, stream: str, after: int = 0) -> list[Entry]:
        """The entries of a stream after number `after`, in order; raises `Damaged`."""
        found: list[Entry] = []
        for row in await self._rows(_LOG, stream=stream, after=after):
            if not is_as_written(stream, row.seq, row.data, row.checksum):
                raise Damaged(f"entry {row.seq} of {stream} is not as it was written")
            found.append(Entry(row.seq, row.data))
        if found and found[-1].seq - after != len(found):
            raise Damaged(f"an entry of {stream} after {after} is missing")
        return found

    async def ends(self, streams: Collection[str]) -> dict[str, int]:
        """The number of the last entry of each of these streams that has any."""
        return dict(await self.look(lambda on: ends_of(on, streams)))

    async def write(self, work: Work) -> Any:
        """The result of any other work on the database, once that is durable."""
        return await self._write(work)

    async def look(self, question: Callable[[Connection], Any]) -> Any:
        """The answer to any other question."""
        return await self._in_reader(lambda: self._asked(question))

    def _fetch(self, query: Select[Any], values: dict[str, object]) -> Sequence[Row[Any]]:
        # No text in PostgreSQL has this character, so nothing is found by one that has.
        if any(isinstance(value, str) and "\0" in value for value in values.values()):
            return []
        rows: Sequence[Row[Any]] = self._asked(lambda on: on.execute(query, values).all())
        return rows

    def _asked(self, question: Callable[[Connection], Any]) -> Any:
        until = time.monotonic() + PATIENCE_S
        while True:
            try:
                with self.reading.connect() as connection:
                    return question(connection)
            except OperationalError as problem:
                if time.monotonic() >= until or self._is_closed:
                    raise failed(problem) from problem
                time.sleep(TRY_AGAIN_S)
            except SQLAlchemyError as problem:
                raise failed(problem) from problem


def _note_nothing(stream: str, seq: int) -> None:
    """A database of its own knows what it has acknowledged."""
