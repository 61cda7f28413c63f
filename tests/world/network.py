"""The network between people and the server: slow, and cut at any moment.

Order within a connection is kept, as TCP keeps it. Everything else is up to the seed: how long
a frame takes, when a connection dies, what was on the way then, and when either end notices.
"""

import asyncio
import json
import random
from collections import deque
from collections.abc import Callable
from typing import Any, Protocol

from steeple.server.http.guests import COOKIE
from tests.world.loop import Loop
from tests.world.machine import Machine
from tests.world.trace import Trace

QUICK_S, SLOW_S = 0.03, 3.0
NOTICED_S = 10.0
"""The server's pings find a dead connection within this time."""
CUTS = 0.003
"""How likely a connection dies with each frame."""

Answered = Callable[[int, Any], None]


class End(Protocol):
    """A person's end of a connection."""

    @property
    def name(self) -> str:
        """Who it is, for people."""

    @property
    def guest(self) -> str:
        """Who it is, for the server."""

    @property
    def cookie(self) -> str:
        """How the server knows."""

    def hears(self, line: "Line", frame: str) -> None:
        """A frame has arrived."""

    def loses(self, line: "Line") -> None:
        """The connection is gone."""


class Watch(Protocol):
    """Somebody who sees all that the server is sent and sends."""

    def delivers(self, line: "Line", frame: str) -> None:
        """A frame reaches the server."""

    def sees(self, line: "Line", frame: str) -> None:
        """The server sends a frame."""


class Gone(OSError):
    """The other end is not there any more, as uvicorn says it."""


class Network:
    """All connections and requests."""

    def __init__(
        self, loop: Loop, chance: random.Random, machine: Machine, watch: Watch, trace: Trace
    ) -> None:
        self.loop = loop
        self.machine = machine
        self.watch = watch
        self.trace = trace
        self._chance = chance
        self._lines: dict[int, Line] = {}
        self._requests: dict[int, Answered] = {}
        self._number = 0
        machine.on_crash.append(self._crashed)

    def happens(self, probability: float) -> bool:
        """Whether something goes wrong that does so often."""
        return not self.machine.is_calm and self._chance.random() < probability

    def delay_s(self) -> float:
        """How long something takes to the other end."""
        return self._chance.random() * (SLOW_S if self.happens(0.01) else QUICK_S)

    def some_s(self, most_s: float) -> float:
        """Any time up to so long."""
        return self._chance.random() * most_s

    def _new_number(self) -> int:
        self._number += 1
        return self._number

    def connect(self, end: End, table: str, query: str) -> "Line":
        """Open a WebSocket to a table; if nobody serves, it is lost soon."""
        number = self._new_number()
        self.trace.add("connect", number, end.name, table, query)
        line = self._lines[number] = Line(self, number, end, table, query)
        return line

    def forget(self, line: "Line") -> None:
        """The connection has ended at both ends."""
        self._lines.pop(line.number, None)

    def request(self, end: End, path: str, body: Any, answered: Answered) -> None:
        """Ask over HTTP; without an answer, the status is 0."""
        number = self._new_number()
        self.trace.add("request", number, end.name, path, body)
        self._requests[number] = answered
        method = "GET" if body is None else "POST"
        scope = {**_scope("http", end, path, ""), "method": method}
        data = b"" if body is None else json.dumps(body).encode()
        self.loop.outside(self.delay_s(), self._serve, number, scope, data)

    def _serve(self, number: int, scope: dict[str, Any], data: bytes) -> None:
        if self.machine.app is None or self.happens(CUTS):
            self._answer(number, 0, b"null")
            return
        parts: list[bytes] = []
        status = 0

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": data, "more_body": False}

        async def send(message: Any) -> None:
            nonlocal status
            status = message.get("status", status)
            parts.append(message.get("body", b""))
            if message["type"] == "http.response.body" and not message.get("more_body"):
                is_lost = self.happens(CUTS)
                given = (number, 0, b"null") if is_lost else (number, status, b"".join(parts))
                self.loop.outside(self.delay_s(), self._answer, *given)

        self.machine.run(self.machine.app(scope, receive, send))

    def _answer(self, number: int, status: int, data: bytes) -> None:
        answered = self._requests.pop(number, None)
        if answered is not None:
            self.trace.add("answer", number, status)
            answered(status, json.loads(data))

    def _crashed(self) -> None:
        """Nobody serves any more: whoever was connected or waits learns of it."""
        for line in list(self._lines.values()):
            line.reset()
        for number in list(self._requests):
            self.loop.outside(self.some_s(NOTICED_S), self._answer, number, 0, b"null")


class Line:
    """One WebSocket, with a server's and a person's end."""

    def __init__(self, network: Network, number: int, end: End, table: str, query: str) -> None:
        self.number = number
        self.table = table
        self.guest = end.guest
        self.delivered: dict[str, list[int | None]] = {}
        """By command: its entry on the disk, if it had any, as each copy reached the server."""
        self.is_dead = False
        """Nothing passes any more, though one end may not know it."""
        self._network = network
        self._end: End | None = end
        self._scope = _scope("websocket", end, f"/api/tables/{table}/socket", query)
        self._inbox: deque[dict[str, Any]] = deque()
        self._wake: asyncio.Future[None] | None = None
        self._is_gone = False
        """Whether the server knows that it is dead."""
        self._in_at = self._out_at = network.loop.time() + network.delay_s()
        network.loop.outside_at(self._in_at, self._arrive)

    # The server's end, as an ASGI application sees it

    def _arrive(self) -> None:
        """The request to open it reaches the server, if there is one."""
        if self._network.machine.app is None:
            self.reset()
            return
        self._put({"type": "websocket.connect"})
        self._network.machine.run(self._network.machine.app(self._scope, self._receive, self._send))

    async def _receive(self) -> dict[str, Any]:
        while not self._inbox:
            self._wake = self._network.loop.create_future()
            await self._wake
        return self._inbox.popleft()

    def _put(self, event: dict[str, Any]) -> None:
        self._inbox.append(event)
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def _send(self, message: Any) -> None:
        if self._is_gone:
            raise Gone
        network = self._network
        if network.happens(0.02):
            await asyncio.sleep(network.some_s(0.5))  # the other end reads slowly
        if message["type"] == "websocket.send":
            network.watch.sees(self, message["text"])
            self._out(self._hear, message["text"])
        elif message["type"] == "websocket.close":
            self._out(self._lost)
            self._noticed()
        if network.happens(CUTS):
            self.cut()

    # On the way

    def _out(self, action: Callable[..., None], *args: Any) -> None:
        loop = self._network.loop
        self._out_at = max(self._out_at, loop.time() + self._network.delay_s())
        loop.outside_at(self._out_at, action, *args)

    def say(self, frame: str) -> None:
        """A person sends a frame."""
        loop = self._network.loop
        self._in_at = max(self._in_at, loop.time() + self._network.delay_s())
        loop.outside_at(self._in_at, self._deliver, frame)
        if self._network.happens(CUTS):
            self.cut()

    def _deliver(self, frame: str) -> None:
        if self.is_dead or self._is_gone:
            return
        self._network.trace.add("to server", self.number, frame)
        self._network.watch.delivers(self, frame)
        self._put({"type": "websocket.receive", "text": frame})

    def _hear(self, frame: str) -> None:
        if not self.is_dead and self._end is not None:
            self._network.trace.add("to person", self.number, frame)
            self._end.hears(self, frame)

    def cut(self) -> None:
        """It dies: what is on the way is lost, and the ends notice it sooner or later."""
        if not self.is_dead:
            self.is_dead = True
            network = self._network
            network.trace.add("cut", self.number)
            network.loop.outside(network.some_s(NOTICED_S), self._noticed)
            network.loop.outside(network.some_s(NOTICED_S), self._lost)

    def leave(self) -> None:
        """The person closes it."""
        self._end = None
        loop = self._network.loop
        loop.outside(max(0.0, self._in_at - loop.time()) + self._network.delay_s(), self._noticed)

    def reset(self) -> None:
        """There is no server any more."""
        self.is_dead = self._is_gone = True
        self._network.loop.outside(self._network.some_s(1.0), self._lost)

    def _noticed(self) -> None:
        """The server learns that it is gone."""
        if not self._is_gone:
            self._is_gone = True
            self._put({"type": "websocket.disconnect", "code": 1006})

    def _lost(self) -> None:
        """The person learns that it is gone."""
        self.is_dead = True
        self._network.forget(self)
        if self._end is not None:
            end, self._end = self._end, None
            end.loses(self)


def _scope(kind: str, end: End, path: str, query: str) -> dict[str, Any]:
    """What uvicorn would tell the application about a request."""
    headers = [
        (b"host", b"localhost"),
        (b"cookie", f"{COOKIE}={end.cookie}".encode()),
        (b"content-type", b"application/json"),
    ]
    return {
        "type": kind,
        "scheme": "ws" if kind == "websocket" else "http",
        "path": path,
        "root_path": "",
        "query_string": query.encode(),
        "headers": headers,
        "client": (end.name, 1),
        "server": ("localhost", 80),
    }
