"""Bots and referees that answer late, die, hang or lie, as often as the seed says."""

import asyncio
import random
from typing import Any

from steeple.catalog import games
from steeple.server.live.questions import Case, Question, Trial, judge
from steeple.server.live.worker import Crashed, NoAnswer
from tests.world.store import Weather
from tests.world.trace import Trace

TROUBLE = 0.04
LIES = ("", "no such thing", "bid 999", "pass pass", "\x00", "stood " * 400)


class SimulatedWorkers:
    """What rooms ask of `Workers`, answered by this process after a simulated time."""

    def __init__(
        self, seconds: float, chance: random.Random, trace: Trace, weather: Weather
    ) -> None:
        self.waiting = 0
        self._seconds = seconds
        self._chance = chance
        self._trace = trace
        self._weather = weather
        self._is_closed = False

    async def move(self, question: Question, *_: Any, **__: Any) -> str:
        """A legal move of the bot, or trouble; raises `NoAnswer`."""
        lie = await self._think()
        if lie is not None:
            return lie
        game = games[question.game]
        self._trace.counts["bot moves"] += 1
        return str(self._chance.choice(game.legal(game.unpack(question.state))))

    async def judge(self, case: Case, *_: Any, **__: Any) -> str:
        """The referee's verdict, or trouble; raises `NoAnswer`."""
        lie = await self._think()
        return judge(case) if lie is None else lie

    async def run(self, trial: Trial, *_: Any, **__: Any) -> str:
        """A trial that tells nothing; raises `NoAnswer`."""
        await self._think()
        return '{"kind": "none"}'

    async def _think(self) -> str | None:
        """Take a while; gives a lie, or none."""
        if self._is_closed:
            raise NoAnswer("the server is closing")
        luck = 1.0 if self._weather.is_calm else self._chance.random() / TROUBLE
        if luck < 0.25:
            self._trace.add("worker", "hangs")
            await asyncio.sleep(self._seconds)
            raise NoAnswer("no answer in time")
        await asyncio.sleep(0.3 * self._chance.random() ** 3)
        if luck < 0.5:
            self._trace.add("worker", "dies")
            raise Crashed("its process crashed")
        if luck < 0.75:
            self._trace.add("worker", "fails")
            raise NoAnswer("AssertionError")
        if luck < 1:
            self._trace.add("worker", "lies")
            return self._chance.choice(LIES)
        return None

    def close(self) -> None:
        """End the processes: nothing is answered any more."""
        self._is_closed = True
