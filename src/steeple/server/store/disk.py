"""What a file system promises only if it is asked to: that files and their names are on disk."""

import os
from contextlib import suppress
from pathlib import Path


def sync(file: Path) -> None:
    """Return once the content of a file is on disk."""
    _sync(file, os.O_RDWR)


def put_in_place(file: Path, target: Path) -> None:
    """Give a file that is complete its name; return once all of that is on disk."""
    sync(file)
    file.replace(target)
    with suppress(OSError):  # not every system can open a folder
        _sync(target.parent, os.O_RDONLY)


def _sync(path: Path, mode: int) -> None:
    file = os.open(path, mode)
    try:
        os.fsync(file)
    finally:
        os.close(file)
