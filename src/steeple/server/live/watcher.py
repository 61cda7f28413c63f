"""Somebody who watches a table through an open connection."""

import asyncio
from collections import deque

from steeple.server.told import Reader

MOST_WAITING = 256


class Watcher:
    """Messages on their way to one connection; who does not keep up is cut off."""

    def __init__(self, reader: Reader, language: str) -> None:
        self.reader = reader
        self.language = language
        self.lag_ms = 0
        self.is_slow = False
        self.is_closed = False
        self._waiting: deque[bytes] = deque()
        self._wake: asyncio.Future[None] | None = None

    @property
    def is_idle(self) -> bool:
        """Whether everything so far was sent."""
        return not self._waiting

    def put(self, message: bytes) -> None:
        """Queue a message; never waits."""
        if self.is_closed:
            return
        if len(self._waiting) >= MOST_WAITING:
            self.is_slow = True
            self.close()
            return
        self._waiting.append(message)
        self._rouse()

    def close(self) -> None:
        """No more messages after those that wait."""
        self.is_closed = True
        self._rouse()

    def _rouse(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def take(self) -> list[bytes]:
        """All that waits, once something does; nothing when closed."""
        if not self._waiting and not self.is_closed:
            self._wake = asyncio.get_running_loop().create_future()
            await self._wake
        taken = list(self._waiting)
        self._waiting.clear()
        return taken
