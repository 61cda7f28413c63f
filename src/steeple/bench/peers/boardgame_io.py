"""The peer of the server: boardgame.io, with a small auction game about the size of Five Towers.

It needs Node.js. Its packages are fetched once, in the versions of the lock file, and kept beside
our compiled code. Server and load have a core each, as ours have; the load always has exactly one
move under way in every match.
"""

import contextlib
import json
import os
import shutil
import statistics
import subprocess
import tempfile
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO, Any

from steeple.bench.cores import cpu_us, on_core
from steeple.bench.peers.packages import FOLDER, installed

SOURCE = FOLDER / "boardgame_io"
STORES = ("memory", "flat_file")
MATCHES = 100
SPARE_SECONDS = 60
"""For starting, connecting and the moves before the measured ones."""


def measure(seconds: float, progress: Callable[[str], None]) -> dict[str, Any] | None:
    """Figures by kind of storage; `None` without Node.js, npm or its registry."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    progress("boardgame.io, fetching")
    folder = installed(SOURCE, npm)
    if folder is None:
        return None
    figures = {}
    for store in STORES:
        progress(f"boardgame.io, {store}")
        with tempfile.TemporaryDirectory(prefix="steeple-bench-") as state:
            kept = [state] if store == "flat_file" else []
            figures[store] = _play(node, folder, kept, seconds)
    return figures


def _play(node: str, folder: Path, kept: list[str], seconds: float) -> dict[str, Any]:
    """Play against a new server for some seconds."""
    with running([node, "server.cjs", *kept], folder, 0, seconds) as server:
        plan = {"port": int(server.line()), "matches": MATCHES, "seconds": seconds}
        try:
            with running([node, "load.mjs", json.dumps(plan)], folder, 1, seconds) as load:
                load.line()
                before_us = server.cpu_us()
                load.say("go")
                told = json.loads(load.line())
                after_us = server.cpu_us()
        finally:
            server.must_be_content()
    used_us = None if before_us is None or after_us is None else after_us - before_us
    cuts = statistics.quantiles(told["latencies_ms"], n=100)
    return {
        "moves_per_s": told["moves"] / told["seconds"],
        "cpu_us_per_move": None if used_us is None else used_us / told["moves"],
        "p50_ms": cuts[49],
        "p99_ms": cuts[98],
        "load_cpu_us_per_move": told["cpu_us"] / told["moves"],
    }


@contextlib.contextmanager
def running(command: list[str], folder: Path, core: int, seconds: float) -> Iterator["Process"]:
    """A process that ends with the block, or when its time is up."""
    # boardgame.io logs everything that it does, except in production.
    env = {**os.environ, "NODE_ENV": "production", "NODE_NO_WARNINGS": "1"}
    with tempfile.TemporaryFile("w+") as errors:
        with on_core(core):
            process = subprocess.Popen(  # noqa: S603
                command,
                cwd=folder,
                env=env,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )
        timer = threading.Timer(seconds + SPARE_SECONDS, process.kill)
        timer.start()
        try:
            yield Process(command[1], process, errors)
        finally:
            timer.cancel()
            process.kill()
            process.communicate()


class Process:
    """A process that reads and writes lines."""

    def __init__(self, name: str, process: "subprocess.Popen[str]", errors: IO[str]) -> None:
        self._name = name
        self._process = process
        self._errors = errors

    def line(self) -> str:
        """The next line that it prints; raises if there is none."""
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError(f"{self._name} ended early: {self._read_errors()}")
        return line

    def say(self, line: str) -> None:
        """Send it a line."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{line}\n")
        self._process.stdin.flush()

    def cpu_us(self) -> float | None:
        """CPU time in all its threads, if the system reports it."""
        return cpu_us(self._process.pid)

    def must_be_content(self) -> None:
        """Raise if it wrote any error: boardgame.io refuses moves without telling the player."""
        if errors := self._read_errors():
            raise RuntimeError(f"{self._name}: {errors}")

    def _read_errors(self) -> str:
        self._errors.seek(0)
        return self._errors.read(2000).strip()
