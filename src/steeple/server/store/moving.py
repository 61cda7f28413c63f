"""Copying a whole store into another one, of whatever kind; what was begun can be continued."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, Table, bindparam, select
from sqlalchemy.exc import SQLAlchemyError

from steeple.server.store.bulk import bulk_insert, bulk_replace
from steeple.server.store.checksum import is_as_written
from steeple.server.store.interface import Damaged, StoreFailed
from steeple.server.store.schema import codes, entries, guests, keys, members, snapshots, tables
from steeple.server.store.sql import SqlStore
from steeple.server.store.writer import failed

ROWS_AT_ONCE = 500

_STREAMS = select(entries.c.stream).distinct().order_by(entries.c.stream)
_LOG = select(entries).where(entries.c.stream == bindparam("stream")).order_by(entries.c.seq)
_insert_entries = bulk_insert(entries)
_BESIDE = {table: bulk_replace(table) for table in (keys, guests, codes, tables, snapshots)}


class Moved(NamedTuple):
    """What is in the new store now."""

    streams: int
    entries: int


def move(source: SqlStore, target: SqlStore, tell: Callable[[int, int], None]) -> Moved:
    """Copy everything, and compare every entry; raises `StoreFailed` if the target has others.

    Nobody may serve from either of them meanwhile. `tell` learns how many streams are done.
    """
    count = 0
    try:
        with source.reading.connect() as old:
            streams = [stream for (stream,) in old.execute(_STREAMS)]
            with target.writing.begin() as new:
                for table in _BESIDE:
                    _copy(table, old, new)
                _copy_members(old, new)
            for done, stream in enumerate(streams, 1):
                with target.writing.begin() as new:
                    count += _copy_stream(stream, old, new)
                tell(done, len(streams))
    except SQLAlchemyError as problem:
        raise failed(problem) from problem
    return Moved(len(streams), count)


def _copy(table: Table, old: Connection, new: Connection) -> None:
    for rows in _parts(old, table):
        _BESIDE[table].run(new, rows)


def _copy_members(old: Connection, new: Connection) -> None:
    new.execute(members.delete())
    for rows in _parts(old, members):
        bulk_insert(members).run(new, rows)


def _parts(old: Connection, table: Table) -> Iterator[list[tuple[Any, ...]]]:
    found = old.execution_options(yield_per=ROWS_AT_ONCE).execute(select(table))
    for rows in found.partitions():
        yield [tuple(row) for row in rows]


def _copy_stream(stream: str, old: Connection, new: Connection) -> int:
    """Copy what is missing of a stream, and compare all of it; returns how many entries it has."""
    wanted = [tuple(row) for row in _log(stream, old)]
    found = [tuple(row) for row in _log(stream, new)]
    if found != wanted[: len(found)]:
        raise StoreFailed(f"the new store has another log of {stream}")
    _insert_entries.run(new, wanted[len(found) :])
    if [tuple(row) for row in _log(stream, new)] != wanted:
        raise StoreFailed(f"the log of {stream} was not written as it was read")
    return len(wanted)


def _log(stream: str, connection: Connection) -> list[Row[Any]]:
    rows = list(connection.execute(_LOG, {"stream": stream}))
    for seq, row in enumerate(rows, 1):
        if row.seq != seq or not is_as_written(stream, row.seq, row.data, row.checksum):
            raise Damaged(f"entry {seq} of {stream} is not as it was written")
    return rows
