"""A client with a bad connection: it connects and sends again, and puts together what it is told.

What it does of its own accord, it leaves to whoever sits in front of it.
"""

import json
import random
from typing import Any

import msgspec

from steeple.server.live.reader import Reader
from tests.world.checker import LATER, Checker
from tests.world.network import Line, Network
from tests.world.trace import Trace

SILENCE_S = 12.0
"""A client that hears nothing for this long connects again."""

_decode = msgspec.json.Decoder().decode


class Client:
    """One connection at a time, and at most one command on the way."""

    def __init__(
        self,
        name: str,
        guest: str,
        cookie: str,
        network: Network,
        checker: Checker,
        chance: random.Random,
    ) -> None:
        self.name = name
        self.guest = guest
        self.cookie = cookie
        self.acknowledged: list[tuple[str, dict[str, Any], int]] = []
        """Table, command and entry of all that was acknowledged."""
        self.pending: dict[str, Any] | None = None
        self.table: str | None = None
        self._network = network
        self._checker = checker
        self._chance = chance
        self._trace: Trace = network.trace
        self._line: Line | None = None
        self._heard_at = 0.0
        self._is_thinking = False
        self._count = 0
        self._forget()
        network.loop.outside(chance.random(), self._tick)

    def _forget(self) -> None:
        """Start from nothing, as after a reload of the page."""
        self.seq: int | None = None
        self._seat: int | None = None
        self._view: Any = None
        self._facts: dict[str, Any] = {}

    def _happens(self, probability: float) -> bool:
        return not self._network.machine.is_calm and self._chance.random() < probability

    # The connection

    def _tick(self) -> None:
        """Once in a while, see to whatever is not as it should be."""
        loop = self._network.loop
        loop.outside(1 + self._chance.random(), self._tick)
        if self.table is None:
            self._come()
        elif self._line is None:
            self._connect()
        elif loop.time() - self._heard_at > SILENCE_S:
            self._line.cut()
            self._line.leave()
            self._line = None
        else:
            self._think()

    def _connect(self) -> None:
        assert self.table is not None
        if self._happens(0.2):
            self._forget()
        query = "" if self.seq is None else f"after={self.seq}"
        if self._seat is not None:
            query += f"&seat={self._seat}"
        if self._chance.random() < 0.1:
            query += "&choices=1"
        self._heard_at = self._network.loop.time()
        self._line = self._network.connect(self, self.table, query.lstrip("&"))
        self._send_again()

    def _send_again(self) -> None:
        if self.pending is not None and self._line is not None:
            self._line.say(json.dumps(self.pending))

    def loses(self, line: Line) -> None:
        """The connection is gone: come back soon, or after a while."""
        if line is self._line:
            self._line = None
            wait_s = 20.0 if self._happens(0.1) else 0.5
            self._network.loop.outside(self._chance.random() * wait_s, self._return)

    def _return(self) -> None:
        if self._line is None and self.table is not None:
            self._connect()

    # What is heard

    def hears(self, line: Line, frame: str) -> None:
        """A frame with one message or several."""
        self._heard_at = self._network.loop.time()
        is_news, seen = False, self.seq
        for text in frame.split("\n"):
            is_news |= self._hear(_decode(text))
        if not is_news:
            return
        if self.seq is not None and self.seq != seen:
            assert self.table is not None
            reader = Reader(self.guest, self._seat)
            self._checker.has(self.table, reader, self.seq, self._view, self._facts)
        if not self._is_thinking:
            self._is_thinking = True
            wait_s = 30.0 if self._happens(0.002) else 0.3
            self._network.loop.outside(self._chance.random() * wait_s, self._think_now)

    def _hear(self, message: dict[str, Any]) -> bool:
        """Take a message in; gives whether anything has changed."""
        assert self.table is not None
        match message["type"]:
            case "state":
                self.seq, self._seat = message["seq"], message["seat"]
                self._view, self._facts = message["view"], message["table"]
                return True
            case "update":
                is_next = self.seq is not None and message["seq"] == self.seq + 1
                self._trace.check(is_next, "out of order:", self.name, self.seq, message)
                self._checker.updates(self.table, self.guest, self._seat, message)
                self.seq = message["seq"]
                if "view" in message:
                    self._view = {**(self._view or {}), **message["view"]}
                self._facts = message.get("table", self._facts)
                return True
            case "done":
                self._done(message["id"], message["seq"])
                return True
            case "refused":
                self._refused(message["id"], message["error"])
                return True
            case "beat":
                if self._line is not None and self._chance.random() < 0.5:
                    self._line.say(f'{{"do":"beat","t":{message["t"]}}}')
            case "legal" if message["moves"]:
                self._listed(message["moves"], message["at"])
        return False

    def _done(self, id: str, seq: int) -> None:
        if self.pending is not None and self.pending["id"] == id:
            assert self.table is not None
            self._checker.acknowledged(self.table, self.guest, self.pending, seq)
            self.acknowledged.append((self.table, self.pending, seq))
            self.pending = None

    def _refused(self, id: str | None, error: dict[str, Any]) -> None:
        code = error["code"]
        is_sound = code not in ("server/broken", "server/bad-request", "server/no-such-table")
        self._trace.check(is_sound, "refused:", self.name, error)
        self._trace.counts[code] += 1
        if self.pending is None or self.pending["id"] != id:
            return
        if code in LATER:
            self._network.loop.outside(0.5 + self._chance.random(), self._send_again)
        else:
            self.pending = None

    # What is done

    def _send(self, do: str, **fields: Any) -> None:
        self._count += 1
        command = self.pending = {"do": do, "id": f"{self.name}-{self._count}", **fields}
        if self._line is None:
            return
        if self._happens(0.05):
            path = f"/api/tables/{self.table}"
            self._network.request(
                self, path, command, lambda *given: self._answered(command, *given)
            )
            return
        self._line.say(json.dumps(command))
        if self._happens(0.1):
            self._line.say(json.dumps(command))

    def _answered(self, command: dict[str, Any], status: int, body: Any) -> None:
        """The answer to a command over HTTP."""
        if status == 200:
            self._done(command["id"], body["seq"])
        elif status:
            self._refused(command["id"], body["error"])
        elif self.pending is command:
            self._send_again()

    def _think_now(self) -> None:
        self._is_thinking = False
        self._think()

    # What it is for

    def _come(self) -> None:
        """There is no table yet."""
        raise NotImplementedError

    def _think(self) -> None:
        """Something has changed, or a while has passed."""
        raise NotImplementedError

    def _listed(self, moves: list[str], at: int) -> None:
        """The server has listed the legal moves."""
        raise NotImplementedError
