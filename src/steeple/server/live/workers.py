"""Bots think, referees simulate and records are checked in processes of their own.

A process that crashes or never ends harms nobody else: it has a time for everything, also for
starting, and is killed after that. Questions wait in line: those of people first.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from enum import IntEnum
from multiprocessing.connection import Connection
from typing import NamedTuple, TypeVar

from steeple.server.live.proofs import Proof
from steeple.server.live.questions import AnyQuestion, Case, Question, Trial
from steeple.server.live.worker import Crashed, NoAnswer, Worker, work

START_S = 60
START_TRIES = 3

T = TypeVar("T")


class Rank(IntEnum):
    """Who waits for an answer; the lower ones come first."""

    PERSON = 0
    """A person, for what came of their own move."""
    COMPANY = 1
    """A person who plays at the table, for the others there."""
    AUDIENCE = 2
    """Somebody who watches bots."""
    NOBODY = 3


class _TooLate(NoAnswer):
    """The process took too long, and was killed."""


class _Turn(NamedTuple):
    """A question in line."""

    question: AnyQuestion
    rank: Callable[[], Rank]
    answer: "asyncio.Future[str]"


def _of_a_person() -> Rank:
    return Rank.PERSON


class Workers:
    """A number of processes, each with one question at a time.

    Of several questions in line, that of the best rank as of now is next, and among equals the
    first. A table has one question in line at a time, so each table gets one turn after the other.
    """

    def __init__(
        self,
        count: int,
        seconds: float,
        work: Callable[[Connection], None] = work,
        start_seconds: float = START_S,
    ) -> None:
        self._seconds = seconds
        self._start_seconds = start_seconds
        self._all = [Worker(work) for _ in range(count)]
        self._idle = [*self._all]
        self._line: list[_Turn] = []
        self._at_work: set[asyncio.Task[None]] = set()
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="worker")
        self._is_closed = False

    @property
    def waiting(self) -> int:
        """How many questions are being answered or in line."""
        return len(self._line) + len(self._all) - len(self._idle)

    async def move(self, question: Question, rank: Callable[[], Rank] = _of_a_person) -> str:
        """The notation of the bot's move; raises `NoAnswer`."""
        return await self._answer(question, rank)

    async def judge(self, case: Case, rank: Callable[[], Rank] = _of_a_person) -> str:
        """The notation of the referee's verdict; raises `NoAnswer`."""
        return await self._answer(case, rank)

    async def run(self, trial: Trial) -> str:
        """What can be chosen, as JSON, after a trial; raises `NoAnswer`."""
        return await self._answer(trial, _of_a_person)

    async def prove(self, proof: Proof) -> str:
        """What is to be said of a record, as JSON; raises `NoAnswer`."""
        return await self._answer(proof, _of_a_person)

    async def _answer(self, question: AnyQuestion, rank: Callable[[], Rank]) -> str:
        if self._is_closed:
            raise NoAnswer("the server is closing")
        turn = _Turn(question, rank, asyncio.get_running_loop().create_future())
        self._line.append(turn)
        self._go_on()
        try:
            return await turn.answer
        finally:
            if turn in self._line:
                self._line.remove(turn)

    def _go_on(self) -> None:
        """Give the next in line to those who are idle."""
        while self._line and self._idle and not self._is_closed:
            turn = min(self._line, key=lambda turn: turn.rank())
            self._line.remove(turn)
            task = asyncio.get_running_loop().create_task(self._serve(turn, self._idle.pop()))
            self._at_work.add(task)
            task.add_done_callback(self._at_work.discard)

    async def _serve(self, turn: _Turn, worker: Worker) -> None:
        """Have a question answered; a process that is at work stays so if nobody waits any more."""
        try:
            answer = await self._asked(worker, turn.question)
        except NoAnswer as problem:
            if not turn.answer.done():
                turn.answer.set_exception(problem)
        else:
            if not turn.answer.done():
                turn.answer.set_result(answer)
        finally:
            self._idle.append(worker)
            self._go_on()

    async def _asked(self, worker: Worker, question: AnyQuestion) -> str:
        for tries_left in reversed(range(START_TRIES)):
            try:
                await self._within(self._start_seconds, worker, worker.start)
                break
            except _TooLate:
                if not tries_left:
                    raise
        return await self._within(self._seconds, worker, lambda: worker.ask(question))

    async def _within(self, seconds: float, worker: Worker, work: Callable[[], T]) -> T:
        """What a thread gets from the process, which is killed when the time is up."""
        loop = asyncio.get_running_loop()
        is_late = False

        def end_it() -> None:
            nonlocal is_late
            is_late = True
            worker.kill()

        deadline = loop.call_later(seconds, end_it)
        try:
            return await loop.run_in_executor(self._threads, work)
        except Crashed:
            if is_late:
                raise _TooLate(f"no answer within {seconds:g} s") from None
            raise
        finally:
            deadline.cancel()

    def close(self) -> None:
        """End the processes; whatever they are working on is dropped."""
        self._is_closed = True
        for turn in self._line:
            if not turn.answer.done():
                turn.answer.set_exception(NoAnswer("the server is closing"))
        for worker in self._all:
            worker.end()
        self._threads.shutdown()
        for worker in self._all:
            worker.drop()
