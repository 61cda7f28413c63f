"""Looking through a database, as it is at one moment, without changing it."""

from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import inspect, literal_column, select, union
from sqlalchemy.exc import SQLAlchemyError

from steeple.kernel.errors import SteepleError
from steeple.server.store import migrate
from steeple.server.store.checksum import is_as_written
from steeple.server.store.engines import inspecting_engine
from steeple.server.store.interface import Entry, StoreBehind, StoreEmpty, TableRow
from steeple.server.store.opening import check_end
from steeple.server.store.rows import row_of_columns
from steeple.server.store.schema import entries, guests, snapshots, tables
from steeple.server.store.writer import failed

MOST_OF_SQLITE = 100


class Flaw(SteepleError):
    """Something in a database that is not as it should be."""


class Stream(NamedTuple):
    """What is stored of one table, and what is wrong with it at first sight."""

    id: str
    entries: list[Entry]
    snapshot: Entry | None
    row: TableRow | None
    flaws: list[Flaw]


class Inspection:
    """A database that is looked through, also while a server runs.

    Raises `StoreFailed` if it can't be read at all, is not ours, or is too new.
    """

    def __init__(self, path: Path) -> None:
        if not path.exists() or path.stat().st_size == 0:
            raise StoreEmpty("the file is empty" if path.exists() else "the file is missing")
        self._path = path
        self._engine = inspecting_engine(path)
        try:
            self._connection = self._engine.connect()
            self._connection.exec_driver_sql("BEGIN")
            migrate.check(self._connection)
            columns = {each["name"] for each in inspect(self._connection).get_columns("entries")}
        except SQLAlchemyError as problem:
            self._engine.dispose()
            raise failed(problem) from problem
        except BaseException:
            self._engine.dispose()
            raise
        self._has_checksums = "checksum" in columns

    def __enter__(self) -> "Inspection":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._connection.close()
        self._engine.dispose()

    def flaws_of_file(self) -> list[Flaw]:
        """What SQLite itself finds, whether the end is there, and guests who can't be read."""
        found: list[Flaw] = []
        try:
            check_end(self._connection, self._path)
        except StoreBehind as behind:
            found.append(Flaw("server/flaw-behind", problem=str(behind)))
        except SQLAlchemyError:
            pass  # SQLite tells more about it below
        try:
            checked = f"PRAGMA integrity_check({MOST_OF_SQLITE})"
            said = [text for (text,) in self._connection.exec_driver_sql(checked)]
            found += [Flaw("server/flaw-file", problem=text) for text in said if text != "ok"]
            for row in self._connection.exec_driver_sql("PRAGMA foreign_key_check"):
                found.append(Flaw("server/flaw-file", problem=f"{row[0]} refers to no {row[2]}"))
            known = self._connection.scalars(select(guests.c.data))
            if unreadable := sum(not _is_json(data) for data in known):
                found.append(Flaw("server/flaw-guests", count=unreadable))
        except SQLAlchemyError as problem:
            found.append(Flaw("server/flaw-file", problem=str(failed(problem))))
        return found

    def ids(self) -> list[str]:
        """The tables of which anything is stored."""
        every = (select(entries.c.stream), select(snapshots.c.stream), select(tables.c.id))
        try:
            return sorted(self._connection.scalars(union(*every)))
        except SQLAlchemyError:  # `flaws_of_file` tells; what is listed may still be read
            return self._listed()

    def _listed(self) -> list[str]:
        try:
            return sorted(self._connection.scalars(select(tables.c.id)))
        except SQLAlchemyError:
            return []

    def stream(self, id: str) -> Stream:
        """All that is stored of a table."""
        flaws: list[Flaw] = []
        try:
            log = list(self._checked(id, flaws))
            snapshot = self._snapshot(id, flaws)
            row = self._row(id)
        except SQLAlchemyError as problem:
            flaws.append(Flaw("server/flaw-log", table=id, problem=str(failed(problem))))
            return Stream(id, [], None, None, flaws)
        if row is None:
            flaws.append(Flaw("server/flaw-row", table=id))
        return Stream(id, log, snapshot, row, flaws)

    def _checked(self, id: str, flaws: list[Flaw]) -> Iterator[Entry]:
        query = (
            select(entries.c.seq, entries.c.data, self._sum(entries))
            .where(entries.c.stream == id)
            .order_by(entries.c.seq)
        )
        expected = 1
        for row in self._connection.execute(query):
            flaws += [
                Flaw("server/flaw-gap", table=id, seq=seq) for seq in range(expected, row.seq)
            ]
            entry = Entry(row.seq, row.data)
            if not is_as_written(id, *entry, row.checksum):
                flaws.append(Flaw("server/flaw-entry", table=id, seq=row.seq))
            expected = row.seq + 1
            yield entry
        if expected == 1:
            flaws.append(Flaw("server/flaw-gap", table=id, seq=1))

    def _snapshot(self, id: str, flaws: list[Flaw]) -> Entry | None:
        query = select(snapshots.c.seq, snapshots.c.data, self._sum(snapshots)).where(
            snapshots.c.stream == id
        )
        row = self._connection.execute(query).first()
        if row is None:
            return None
        if is_as_written(id, row.seq, row.data, row.checksum):
            return Entry(row.seq, row.data)
        problem = "it is not as it was written"
        flaws.append(Flaw("server/flaw-snapshot", table=id, problem=problem))
        return None

    def _row(self, id: str) -> TableRow | None:
        row = self._connection.execute(select(tables).where(tables.c.id == id)).first()
        try:
            return None if row is None else row_of_columns(row)
        except msgspec.DecodeError:
            return None

    def _sum(self, table: Any) -> Any:
        return table.c.checksum if self._has_checksums else literal_column("NULL").label("checksum")


def _is_json(data: bytes) -> bool:
    try:
        msgspec.json.decode(data)
    except (msgspec.DecodeError, TypeError):
        return False
    return True
