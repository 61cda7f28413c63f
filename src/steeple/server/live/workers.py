"""Bots think and referees simulate in processes of their own.

A process that crashes or never ends harms nobody else.
"""

import asyncio
import contextlib
import multiprocessing
import os
import queue
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

import msgspec

from steeple.catalog import games
from steeple.kernel.bots import Position
from steeple.kernel.errors import shortened
from steeple.kernel.streams import Stream
from steeple.play.dealer import judge_stream

_spawn = multiprocessing.get_context("spawn")
NICE = 10


class Question(NamedTuple):
    """A turn for a bot, without anything that its seat may not know."""

    game: str
    bot: str
    seat: int
    state: bytes
    """Imagined: it agrees with all that the seat knows."""
    key: bytes
    """The key of the bot's own random numbers."""


class Case(NamedTuple):
    """A move that waits for the verdict of an automatic referee."""

    game: str
    state: bytes
    key: bytes
    """The key of the referee's random numbers."""


class Trial(NamedTuple):
    """A plan of a seat that is tried out."""

    game: str
    state: bytes
    seat: int
    plan: str


class NoAnswer(Exception):
    """The process crashed, took too long, or failed."""


class Crashed(NoAnswer):
    """The process is gone; another one may be asked again."""


class Workers:
    """A number of processes, each with one question at a time."""

    def __init__(
        self, count: int, seconds: float, work: Callable[[Connection], None] | None = None
    ) -> None:
        self._seconds = seconds
        self._idle: queue.SimpleQueue[_Worker] = queue.SimpleQueue()
        self._all = [_Worker(work or _work) for _ in range(count)]
        for worker in self._all:
            self._idle.put(worker)
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="worker")
        self.waiting = 0

    async def move(self, question: Question) -> str:
        """The notation of the bot's move; raises `NoAnswer`."""
        return await self._answer(question)

    async def judge(self, case: Case) -> str:
        """The notation of the referee's verdict; raises `NoAnswer`."""
        return await self._answer(case)

    async def run(self, trial: Trial) -> str:
        """What can be chosen, as JSON, after a trial; raises `NoAnswer`."""
        return await self._answer(trial)

    async def _answer(self, question: Question | Case | Trial) -> str:
        self.waiting += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, self._ask, question)
        finally:
            self.waiting -= 1

    def _ask(self, question: Question | Case | Trial) -> str:
        worker = self._idle.get()
        try:
            return worker.ask(question, self._seconds)
        finally:
            self._idle.put(worker)

    def close(self) -> None:
        """End the processes; whatever they are working on is dropped."""
        for worker in self._all:
            worker.end()
        self._threads.shutdown(wait=True, cancel_futures=True)


class _Worker:
    """A process that is started at the first question, and again after it had to be killed."""

    def __init__(self, work: Callable[[Connection], None]) -> None:
        self._work = work
        self._process: Any = None
        self._line: Connection | None = None
        self._is_ended = False
        self._lock = threading.Lock()

    def ask(self, question: Question | Case | Trial, seconds: float) -> str:
        """The answer; raises `NoAnswer`, and the process is then replaced."""
        try:
            line = self._open_line()
            line.send(question)
            if not line.poll(seconds):
                raise NoAnswer(f"no answer within {seconds:g} s")
            is_move, answer = line.recv()
        except (EOFError, OSError):
            self._stop()
            raise Crashed("its process crashed") from None
        except NoAnswer:
            self._stop()
            raise
        if not is_move:
            raise NoAnswer(answer)
        return str(answer)

    def _open_line(self) -> Connection:
        with self._lock:
            if self._is_ended:
                raise NoAnswer("the server is closing")
            if self._process is None or not self._process.is_alive():
                self._line, far_end = _spawn.Pipe()
                self._process = _spawn.Process(target=self._work, args=(far_end,), daemon=True)
                self._process.start()
                far_end.close()
                self._line.recv()
            assert self._line is not None
            return self._line

    def end(self) -> None:
        """End the process."""
        with self._lock:
            self._is_ended = True
        self._stop()

    def _stop(self) -> None:
        with self._lock:
            if self._process is not None:
                self._process.kill()
                self._process.join()
                self._process.close()
                self._process = None
            if self._line is not None:
                self._line.close()
                self._line = None


def _work(line: Connection) -> None:
    """The main loop of a worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_die_with_parent, daemon=True).start()
    for id in games:
        games[id]  # loading the rules takes longer than thinking, and is not the bot's fault
    line.send("ready")
    with contextlib.suppress(EOFError, OSError):
        while True:
            question = line.recv()
            try:
                line.send((True, answer(question)))
            except Exception as problem:
                line.send((False, shortened(f"{type(problem).__name__}: {problem}", 200)))


def work_behind(line: Connection) -> None:
    """The main loop of a worker that leaves the processor to the others."""
    if sys.platform != "win32":
        os.nice(NICE)
    _work(line)


def _die_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def answer(question: Question | Case | Trial) -> str:
    """What a bot does, what a referee says, or what a trial tells."""
    if isinstance(question, Question):
        return choose(question)
    return judge(question) if isinstance(question, Case) else tried(question)


def judge(case: Case) -> str:
    """The referee's verdict."""
    game = games[case.game]
    return str(game.judge(game.unpack(case.state), judge_stream(case.key)))


def tried(trial: Trial) -> str:
    """What can be chosen with a plan that was tried out."""
    game = games[trial.game]
    assert game.trials is not None, "only games with trials are asked for one"
    found = game.trials.choices(game.unpack(trial.state), trial.seat, trial.plan)
    return msgspec.json.encode(found).decode()


def choose(question: Question) -> str:
    """The bot's move; it knows only what the seat knows."""
    game = games[question.game]
    state = game.unpack(question.state)
    position = Position(game, state, question.seat, Stream(question.key, "bot"))
    return str(game.bots[question.bot].choose(position))
