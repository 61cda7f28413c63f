"""The store in one SQLite file."""

from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from steeple.server.store.engines import reading_engine, writing_engine
from steeple.server.store.interface import Entry
from steeple.server.store.journal import Journal
from steeple.server.store.lock import Lock
from steeple.server.store.log import LOG, entries_of
from steeple.server.store.mark import Mark
from steeple.server.store.opening import lock_of, mark_of, prepare
from steeple.server.store.sql import SqlStore
from steeple.server.store.writer import Writer, failed


class SqliteStore(SqlStore):
    """Streams, rows, guests, codes and keys in one file that no other process serves from."""

    def __init__(self, path: Path, lock: Lock) -> None:
        self._lock = lock
        self._mark = Mark(mark_of(path))
        journal, writing = Journal(self._mark.note), writing_engine(path)
        super().__init__(writing, reading_engine(path), journal, Writer(writing, journal))

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

    async def read(self, stream: str, after: int = 0) -> list[Entry]:
        """The entries of a stream after number `after`, in order; raises `Damaged`."""
        log: str | None = await self._value(LOG, stream=stream, after=after)
        return entries_of(stream, after, log) if log else []

    def _finish(self) -> None:
        super()._finish()
        self._mark.close()
        self._lock.release()
