"""Whether the server can keep what people do: it tries."""

import asyncio
import time
from collections.abc import Callable

from steeple.server.logs import Log
from steeple.server.store.interface import Store, StoreFailed

EVERY_S = 1.0
LONGEST_S = 5.0


class Readiness:
    """Tries a write, at most once a second; whoever asks meanwhile gets the same answer."""

    def __init__(self, store: Store, log: Log, clock: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._log = log
        self._clock = clock
        self._trial: asyncio.Task[StoreFailed | None] | None = None
        self._tried = 0.0

    async def check(self) -> None:
        """Raise `StoreFailed` if nothing can be written now."""
        now = self._clock()
        if self._trial is None or (self._trial.done() and now - self._tried >= EVERY_S):
            self._tried = now
            self._trial = asyncio.get_running_loop().create_task(self._try())
        problem = await asyncio.shield(self._trial)
        if problem is not None:
            raise problem

    async def _try(self) -> StoreFailed | None:
        try:
            await asyncio.wait_for(self._store.probe(), LONGEST_S)
        except TimeoutError:
            problem = StoreFailed(f"nothing was written within {LONGEST_S} s")
        except StoreFailed as failed:
            problem = failed
        else:
            return None
        self._log.error("not-writable", problem=str(problem))
        return problem
