"""The machine that the server runs on: its clocks, its chance, its process that may crash."""

import contextlib
import random
import secrets
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any
from unittest import mock

from starlette.applications import Starlette

from steeple.server.http.app import make_app
from steeple.server.http.server import Server
from steeple.server.live.server_time import ServerTime
from steeple.server.live.services import Services
from steeple.server.live.watcher import Watcher
from steeple.server.logs import Log
from steeple.server.metrics import Metrics
from steeple.server.settings import Settings
from tests.world.loop import Loop
from tests.world.store import Disk, SimulatedStore
from tests.world.trace import Broken, Trace
from tests.world.workers import SimulatedWorkers

START_MS = 1_800_000_000_000
KEY = bytes(range(32))
NOWHERE = Path(__file__).parent / "no-site"


class SimulatedLog(Log):
    """The server's log, as lines of the trace; bugs are kept."""

    def __init__(self, trace: Trace) -> None:
        self._trace = trace

    def info(self, what: str, **facts: Any) -> None:
        """Something that an operator may want to know."""
        self._trace.add("log", what, *facts.values())

    def error(self, what: str, **facts: Any) -> None:
        """Something that an operator should look at; a `where` says that it is a bug."""
        self._trace.add("log", what, *(facts[key] for key in sorted(facts) if key != "where"))
        if "where" in facts:
            self._trace.fail(f"the server logged {what}: {facts['where']}")


class Machine:
    """One server after the other, on the same disk."""

    def __init__(self, loop: Loop, chance: random.Random, disk: Disk, trace: Trace) -> None:
        self.app: Starlette | None = None
        """The server, while it runs."""
        self.is_calm = False
        """Whether nothing goes wrong any more."""
        self._loop = loop
        self._chance = chance
        self._disk = disk
        self._trace = trace
        self._wall_ms = START_MS
        self._server: Server | None = None
        self._store: SimulatedStore | None = None
        self.on_crash: list[Callable[[], None]] = []

    def wall_ns(self) -> int:
        """The time of day, which somebody may set."""
        return int((self._wall_ms + self._loop.time() * 1000) * 1_000_000)

    def _ran_ns(self) -> int:
        """How long the machine has run, whatever its time of day is."""
        return int(self._loop.time() * 1_000_000_000)

    def step_clock(self) -> None:
        """Somebody sets the clock."""
        step_s = self._chance.choice((-3600, -90, -2, 2, 90, 3600))
        self._trace.add("clock", step_s)
        self._wall_ms += 1000 * step_s

    def boot(self) -> None:
        """A new process, on what the disk holds."""
        self._trace.add("boot")
        store = self._store = SimulatedStore(self._loop, self._chance, self._disk, self)
        bots, judges, trials = (
            SimulatedWorkers(seconds, self._chance, self._trace, self) for seconds in (10, 20, 20)
        )
        log = SimulatedLog(self._trace)
        services = Services(store, bots, judges, trials, Metrics(), log)  # type: ignore[arg-type]
        services.clock = services.time = ServerTime(self.wall_ns, self._ran_ns)
        server = self._server = Server(Settings(NOWHERE, site=NOWHERE), services, KEY)
        self.app = make_app(server)
        hub = server.hub
        for work in (services.keep_time(), hub.beat(), hub.sweep(), hub.wake_all()):
            self.run(work)
        server.is_ready = True

    def run(self, work: Coroutine[Any, Any, Any]) -> None:
        """Let the server do something; it must not fail."""
        self._loop.create_task(self._guarded(work))

    async def _guarded(self, work: Coroutine[Any, Any, Any]) -> None:
        try:
            await work
        except OSError:
            pass  # nobody listens any more: uvicorn ends such a request too
        except Broken as broken:
            self._trace.fail(str(broken))
        except Exception as problem:
            name = getattr(work, "__qualname__", "a task")
            self._trace.fail(f"{name} failed: {problem!r}")

    def crash(self) -> None:
        """The process is gone, whatever it was doing; the disk keeps what was written."""
        self._trace.add("crash")
        assert self._store is not None
        self._store.crash()
        self._loop.drop()
        self._server = self.app = None
        for tell in self.on_crash:
            tell()

    def close(self) -> None:
        """The operator restarts the server: it ends by itself, unless it crashes before."""
        self._trace.add("close")
        assert self._server is not None
        self.run(self._end(self._server))

    async def _end(self, server: Server) -> None:
        await server.close()
        if server is self._server:
            self.crash()
            self.boot()


@contextlib.contextmanager
def simulated(loop: Loop, chance: random.Random, wall_ns: Callable[[], int]) -> Iterator[None]:
    """Time and chance of this process come from the world: the one place where they do.

    Connections are in sets, whose order depends on hashes: those are numbers in the order of their
    arrival, instead of addresses in memory.
    """
    numbers: dict[int, int] = {}
    kept: list[Watcher] = []

    def number_of(watcher: Watcher) -> int:
        if id(watcher) not in numbers:
            numbers[id(watcher)] = len(numbers)
            kept.append(watcher)
        return numbers[id(watcher)]

    with contextlib.ExitStack() as changed:
        for place, name, instead in (
            (time, "monotonic", loop.time),
            (time, "perf_counter", loop.time),
            (time, "time", lambda: wall_ns() / 1e9),
            (time, "time_ns", wall_ns),
            (secrets, "token_bytes", lambda size=32: chance.randbytes(size)),
            (secrets, "token_urlsafe", lambda size=32: chance.randbytes(size).hex()),
            (secrets, "randbelow", chance.randrange),
            (secrets, "choice", chance.choice),
            (Watcher, "__hash__", number_of),
        ):
            changed.enter_context(mock.patch.object(place, name, instead))
        yield
