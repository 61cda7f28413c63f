"""A real server in a process of its own, on a port that was free."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from tests.patience import STUCK_S

NO_FAULTS = ("Invalid UTF-8 sequence received from client.", "Invalid HTTP request received.")
"""What a client did wrong, in the words of uvicorn."""


class Served:
    """A server that has said that it is ready."""

    def __init__(self, process: "subprocess.Popen[str]", data: Path, log: Path) -> None:
        self._process = process
        self._log = log
        self.data = data
        self.pid = process.pid
        assert process.stdout is not None
        said = process.stdout.readline()
        if not said.startswith("Steeple is at http://"):
            process.kill()
            raise AssertionError(f"the server said {said!r}, and: {log.read_text()}")
        self.url = said.split()[-1]
        self.port = urlsplit(self.url).port or 0

    def kill(self) -> None:
        """End it as a power cut would."""
        self._process.kill()
        self._process.wait(STUCK_S)

    def stop(self) -> int:
        """End it gently; gives the exit code."""
        self.terminate()
        return self.wait()

    def terminate(self) -> None:
        """Ask it to end."""
        self._process.terminate()

    def wait(self) -> int:
        """The exit code, once it has ended."""
        return self._process.wait(STUCK_S)

    @property
    def log(self) -> list[str]:
        """The lines of its log so far."""
        return self._log.read_text(encoding="utf-8", errors="replace").splitlines()

    @property
    def faults(self) -> list[str]:
        """The lines of its log that tell of a mistake in the program."""
        return [line for line in self.log if _is_fault(line)]


def _is_fault(line: str) -> bool:
    try:
        facts: dict[str, Any] = json.loads(line)
    except ValueError:
        return True
    return facts["level"] != "info" and facts["what"] not in NO_FAULTS


@contextmanager
def serving(
    tmp_path: Path, port: int = 0, arguments: Sequence[str] = (), **limits: float
) -> Iterator[Served]:
    """A server with its data in the folder; it has ended when the block has."""
    data, log = tmp_path / "served", tmp_path / "served.log"
    command = [sys.executable, "-m", "steeple", "serve"]
    command += ["--port", str(port), "--data", str(data)]
    command += arguments
    for name, value in limits.items():
        command += ["--limit", f"{name}={value}"]
    environment = os.environ | {"STEEPLE_LANG": "en", "STEEPLE_DATA": str(data)}
    with (
        log.open("a", encoding="utf-8") as errors,
        subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=errors, text=True
        ) as process,
    ):
        try:
            yield Served(process, data, log)
        finally:
            process.kill()
