"""Connections as uvicorn serves them, with bounds: HTTP, and the WebSockets that come of it."""

import asyncio
import http
from functools import partial
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from steeple.server.http.gate import Gate, Visit

MOST_PIPELINED = 16
"""Requests that may wait for the answer to the one before; browsers send none ahead."""
SLICE = 4096
"""Bytes of a socket that are read before others get their turn."""


class HttpLine(HttpToolsProtocol):
    """A connection that speaks HTTP."""

    def __init__(self, gate: Gate, **uvicorns: Any) -> None:
        super().__init__(**uvicorns)
        self._gate = gate
        self._visit: Visit | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Ask at the gate."""
        super().connection_made(transport)
        host = "" if self.client is None else self.client[0]
        self._visit = self._gate.admit(host, transport)
        if self._visit is None:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Say so at the gate."""
        if self._visit is not None:
            self._gate.leave(self._visit)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read, as long as it is not too much."""
        visit = self._visit
        if visit is None or self.transport.is_closing():
            return
        if visit.phase == "idle":
            self._gate.begin(visit)
        limits = self._gate.limits
        if visit.phase == "headers" and visit.received + len(data) > limits.header_bytes:
            left = limits.header_bytes - visit.received
            first, data = data[:left], data[left:]
            super().data_received(first)
            if visit.phase == "headers":
                self._turn_away(visit, 431)
        if self._is_ours:
            visit.received += len(data)
            if visit.phase == "body" and visit.received > limits.record_bytes + SLICE:
                self._turn_away(visit, 413)
            else:
                super().data_received(data)

    @property
    def _is_ours(self) -> bool:
        return self.transport.get_protocol() is self and not self.transport.is_closing()

    def _turn_away(self, visit: Visit, status: int) -> None:
        """Say why, and hang up."""
        phrase = f"{status} {http.HTTPStatus(status).phrase}"
        self.transport.write(
            f"HTTP/1.1 {phrase}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n".encode()
        )
        self.transport.close()
        self._gate.refused(visit.network)

    def send_400_response(self, msg: str) -> None:
        """What can't be read is refused, and counts as such."""
        if self._visit is not None and not self.transport.is_closing():
            self._gate.refused(self._visit.network)
            super().send_400_response(msg)

    def on_message_begin(self) -> None:
        """A request begins, perhaps one that came right behind the one before."""
        super().on_message_begin()
        assert self._visit is not None
        if self._visit.phase != "headers":
            self._gate.begin(self._visit)

    def on_headers_complete(self) -> None:
        """The body begins, if there is one."""
        assert self._visit is not None
        if len(self.headers) > self._gate.limits.header_fields:
            raise ValueError("too many headers")
        if len(self.pipeline) > MOST_PIPELINED:
            raise ValueError("too many requests ahead of their answers")
        self._visit.enter("body")
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Now it is our turn."""
        assert self._visit is not None
        self._gate.finish(self._visit)
        self._visit.enter("answer" if self.cycle and not self.cycle.response_complete else "idle")
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """Nothing more, unless there is another request."""
        if self._visit is not None and self._visit.phase == "answer" and not self.pipeline:
            self._visit.enter("idle")
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        """Go on as a WebSocket."""
        assert self._visit is not None
        self._gate.finish(self._visit)
        self._visit.enter("answer")
        self.ws_protocol_class = cast(Any, partial(SocketLine, self._gate, self._visit))
        super().handle_websocket_upgrade()


class SocketLine(WebSocketsSansIOProtocol):
    """A connection that has become a WebSocket.

    Whatever arrives is read in slices, the next one when what was in the last has been answered.
    """

    def __init__(self, gate: Gate, visit: Visit, **uvicorns: Any) -> None:
        super().__init__(**uvicorns)
        self._gate = gate
        self._visit = visit
        self._rest = b""

    def connection_lost(self, exc: Exception | None) -> None:
        """Say so at the gate."""
        self._gate.leave(self._visit)
        self._rest = b""
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        """Whoever answers may hang up."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"]["cut"] = partial(self._gate.cut, self._visit)

    def data_received(self, data: bytes) -> None:
        """Read the first slice."""
        self._rest = self._rest + data if self._rest else data
        self._read_on()

    def _read_on(self) -> None:
        while self._rest and (self.queue.empty() or self.close_sent):
            if self.transport.is_closing():
                self._rest = b""
                return
            first, self._rest = self._rest[:SLICE], self._rest[SLICE:]
            super().data_received(first)

    async def receive(self) -> Any:
        """The next message; others get their turn before the one after it."""
        message = await self.queue.get()
        if self.queue.empty():
            self._read_on()
        if not self.queue.empty():
            await asyncio.sleep(0)
        elif self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        return message

    def handle_ping(self) -> None:
        """Answer, if there are not too many of them."""
        if self._is_one_more_frame():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take note."""
        if self._is_one_more_frame():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Put it to the parts before."""
        if self._is_one_more_frame():
            super().handle_cont(event)

    def _is_one_more_frame(self) -> bool:
        self._visit.frames += 1
        if self.transport.is_closing():
            return False
        if self._visit.frames > self._gate.limits.frames_per_second:
            self._gate.cut(self._visit)
            self._gate.bar(self._visit.network)
            return False
        return True
