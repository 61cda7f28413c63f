"""What a table needs done without being asked.

Moving for bots, having moves judged, countdowns, clocks that run out.
"""

import asyncio
import hashlib
import hmac
from typing import TYPE_CHECKING

from steeple.catalog import games
from steeple.kernel.errors import SteepleError
from steeple.kernel.game import UNDECIDED
from steeple.kernel.roster import simpler
from steeple.kernel.streams import Stream
from steeple.server.live.questions import Case, Question
from steeple.server.live.services import Services
from steeple.server.live.worker import Crashed, NoAnswer
from steeple.server.live.workers import Rank
from steeple.server.table import absence, turns
from steeple.server.table import events as e
from steeple.server.table.course import Course
from steeple.server.table.decision import Decision
from steeple.server.table.table import Table

if TYPE_CHECKING:
    from steeple.server.live.room import Room


RETRY_S = 2
JUDGE_TRIES = 3


class Chores:
    """What the server does by itself in one room."""

    def __init__(self, room: "Room", services: Services) -> None:
        self._room = room
        self._services = services
        self._timer: asyncio.TimerHandle | None = None
        self._thinking: asyncio.Task[None] | None = None

    @property
    def is_idle(self) -> bool:
        """Whether nothing is left to do."""
        return self._timer is None and self._thinking is None

    @property
    def is_timed(self) -> bool:
        """Whether somebody's time is running."""
        table = self._room.table
        is_running = table.clock is not None and table.clock.running is not None
        return table.status == "playing" and (is_running or bool(table.away))

    def stop(self) -> None:
        """Do no more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._thinking is not None:
            self._thinking.cancel()

    async def resume(self) -> None:
        """After a restart of the server: clocks resume where they were, countdowns start again."""
        table = self._room.table
        if table.status == "playing" and (table.clock is not None or table.away):
            await self._room.happen(lambda _: Decision([e.Resumed()]))

    async def resume_after(self, unseen_ms: int) -> None:
        """The same if nobody saw to the table for at least that long."""
        if self._services.clock() - self._room.table.changed_ms > unseen_ms:
            await self.resume()

    def look(self) -> None:
        """Find out whether a bot or a referee has to act, and when the next time runs out."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        table, course = self._room.table, self._room.table.course
        if course is None or table.status != "playing" or self._services.is_closing:
            self._services.others.spare(table.id)
            return
        has_work, due_ms = self._has_work(), self._next_due(table, course.to_move)
        others = self._services.others
        if due_ms is None and not has_work:
            others.spare(table.id)
        elif not others.holds(table.id):
            others.need(table.id)
            return
        if has_work and self._thinking is None:
            self._thinking = self._services.spawn(self._work())
        if due_ms is not None:
            delay_s = max(0, due_ms - self._services.clock()) / 1000
            self._timer = asyncio.get_running_loop().call_later(delay_s, self._time_is_up)

    def _next_due(self, table: Table, to_move: int | None) -> int | None:
        dues = [*table.away.values()]
        if to_move is not None and not table.seats[to_move].bot:
            if table.clock is not None and (due := table.clock.due_ms()) is not None:
                dues.append(due)
            if self._is_missed(table, to_move):
                dues.append(0)
        return min(dues, default=None)

    def _is_missed(self, table: Table, seat: int) -> bool:
        """Whether a countdown for the seat has to begin."""
        is_away = seat not in self._room.online()
        return is_away and table.away_s is not None and seat not in table.away

    def _time_is_up(self) -> None:
        self._timer = None
        self._services.spawn(self._see_to_it())

    async def _see_to_it(self) -> None:
        if await self._room.happen(self._overdue):
            self.look()
        else:
            self._look_later()

    def _look_later(self) -> None:
        """Try again in a while: the disk may be full."""
        if self._timer is None and not self._services.is_closing and not self._room.is_lost:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(RETRY_S, self.look)

    def _overdue(self, table: Table) -> Decision:
        """What is due now: countdowns that ended, a clock that ran out, a countdown to start."""
        now_ms, course = self._services.clock(), table.course
        if course is None or table.status != "playing":
            return Decision([])
        events: list[e.LoggedEvent] = []
        online = self._room.online()
        gone = [at for at, due in table.away.items() if due <= now_ms]
        for at in gone:
            events += [e.AwayEnded(at)] if at in online else absence.taken_over(table, at, "away")
        to_move = course.to_move
        if to_move is None or table.seats[to_move].bot or to_move in gone:
            return Decision(events)
        clock = table.clock
        if clock is not None and (due := clock.due_ms()) is not None and due <= now_ms:
            events += absence.taken_over(table, to_move, "time")
        elif self._is_missed(table, to_move):
            assert table.away_s is not None
            events += absence.counted(to_move, now_ms, table.away_s)
        return Decision(events)

    # Bots and referees

    async def _work(self) -> None:
        """Move for bots and have moves judged, until it is a person's turn."""
        try:
            is_kept = True
            while is_kept and self._has_work():
                at = self._bot_to_move()
                is_kept = await (self._judge() if at is None else self._move_for(at))
        finally:
            self._thinking = None
        if is_kept:
            self.look()
        else:
            self._look_later()

    def _has_work(self) -> bool:
        course = self._room.table.course
        is_judged = course is not None and course.progress.awaits_judge
        return is_judged or self._bot_to_move() is not None

    def _rank(self) -> Rank:
        """Who waits for what is to be done, as of now."""
        table, course = self._room.table, self._room.table.course
        if course is not None and course.progress.awaits_judge and course.last in table.people():
            return Rank.PERSON
        if table.people():
            return Rank.COMPANY
        return Rank.AUDIENCE if self._room.watchers else Rank.NOBODY

    async def _judge(self) -> bool:
        """Have the move judged; returns whether the verdict could be stored."""
        table, course = self._room.table, self._room.table.course
        assert course is not None
        saw = await self._verdict(table, course)
        if self._services.is_closing:
            return False
        try:
            step = course.progress.report(saw)
        except SteepleError as problem:
            self._services.log.error("not-judged", table=table.id, problem=str(problem))
            step = course.progress.report(UNDECIDED)
        decision = Decision([*step.events], course.step(step), step.acts)
        return await self._room.happen(
            lambda now: decision if now.course is course else Decision([])
        )

    async def _verdict(self, table: Table, course: Course) -> str:
        """The referee's verdict; if the process dies, another one judges the same."""
        progress = course.progress
        key = progress.dealer().judge_key(progress.judgements)
        case = Case(table.game, progress.game.pack(progress.state), key)
        problem = ""
        for _ in range(JUDGE_TRIES):
            try:
                with self._services.metrics.judge_seconds.time():
                    return await self._services.judges.judge(case, self._rank)
            except Crashed as crashed:
                problem = str(crashed)
            except NoAnswer as none:
                problem = str(none)
                break
            if self._services.is_closing:
                break
        self._services.log.error("not-judged", table=table.id, problem=problem)
        return UNDECIDED

    def _bot_to_move(self) -> int | None:
        table, course = self._room.table, self._room.table.course
        if course is None or course.to_move is None or not table.seats[course.to_move].bot:
            return None
        return course.to_move

    async def _move_for(self, at: int) -> bool:
        """Let the bot at the seat move; returns whether the move could be stored."""
        table, course = self._room.table, self._room.table.course
        assert course is not None
        bot = table.seats[at].bot
        try:
            with self._services.metrics.bot_seconds.time():
                question = _question(table, course, at, bot)
                move = await self._services.bots.move(question, self._rank)
            decision = turns.moved(course, move)
        except (NoAnswer, SteepleError) as problem:
            if self._services.is_closing:
                return False
            decision = self._without(table, course, at, bot, str(problem))

        def still(now: Table) -> Decision:
            is_same = now.course is course and now.seats[at].bot == bot
            return decision if is_same else Decision([])

        return await self._room.happen(still)

    def _without(self, table: Table, course: Course, at: int, bot: str, problem: str) -> Decision:
        """A simpler bot plays on; if the simplest has failed, any legal move is made."""
        self._services.metrics.bot_failures.inc()
        self._services.log.error("bot-failed", table=table.id, bot=bot, problem=problem)
        instead = simpler(games[table.game].bots, bot)
        failed = e.BotFailed(at, bot, instead, problem)
        if instead != bot:
            return Decision([failed])
        move = games[table.game].legal(course.progress.state)[0]
        decision = turns.moved(course, str(move))
        return Decision([failed, *decision.events], decision.course)


def _question(table: Table, course: Course, seat: int, bot: str) -> Question:
    """The turn as the bot may know it, with random numbers that reveal nothing of the dealer's."""
    secret = bytes.fromhex(table.secret)
    key = hmac.digest(secret, f"bot {seat} {course.count}".encode(), hashlib.sha256)
    game = games[table.game]
    imagined = game.imagine(course.progress.state, seat, Stream(key, "imagined"))
    return Question(table.game, bot, seat, game.pack(imagined), key)
