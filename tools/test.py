"""Everything that has to pass: `python3 run.py test`.

    python3 run.py test            all of it
    python3 run.py test --fast     without what is slow: for the loop while working
    python3 run.py test --thorough with more of everything that is tried at random
    python3 run.py test -k bid     only pytest, with these arguments

The rules are compiled, Python and the web client are checked side by side, then pytest has a
worker on each core. At the end it says what took how long, so that growth is noticed.
"""

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from tests.thorough import VARIABLE
from tools.client import ROOT, say

SLOWEST = 10
LANES = (
    (
        ("rules", ("steeple", "warm")),
        ("format", ("ruff", "format", "--check", "--quiet")),
        ("lint", ("ruff", "check", "--quiet")),
        ("types", ("mypy",)),
        ("client: tests", ("tools.client", "check", "vitest")),
    ),
    (
        ("client: format", ("tools.client", "check", "prettier")),
        ("client: lint", ("tools.client", "check", "eslint")),
        ("client: dead", ("tools.client", "check", "knip")),
        ("client: types", ("tools.client", "check", "svelte-check")),
        ("browser", ("tests.web.chromium",)),
    ),
)
"""Python's checks on one core, most of the client's on another. Tests find the rules compiled."""
SLOW_CHECKS = ("rules", "client: lint", "browser")


class Part(NamedTuple):
    """Something that was run."""

    title: str
    seconds: float
    is_right: bool
    said: str = ""


def main(arguments: Sequence[str]) -> int:
    """Run what the arguments ask for; the exit code says whether all of it passed."""
    rest = list(arguments)
    is_fast = _take(rest, "--fast")
    if _take(rest, "--thorough"):
        os.environ[VARIABLE] = "1"
    if rest:
        return _pytest(rest).returncode
    set_up = Part("set-up", float(os.environ.get("STEEPLE_SET_UP_S", 0)), True)
    start = time.monotonic()
    parts = [set_up, *_checked(is_fast)]
    if all(part.is_right for part in parts):
        parts.append(_tested(is_fast))
    _tell(parts, set_up.seconds + time.monotonic() - start)
    return 0 if all(part.is_right for part in parts) else 1


def _take(arguments: list[str], option: str) -> bool:
    """Whether the option is there; it is removed."""
    is_there = option in arguments
    if is_there:
        arguments.remove(option)
    return is_there


def _checked(is_fast: bool) -> list[Part]:
    """Both lanes at the same time; each stops at the first thing that is wrong."""
    chosen = [[each for each in lane if not (is_fast and each[0] in SLOW_CHECKS)] for lane in LANES]
    with ThreadPoolExecutor(len(chosen)) as pool:
        return [part for lane in pool.map(_lane, chosen) for part in lane]


def _lane(checks: Sequence[tuple[str, Sequence[str]]]) -> list[Part]:
    parts: list[Part] = []
    for title, command in checks:
        start = time.monotonic()
        done = subprocess.run(
            [sys.executable, "-m", *command], cwd=ROOT, capture_output=True, text=True, check=False
        )
        parts.append(
            Part(title, time.monotonic() - start, done.returncode == 0, done.stdout + done.stderr)
        )
        say(f"{title} ... {'passed' if parts[-1].is_right else 'FAILED'}")
        if not parts[-1].is_right:
            say(parts[-1].said)
            break
    return parts


def _tested(is_fast: bool) -> Part:
    say("tests ...")
    start = time.monotonic()
    chosen = ["-m", "not slow"] if is_fast else []
    done = _pytest(["-n", "logical", "--dist", "worksteal", f"--durations={SLOWEST}", *chosen])
    return Part("tests", time.monotonic() - start, done.returncode == 0)


def _pytest(arguments: Sequence[str]) -> "subprocess.CompletedProcess[bytes]":
    return subprocess.run([sys.executable, "-m", "pytest", *arguments], cwd=ROOT, check=False)


def _tell(parts: Sequence[Part], seconds: float) -> None:
    say("")
    for part in parts:
        say(f"{part.title:14} {part.seconds:6.0f} s{'' if part.is_right else '   FAILED'}")
    say(f"{'in all':14} {seconds:6.0f} s, where some things went on side by side")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
