"""What a room needs of the world around it."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from steeple.server.inboxes import Inboxes
from steeple.server.logs import Log
from steeple.server.metrics import Metrics
from steeple.server.store.interface import Store
from steeple.server.table import Table
from steeple.server.thinkers import Thinkers


def now_ms() -> int:
    """The time of day, as everybody else counts it."""
    return time.time_ns() // 1_000_000


class Services:
    """The store, the bots, the referees, the log, and whether the server goes on."""

    def __init__(
        self, store: Store, thinkers: Thinkers, judges: Thinkers, metrics: Metrics, log: Log
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.judges = judges
        """Apart from the bots, so that nobody who let go of a block waits for one that thinks."""
        self.metrics = metrics
        self.log = log
        self.clock: Callable[[], int] = now_ms
        self.open_rematch: Callable[[Table], Awaitable[str]]
        self.inboxes = Inboxes()
        self.is_closing = False
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Do it beside everything else; what goes wrong is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            self.log.problem("task-failed", problem)

    async def settle(self) -> None:
        """Wait until nothing is done beside any more."""
        while self._tasks:
            await asyncio.wait(self._tasks)
