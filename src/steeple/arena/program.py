"""Programs in any language as players: a JSON object a line, and a move a line back."""

import contextlib
import os
import selectors
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from steeple.kernel.codec import to_json
from steeple.kernel.errors import SteepleError
from steeple.play.match import Match

LONGEST_LINE = 1 << 16
ENDING_S = 1.0


class Limits(msgspec.Struct, frozen=True):
    """What a program may take."""

    move_s: float = 5.0
    """Seconds for a move, starting included."""
    memory_mb: int | None = None
    """Memory, where the system can limit it."""


class ProgramFailed(SteepleError):
    """A program crashed, took too long, or said something that is no answer."""


def is_program(player: str) -> bool:
    """Whether a player is a path, and not the name of a bot.

    >>> is_program("./mybot"), is_program("greedy")
    (True, False)
    """
    return "/" in player or os.sep in player


class Program:
    """A program that plays one seat of one match, in a process of its own."""

    def __init__(self, path: str, limits: Limits) -> None:
        self._limits = limits
        command = [sys.executable, path] if path.endswith(".py") else [str(Path(path).resolve())]
        try:
            self._process = subprocess.Popen(  # noqa: S603
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                bufsize=0,
                preexec_fn=_limiter(limits.memory_mb),
                start_new_session=True,
            )
        except OSError as problem:
            raise ProgramFailed("arena/program-failed", problem=str(problem)) from None
        self._said = b""

    def move(self, match: Match, seat: int) -> str:
        """The notation that the program answers with; raises `ProgramFailed`."""
        question = {
            "cmd": "move",
            "game": match.game.id,
            "seat": seat,
            "seats": match.seats,
            "view": match.view(seat),
            "legal": [str(move) for move in match.legal()],
        }
        end = time.monotonic() + self._limits.move_s
        self._ask(to_json(question) + b"\n", end)
        return _move_in(self._line(end))

    def _ask(self, line: bytes, end: float) -> None:
        """Write a line, which may be longer than the pipe has room for."""
        assert self._process.stdin is not None
        pipe = self._process.stdin.fileno()
        os.set_blocking(pipe, False)
        with selectors.DefaultSelector() as ready:
            ready.register(pipe, selectors.EVENT_WRITE)
            while line:
                if not ready.select(max(0.0, end - time.monotonic())):
                    raise ProgramFailed("arena/program-slow", seconds=self._limits.move_s)
                try:
                    line = line[os.write(pipe, line) :]
                except OSError:
                    raise ProgramFailed("arena/program-ended") from None

    def _line(self, end: float) -> bytes:
        """The next line that the program says, in time."""
        assert self._process.stdout is not None
        with selectors.DefaultSelector() as ready:
            ready.register(self._process.stdout, selectors.EVENT_READ)
            while b"\n" not in self._said:
                if len(self._said) > LONGEST_LINE:
                    raise ProgramFailed("arena/program-nonsense")
                left = end - time.monotonic()
                if left <= 0 or not ready.select(left):
                    raise ProgramFailed("arena/program-slow", seconds=self._limits.move_s)
                said = os.read(self._process.stdout.fileno(), LONGEST_LINE)
                if not said:
                    raise ProgramFailed("arena/program-ended")
                self._said += said
        line, _, self._said = self._said.partition(b"\n")
        return line

    def close(self) -> None:
        """End the process, and whatever it started."""
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(ENDING_S)
        with contextlib.suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, 9)
            else:
                self._process.kill()
        self._process.wait()


def _move_in(line: bytes) -> str:
    """The move in an answer: `{"move": "bid 3"}`."""
    try:
        answer: Any = msgspec.json.decode(line)
    except msgspec.DecodeError:
        raise ProgramFailed("arena/program-nonsense") from None
    if not isinstance(answer, dict) or not isinstance(answer.get("move"), str):
        raise ProgramFailed("arena/program-nonsense")
    move: str = answer["move"]
    return move


def _limiter(memory_mb: int | None) -> Callable[[], None] | None:
    """What sets the limit in the new process, where the system has one."""
    if memory_mb is None:
        return None
    try:
        import resource
    except ImportError:
        return None
    most = memory_mb << 20
    return lambda: resource.setrlimit(resource.RLIMIT_AS, (most, most))
