"""Opening a database: whether it is ours and whole, and its upgrade to the newest schema."""

import os
from pathlib import Path

from sqlalchemy import Connection

from steeple.server.store import migrate
from steeple.server.store.disk import put_in_place
from steeple.server.store.engines import inspecting_engine, migrating_engine
from steeple.server.store.interface import StoreBehind, StoreEmpty, StoreFailed
from steeple.server.store.journal import LAST
from steeple.server.store.mark import marked

SIDE_FILES = ("-wal", "-shm", "-journal")


def lock_of(path: Path) -> Path:
    """The file that the process holds which serves from the database."""
    return path.with_name(path.name + ".lock")


def mark_of(path: Path) -> Path:
    """The file that names the last acknowledged entry."""
    return path.with_name(path.name + ".mark")


def prepare(path: Path) -> None:
    """Make sure that the file is a whole database of ours, with the newest schema.

    A new one is built under another name, and is never seen empty. So an empty file is not a new
    database but what is left of one, and a mark without a database is too: both raise `StoreEmpty`.
    """
    if path.exists():
        if path.stat().st_size == 0:
            raise StoreEmpty("the file is empty")
        _inspect(path)
        _upgrade(path)
    elif mark_of(path).exists():
        raise StoreEmpty("the file is missing")
    else:
        _create(path)


def check_end(connection: Connection, path: Path) -> None:
    """Raise `StoreBehind` if the last entry that was acknowledged is missing."""
    if (known := marked(mark_of(path))) is not None:
        stream, seq = known
        last = connection.scalar(LAST, {"stream": stream}) or 0
        if last < seq:
            raise StoreBehind(f"entry {seq} of {stream} is missing, the last one is {last}")


def _inspect(path: Path) -> None:
    engine = inspecting_engine(path)
    try:
        with engine.connect() as connection:
            migrate.check(connection)
            check_end(connection, path)
    finally:
        engine.dispose()


def _create(path: Path) -> None:
    new = path.with_name(path.name + ".new")
    for suffix in ("", *SIDE_FILES):  # left over if the process was killed here before
        new.with_name(new.name + suffix).unlink(missing_ok=True)
    os.close(os.open(new, os.O_RDWR | os.O_CREAT, 0o600))
    _upgrade(new)
    if new.with_name(new.name + SIDE_FILES[0]).exists():
        # Closing it could not move what is in there into the file.
        raise StoreFailed("the new database could not be completed")
    put_in_place(new, path)


def _upgrade(path: Path) -> None:
    engine = migrating_engine(path)
    try:
        with engine.begin() as connection:
            migrate.upgrade(connection)
    finally:
        engine.dispose()
