"""All deals of a server: which is open, who has played it, and how they did."""

from msgspec.structs import replace

from steeple.server.days import DAY_MS, day_of, is_day, later, start_ms
from steeple.server.deals.deal import BOTS, GAME, SEATS, Deal
from steeple.server.deals.standing import better_than, days_in_a_row, most_in_a_row
from steeple.server.errors import Refused
from steeple.server.live import projection
from steeple.server.live.hub import Hub
from steeple.server.live.services import Services
from steeple.server.protocol import bodies as b
from steeple.server.store.interface import Attempt, Damaged, Stale, StoreFailed
from steeple.server.table.table import Table

KEPT_DAYS = 400
"""So far back deals are shown."""
TODAY = "today"
_KEY = "deals"


class Deals:
    """Opens the deal of the day for a guest, and counts the attempts that come to an end in time.

    The seed of each day follows from one key of the database, so nothing has to be kept about
    days to come, and every process that serves from the database has the same deal.
    """

    def __init__(self, services: Services, hub: Hub) -> None:
        self._services = services
        self._hub = hub
        self._key = b""
        self._shown: tuple[str, b.DealStart] | None = None
        services.over = self._over

    @property
    def today(self) -> str:
        """The day whose deal is open."""
        return day_of(self._services.clock())

    async def deal(self, day: str) -> Deal:
        """The deal of a day, for the server's own use; it knows the seed."""
        self._key = self._key or await self._services.store.key(_KEY)
        return Deal(self._key, day)

    def day(self, wished: str) -> str:
        """The day that is asked for; raises `Refused` if there is no deal, or not yet."""
        day = self.today if wished == TODAY else wished
        if not is_day(day) or day < later(self.today, -KEPT_DAYS):
            raise Refused("server/no-such-deal")
        if day > self.today:
            raise Refused("server/deal-not-yet")
        return day

    def check_open(self, wished: str) -> None:
        """Raise `Refused` if it is not the deal that is played now."""
        if self.day(wished) != self.today:
            raise Refused("server/no-such-deal")

    async def play(self, guest: str, name: str, colour: str, address: str) -> str:
        """The guest's table for today's deal: opened now, or as it was left."""
        deal = await self.deal(self.today)
        id = deal.table_id(guest)
        if await self._services.store.table(id) is None:
            self._services.check_opening(guest, address)
            invite = await self._hub.new_invite()
            try:
                await self._hub.open(deal.opening(guest, name, colour, invite), address, id)
            except Stale:
                self._services.log.info("deal-again", table=id)
        await self._services.store.attempts.begin(guest, Attempt(deal.day, id))
        return id

    def _over(self, table: Table) -> None:
        if table.deal:
            self._services.spawn(self._counted(table))

    async def _counted(self, table: Table) -> int | None:
        """The points of a finished table, kept if its day is not over yet."""
        result = projection.result(table)
        if result is None or table.deal != self.today:
            return None
        points = result.scores[0]
        try:
            await self._services.store.attempts.finish(table.host, table.deal, points)
        except StoreFailed as problem:
            # It is counted when the guest looks at it again.
            self._services.log.error("not-counted", table=table.id, problem=str(problem))
        return points

    async def facts(self, guest: str, wished: str) -> b.DealFacts:
        """What the guest may know of a deal; raises `Refused`."""
        day, today = self.day(wished), self.today
        deal = await self.deal(day)
        attempts = {each.day: each for each in await self._services.store.attempts.of(guest)}
        mine = await self._mine(attempts.get(day))
        played = {each.day for each in attempts.values() if each.points is not None}
        if mine is not None and mine.points is not None:
            played.add(day)
        may_compare = day in played or day < today
        results = await self._services.store.attempts.results(day) if may_compare else {}
        if mine is not None and mine.points is not None:
            mine = replace(mine, better_than=better_than(mine.points, results))
        return b.DealFacts(
            day=day,
            today=today,
            game=GAME,
            seats=SEATS,
            bots=[name for _, name in BOTS],
            commit=deal.commit,
            next_commit=(await self.deal(later(today, 1))).commit,
            seed=deal.secret.hex() if day < today else None,
            ends_ms=start_ms(today) + DAY_MS,
            now_ms=self._services.clock(),
            start=self._first_view(deal),
            mine=mine,
            results=[b.DealResult(points, count) for points, count in sorted(results.items())],
            week=[later(today, -ago) in played for ago in range(6, -1, -1)],
            in_a_row=days_in_a_row(played, today),
            most_in_a_row=most_in_a_row(played),
        )

    def _first_view(self, deal: Deal) -> b.DealStart:
        if self._shown is None or self._shown[0] != deal.day:
            self._shown = deal.day, deal.first_view()
        return self._shown[1]

    async def _mine(self, attempt: Attempt | None) -> b.DealAttempt | None:
        if attempt is None:
            return None
        try:
            table = (await self._hub.room(attempt.table)).table
        except (Refused, Damaged):  # it was forgotten, or can't be read; what counts is kept
            return b.DealAttempt(attempt.table, attempt.points, False, [], None, None)
        points = attempt.points
        if points is None:
            points = await self._counted(table)
        result = projection.result(table)
        scores = [] if result is None else result.scores
        view = None
        if table.course is not None and result is not None:
            progress = table.course.progress
            view = progress.game.view(progress.state, None)
        return b.DealAttempt(table.id, points, result is not None, scores, view, None)
