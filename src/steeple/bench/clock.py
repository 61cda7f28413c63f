"""Measuring time: the best of several tries is the least disturbed one."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Mapping


def rate(work: Callable[[int], int], seconds: float) -> tuple[float, float]:
    """(things a second, calls a second) of `work(n)`, which makes n calls and counts things."""
    work(1)  # load whatever is needed first
    n = 1
    while True:
        start = time.perf_counter()
        work(n)
        taken = time.perf_counter() - start
        if taken > seconds / 10:
            break
        n *= 4
    best = (0.0, 0.0)
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        start = time.perf_counter()
        things = work(n)
        taken = time.perf_counter() - start
        best = max(best, (things / taken, n / taken))
    return best


def in_new_process(code: str, tries: int, environment: Mapping[str, str] | None = None) -> float:
    """What the code prints, a number of seconds, in the best of some new processes."""
    command = [sys.executable, "-c", code]
    env = {**os.environ, **(environment or {})}
    return min(
        float(subprocess.run(command, env=env, check=True, capture_output=True, text=True).stdout)  # noqa: S603
        for _ in range(tries)
    )


def whole_process(arguments: list[str], tries: int) -> float:
    """Seconds from start to end of a `steeple` command, in the best of some runs."""
    best = float("inf")
    for _ in range(tries):
        start = time.perf_counter()
        command = [sys.executable, "-m", "steeple", *arguments]
        subprocess.run(command, check=True, capture_output=True)  # noqa: S603
        best = min(best, time.perf_counter() - start)
    return best
