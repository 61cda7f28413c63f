"""Bots think and referees simulate in processes of their own.

One that crashes or never ends harms nobody else.
"""

import asyncio
import contextlib
import multiprocessing
import os
import queue
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from steeple.catalog import games
from steeple.kernel.bots import Position
from steeple.kernel.errors import shortened
from steeple.kernel.streams import Stream
from steeple.play.dealer import judge_stream

_spawn = multiprocessing.get_context("spawn")


class Question(NamedTuple):
    """A turn, without anything that its seat may not know."""

    game: str
    bot: str
    seat: int
    state: bytes
    """Imagined: it agrees with all that the seat knows."""
    key: bytes
    """Of the bot's own random numbers."""


class Case(NamedTuple):
    """A move that waits for the word of an automatic referee."""

    game: str
    state: bytes
    key: bytes
    """Of the numbers that the referee may use."""


class NoAnswer(Exception):
    """The process crashed, took too long, or failed."""


class Crashed(NoAnswer):
    """The process is gone; asked again, another one may know."""


class Thinkers:
    """So many processes, each with one question at a time."""

    def __init__(
        self, count: int, seconds: float, think: Callable[[Connection], None] | None = None
    ) -> None:
        self._seconds = seconds
        self._idle: queue.SimpleQueue[_Thinker] = queue.SimpleQueue()
        self._all = [_Thinker(think or _think) for _ in range(count)]
        for thinker in self._all:
            self._idle.put(thinker)
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="thinker")
        self.waiting = 0

    async def move(self, question: Question) -> str:
        """The notation of the bot's move; raises `NoAnswer`."""
        return await self._answer(question)

    async def judge(self, case: Case) -> str:
        """The notation of the referee's word; raises `NoAnswer`."""
        return await self._answer(case)

    async def _answer(self, question: Question | Case) -> str:
        self.waiting += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, self._ask, question)
        finally:
            self.waiting -= 1

    def _ask(self, question: Question | Case) -> str:
        thinker = self._idle.get()
        try:
            return thinker.ask(question, self._seconds)
        finally:
            self._idle.put(thinker)

    def close(self) -> None:
        """End the processes; what they think about is forgotten."""
        for thinker in self._all:
            thinker.end()
        self._threads.shutdown(wait=True, cancel_futures=True)


class _Thinker:
    """A process that is started when it is first asked, and again after it had to be ended."""

    def __init__(self, think: Callable[[Connection], None]) -> None:
        self._think = think
        self._process: Any = None
        self._line: Connection | None = None
        self._is_ended = False
        self._lock = threading.Lock()

    def ask(self, question: Question | Case, seconds: float) -> str:
        """The answer; raises `NoAnswer`, and the process is then another one."""
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
                self._process = _spawn.Process(target=self._think, args=(far_end,), daemon=True)
                self._process.start()
                far_end.close()
                self._line.recv()
            assert self._line is not None
            return self._line

    def end(self) -> None:
        """No more questions."""
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


def _think(line: Connection) -> None:
    """The life of a process that thinks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_die_with_parent, daemon=True).start()
    for id in games:
        games[id]  # to load the rules takes longer than to think, and is not the bot's fault
    line.send("ready")
    with contextlib.suppress(EOFError, OSError):
        while True:
            question = line.recv()
            try:
                line.send((True, answer(question)))
            except Exception as problem:
                line.send((False, shortened(f"{type(problem).__name__}: {problem}", 200)))


def _die_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def answer(question: Question | Case) -> str:
    """What a bot does, or what a referee says."""
    return choose(question) if isinstance(question, Question) else judge(question)


def judge(case: Case) -> str:
    """The referee's word."""
    game = games[case.game]
    return str(game.judge(game.unpack(case.state), judge_stream(case.key)))


def choose(question: Question) -> str:
    """The bot's move; the seat's knowledge is all that it gets."""
    game = games[question.game]
    state = game.unpack(question.state)
    position = Position(game, state, question.seat, Stream(question.key, "bot"))
    return str(game.bots[question.bot].choose(position))
