"""`steeple move-store`: from SQLite to PostgreSQL, or back."""

import asyncio
from pathlib import Path

from steeple.cli.arguments import Parser, Words
from steeple.cli.progress import Progress
from steeple.cli.screen import tell
from steeple.cli.serve import store_problem
from steeple.server.settings import without_password
from steeple.server.store.interface import StoreEmpty, StoreFailed
from steeple.server.store.moving import Moved, move
from steeple.server.store.postgresql import PostgresqlStore, is_postgresql
from steeple.server.store.sql import SqlStore
from steeple.server.store.sqlite import SqliteStore


def run(arguments: list[str], words: Words) -> int:
    """Copy everything, and compare it; run again, it goes on where it stopped."""
    parser = Parser("move-store", words)
    parser.add_argument("FROM", help=words("cli/help-move-store-from"))
    parser.add_argument("TO", help=words("cli/help-move-store-to"))
    read = parser.parse_args(arguments)
    source = target = None
    name = read.FROM
    try:
        source = _opened(read.FROM, is_new=False)
        name = read.TO
        target = _opened(read.TO, is_new=True)
        moved: Moved = move(source, target, Progress())
    except StoreFailed as problem:
        raise store_problem(without_password(name), problem) from None
    finally:
        for store in (source, target):
            if store is not None:
                asyncio.run(store.close())
    facts = {"tables": moved.streams, "entries": moved.entries}
    tell(words("server/moved", store=without_password(read.TO), **facts))
    return 0


def _opened(address: str, is_new: bool) -> SqlStore:
    if is_postgresql(address):
        return PostgresqlStore.open(address)
    path = Path(address)
    if not is_new and not path.exists():
        raise StoreEmpty("the file is missing")
    return SqliteStore.open(path)
