"""What a command results in: events, decided from the table alone. Nothing is changed here."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

from steeple.kernel.game import Move
from steeple.server.errors import Refused
from steeple.server.table.course import Course
from steeple.server.table.events import LoggedEvent
from steeple.server.table.table import Seat, Table


class Asker(NamedTuple):
    """Who asks, and when."""

    guest: str
    now_ms: int
    online: Callable[[], list[int]] = list
    """Seats whose people are connected."""
    new_invite: str = ""
    """An invitation that no table has, for commands that need one."""


class Decision(NamedTuple):
    """Events to log, and the course of the play after them if it is known already."""

    events: list[LoggedEvent]
    course: Course | None = None
    acts: Sequence[tuple[Move, Any]] | None = None
    """The moves among them, each with the state after it."""


class UndoTo(NamedTuple):
    """A move of the seat is to be undone, so that the match has its first `to` events only.

    The table does not know how the match stood then; whoever keeps its past turns this into a
    decision.
    """

    seat: int
    to: int
    agreed: tuple[LoggedEvent, ...] = ()
    """The last answer that was needed, if others were asked."""


Outcome: TypeAlias = Decision | UndoTo
"""What a command results in."""


def check_open(table: Table) -> None:
    """Raise `Refused` once play has begun."""
    if table.status != "open":
        raise Refused("server/already-started")


def check_host(table: Table, asker: Asker) -> None:
    """Raise `Refused` unless the asker opened the table."""
    if table.host != asker.guest:
        raise Refused("server/not-host")


def check_seat(table: Table, at: int) -> Seat:
    """The seat; raises `Refused` if there is none."""
    if at not in range(len(table.seats)):
        raise Refused("server/no-such-seat", seat=at, seats=len(table.seats))
    return table.seats[at]


def check_own(table: Table, asker: Asker, at: int) -> Seat:
    """The seat; raises `Refused` unless the asker sits there."""
    seat = check_seat(table, at)
    if seat.guest != asker.guest:
        raise Refused("server/not-yours")
    return seat


def check_course(table: Table) -> Course:
    """The play; raises `Refused` if it has not begun."""
    if table.course is None:
        raise Refused("server/not-started")
    return table.course


def name_of(table: Table, at: int) -> str:
    """What somebody at a seat is called; bots without a name go by their strength."""
    return table.seats[at].name or table.seats[at].bot
