"""Putting a backup in the place of a database."""

import os
import sqlite3
from pathlib import Path

from steeple.server.store.backup import copy_database
from steeple.server.store.disk import put_in_place
from steeple.server.store.interface import StoreFailed
from steeple.server.store.lock import Lock
from steeple.server.store.opening import SIDE_FILES, lock_of, mark_of


def restore(source: Path, target: Path, aside: Path) -> bool:
    """Put a copy of `source` in the place of `target`; what was there keeps the name `aside`.

    Returns whether anything was there. Raises `StoreBusy` while a server uses `target`, and
    `StoreFailed` if it can't be copied. If the process ends in between, the target is missing
    but its mark is not, so no server starts with nothing instead.
    """
    try:
        target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = Lock(lock_of(target))
        try:
            new = target.with_name(target.name + ".new")
            new.unlink(missing_ok=True)
            os.close(os.open(new, os.O_RDWR | os.O_CREAT, 0o600))
            copy_database(source, new)
            had_any = _put_aside(target, aside)
            put_in_place(new, target)
        finally:
            lock.release()
    except (OSError, sqlite3.Error) as problem:
        raise StoreFailed(str(problem)) from problem
    return had_any


def _put_aside(target: Path, aside: Path) -> bool:
    """Rename the database and all that belongs to it, so that it can still be opened."""
    mark = mark_of(target)
    if target.exists():
        mark.touch(0o600)  # a database of an earlier version may have none
    pairs = [(target, aside)]
    pairs += [
        (target.with_name(target.name + end), aside.with_name(aside.name + end))
        for end in SIDE_FILES
    ]
    pairs += [(mark, mark_of(aside))]
    there = [(old, new) for old, new in pairs if old.exists()]
    for old, new in there:
        old.rename(new)
    return bool(there)
