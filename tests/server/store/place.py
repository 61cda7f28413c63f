"""A store of its own for each test, and short ways to write to it."""

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

from steeple.server.store.interface import (
    Append,
    TableRow,
)
from steeple.server.store.postgresql import PostgresqlStore
from steeple.server.store.sql import SqlStore
from steeple.server.store.sqlite import SqliteStore
from steeple.server.store.writer import Work

T = TypeVar("T")
Place: TypeAlias = Path | str
"""Where a store is: a file for SQLite, an address for PostgreSQL."""


def opened(place: Place) -> SqlStore:
    """The store there, whichever it is."""
    return SqliteStore.open(place) if isinstance(place, Path) else PostgresqlStore.open(place)


def served(place: Place, scenario: Callable[[SqlStore], Awaitable[T]]) -> T:
    """What the scenario gives with the store there, opened before and closed after it."""

    async def whole() -> T:
        store = opened(place)
        try:
            return await scenario(store)
        finally:
            await store.close()

    return asyncio.run(whole())


def append(stream: str, seq: int, command: str | None = None, **others: Any) -> Append:
    return Append(stream, seq, f"{stream}{seq}".encode(), seq, command, **others)


def row(id: str, *guests: str, status: str = "playing", changed_ms: int = 1) -> TableRow:
    return TableRow(id, f"to-{id}", "five-towers", "ann", status, True, guests, 1, changed_ms)


async def together(store: SqlStore, *works: Append | Work) -> list[Any]:
    """The outcomes of works that are written in one go: the writer is held while they queue."""
    is_held, may_go_on = threading.Event(), threading.Event()

    def hold(_: object) -> None:
        is_held.set()
        may_go_on.wait()

    held = store._writer.submit(hold)
    is_held.wait()
    waiting = [store._writer.submit(work) for work in works]
    assert store.queued == len(works)
    may_go_on.set()
    await held
    return await asyncio.gather(*waiting, return_exceptions=True)


async def pragma(store: SqlStore, text: str) -> Any:
    """What the writer's connection answers."""
    return await store._writer.submit(lambda on: on.exec_driver_sql(f"PRAGMA {text}").scalar())


def spoil(path: Path, statement: str, *values: object) -> None:
    """Change the database as no server would."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        assert connection.execute(statement, values).rowcount > 0
