"""A core for each process, and the time that it takes there."""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path


@contextlib.contextmanager
def on_core(number: int) -> Iterator[None]:
    """What is started in the block stays on one core, threads included, if there are several."""
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
    """The time that a process has used on all its threads; nothing where there is no /proc."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return None
    ticks = stat.rpartition(")")[2].split()[11:13]  # utime, stime
    return sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK") * 1e6


def resident_kb(pid: int) -> int | None:
    """The memory that a process holds; nothing where there is no /proc."""
    try:
        status = Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return None
    return int(status.partition("VmRSS:")[2].split()[0])
