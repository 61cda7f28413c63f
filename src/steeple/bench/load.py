"""A process that plays many matches at once against a server, and measures the answers.

    python -m steeple.bench.load '{"port": 8017, "tables": 100, ...}'

It prints its figures as JSON. The moves are random and legal: each match is followed here with the
same rules, so that the server is asked only what players ask.
"""

import asyncio
import http.client
import json
import sys
import time
from typing import Any

import msgspec

from steeple.bench.link import Link
from steeple.catalog import games
from steeple.games.five_towers.moves import Bid, Build, Cancel, Pass, Reveal
from steeple.kernel.game import Move
from steeple.kernel.starter import Starter
from steeple.kernel.streams import Stream
from steeple.server.process import allowed_files, loop_factory

LONGEST_START_S = 10


class Plan(msgspec.Struct):
    """What to do."""

    port: int
    tables: int
    seconds: float
    rate: float = 0
    """Moves a second over all tables; 0 is as many as the server takes."""
    idle: int = 0
    """Additional connections that only watch."""
    seats: int = 2
    game: str = "five-towers"
    seed: int = 0


class Told(msgspec.Struct):
    """An event, as far as it is needed here."""

    kind: str
    act: Any = None


class Message(msgspec.Struct):
    """A message, as far as it is needed here."""

    type: str
    seq: int = 0
    id: str | None = None
    events: list[Told] = []
    error: Any = None


_decode = msgspec.json.Decoder(Message).decode


class Api:
    """Plain HTTP, for setting up; a context manager, which closes it."""

    def __init__(self, port: int) -> None:
        self._connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)

    def __enter__(self) -> "Api":
        return self

    def __exit__(self, *_: object) -> None:
        self._connection.close()

    def ask(self, method: str, path: str, body: Any = None, token: str = "") -> Any:
        """The answer; raises if it is an error."""
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        data = None if body is None else json.dumps(body)
        self._connection.request(method, path, data, headers)
        response = self._connection.getresponse()
        answer = json.loads(response.read())
        if response.status != 200:
            raise RuntimeError(f"{method} {path}: {answer}")
        return answer


class Load:
    """All matches of this process."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.api = Api(plan.port)
        self.stream = Stream(str(plan.seed).encode(), "load")
        self.latencies: list[float] = []
        self.moves = 0
        self.finished = 0
        self.refused: list[Any] = []
        self.is_over = False
        self.ready: asyncio.Queue[Table] = asyncio.Queue()

    async def run(self) -> dict[str, Any]:
        """Play for the planned time."""
        tables = [await Table.open(self) for _ in range(self.plan.tables)]
        watchers = [await self._watch(tables[n % len(tables)]) for n in range(self.plan.idle)]
        print("ready", flush=True)
        await asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)
        for table in tables:
            table.begin()
        start = time.perf_counter()
        self.moves, self.latencies = 0, []
        if self.plan.rate:
            await self._paced(start)
        else:
            while not self._is_enough(start):
                await asyncio.sleep(0.01)
        self.is_over = True
        taken = time.perf_counter() - start
        for watcher in watchers:
            watcher.close()
        return {
            "moves": self.moves,
            "seconds": taken,
            "finished": self.finished,
            "refused": self.refused[:3],
            "latencies_ms": [round(each * 1000, 3) for each in self.latencies],
        }

    def _is_enough(self, start: float) -> bool:
        """The time is up, or too many matches are over for the load to be what was planned."""
        has_time = time.perf_counter() - start < self.plan.seconds
        return not has_time or 10 * self.finished > self.plan.tables

    async def _watch(self, table: "Table") -> Link:
        token = self.api.ask("POST", "/api/me/token", {})["token"]
        path = f"/api/tables/{table.id}/socket"
        return await Link.open(("127.0.0.1", self.plan.port), path, token, lambda _: None)

    async def _paced(self, start: float) -> None:
        """Make a move whenever one is due; a late one does not delay the others."""
        total = int(self.plan.rate * self.plan.seconds)
        for number in range(total):
            wait = start + number / self.plan.rate - time.perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            (await self.ready.get()).move()


def _move(act: dict[str, Any]) -> Move:
    """The move that was made, or what chance drew."""
    match act:
        case {"kind": "starter", "seat": seat}:
            return Starter(seat)
        case {"kind": "reveal", "card": card}:
            return Reveal(card)
        case {"kind": "bid", "number": number}:
            return Bid(number)
        case {"kind": "build", "cards": cards, "tear_down": tear_down}:
            return Build(tuple(cards), tear_down)
    return Pass() if act["kind"] == "pass" else Cancel()


class Table:
    """One match, followed with the rules."""

    def __init__(self, load: Load, id: str, tokens: list[str]) -> None:
        self.load = load
        self.id = id
        self.tokens = tokens
        self.has_started = asyncio.Event()
        self.game = games[load.plan.game]
        self.state = self.game.setup(len(tokens), {"bidding": "checked", "starter": None})
        self.links: list[Link] = []
        self.seq = 0
        self.count = 0
        self.sent_at = 0.0
        self.has_begun = False

    @classmethod
    async def open(cls, load: Load) -> "Table":
        """A table with a person in every seat, started and followed."""
        table = cls(load, *_seated(load))
        for seat, token in enumerate(table.tokens):
            path = f"/api/tables/{table.id}/socket"
            hear = table.hear_and_follow if seat == 0 else table.hear
            address = ("127.0.0.1", load.plan.port)
            table.links.append(await Link.open(address, path, token, hear))
        start = {"do": "start", "id": "start"}
        load.api.ask("POST", f"/api/tables/{table.id}", start, table.tokens[0])
        await asyncio.wait_for(table.has_started.wait(), LONGEST_START_S)
        return table

    def begin(self) -> None:
        """Allow the first move."""
        self.has_begun = True
        self._offer()

    def hear(self, data: bytes) -> None:
        """What a seat is told; its own acknowledgements are measured."""
        for line in data.split(b"\n"):
            self._measure(_decode(line))

    def _measure(self, message: Message) -> None:
        if message.type == "done":
            self.load.latencies.append(time.perf_counter() - self.sent_at)
            self.load.moves += 1
        elif message.type == "refused":
            self.load.refused.append(message.error)

    def hear_and_follow(self, data: bytes) -> None:
        """The first seat also follows the match."""
        for line in data.split(b"\n"):
            message = _decode(line)
            if message.type == "update":
                self._follow(message)
            else:
                self._measure(message)

    def _follow(self, message: Message) -> None:
        for event in message.events:
            if event.kind in ("move", "chance"):
                self.state = self.game.apply(self.state, _move(event.act))
        self.seq = message.seq
        self.has_started.set()
        if self.has_begun:
            self._offer()

    def _offer(self) -> None:
        if self.load.is_over:
            return
        if self.game.actor(self.state) < 0:
            self.load.finished += 1
        elif self.load.plan.rate:
            self.load.ready.put_nowait(self)
        else:
            self.move()

    def move(self) -> None:
        """Make a random legal move for the seat to move."""
        legal = self.game.legal(self.state)
        move = legal[self.load.stream.below(len(legal))]
        self.count += 1
        link = self.links[self.game.actor(self.state)]
        self.sent_at = time.perf_counter()
        link.send(
            b'{"do":"move","id":"m%d","move":"%s","at":%d}'
            % (self.count, str(move).encode(), self.seq)
        )


def _seated(load: Load) -> tuple[str, list[str]]:
    """A table with everybody in their seats, and their tokens."""
    api = load.api
    tokens = [api.ask("POST", "/api/me/token", {})["token"] for _ in range(load.plan.seats)]
    seats = [{"kind": "me", "name": "A"}, *[{"kind": "free"}] * (load.plan.seats - 1)]
    opened = api.ask("POST", "/api/tables", {"game": load.plan.game, "seats": seats}, tokens[0])
    id, invite = opened["table"]["id"], opened["table"]["you"]["invite"]
    for token in tokens[1:]:
        api.ask(
            "POST",
            f"/api/tables/{id}",
            {"do": "sit", "id": "sit", "name": "B", "invite": invite},
            token,
        )
    return id, tokens


def main() -> None:
    """Read the plan, play, print the figures."""
    allowed_files()
    plan = msgspec.json.decode(sys.argv[1], type=Plan)

    async def run() -> dict[str, Any]:
        return await Load(plan).run()

    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        print(json.dumps(runner.run(run())))


if __name__ == "__main__":
    main()
