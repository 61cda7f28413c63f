"""A core for each process, and how much of it the process uses."""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path


@contextlib.contextmanager
def on_core(number: int) -> Iterator[None]:
    """Pin what is started in the block to one core, threads included, if there are several."""
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_setaffinity") else []
    if len(cores) < 2:
        yield
        return
    os.sched_setaffinity(0, {cores[number]})
    try:
        yield
    finally:
        os.sched_setaffinity(0, cores)


def cpu_us(pid: int) -> float | None:
    """CPU time of a process in all its threads; `None` where there is no /proc."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return None
    ticks = stat.rpartition(")")[2].split()[11:13]  # utime, stime
    return sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK") * 1e6


def resident_kb(pid: int) -> int | None:
    """The resident memory of a process; `None` where there is no /proc."""
    try:
        status = Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return None
    return int(status.partition("VmRSS:")[2].split()[0])
