"""What rooms share: store, bots, referees, log, clock."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from steeple.server.bus.notes import Told
from steeple.server.live.news import News
from steeple.server.live.others import Alone, Others
from steeple.server.live.server_time import ServerTime
from steeple.server.live.workers import Workers
from steeple.server.logs import Log
from steeple.server.metrics import Metrics
from steeple.server.store.interface import Store
from steeple.server.table.table import Table

TICK_S = 0.25


def now_ms() -> int:
    """The time of day, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def _allow(guest: str, address: str) -> None:
    """Everybody may do it."""


def _nothing(table: Table) -> None:
    """Nobody cares how it ended."""


class Services:
    """The store, the bots, the referees, the log, and whether the server is shutting down."""

    def __init__(
        self,
        store: Store,
        bots: Workers,
        judges: Workers,
        trials: Workers,
        metrics: Metrics,
        log: Log,
    ) -> None:
        self.store = store
        self.bots = bots
        self.judges = judges
        """Separate from the bots, so that nobody who let go of a block waits for a bot."""
        self.trials = trials
        """Separate from the judges, so that verdicts go first."""
        self.metrics = metrics
        self.log = log
        self.time = ServerTime()
        self.clock: Callable[[], int] = self.time
        self.open_rematch: Callable[[Table], Awaitable[str]]
        self.check_start: Callable[[str, str], None] = _allow
        """Raises `Refused` if the guest, or the address, may not start a match now."""
        self.check_opening: Callable[[str, str], None] = _allow
        """The same for opening a table, which is counted."""
        self.over: Callable[[Table], None] = _nothing
        """What to do about a table whose match has just ended."""
        self.new_invite: Callable[[], Awaitable[str]]
        self.others: Others = Alone()
        self.news = News(self._tell_elsewhere)
        self.is_closing = False
        self._tasks: set[asyncio.Task[Any]] = set()

    def _tell_elsewhere(self, guest: str, message: bytes) -> None:
        if self.others.is_shared:
            self.others.tell(Told(self.others.node, guest, message.decode()))

    async def keep_time(self) -> None:
        """Look at the clock again and again, so that it notices when the server did not run."""
        while not self.is_closing:
            self.clock()
            await asyncio.sleep(TICK_S)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run it in the background; errors are logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            self.log.problem("task-failed", problem)

    async def settle(self) -> None:
        """Wait until nothing runs in the background any more."""
        while self._tasks:
            await asyncio.wait(self._tasks)
