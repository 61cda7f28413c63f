"""Somebody who watches a table through an open connection."""

import asyncio
from collections import deque

from steeple.server.live.reader import Reader

MOST_WAITING = 256


class Watcher:
    """Messages on their way to one connection; one that does not keep up is closed."""

    def __init__(self, reader: Reader, language: str, wants_choices: bool = False) -> None:
        self.reader = reader
        self.language = language
        self.wants_choices = wants_choices
        """Whether it is told what it can choose along with what happens, without asking again."""
        self.lag_ms = 0
        self.is_slow = False
        self.is_closed = False
        self._waiting: deque[bytes] = deque()
        self._wake: asyncio.Future[None] | None = None

    @property
    def is_idle(self) -> bool:
        """Whether everything has been sent."""
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
        """Accept no more messages after those that are waiting."""
        self.is_closed = True
        self._rouse()

    def _rouse(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def take(self) -> list[bytes]:
        """All waiting messages, once there are any; empty when closed."""
        if not self._waiting and not self.is_closed:
            self._wake = asyncio.get_running_loop().create_future()
            await self._wake
        taken = list(self._waiting)
        self._waiting.clear()
        return taken
