"""Connections to one SQLite file: one that writes, and some that read meanwhile."""

import sqlite3
from pathlib import Path

from sqlalchemy import Connection, Engine, QueuePool, create_engine, event

READERS = 4
PATIENCE_S = 10
WRITING = {
    "journal_mode": "WAL",
    "synchronous": "FULL",
    "fullfsync": "ON",  # for macOS: without it, a commit may stay in the disk's cache
    "wal_autocheckpoint": 4000,
    "journal_size_limit": 64 << 20,
    "cache_size": -32_000,
}


def inspecting_engine(path: Path) -> Engine:
    """For inspecting a file that may not be ours: read-only."""
    return _engine(path, "ro", 1, {})


def migrating_engine(path: Path) -> Engine:
    """For changes of the schema: foreign keys are not enforced."""
    return _begins_writing(_engine(path, "rw", 1, WRITING))


def writing_engine(path: Path) -> Engine:
    """For the one thread that writes."""
    return _begins_writing(_engine(path, "rw", 1, WRITING | {"foreign_keys": "ON"}))


def reading_engine(path: Path) -> Engine:
    """For the threads that read; each statement sees everything committed before it."""
    return _engine(path, "rw", READERS, {"query_only": "ON"})


def _engine(path: Path, mode: str, connections: int, pragmas: dict[str, object]) -> Engine:
    def connect() -> sqlite3.Connection:
        connection = sqlite3.connect(
            f"{path.absolute().as_uri()}?mode={mode}",
            uri=True,
            timeout=PATIENCE_S,
            isolation_level=None,
            check_same_thread=False,
        )
        try:
            for name, value in pragmas.items():
                connection.execute(f"PRAGMA {name} = {value}")
        except sqlite3.Error:
            connection.close()
            raise
        return connection

    return create_engine(
        "sqlite+pysqlite://",
        creator=connect,
        poolclass=QueuePool,
        pool_size=connections,
        max_overflow=0,
        hide_parameters=True,
    )


def _begins_writing(engine: Engine) -> Engine:
    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine
