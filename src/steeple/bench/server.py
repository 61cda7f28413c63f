"""The server under load: flat out, at a steady pace, and with many connections.

The server and the load run on separate cores, over loopback. Every move is in the log on the disk
before it is acknowledged.
"""

import json
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from steeple.bench.load import Plan

Progress = Callable[[str], None]

FLAT_OUT_TABLES = 400
PACED_TABLES = 50
PACE = 300
SOCKETS = 2000
MATCHES = 500
_LIMITS = {
    "requests_per_second": 1e9,
    "requests_at_once": 10**9,
    "tables_per_minute": 1e9,
    "sockets_per_address": 10**6,
    "sockets": 10**6,
}


class Served:
    """A server of our own, in a process of its own."""

    def __init__(self, process: "subprocess.Popen[str]", port: int) -> None:
        self._process = process
        self.port = port

    def cpu_s(self) -> float:
        """Seconds of CPU that it has used so far."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def resident_kb(self) -> int:
        """Memory that it holds."""
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0])


@contextmanager
def served() -> Iterator[Served]:
    """A server with an empty database and without limits."""
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "steeple", "--lang", "en", "serve", "--port", "0"]
        command += ["--data", data]
        for name, value in _LIMITS.items():
            command += ["--limit", f"{name}={value}"]
        process = subprocess.Popen(  # noqa: S603
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        _pin(process.pid, 0)
        try:
            assert process.stdout is not None
            port = int(process.stdout.readline().strip().rpartition(":")[2])
            yield Served(process, port)
        finally:
            process.kill()
            process.wait()


def _pin(pid: int, core: int) -> None:
    """Keep server and load apart, where the system can."""
    if hasattr(os, "sched_setaffinity") and core < (os.cpu_count() or 1):
        os.sched_setaffinity(pid, {core})


@contextmanager
def loaded(plan: dict[str, Any]) -> Iterator["subprocess.Popen[str]"]:
    """A process that has taken its seats and waits for the word to begin."""
    command = [sys.executable, "-m", "steeple.bench.load", json.dumps(plan)]
    process = subprocess.Popen(  # noqa: S603
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    _pin(process.pid, 1)
    try:
        assert process.stdout is not None
        if process.stdout.readline().strip() != "ready":
            raise RuntimeError("the load could not be set up")
        yield process
    finally:
        process.kill()
        process.wait()


def measure(seconds: float, progress: Progress) -> dict[str, Any]:
    """All figures; `progress` is told what is being measured."""
    figures: dict[str, Any] = {}
    progress(f"flat out, {FLAT_OUT_TABLES} tables")
    figures["flat_out"] = _play(Plan(0, FLAT_OUT_TABLES, seconds))
    progress(f"at a pace of {PACE} moves a second")
    figures["paced"] = _play(Plan(0, PACED_TABLES, max(seconds, 10), rate=PACE))
    progress(f"{SOCKETS} connections, then {MATCHES} matches")
    figures["crowd"] = _crowd(seconds)
    return figures


def _play(plan: Plan) -> dict[str, float]:
    with served() as server, loaded(_with_port(plan, server)) as load:
        return _run(server, load)


def _with_port(plan: Plan, server: Served) -> dict[str, Any]:
    return {**{name: getattr(plan, name) for name in plan.__struct_fields__}, "port": server.port}


def _run(server: Served, load: "subprocess.Popen[str]") -> dict[str, float]:
    before_s = server.cpu_s()
    assert load.stdin is not None
    assert load.stdout is not None
    load.stdin.write("go\n")
    load.stdin.flush()
    told = json.loads(load.stdout.readline())
    used_s = server.cpu_s() - before_s
    if told["refused"]:
        raise RuntimeError(f"moves were refused: {told['refused']}")
    cuts = statistics.quantiles(told["latencies_ms"], n=100)
    return {
        "moves_per_s": told["moves"] / told["seconds"],
        "cpu_us_per_move": used_s / told["moves"] * 1e6,
        "p50_ms": cuts[49],
        "p99_ms": cuts[98],
    }


def _crowd(seconds: float) -> dict[str, float]:
    """Memory with many connections to one table, and with many matches being played."""
    with served() as server:
        with loaded(_with_port(Plan(0, 1, 1), server)):
            alone_kb = server.resident_kb()
        with loaded(_with_port(Plan(0, 1, 1, idle=SOCKETS), server)):
            idle_kb = (server.resident_kb() - alone_kb) / SOCKETS
    with served() as server:
        with loaded(_with_port(Plan(0, 1, 1), server)):
            alone_kb = server.resident_kb()
        plan = Plan(0, MATCHES, seconds, idle=SOCKETS - 2 * MATCHES)
        with loaded(_with_port(plan, server)) as load:
            figures = _run(server, load)
            taken_kb = server.resident_kb() - alone_kb - SOCKETS * idle_kb
            return {
                "sockets": SOCKETS,
                "matches": MATCHES,
                "kb_per_idle_socket": idle_kb,
                "kb_per_match": taken_kb / MATCHES,
                **figures,
            }
