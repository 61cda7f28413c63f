"""Trial runs of what people plan at a table, in a process of their own.

What is planned is answered at once; where a trial tells more, that comes later as a second answer.
There is one trial at a time for each table, always of what was planned last. What is known is kept
until the position changes.
"""

from typing import TYPE_CHECKING

import msgspec

from steeple.server.live.questions import Trial
from steeple.server.live.services import Services
from steeple.server.live.worker import NoAnswer
from steeple.server.protocol import wire as w
from steeple.server.table.course import Course

if TYPE_CHECKING:
    from steeple.server.live.room import Room
    from steeple.server.live.watcher import Watcher


class TrialRuns:
    """The trials at one table."""

    def __init__(self, room: "Room", services: Services) -> None:
        self._room = room
        self._services = services
        self._course: Course | None = None
        """What is known is about this one."""
        self._known: dict[tuple[int, str], w.Choices] = {}
        self._wanted: dict[Watcher, w.Choices] = {}
        """Who waits, and what they were told so far; the last to ask is the last."""
        self._is_running = False

    def want(self, watcher: "Watcher", told: w.Choices) -> None:
        """Tell a watcher more about its plan as soon as more is known, if a trial can tell more."""
        self._wanted.pop(watcher, None)
        course = self._room.table.course
        if course is None or told.seat is None or self._services.is_closing:
            return
        game, state = course.progress.game, course.progress.state
        if game.trials is None or not game.trials.tells(state, told.seat, told.plan):
            return
        self._wanted[watcher] = told
        self._tell()
        if self._wanted and not self._is_running:
            self._is_running = True
            self._services.spawn(self._run())

    def forget(self, watcher: "Watcher") -> None:
        """Nobody waits at the other end any more."""
        self._wanted.pop(watcher, None)

    def _known_now(self) -> dict[tuple[int, str], w.Choices]:
        """By seat and plan, what trials in this position have told."""
        course = self._room.table.course
        if course is not self._course:
            self._course, self._known = course, {}
        return self._known

    def _tell(self) -> None:
        """Tell those who wait what is known; nobody waits for what is out of date."""
        known_now = self._known_now()
        for watcher, told in list(self._wanted.items()):
            assert told.seat is not None
            known = known_now.get((told.seat, told.plan))
            if known is not None:
                watcher.put(w.encode(known))
            if known is not None or told.at != self._room.table.play_seq:
                del self._wanted[watcher]

    async def _run(self) -> None:
        try:
            while self._wanted and not self._services.is_closing:
                *_, told = self._wanted.values()
                await self._try(told)
                self._tell()
        finally:
            self._is_running = False

    async def _try(self, told: w.Choices) -> None:
        """Have a plan tried, and keep what came of it; a trial that fails tells nothing more."""
        table, course = self._room.table, self._room.table.course
        assert course is not None
        assert told.seat is not None
        if told.at != table.play_seq:
            return
        progress = course.progress
        trial = Trial(table.game, progress.game.pack(progress.state), told.seat, told.plan)
        found = told.choices
        try:
            found = msgspec.json.decode(await self._services.trials.run(trial))
        except NoAnswer as problem:
            if not self._services.is_closing:
                self._services.log.error("not-tried", table=table.id, problem=str(problem))
        if self._room.table.course is course:
            known = w.Choices(told.at, told.seat, told.plan, found)
            self._known_now()[told.seat, told.plan] = known
