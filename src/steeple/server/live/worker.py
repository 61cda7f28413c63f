"""A process that answers questions, one at a time."""

import contextlib
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from steeple.catalog import games
from steeple.kernel.errors import shortened
from steeple.server.live.questions import AnyQuestion, answer

_spawn = multiprocessing.get_context("spawn")
BESIDE = 5
BEHIND = 10
"""How much of the processor a worker leaves to the others, as `nice` counts it."""
GROWTH_BYTES = 256 * 1024 * 1024
"""How much memory answers may take beyond what the games themselves need."""


class NoAnswer(Exception):
    """The process crashed, took too long, or failed."""


class Crashed(NoAnswer):
    """The process is gone; another one may be asked again."""


class Worker:
    """A process that is started when it is needed, and again after it was killed.

    `start` and `ask` wait for as long as the process takes, whatever it does. Only `kill` ends
    that; any other thread may call it, and it never waits itself.
    """

    def __init__(self, work: Callable[[Connection], None]) -> None:
        self._work = work
        self._process: Any = None
        self._line: Connection | None = None
        self._is_ended = False
        self._lock = threading.Lock()
        """Never held while the process is waited for."""

    def start(self) -> None:
        """Have a process that is ready; raises `NoAnswer`."""
        if self._process is not None and self._process.is_alive():
            return
        self.drop()
        with self._lock:
            if self._is_ended:
                raise NoAnswer("the server is closing")
            self._line, far_end = _spawn.Pipe()
            self._process = _spawn.Process(target=self._work, args=(far_end,), daemon=True)
            self._process.start()
            far_end.close()
        self._exchanged(self._line)

    def ask(self, question: AnyQuestion) -> str:
        """The answer of a process that was started; raises `NoAnswer`."""
        assert self._line is not None
        is_answer, said = self._exchanged(self._line, question)
        if not is_answer:
            raise NoAnswer(said)
        return str(said)

    def _exchanged(self, line: Connection, question: AnyQuestion | None = None) -> Any:
        try:
            if question is not None:
                line.send(question)
            return line.recv()
        except (EOFError, OSError):
            self.drop()
            raise Crashed("its process crashed") from None

    def kill(self) -> None:
        """Kill the process, in whatever state it is; whoever waits for it hears that it is gone."""
        with self._lock:
            if self._process is not None:
                self._process.kill()

    def end(self) -> None:
        """Kill the process, and start no other."""
        with self._lock:
            self._is_ended = True
        self.kill()

    def drop(self) -> None:
        """Let go of a process that nobody waits for."""
        with self._lock:
            if self._process is not None:
                self._process.kill()
                self._process.join()
                self._process.close()
                self._process = None
            if self._line is not None:
                self._line.close()
                self._line = None


# In the process


def work(line: Connection) -> None:
    """The main loop of a worker."""
    _begin()
    _answer_all(line)


def work_behind(line: Connection) -> None:
    """The main loop of a worker that leaves the processor to all others."""
    _begin()
    _step_back(BEHIND)
    _answer_all(line)


def work_bounded(line: Connection) -> None:
    """The main loop of a worker with little memory: for questions that strangers have written."""
    _begin()
    _step_back(BESIDE)
    _bound_memory()
    _answer_all(line)


def _begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_die_with_parent, daemon=True).start()
    for id in games:
        games[id]  # loading the rules takes longer than thinking, and is not the bot's fault


def _answer_all(line: Connection) -> None:
    line.send("ready")
    with contextlib.suppress(EOFError, OSError):
        while True:
            question = line.recv()
            try:
                line.send((True, answer(question)))
            except Exception as problem:
                line.send((False, shortened(f"{type(problem).__name__}: {problem}", 200)))


def _step_back(by: int) -> None:
    if sys.platform != "win32":
        os.nice(by)


def _bound_memory() -> None:
    """Where the system tells how large a process is, and keeps to the limit."""
    if sys.platform == "linux":
        import resource

        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
        most = pages * resource.getpagesize() + GROWTH_BYTES
        resource.setrlimit(resource.RLIMIT_AS, (most, most))


def _die_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
