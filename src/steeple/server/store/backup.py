"""A copy of the database, taken while it is in use."""

import errno
import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from steeple.server.store.disk import put_in_place
from steeple.server.store.interface import StoreFailed


def backup(source: Path, target: Path) -> None:
    """Copy a database as it is at one moment, without blocking writers.

    `target` appears when the copy is complete, checked and on disk. Raises `FileExistsError`
    if there is a file already, and `StoreFailed` if it can't be copied.
    """
    try:
        _refuse_to_overwrite(target)
        handle, name = tempfile.mkstemp(".part", f"{target.name}.", target.parent)
        os.close(handle)
        copy = Path(name)
        try:
            copy_database(source, copy)
            _refuse_to_overwrite(target)
            put_in_place(copy, target)
        finally:
            copy.unlink(missing_ok=True)
    except FileExistsError:
        raise
    except (OSError, sqlite3.Error) as problem:
        raise StoreFailed(str(problem)) from problem


def copy_database(source: Path, copy: Path) -> None:
    """Copy a database as it is at one moment into one file; raises `StoreFailed` or `Error`."""
    with (
        closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=rw", uri=True)) as original,
        closing(sqlite3.connect(copy, isolation_level=None)) as copied,
    ):
        original.backup(copied)
        copied.execute("PRAGMA journal_mode = DELETE")  # so that the copy is one file
        problems = [text for (text,) in copied.execute("PRAGMA integrity_check")]
    if problems != ["ok"]:
        raise StoreFailed(f"the copy is damaged: {problems[0]}")


def _refuse_to_overwrite(target: Path) -> None:
    if target.exists():
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(target))
