"""Appends as SQL, and what is known about the end of each stream."""

from collections.abc import Callable, Collection, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Select, bindparam, func, select

from steeple.server.store.bulk import Row, bulk_delete, bulk_insert, bulk_replace
from steeple.server.store.checksum import checksum
from steeple.server.store.interface import Append, Repeated, Stale, TableRow
from steeple.server.store.rows import columns_of
from steeple.server.store.schema import (
    IS_OVER,
    IS_UNFINISHED,
    entries,
    members,
    snapshots,
    tables,
)

MOST_KNOWN = 50_000
FORGOTTEN_AT_ONCE = 16

LAST = select(func.max(entries.c.seq)).where(entries.c.stream == bindparam("stream"))
OF_COMMAND = select(entries.c.seq).where(
    entries.c.stream == bindparam("stream"), entries.c.command == bindparam("command")
)
_ENDS = (
    select(entries.c.stream, func.max(entries.c.seq))
    .where(entries.c.stream.in_(bindparam("streams", expanding=True)))
    .group_by(entries.c.stream)
)
_PLACE = select(entries).where(
    entries.c.stream == bindparam("stream"), entries.c.seq == bindparam("seq")
)
OVER = (
    select(tables.c.id)
    .where(IS_OVER, tables.c.changed_ms < bindparam("before_ms"))
    .limit(FORGOTTEN_AT_ONCE)
)
# A row is not written with every move, so the log says when a table was last used.
_last_at = (
    select(entries.c.at_ms)
    .where(entries.c.stream == tables.c.id)
    .order_by(entries.c.seq.desc())
    .limit(1)
    .scalar_subquery()
)
UNFINISHED = (
    select(tables.c.id)
    .where(
        IS_UNFINISHED,
        tables.c.changed_ms < bindparam("before_ms"),
        _last_at < bindparam("before_ms"),
    )
    .limit(FORGOTTEN_AT_ONCE)
)

_insert_entries = bulk_insert(entries)
_insert_members = bulk_insert(members)
_replace_snapshots = bulk_replace(snapshots)
_replace_tables = bulk_replace(tables)
_delete_entries = bulk_delete(entries, "stream")
_delete_members = bulk_delete(members, "table_id")
_delete_snapshots = bulk_delete(snapshots, "stream")
_delete_tables = bulk_delete(tables, "id")


class _End(NamedTuple):
    """The last entry of a stream, and the guests of its table if they are known."""

    last: int
    guests: tuple[str, ...] | None = None


class Journal:
    """Writes streams; nothing else does.

    It remembers how streams end, so it has to be told how each transaction ended; where others
    write too (`is_shared`), it remembers nothing after that. `note` is told an entry of each
    transaction once that is durable, and 0 for a stream before it is deleted.
    """

    def __init__(self, note: Callable[[str, int], None], is_shared: bool = False) -> None:
        self._note = note
        self._is_shared = is_shared
        self._committed: dict[str, _End] = {}
        self._written: dict[str, _End] = {}

    def committed(self) -> None:
        """What was written in the transaction stays."""
        if len(self._committed) > MOST_KNOWN:
            self._committed.clear()
        if self._written:
            stream, end = next(reversed(self._written.items()))
            self._note(stream, end.last)
        if not self._is_shared:
            self._committed.update(self._written)
        self._written.clear()

    def rolled_back(self) -> None:
        """What was written in the transaction is gone."""
        self._written.clear()

    def append_all(self, connection: Connection, appends: Sequence[Append]) -> None:
        """Write them, or raise `Stale` or `IntegrityError` if any can't be; then roll back."""
        if self._is_shared:
            # All writers take the places of streams in the same order: none waits for another
            # who waits for it.
            appends = sorted(appends, key=lambda append: append.stream)
            self._look_up(connection, {append.stream for append in appends})
        rows: dict[str, TableRow] = {}
        kept: dict[str, Row] = {}
        for append in appends:
            end = self._known(append.stream)
            if end is None:
                # A first entry needs no query: if there is one already, the insert fails.
                end = _End(0) if append.seq == 1 else self._looked_up(connection, append.stream)
            if append.seq != end.last + 1:
                raise Stale(end.last)
            self._written[append.stream] = _End(append.seq, end.guests)
            if append.row is not None:
                rows[append.stream] = append.row
            if append.snapshot is not None:
                kept[append.stream] = _checked(append, append.snapshot)
        _insert_entries.run(connection, [_entry_columns(append) for append in appends])
        self._write_rows(connection, rows.values())
        _replace_snapshots.run(connection, list(kept.values()))

    def append_one(self, connection: Connection, append: Append, is_again: bool = False) -> None:
        """Write it, or raise `Repeated`, `Stale` or `IntegrityError`; then nothing is written.

        If it may have been written before (`is_again`), and it was, then that is all right.
        """
        if is_again and _is_written(connection, append):
            return
        if append.command is not None:
            made = {"stream": append.stream, "command": append.command}
            if seq := connection.scalar(OF_COMMAND, made):
                raise Repeated(seq)
        end = self._known(append.stream) or self._looked_up(connection, append.stream)
        self._written[append.stream] = end
        try:
            with connection.begin_nested():
                self.append_all(connection, [append])
        except BaseException:
            self._written[append.stream] = end
            raise

    def forget_some(self, connection: Connection, which: Select[Any], before_ms: int) -> int:
        """Delete a few of the tables that have not changed since then; returns how many."""
        ids = connection.scalars(which, {"before_ms": before_ms}).all()
        forgotten = [(id,) for id in ids]
        for id in ids:
            self._note(id, 0)
        for delete in (_delete_entries, _delete_snapshots, _delete_members, _delete_tables):
            delete.run(connection, forgotten)
        self._written.update((id, _End(0)) for id in ids)
        return len(ids)

    def _known(self, stream: str) -> _End | None:
        return self._written.get(stream) or self._committed.get(stream)

    def _look_up(self, connection: Connection, streams: Collection[str]) -> None:
        """Learn how streams end that nothing was written to in this transaction."""
        unknown = [stream for stream in streams if stream not in self._written]
        if unknown:
            found = dict(ends_of(connection, unknown))
            self._written.update((stream, _End(found.get(stream, 0))) for stream in unknown)

    def _looked_up(self, connection: Connection, stream: str) -> _End:
        return _End(connection.scalar(LAST, {"stream": stream}) or 0)

    def _write_rows(self, connection: Connection, rows: Collection[TableRow]) -> None:
        _replace_tables.run(connection, [columns_of(row) for row in rows])
        joined = [row for row in rows if row.guests != self._written[row.id].guests]
        _delete_members.run(connection, [(row.id,) for row in joined])
        _insert_members.run(
            connection, [(guest, row.id) for row in joined for guest in set(row.guests)]
        )
        for row in joined:
            self._written[row.id] = self._written[row.id]._replace(guests=row.guests)


def ends_of(connection: Connection, streams: Collection[str]) -> list[tuple[str, int]]:
    """The number of the last entry of each of these streams that has any."""
    found = connection.execute(_ENDS, {"streams": list(streams)})
    return [(stream, last) for stream, last in found]


def _is_written(connection: Connection, append: Append) -> bool:
    """Whether the entry is there exactly as it is to be written."""
    place = {"stream": append.stream, "seq": append.seq}
    found = connection.execute(_PLACE, place).one_or_none()
    return found is not None and tuple(found) == _entry_columns(append)


def _entry_columns(append: Append) -> Row:
    stream, seq, data, sum = _checked(append, append.data)
    return (stream, seq, append.command, append.at_ms, data, sum)


def _checked(append: Append, data: bytes) -> Row:
    return (append.stream, append.seq, data, checksum(append.stream, append.seq, data))
