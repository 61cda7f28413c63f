"""Crowds of players with bad connections, and a server that is killed again and again.

    python -m tests.faults.storm --crowds 4 --matches 100 --kills 50 --seed 1

Every acknowledged move has to be in a record that verifies, whatever happens.
"""

import argparse
import contextlib
import json
import random
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeAlias

from tests.faults.crowd import MOST_HERE
from tests.serving import serving

LIMITS: dict[str, Any] = {
    "requests_per_second": 1e6,
    "requests_at_once": 10**6,
    "tables_per_minute": 1e6,
    "sockets_per_address": 10**5,
}
READY = "playing"
GONE = "gone"
LINES_BETWEEN_KILLS = (1, 6)

Crowd: TypeAlias = "subprocess.Popen[str]"
Lines: TypeAlias = "SimpleQueue[tuple[int, str]]"


def storm(folder: Path, crowds: int, matches: int, kills: int, seed: int) -> dict[str, Any]:
    """What the crowds tell in the end; raises if one of them fails."""
    chance = random.Random(seed)
    lines: Lines = SimpleQueue()
    with contextlib.ExitStack() as running:
        server = running.enter_context(serving(folder, **LIMITS))
        processes = [
            running.enter_context(_crowd(server.port, 1000 * seed + number, matches, lines))
            for number in range(crowds)
        ]
        _await_all(lines, crowds)
        last: dict[int, str] = {}
        killed, until_kill = 0, chance.randint(*LINES_BETWEEN_KILLS)
        while processes_left(processes, last):
            pid, line = lines.get()
            last[pid] = line
            until_kill -= line == MOST_HERE
            if until_kill <= 0 and killed < kills:
                server.kill()
                server = running.enter_context(serving(folder, server.port, **LIMITS))
                killed += 1
                until_kill = chance.randint(*LINES_BETWEEN_KILLS)
        return {
            "kills": killed,
            "crowds": [json.loads(last[process.pid]) for process in processes],
            "faults": server.faults,
        }


def _await_all(lines: Lines, crowds: int) -> None:
    """All crowds have taken their seats."""
    ready = 0
    while ready < crowds:
        _, line = lines.get()
        assert line != GONE, "a crowd could not begin"
        ready += line == READY


def processes_left(processes: list[Crowd], last: dict[int, str]) -> bool:
    """Whether any crowd has not told yet what happened."""
    for process in processes:
        line = last.get(process.pid)
        assert line != GONE, "a crowd has failed"
        if line is None or not line.startswith("{"):
            return True
    return False


@contextlib.contextmanager
def _crowd(port: int, seed: int, matches: int, lines: Lines) -> Iterator[Crowd]:
    command = [sys.executable, "-m", "tests.faults.crowd", str(port), str(seed), str(matches)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        reading = threading.Thread(target=_read, args=(process, lines))
        reading.start()
        try:
            yield process
        finally:
            process.kill()
            reading.join()


def _read(process: Crowd, lines: Lines) -> None:
    assert process.stdout is not None
    last = ""
    for line in process.stdout:
        last = line.strip()
        lines.put((process.pid, last))
    if not last.startswith("{"):
        lines.put((process.pid, GONE))


def main() -> None:
    parser = argparse.ArgumentParser()
    for name, usual in {"crowds": 4, "matches": 100, "kills": 50, "seed": 1}.items():
        parser.add_argument(f"--{name}", type=int, default=usual)
    read = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        told = storm(Path(folder), read.crowds, read.matches, read.kills, read.seed)
    print(json.dumps(told, indent=1))


if __name__ == "__main__":
    main()
