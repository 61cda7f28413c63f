"""The server under load: flat out, at a steady pace, and with many connections.

The server and the load run on separate cores, over loopback. Every move is in the log on disk
before it is acknowledged.
"""

import json
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any, NamedTuple

from steeple.bench.cores import cpu_us, on_core, resident_kb
from steeple.bench.load import Plan

Progress = Callable[[str], None]

FLAT_OUT_TABLES = 400
PACED_TABLES = 50
PACE = 300
SOCKETS = 10_000
WATCHED_TABLES = 20
MATCHES = 500
_LIMITS = {
    "requests_per_second": 1e9,
    "requests_at_once": 10**9,
    "tables_per_minute": 1e9,
    "bot_tables": 10**9,
    "connections_per_address": 10**6,
    "connections": 10**6,
    "unfinished_per_address": 10**6,
    "sockets_per_address": 10**6,
    "sockets": 10**6,
}


class Served(NamedTuple):
    """One of our servers, in a process of its own."""

    pid: int
    port: int


@contextmanager
def served(cores: bool = True, data: Path | None = None) -> Iterator[Served]:
    """A server without limits; on a core of its own, or on all; without data, on an empty disk."""
    with tempfile.TemporaryDirectory() as empty:
        command = [sys.executable, "-m", "steeple", "--lang", "en", "serve", "--port", "0"]
        command += ["--data", str(data or empty)]
        for name, value in _LIMITS.items():
            command += ["--limit", f"{name}={value}"]
        with on_core(0) if cores else nullcontext():
            process = subprocess.Popen(  # noqa: S603
                command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
            )
        try:
            assert process.stdout is not None
            port = int(process.stdout.readline().strip().rpartition(":")[2])
            yield Served(process.pid, port)
        finally:
            process.kill()
            process.communicate()


@contextmanager
def loaded(plan: dict[str, Any]) -> Iterator["subprocess.Popen[str]"]:
    """A process that has taken its seats and waits for the signal to begin."""
    command = [sys.executable, "-m", "steeple.bench.load", json.dumps(plan)]
    with on_core(1):
        process = subprocess.Popen(  # noqa: S603
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
    try:
        assert process.stdout is not None
        if process.stdout.readline().strip() != "ready":
            raise RuntimeError("the load could not be set up")
        yield process
    finally:
        process.kill()
        process.wait()


def measure(seconds: float, progress: Progress) -> dict[str, Any]:
    """All figures; `progress` is called with what is being measured."""
    figures: dict[str, Any] = {}
    progress(f"flat out, {FLAT_OUT_TABLES} tables")
    figures["flat_out"] = _play(Plan(0, FLAT_OUT_TABLES, seconds))
    progress(f"at a pace of {PACE} moves a second")
    figures["paced"] = _play(Plan(0, PACED_TABLES, max(seconds, 10), rate=PACE))
    progress(f"{SOCKETS} connections, then {MATCHES} matches")
    figures["crowd"] = _crowd(seconds)
    return figures


def _play(plan: Plan) -> dict[str, Any]:
    with served() as server, loaded(_with_port(plan, server)) as load:
        return _run(server, load)


def _with_port(plan: Plan, server: Served) -> dict[str, Any]:
    return {**{name: getattr(plan, name) for name in plan.__struct_fields__}, "port": server.port}


def _run(server: Served, load: "subprocess.Popen[str]") -> dict[str, Any]:
    before_us = cpu_us(server.pid)
    assert load.stdin is not None
    assert load.stdout is not None
    load.stdin.write("go\n")
    load.stdin.flush()
    told = json.loads(load.stdout.readline())
    after_us = cpu_us(server.pid)
    if told["refused"]:
        raise RuntimeError(f"moves were refused: {told['refused']}")
    used_us = None if before_us is None or after_us is None else after_us - before_us
    cuts = statistics.quantiles(told["latencies_ms"], n=100)
    return {
        "moves_per_s": told["moves"] / told["seconds"],
        "cpu_us_per_move": None if used_us is None else used_us / told["moves"],
        "p50_ms": cuts[49],
        "p99_ms": cuts[98],
    }


def _crowd(seconds: float) -> dict[str, Any]:
    """Memory with many connections to a few tables, and with many matches being played."""
    idle = Plan(0, WATCHED_TABLES, 1, idle=SOCKETS)
    playing = Plan(0, MATCHES, seconds, idle=SOCKETS - 2 * MATCHES)
    idle_kb, _ = _grown_kb(idle)
    all_kb, figures = _grown_kb(playing)
    sizes: dict[str, Any] = {"sockets": SOCKETS, "matches": MATCHES}
    if idle_kb is not None and all_kb is not None:
        sizes["kb_per_idle_socket"] = idle_kb / SOCKETS
        sizes["kb_per_match"] = (all_kb - idle_kb) / MATCHES
    return {**sizes, **figures}


def _grown_kb(plan: Plan) -> tuple[int | None, dict[str, Any]]:
    """How much a server's memory has grown after the plan was carried out, and its figures."""
    with served() as server:
        with loaded(_with_port(Plan(0, 1, 1), server)):
            before = resident_kb(server.pid)
        with loaded(_with_port(plan, server)) as load:
            figures = _run(server, load)
            after = resident_kb(server.pid)
    return (None if before is None or after is None else after - before), figures
