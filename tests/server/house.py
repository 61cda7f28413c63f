"""A server without doors: a hub, a real store, and a clock that stands still."""

import asyncio
import functools
import inspect
import io
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

from steeple.catalog import games
from steeple.play.dealer import secret_from
from steeple.server.errors import Refused
from steeple.server.live.hub import Hub
from steeple.server.live.questions import Case, Question, Trial, choose, judge, tried
from steeple.server.live.services import Services
from steeple.server.live.workers import Rank, Workers
from steeple.server.logs import Log
from steeple.server.metrics import Metrics
from steeple.server.protocol import commands as c
from steeple.server.protocol.terms import Terms
from steeple.server.store.sqlite import SqliteStore
from steeple.server.table import events as e
from steeple.server.table import lobby
from steeple.server.table.table import COLOURS
from tests.patience import STUCK_S
from tests.server.place import Place, guest

T = TypeVar("T")

START_MS = 1_800_000_000_000


class DeskWorkers(Workers):
    """Bots that think in this process, as soon as they may."""

    def __init__(self) -> None:
        super().__init__(1, 1)
        self.may_think = asyncio.Event()
        self.may_think.set()

    async def move(self, question: Question, rank: Callable[[], Rank] | None = None) -> str:
        """The bot's move."""
        await self.may_think.wait()
        return choose(question)

    async def run(self, trial: Trial) -> str:
        """What a trial tells."""
        await self.may_think.wait()
        return tried(trial)

    async def judge(self, case: Case, rank: Callable[[], Rank] | None = None) -> str:
        """The referee's word."""
        await self.may_think.wait()
        return judge(case)


class House:
    """The hub with all that it needs."""

    def __init__(self, path: Path, make_workers: Callable[[], Workers]) -> None:
        self.path = path
        self.store = SqliteStore.open(path)
        self.now_ms = START_MS
        self.lines = io.StringIO()
        self._make_workers = make_workers
        self._ids = iter(range(10_000))
        self._begin()

    def _begin(self) -> None:
        self.bots = self._make_workers()
        log = Log(self.lines, is_quiet=True)
        self.judges = self._make_workers()
        self.trials = self._make_workers()
        workers = (self.bots, self.judges, self.trials)
        self.services = Services(self.store, *workers, Metrics(), log)
        self.services.clock = lambda: self.now_ms
        self.hub = Hub(self.services)

    def hold_trials(self) -> None:
        """No plan is tried until `free_trials`."""
        assert isinstance(self.trials, DeskWorkers)
        self.trials.may_think.clear()

    def free_trials(self) -> None:
        """Plans are tried again."""
        assert isinstance(self.trials, DeskWorkers)
        self.trials.may_think.set()

    def new_id(self) -> str:
        """Of a command, or of anything else."""
        return f"id-{next(self._ids)}"

    def later(self, seconds: float) -> None:
        """Let time pass."""
        self.now_ms += int(seconds * 1000)

    def hold_bots(self) -> None:
        """Bots have no move until `free_bots`."""
        assert isinstance(self.bots, DeskWorkers)
        self.bots.may_think.clear()

    def free_bots(self) -> None:
        """Bots move again."""
        assert isinstance(self.bots, DeskWorkers)
        self.bots.may_think.set()

    def hold_judges(self) -> None:
        """No placement is judged until `free_judges`."""
        assert isinstance(self.judges, DeskWorkers)
        self.judges.may_think.clear()

    def free_judges(self) -> None:
        """Placements are judged again."""
        assert isinstance(self.judges, DeskWorkers)
        self.judges.may_think.set()

    async def settle(self) -> None:
        """Wait until nothing goes on beside: timers that are due, bots."""
        for _ in range(3):
            for _ in range(3):
                await asyncio.sleep(0)
            await self.services.settle()

    async def restart(self, seconds: float = 0) -> None:
        """The server ends, and begins again after so long."""
        await self.hub.close()
        self.later(seconds)
        self._begin()

    async def close(self) -> None:
        """The end."""
        await self.hub.close()
        await self.store.close()

    async def pragma(self, text: str) -> Any:
        """What the connection that writes answers."""
        return await self.store._writer.submit(
            lambda on: on.exec_driver_sql(f"PRAGMA {text}").scalar()
        )

    async def limit_disk(self) -> None:
        """The file does not grow any more."""
        await self.pragma(f"max_page_count = {await self.pragma('page_count')}")

    async def fill_disk(self, step: Callable[[], Awaitable[object]]) -> int:
        """Go on until the disk is full; gives how many steps were made before."""
        await self.limit_disk()
        for steps in range(1000):
            try:
                await step()
            except Refused as refused:
                if refused.code == "server/not-kept":
                    return steps
                raise
        raise AssertionError("there is always room")

    async def empty_disk(self) -> None:
        """There is room again."""
        await self.pragma("max_page_count = 100000")

    async def table(
        self, picture: str, game: str = "five-towers", secret: int = 1, **chosen: Any
    ) -> Place:
        """A new table with these seats; the first person is its host, and seat 0 begins."""
        names = picture.split()
        bots = games[game].bots
        people = [name for name in names if name != "-" and name not in bots]
        host = guest(people[0] if people else "host")
        chosen.setdefault("options", {"starter": 0})
        seed, invite = secret_from(secret).hex(), f"to-{self.new_id()}"
        terms = Terms(seats=len(names), **chosen)
        events: list[e.LoggedEvent] = [lobby.opened(host, invite, seed, game, terms)]
        for at, name in enumerate(names):
            if name in people:
                events.append(e.Sat(at, guest(name), name.capitalize(), COLOURS[at], ""))
            elif name != "-":
                events.append(e.BotSat(at, name))
        return Place(self, await self.hub.open(events))

    async def playing(self, picture: str, **chosen: Any) -> Place:
        """The same, and play has begun."""
        place = await self.table(picture, **chosen)
        await place.room.do(place.table.host, c.Start(self.new_id()))
        return place


def live(
    folder: Path,
    scenario: Callable[[House], Awaitable[T]],
    make_workers: Callable[[], Workers] = DeskWorkers,
) -> T:
    """What the scenario gives in a house of its own; nothing may go wrong unseen."""

    async def whole() -> T:
        house = House(folder / "steeple.sqlite", make_workers)
        try:
            async with asyncio.timeout(STUCK_S):
                given = await scenario(house)
        finally:
            await house.close()
        assert "task-failed" not in house.lines.getvalue(), house.lines.getvalue()
        return given

    return asyncio.run(whole())


def lived(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """A plain test of what goes on in a house."""
    signature = inspect.signature(test)
    own = [given for name, given in signature.parameters.items() if name != "house"]
    folder = inspect.Parameter("tmp_path", inspect.Parameter.KEYWORD_ONLY)

    def plain(tmp_path: Path, **given: Any) -> None:
        live(tmp_path, functools.partial(test, **given))

    plain.__name__, plain.__doc__, plain.__module__ = test.__name__, test.__doc__, test.__module__
    plain.__signature__ = signature.replace(parameters=[*own, folder])  # type: ignore[attr-defined]
    return plain
