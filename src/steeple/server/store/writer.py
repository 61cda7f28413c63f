"""The writing thread: everything that is queued, in one transaction.

An event loop that is always busy lets no other thread run for seconds on end, unless the process
has a short `sys.setswitchinterval`: with 0.5 ms instead of Python's 5, a write then takes a few ms.
"""

import asyncio
import contextlib
import threading
import time
from collections.abc import Callable, Iterator
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, OperationalError

from steeple.server.store.interface import Append, Damaged, Repeated, Stale, StoreFailed, Unsure
from steeple.server.store.journal import Journal

MOST_AT_ONCE = 512
CROWD = 4
GATHER_EACH_S = 0.0005
LONGEST_GATHER_S = 0.015
TRY_AGAIN_S = 0.05

Work = Callable[[Connection], Any]


class _Job(NamedTuple):
    work: Append | Work
    future: asyncio.Future[Any]


class Writer:
    """Takes appends, and other work on the database, from one event loop.

    A database that does not answer is asked again for as long as `patience_s`. Whether anything
    was written before its connection broke is looked up then; if the patience ends first, that is
    unknown, and the error is `Unsure`.
    """

    def __init__(self, engine: Engine, journal: Journal, patience_s: float = 0) -> None:
        self._patience_s = patience_s
        self._engine = engine
        self._journal = journal
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._is_closing = False
        self._last_size = 0
        self._thread = threading.Thread(target=self._run, name="steeple-writer", daemon=True)
        self._thread.start()

    @property
    def queued(self) -> int:
        """How many are waiting."""
        return self._jobs.qsize()

    def submit(self, work: Append | Work) -> asyncio.Future[Any]:
        """Queue it; the future holds the result of the work, once that is durable."""
        future = asyncio.get_running_loop().create_future()
        self._jobs.put(_Job(work, future))
        return future

    def close(self) -> None:
        """Wait until all that was submitted is done; the thread ends."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        while not self._is_closing:
            if jobs := self._waiting():
                self._last_size = len(jobs)
                outcomes = self._outcomes(jobs)
                with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits
                    loop = jobs[0].future.get_loop()
                    loop.call_soon_threadsafe(_tell, jobs, outcomes)

    def _waiting(self) -> list[_Job]:
        """At least one, unless the writer closes."""
        jobs: list[_Job] = []
        if self._last_size >= CROWD:
            # Many at once are cheaper to write a little later, all together.
            time.sleep(min(LONGEST_GATHER_S, self._last_size * GATHER_EACH_S))
        with contextlib.suppress(Empty):
            while len(jobs) < MOST_AT_ONCE:
                job = self._jobs.get(block=not jobs)
                if job is None:
                    self._is_closing = True
                    break
                jobs.append(job)
        return jobs

    def _outcomes(self, jobs: list[_Job]) -> list[Any]:
        """The result of each, or its error."""
        try:
            with self._transaction() as connection:
                return self._all_at_once(connection, jobs)
        except OperationalError as problem:
            if self._patience_s:
                return self._outcomes_after(problem, jobs)
            return [failed(problem) for _ in jobs]
        except Exception:
            return self._outcomes_where_one_is_wrong(jobs)

    def _outcomes_where_one_is_wrong(self, jobs: list[_Job]) -> list[Any]:
        try:
            with self._transaction() as connection:
                return [self._alone(connection, job.work) for job in jobs]
        except OperationalError as problem:
            if self._patience_s:
                return self._outcomes_after(problem, jobs)
            return [failed(problem) for _ in jobs]
        except Exception as problem:
            return [failed(problem) for _ in jobs]

    def _outcomes_after(self, problem: OperationalError, jobs: list[_Job]) -> list[Any]:
        """Try again what may have been written or not, until the database answers."""
        until = time.monotonic() + self._patience_s
        while time.monotonic() < until:
            time.sleep(TRY_AGAIN_S)
            try:
                with self._transaction() as connection:
                    return [self._alone(connection, job.work, is_again=True) for job in jobs]
            except OperationalError as next_problem:
                problem = next_problem
            except Exception as other:
                return [failed(other) for _ in jobs]
        unsure = Unsure(str(problem.orig))
        unsure.__cause__ = problem
        return [unsure for _ in jobs]

    def _all_at_once(self, connection: Connection, jobs: list[_Job]) -> list[Any]:
        appends = [job.work for job in jobs if isinstance(job.work, Append)]
        self._journal.append_all(connection, appends)
        return [None if isinstance(job.work, Append) else job.work(connection) for job in jobs]

    def _alone(self, connection: Connection, work: Append | Work, is_again: bool = False) -> Any:
        try:
            if isinstance(work, Append):
                return self._journal.append_one(connection, work, is_again)
            with connection.begin_nested():
                return work(connection)
        except (Repeated, Stale) as refusal:
            return refusal
        except OperationalError:
            raise
        except Exception as problem:
            return failed(problem)

    @contextlib.contextmanager
    def _transaction(self) -> Iterator[Connection]:
        try:
            with self._engine.begin() as connection:
                yield connection
        except BaseException:
            self._journal.rolled_back()
            raise
        self._journal.committed()


def failed(problem: Exception) -> StoreFailed:
    """The error to report, with the database's own message where it has one."""
    words = problem.orig if isinstance(problem, DBAPIError) else problem
    is_damaged = getattr(words, "sqlite_errorname", "").startswith("SQLITE_CORRUPT")
    told = Damaged(str(words)) if is_damaged else StoreFailed(str(words))
    told.__cause__ = problem
    return told


def _tell(jobs: list[_Job], outcomes: list[Any]) -> None:
    for job, outcome in zip(jobs, outcomes, strict=True):
        if job.future.done():
            continue
        if isinstance(outcome, Exception):
            job.future.set_exception(outcome)
        else:
            job.future.set_result(outcome)
