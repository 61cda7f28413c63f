"""Who played which deal, in the database."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from sqlalchemy import Connection, Row, bindparam, delete, func, select, update

from steeple.server.store.bulk import INSERTS
from steeple.server.store.interface import Attempt
from steeple.server.store.schema import attempts
from steeple.server.store.writer import Work

MOST = 400
"""So many attempts of a guest are looked at."""

OF_GUEST = (
    select(attempts.c.day, attempts.c.table_id, attempts.c.points)
    .where(attempts.c.guest == bindparam("guest"))
    .order_by(attempts.c.day.desc())
    .limit(MOST)
)
RESULTS = (
    select(attempts.c.points, func.count().label("tally"))
    .where(attempts.c.day == bindparam("day"), attempts.c.points.is_not(None))
    .group_by(attempts.c.points)
)
FINISH = (
    update(attempts)
    .where(
        attempts.c.guest == bindparam("of"),
        attempts.c.day == bindparam("on"),
        attempts.c.points.is_(None),
    )
    .values(points=bindparam("ended_with"))
)


class AttemptBook:
    """The attempts of all guests, through the store's own reading and writing."""

    def __init__(
        self,
        write: Callable[[Work], Awaitable[Any]],
        rows: Callable[..., Awaitable[Sequence[Row[Any]]]],
    ) -> None:
        self._write = write
        self._rows = rows

    async def begin(self, guest: str, attempt: Attempt) -> None:
        """Keep a new attempt; what is known of the guest's attempt that day stays."""
        row = {"guest": guest, "day": attempt.day, "table_id": attempt.table}
        await self._write(lambda on: _add(on, row))

    async def finish(self, guest: str, day: str, points: int) -> None:
        """Keep how it ended; only the first end counts."""
        values = {"of": guest, "on": day, "ended_with": points}
        await self._write(lambda on: on.execute(FINISH, values))

    async def of(self, guest: str) -> list[Attempt]:
        """The guest's attempts, the latest first."""
        rows = await self._rows(OF_GUEST, guest=guest)
        return [Attempt(row.day, row.table_id, row.points) for row in rows]

    async def results(self, day: str) -> dict[int, int]:
        """How many attempts ended with how many points."""
        rows = await self._rows(RESULTS, day=day)
        return {row.points: row.tally for row in rows}

    async def forget(self, guest: str) -> None:
        """Delete all that is kept of the guest's attempts."""
        await self._write(lambda on: on.execute(delete(attempts).where(attempts.c.guest == guest)))


def _add(connection: Connection, row: dict[str, str]) -> None:
    insert = INSERTS[connection.dialect.name](attempts)
    connection.execute(insert.values(row).on_conflict_do_nothing())


def forget_before(connection: Connection, day: str) -> None:
    """Delete the attempts at deals of earlier days."""
    connection.execute(delete(attempts).where(attempts.c.day < day))
