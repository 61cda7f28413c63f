"""A small file beside the database that names an entry which must be in it.

A write-ahead log that has lost its end is still a valid one, so SQLite can't notice. But only its
end can be lost: if the last entry that was acknowledged is there, so are all before it.
"""

import os
from pathlib import Path

import msgspec

LENGTH = 128
"""Constant, so that it can be rewritten in place, also on a full disk."""


class Mark:
    """The last entry that was acknowledged, rewritten after each transaction.

    The file is synced only when it is closed: syncing costs as much as a transaction. It outlives
    the process however that ends; after a power cut it may name an earlier entry, never a later.
    """

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o600)

    def note(self, stream: str, seq: int) -> None:
        """The entry is durable; 0 if the stream is about to be deleted."""
        text = msgspec.json.encode((stream, seq)).ljust(LENGTH - 1) + b"\n"
        try:
            os.lseek(self._file, 0, os.SEEK_SET)
            os.write(self._file, text)
        except OSError:
            pass  # the entry is durable all the same, and the mark names an earlier one

    def close(self) -> None:
        """Sync the file; nothing can be noted afterwards."""
        try:
            os.fsync(self._file)
        except OSError:
            pass
        finally:
            os.close(self._file)


def marked(path: Path) -> tuple[str, int] | None:
    """The stream and the number of the entry that a file names, if it names one."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=tuple[str, int])
    except (FileNotFoundError, msgspec.DecodeError):
        return None
