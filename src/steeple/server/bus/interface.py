"""What any bus does: it carries notes between nodes, as well as it can."""

import asyncio
import contextlib
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable

from steeple.server.bus.notes import AnyNote, decode, encode

MOST_WAITING = 10_000
"""Notes; whoever misses one finds out from the store."""
AGAIN_S = 0.25

Hear = Callable[[AnyNote], None]
Complain = Callable[[str], None]


class Bus(ABC):
    """Notes to all other nodes; they go out in bundles, one note a line.

    Connecting, and connecting again, goes on by itself for as long as the bus is open.
    """

    most_bytes = 512 * 1024
    """Of a bundle."""

    def __init__(self, node: str, hear: Hear, complain: Complain) -> None:
        self.node = node
        self.is_connected = False
        self._hear = hear
        self._complain = complain
        self._waiting: deque[bytes] = deque(maxlen=MOST_WAITING)
        self._wake = asyncio.Event()
        self._running: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Connect, sooner or later."""
        self._running = asyncio.get_running_loop().create_task(self._run())

    def tell(self, note: AnyNote) -> None:
        """Send a note; never waits, and may be in vain."""
        self._waiting.append(encode(note))
        self._wake.set()

    async def close(self) -> None:
        """Send what waits, if there is a connection, and end it."""
        with contextlib.suppress(Exception):
            if self.is_connected:
                await asyncio.wait_for(self._send_all(), AGAIN_S)
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                await self._connected()
            except Exception as problem:
                if self.is_connected:
                    self._complain(str(problem) or type(problem).__name__)
            finally:
                self.is_connected = False
            await asyncio.sleep(AGAIN_S)

    @abstractmethod
    async def _connected(self) -> None:
        """Connect, then send and receive; returns or raises when that comes to an end."""

    @abstractmethod
    async def _send(self, bundle: bytes) -> None:
        """Send a bundle of notes."""

    async def _send_on(self) -> None:
        """Send what is told, for as long as there is a connection."""
        while True:
            await self._wake.wait()
            await self._send_all()

    async def _send_all(self) -> None:
        self._wake.clear()
        while self._waiting:
            await self._send(self._bundle())

    def _bundle(self) -> bytes:
        lines = [self._waiting.popleft()]
        size = len(lines[0])
        while self._waiting and size + len(self._waiting[0]) < self.most_bytes:
            lines.append(self._waiting.popleft())
            size += len(lines[-1]) + 1
        return b"\n".join(lines)

    def _received(self, bundle: bytes) -> None:
        """Pass on the notes of others; what can't be read is from another version, or nobody's."""
        for line in bundle.split(b"\n"):
            with contextlib.suppress(ValueError):
                note = decode(line)
                if note.node != self.node:
                    self._hear(note)
