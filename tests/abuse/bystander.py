"""Somebody who only wants to play, and notices how long each move takes."""

import contextlib
import itertools
import json
import statistics
import time
from collections.abc import Callable, Iterator
from typing import Any

import httpx
from websockets.sync.client import connect

import steeple
from tests.patience import STUCK_S
from tests.serving import Served

ME = {"kind": "me", "name": "Ann"}
THINKING_S = 0.008
GUESTS = 6
"""As many play in turn, so that none of them is ever too fast."""


class Chair:
    """One guest who plays both seats of a table, and then of the next one."""

    def __init__(self, server: Served) -> None:
        self._server = server
        self._client = httpx.Client(base_url=server.url, timeout=STUCK_S)
        token = self._client.post("/api/me/token").json()["token"]
        self._headers = {"Authorization": f"Bearer {token}"}
        self._client.headers.update(self._headers)
        self._ids = itertools.count()
        self._open = contextlib.ExitStack()
        self._sit_down()

    def _sit_down(self) -> None:
        body = {"game": "five-towers", "seats": [ME, ME], "start": True}
        opened = self._client.post("/api/tables", json=body).raise_for_status().json()
        self.table: str = opened["table"]["id"]
        url = f"ws://127.0.0.1:{self._server.port}/api/tables/{self.table}/socket"
        self._socket = self._open.enter_context(
            connect(url, additional_headers=self._headers, proxy=None, max_size=None)
        )
        self._played: list[str] = []

    def move(self) -> float:
        """Make a move; says how long it took until the server had it on disk, in ms."""
        self._socket.send('{"do":"legal"}')
        legal = self._heard(lambda each: each["type"] == "legal")
        if not legal["moves"]:
            self._go_on_elsewhere()
            return self.move()
        move, id = legal["moves"][0], f"m{next(self._ids)}"
        start = time.perf_counter()
        self._socket.send(json.dumps({"do": "move", "id": id, "move": move, "at": legal["at"]}))
        answer = self._heard(lambda each: each.get("id") == id)
        taken_ms = 1000 * (time.perf_counter() - start)
        assert answer["type"] == "done", answer
        self._played.append(move)
        return taken_ms

    def think(self) -> None:
        """Listen a little."""
        with contextlib.suppress(TimeoutError):
            self._socket.recv(THINKING_S)

    def _heard(self, is_it: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while True:
            for line in str(self._socket.recv(STUCK_S)).split("\n"):
                if is_it(heard := json.loads(line)):
                    return dict(heard)

    def _go_on_elsewhere(self) -> None:
        self.check()
        self._open.close()
        self._sit_down()

    def check(self) -> None:
        """All moves of a finished match are in its record, and it is fair."""
        path = f"/api/tables/{self.table}"
        story = self._client.get(f"{path}/story").raise_for_status().json()
        moves = [act for act in story["events"] if act["kind"] == "move"]
        assert len(moves) == len(self._played)
        if self._client.get(path).json()["table"]["status"] == "over":
            record = self._client.get(f"{path}/record").raise_for_status().json()
            steeple.verify(record)

    def close(self) -> None:
        """Leave."""
        self._open.close()
        self._client.close()


class Bystander:
    """Several guests who play in turn."""

    def __init__(self, server: Served) -> None:
        self._chairs = [Chair(server) for _ in range(GUESTS)]

    @property
    def a_table(self) -> str:
        """One that everybody may watch."""
        return self._chairs[0].table

    def played(self, moves: int, is_enough: Callable[[], bool] = lambda: True) -> list[float]:
        """How long each move took, in ms: so many at least, and until it is enough."""
        taken: list[float] = []
        for chair in itertools.cycle(self._chairs):
            taken.append(chair.move())
            chair.think()
            if len(taken) >= moves and is_enough():
                break
        return taken

    def check(self) -> None:
        """Nothing that was acknowledged is lost."""
        for chair in self._chairs:
            chair.check()

    def close(self) -> None:
        """Leave."""
        for chair in self._chairs:
            chair.close()


def p99(taken_ms: list[float]) -> float:
    """What all but one in a hundred stay below."""
    return statistics.quantiles(taken_ms, n=100)[98]


@contextlib.contextmanager
def standing_by(server: Served) -> Iterator[Bystander]:
    """A bystander who has sat down."""
    with contextlib.closing(Bystander(server)) as bystander:
        yield bystander
