"""A file lock that one process holds, and that is released however it ends."""

import os
import sys
from pathlib import Path

from steeple.server.store.interface import StoreBusy

if sys.platform == "win32":
    import msvcrt

    def _seize(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _seize(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Lock:
    """Held from its creation until `release`; raises `StoreBusy` while another process has it."""

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _seize(self._file)
        except (BlockingIOError, PermissionError):
            os.close(self._file)
            raise StoreBusy(f"another process serves from this database: {path} is held") from None
        except OSError:
            os.close(self._file)
            raise

    def release(self) -> None:
        """Release the lock. The file stays: deleting it would race with whoever locks it next."""
        os.close(self._file)
