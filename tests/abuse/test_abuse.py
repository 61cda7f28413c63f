"""One bad guest costs the others nothing: somebody plays on while a server is attacked."""

import json
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.abuse.attacker import WAYS
from tests.abuse.bystander import Bystander, p99, standing_by
from tests.patience import STUCK_S
from tests.serving import Served, serving

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="only Linux has /proc and 127.0.0.2"),
]

MOVES = 60
WORSE = 6
"""How many times as long as before a move may take, or else `FLOOR_MS`."""
FLOOR_MS = 2000
UNFINISHED, CONNECTIONS = 40, 80
SPARE_FILES = 20
SPARE_MB = 150
QUICK: dict[str, Any] = {
    "tables_per_minute": 1e6,
    "header_seconds": 0.5,
    "body_seconds": 1,
    "unfinished_per_address": UNFINISHED,
    "connections_per_address": CONNECTIONS,
}
"""The usual limits, but nobody waits long."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("abuse"), **QUICK) as server:
        yield server


@pytest.fixture(scope="module")
def bystander(server: Served) -> Iterator[Bystander]:
    with standing_by(server) as bystander:
        bystander.played(MOVES)
        yield bystander


@contextmanager
def attacked(way: str, server: Served, table: str) -> Iterator["subprocess.Popen[str]"]:
    """An attack that has been going on since the attacker was ready."""
    # Each has an address of its own, so that none has to wait because of the one before.
    address = f"127.0.0.{2 + list(WAYS).index(way)}"
    command = [sys.executable, "-m", "tests.abuse.attacker", way, address, str(server.port), table]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            yield process
        finally:
            process.kill()


@pytest.mark.parametrize("way", WAYS)
def test_others_play_on(way: str, server: Served, bystander: Bystander) -> None:
    quiet = bystander.played(MOVES)
    memory_mb, files = resident_mb(server), open_files(server)
    most_mb, most_files = 0, 0
    never = time.monotonic() + STUCK_S
    with attacked(way, server, bystander.a_table) as attacker:
        said = attacker.stdout
        assert said is not None

        def is_stopped() -> bool:
            nonlocal most_mb, most_files
            most_mb = max(most_mb, resident_mb(server))
            most_files = max(most_files, open_files(server))
            return bool(select.select([said], [], [], 0)[0])

        taken: list[float] = []
        while not is_stopped() and time.monotonic() < never:
            taken += bystander.played(1)
        assert is_stopped(), "nobody has stopped the attacker"
        taken += bystander.played(MOVES, is_stopped)
        told = json.loads(attacker.communicate(timeout=STUCK_S)[0].splitlines()[-1])
    assert told.get("cut") or told.get("refused"), told
    assert most_files <= files + CONNECTIONS + SPARE_FILES, told
    assert most_mb <= memory_mb + SPARE_MB, told
    assert p99(taken) <= max(FLOOR_MS, WORSE * p99(quiet)), told
    bystander.check()
    assert server.faults == []


def resident_mb(server: Served) -> int:
    status = Path(f"/proc/{server.pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) // 1024


def open_files(server: Served) -> int:
    return len(list(Path(f"/proc/{server.pid}/fd").iterdir()))
