"""A table: who sits where, what was chosen, and how the match stands."""

from typing import Any, Literal

import msgspec

from steeple.server.protocol.terms import ClockRules, Terms
from steeple.server.table import course as courses
from steeple.server.table.clock import Clock
from steeple.server.table.course import Course

COLOURS = ("brick", "slate", "straw", "plum", "moss", "sky")


class Seat(msgspec.Struct, frozen=True):
    """A place at the table, and who is in it."""

    kind: Literal["free", "person", "bot"] = "free"
    guest: str = ""
    name: str = ""
    colour: str = ""
    seed: str = ""
    bot: str = ""
    """Which bot plays it: its own, or one that stands in for the person."""
    stands_in: str = ""
    """Why a bot stands in; empty if none does."""


class UndoAsk(msgspec.Struct, frozen=True):
    """A seat wants to undo its move; these have agreed."""

    seat: int
    to: int
    agreed: tuple[int, ...] = ()


class ChatLine(msgspec.Struct, frozen=True):
    """Something that was said."""

    seq: int
    at_ms: int
    seat: int
    text: str
    phrase: str


class Table(msgspec.Struct, frozen=True):
    """All the truth about a table."""

    id: str
    seq: int = 0
    game: str = ""
    title: str = ""
    options: dict[str, Any] = {}
    referee: str | None = None
    clock_rules: ClockRules | None = None
    away_s: int | None = None
    host: str = ""
    invite: str = ""
    secret: str = ""
    seats: tuple[Seat, ...] = ()
    status: Literal["open", "playing", "over"] = "open"
    course: Course | None = None
    play_seq: int = 0
    """The last entry that changed the play: anyone who has not seen it can't move."""
    clock: Clock | None = None
    undo: UndoAsk | None = None
    away: dict[int, int] = {}
    """Seats that a bot will take over, and when (ms)."""
    chat: tuple[ChatLine, ...] = ()
    mutes: tuple[tuple[str, int], ...] = ()
    rematch_wanted: tuple[int, ...] = ()
    rematch: str | None = None
    deal: str = ""
    """The day, if it is the deal of a day."""
    created_ms: int = 0
    changed_ms: int = 0

    @property
    def terms(self) -> Terms:
        """What was agreed."""
        return Terms(
            title=self.title,
            seats=len(self.seats),
            options=self.options,
            referee=self.referee,
            clock=self.clock_rules,
            away_s=self.away_s,
        )

    def seats_of(self, guest: str) -> list[int]:
        """The seats of the guest; several if people share a screen."""
        return [at for at, seat in enumerate(self.seats) if seat.guest == guest and guest]

    def people(self) -> list[int]:
        """Seats that a person plays now."""
        return [at for at, seat in enumerate(self.seats) if seat.kind == "person" and not seat.bot]


def pack(table: Table) -> bytes:
    """The table as bytes, for a snapshot."""
    course = None if table.course is None else msgspec.Raw(courses.pack(table.course))
    return msgspec.json.encode((msgspec.structs.replace(table, course=None), course))


def unpack(data: bytes) -> Table:
    """The table that was packed."""
    table, course = msgspec.json.decode(data, type=tuple[Table, msgspec.Raw])
    if bytes(course) == b"null":
        return table
    return msgspec.structs.replace(table, course=courses.unpack(course))
