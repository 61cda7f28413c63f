"""A person with a bad connection: sends things twice, late and out of order, and drops off.

Everything goes over the public protocol. What was acknowledged is remembered, so that it can be
compared with the record in the end.
"""

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from tests.patience import STUCK_S

GONE = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError, TimeoutError)


class Player:
    """One seat of one match."""

    def __init__(
        self,
        port: int,
        table: str,
        token: str,
        seat: int,
        chance: random.Random,
        on_acknowledged: Callable[[], None],
    ) -> None:
        self.seat = seat
        self.is_here = False
        """Whether the server has said something over the present connection."""
        self._on_acknowledged = on_acknowledged
        self.acknowledged: dict[str, tuple[int, str]] = {}
        """By command: the entry of the log and the move."""
        self.faults: dict[str, int] = {}
        self.resumed_s: list[float] = []
        self._url = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
        self._headers = {"Authorization": f"Bearer {token}"}
        self._chance = chance
        self._seq: int | None = None
        self._view: dict[str, Any] = {}
        self._is_over = False
        self._pending: dict[str, Any] | None = None
        self._sent: list[dict[str, Any]] = []
        self._count = 0

    async def play(self) -> None:
        """Until the match is over, over as many connections as it takes."""
        loop = asyncio.get_running_loop()
        self._alive_at = loop.time()
        while not self.is_finished:
            try:
                async with self._connected() as socket:
                    await self._talk(socket)
                self.is_here = False
            except GONE:
                self.is_here = False
                gap_s = loop.time() - self._alive_at
                assert gap_s < STUCK_S, "the server does not come back"
                await asyncio.sleep(0.05)  # as any client waits before it knocks again

    @property
    def is_finished(self) -> bool:
        """The match is over, and every move that was sent has its answer."""
        return self._is_over and self._pending is None

    def _connected(self) -> connect:
        url = self._url
        # Sometimes everything is asked for anew, as after a reload of the page.
        if self._seq is not None and not self._happens(0.3, "reloads"):
            url += f"?after={self._seq}"
        else:
            self._seq = None
        return connect(url, additional_headers=self._headers, compression=None, proxy=None)

    def _happens(self, probability: float, fault: str) -> bool:
        if self._chance.random() >= probability:
            return False
        self.faults[fault] = self.faults.get(fault, 0) + 1
        return True

    async def _talk(self, socket: ClientConnection) -> None:
        """Play over one connection."""
        loop = asyncio.get_running_loop()
        if self._pending is not None:
            await socket.send(json.dumps(self._pending))
        if self._seq is not None:
            await self._consider(socket)
        async for message in self._messages(socket):
            if not self.is_here:
                self.resumed_s.append(loop.time() - self._alive_at)
                self.is_here = True
            self._alive_at = loop.time()
            await self._hear(socket, message)
            if self.is_finished:
                break
            if self._happens(0.01, "disconnections"):
                socket.transport.abort()

    async def _messages(self, socket: ClientConnection) -> AsyncIterator[dict[str, Any]]:
        async for frame in socket:
            assert isinstance(frame, str)
            for line in frame.split("\n"):
                yield json.loads(line)

    async def _hear(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        match message["type"]:
            case "state":
                self._seq, self._view = message["seq"], message["view"]
                self._is_over = message["table"]["status"] == "over"
                await self._consider(socket)
            case "update":
                # Nothing is missed and nothing comes twice.
                assert message["seq"] == (self._seq or 0) + 1
                self._seq = message["seq"]
                self._view = {**self._view, **message.get("view", {})}
                self._is_over = message.get("table", {}).get("status") == "over"
                await self._consider(socket)
            case "done":
                self._done(message["id"], message["seq"])
                await self._consider(socket)
            case "refused":
                await self._refused(socket, message)
            case "legal" if message["moves"] and self._pending is None:
                await self._move(socket, message)

    async def _consider(self, socket: ClientConnection) -> None:
        is_mine = not self._is_over and self._view.get("to_move") == self.seat
        if is_mine and self._pending is None:
            await socket.send('{"do":"legal"}')

    async def _move(self, socket: ClientConnection, legal: dict[str, Any]) -> None:
        self._count += 1
        self._pending = {
            "do": "move",
            "id": f"{self.seat}-{self._count}",
            "move": self._chance.choice(legal["moves"]),
            "at": legal["at"],
        }
        self._sent.append(self._pending)
        if self._happens(0.02, "drops before sending"):
            socket.transport.abort()
            return
        await socket.send(json.dumps(self._pending))
        if self._happens(0.1, "duplicates"):
            await socket.send(json.dumps(self._pending))
        if self._happens(0.1, "old commands again"):
            await socket.send(json.dumps(self._chance.choice(self._sent)))
        if self._happens(0.05, "stale moves"):
            await socket.send(json.dumps({**self._pending, "id": f"stale-{self._count}", "at": 1}))
        if self._happens(0.02, "drops after sending"):
            socket.transport.abort()

    def _done(self, id: str, seq: int) -> None:
        if id.startswith("stale"):
            raise AssertionError("a stale move was taken")
        move = next(sent["move"] for sent in self._sent if sent["id"] == id)
        # The same command gets the same answer, however often it is sent.
        assert self.acknowledged.setdefault(id, (seq, move)) == (seq, move)
        if self._pending is not None and self._pending["id"] == id:
            self._pending = None
            self._on_acknowledged()

    async def _refused(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        code = message["error"]["code"]
        if message["id"] is not None and message["id"].startswith("stale"):
            assert code in ("server/stale", "play/match-over", "server/not-your-turn"), message
            return
        assert code in ("server/closing", "server/stale"), message
        if self._pending is not None and message["id"] == self._pending["id"]:
            # A move was never made twice, so it was not made at all.
            assert code == "server/closing", message
            socket.transport.abort()
