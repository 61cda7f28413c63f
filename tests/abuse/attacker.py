"""Somebody who means harm: `python -m tests.abuse.attacker ATTACK ADDRESS PORT TABLE`.

Attacks as fast as it can, from an address of its own, until its standard input ends. It says
`stopped` when the server first refuses something or hangs up, and in the end tells on a line of
JSON how it fared.
"""

import base64
import contextlib
import itertools
import json
import os
import select
import socket
import sys
import threading
from collections import Counter, deque
from collections.abc import Callable, Iterator

from tests.patience import STUCK_S

PATIENCE_S = 0.5
"""How long it waits for a server that does not read."""
HOST = b"Host: 127.0.0.1\r\n"
GET = b"GET /api/games HTTP/1.1\r\n" + HOST
POST = b"Content-Type: application/json\r\n" + HOST
BIG = 8_000_000
CROWD = 200
"""Lines that it holds open at once."""


class Cut(Exception):
    """The server hung up, or did not let it in."""


class Attacker:
    """One who attacks, and counts what becomes of it."""

    def __init__(self, address: str, port: int, table: str) -> None:
        self._address = address
        self._server = ("127.0.0.1", port)
        self._table = table.encode()
        self._is_over = threading.Event()
        self.told: Counter[str] = Counter()

    def attack(self, way: Callable[["Attacker"], None]) -> None:
        """Go on until there is no more input."""
        threading.Thread(target=self._wait_for_the_end, daemon=True).start()
        while not self._is_over.is_set():
            with contextlib.suppress(Cut):
                way(self)

    def _wait_for_the_end(self) -> None:
        sys.stdin.read()
        self._is_over.set()

    @property
    def goes_on(self) -> Iterator[int]:
        """Numbers until it is over."""
        return itertools.takewhile(lambda _: not self._is_over.is_set(), itertools.count())

    @contextlib.contextmanager
    def line(self) -> Iterator[socket.socket]:
        """A connection; whatever ends it is a cut."""
        with socket.socket() as line:
            line.settimeout(PATIENCE_S)
            try:
                line.bind((self._address, 0))
                line.connect(self._server)
                self.told["lines"] += 1
                yield line
            except TimeoutError as problem:
                self.told["stuck"] += 1
                raise Cut from problem
            except OSError as problem:
                self.stop("cut")
                raise Cut from problem

    def send(self, line: socket.socket, data: bytes) -> None:
        """Send, and forget what comes back."""
        line.sendall(data)
        self.told["bytes"] += len(data)
        while select.select([line], [], [], 0)[0]:
            if not (heard := line.recv(1 << 16)):
                raise ConnectionResetError
            self.read(heard)

    def read(self, heard: bytes) -> None:
        """Look whether the server refuses."""
        if b"HTTP/1.1 4" in heard:
            self.stop("refused")

    def stop(self, how: str) -> None:
        """The server has refused something, or has hung up."""
        if not self.told["cut"] and not self.told["refused"]:
            print("stopped", flush=True)
        self.told[how] += 1

    def handshake(self, line: socket.socket) -> None:
        """Make the connection a WebSocket."""
        key = base64.b64encode(os.urandom(16))
        line.sendall(
            b"GET /api/tables/"
            + self._table
            + b"/socket HTTP/1.1\r\n"
            + HOST
            + b"Upgrade: websocket"
            b"\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            b"Sec-WebSocket-Key: " + key + b"\r\n\r\n"
        )
        if not line.recv(1 << 16):
            raise ConnectionResetError
        self.told["sockets"] += 1

    def hold(self, first: bytes, more: bytes, most: int = CROWD) -> None:
        """Hold many lines at once, and send a little more on each now and then."""
        held: deque[contextlib.ExitStack] = deque()
        lines: dict[contextlib.ExitStack, socket.socket] = {}
        for _ in self.goes_on:
            stack = held.popleft() if len(held) >= most else contextlib.ExitStack()
            try:
                if stack not in lines:
                    lines[stack] = stack.enter_context(self.line())
                    self.send(lines[stack], first)
                else:
                    self.send(lines[stack], more)
                held.append(stack)
            except (OSError, Cut):
                if lines.pop(stack, None) is not None:
                    self.stop("cut")
                with contextlib.suppress(Cut, OSError):
                    stack.close()
        for stack in held:
            stack.close()


def frame(text: bytes, opcode: int = 1) -> bytes:
    """A short frame of a WebSocket, masked with zeros."""
    return bytes([0x80 | opcode, 0x80 | len(text), 0, 0, 0, 0]) + text


def flood(attacker: Attacker, frames: bytes = frame(b'{"do":"legal"}') * 2000) -> None:
    """Messages on a socket, one after the other."""
    with attacker.line() as line:
        attacker.handshake(line)
        for _ in attacker.goes_on:
            attacker.send(line, frames)


def pings(attacker: Attacker) -> None:
    """Pings, and messages of parts that hold nothing."""
    flood(attacker, frame(b"", 9) * 2000 + b"\x01\x80\0\0\0\0" + b"\x00\x80\0\0\0\0" * 2000)


def header(attacker: Attacker) -> None:
    """One header of a hundred megabytes."""
    with attacker.line() as line:
        attacker.send(line, GET + b"X: ")
        for _ in attacker.goes_on:
            attacker.send(line, b"x" * 65536)


def headers(attacker: Attacker) -> None:
    """Headers by the thousand."""
    with attacker.line() as line:
        attacker.send(line, GET)
        for _ in attacker.goes_on:
            attacker.send(line, b"X: y\r\n" * 10_000)


def halves(attacker: Attacker) -> None:
    """A thousand requests that never end."""
    attacker.hold(GET, b"", 1000)


def dribbled_headers(attacker: Attacker) -> None:
    """Headers, a few letters at a time."""
    attacker.hold(GET, b"X: y\r\n")


def dribbled_bodies(attacker: Attacker) -> None:
    """Bodies, a letter at a time."""
    head = b"POST /api/verify HTTP/1.1\r\nContent-Length: 7000000\r\n" + POST + b"\r\n"
    attacker.hold(head + b" " * 1000, b" ")


def fat_bodies(attacker: Attacker) -> None:
    """Large bodies that lack their end."""
    head = b"POST /api/verify HTTP/1.1\r\nContent-Length: %d\r\n" % (BIG + 1) + POST + b"\r\n"
    attacker.hold(head + b" " * BIG, b"")


BOMBS = [  # each of eight megabytes
    b'{"a":[' + b"[]," * (BIG // 3 - 3) + b"[]]}",
    b"[" * BIG,
    b'{"a":' * (BIG // 5),
    b'{"version":' + b"9" * BIG + b"}",
    b'{"a":"' + b"\\ud800" * (BIG // 6) + b'"}',
    b'{"a":[' + b"1e9," * (BIG // 4) + b"1]}",
]


def bombs(attacker: Attacker) -> None:
    """Bodies that are dear to read."""
    for body in BOMBS:
        with contextlib.suppress(Cut), attacker.line() as line:
            head = b"POST /api/verify HTTP/1.1\r\nContent-Length: %d\r\n" % len(body) + POST
            attacker.send(line, head + b"Connection: close\r\n\r\n" + body)
            line.settimeout(STUCK_S)
            while heard := line.recv(1 << 16):
                attacker.read(heard)


def requests(attacker: Attacker) -> None:
    """Small requests, many in one packet."""
    with attacker.line() as line:
        for _ in attacker.goes_on:
            attacker.send(line, (GET + b"\r\n") * 200)


WAYS = {
    way.__name__: way
    for way in (
        flood,
        pings,
        header,
        headers,
        halves,
        dribbled_headers,
        dribbled_bodies,
        fat_bodies,
        bombs,
        requests,
    )
}


if __name__ == "__main__":
    attacker = Attacker(sys.argv[2], int(sys.argv[3]), sys.argv[4])
    attacker.attack(WAYS[sys.argv[1]])
    print(json.dumps(attacker.told))
