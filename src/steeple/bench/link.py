"""A WebSocket client that costs as little as possible, so that the server is measured."""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Any

_TEXT, _CLOSE, _PING, _PONG = 0x1, 0x8, 0x9, 0xA


class Link(asyncio.Protocol):
    """One connection; frames from the server are small, whole and not masked."""

    def __init__(self, on_message: Callable[[bytes], None]) -> None:
        self._on_message = on_message
        self._buffer = bytearray()
        self._is_open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @classmethod
    async def open(
        cls, address: tuple[str, int], path: str, token: str, on_message: Callable[[bytes], None]
    ) -> "Link":
        """A connection that is ready."""
        loop = asyncio.get_running_loop()
        transport, link = await loop.create_connection(lambda: cls(on_message), *address)
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {path} HTTP/1.1\r\nHost: {address[0]}:{address[1]}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            f"Sec-WebSocket-Version: 13\r\nAuthorization: Bearer {token}\r\n\r\n".encode()
        )
        await link.opened
        return link

    def connection_made(self, transport: Any) -> None:
        """Connected; the handshake follows."""
        self._transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        """Wake whoever waits: the connection is closed."""
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server closed the connection"))
        if not self.closed.done():
            self.closed.set_result(None)

    def data_received(self, data: bytes) -> None:
        """Read as many frames as there are."""
        self._buffer += data
        if not self._is_open and not self._shake_hands():
            return
        while (frame := self._frame()) is not None:
            code, payload = frame
            if code == _TEXT:
                self._on_message(payload)
            elif code == _PING:
                self.send(payload, _PONG)
            elif code == _CLOSE:
                self._transport.close()

    def _shake_hands(self) -> bool:
        head, found, rest = bytes(self._buffer).partition(b"\r\n\r\n")
        if not found:
            return False
        self._buffer = bytearray(rest)
        if b" 101 " not in head.partition(b"\r\n")[0]:
            self.opened.set_exception(ConnectionError(head[:200].decode()))
            return False
        self._is_open = True
        self.opened.set_result(None)
        return True

    def _frame(self) -> tuple[int, bytes] | None:
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        size, at = buffer[1], 2
        if size == 126:
            size, at = int.from_bytes(buffer[2:4], "big"), 4
        elif size == 127:
            size, at = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < at + size:
            return None
        code, payload = buffer[0] & 0xF, bytes(buffer[at : at + size])
        del buffer[: at + size]
        return code, payload

    def send(self, payload: bytes, code: int = _TEXT) -> None:
        """Send a frame, masked with zeros."""
        size = len(payload)
        if size < 126:
            head = bytes((0x80 | code, 0x80 | size))
        else:
            head = bytes((0x80 | code, 0xFE)) + size.to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + payload)

    def close(self) -> None:
        """Close the connection."""
        self._transport.close()
