"""What goes in and out over plain HTTP."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, UnsetType

from steeple.server.clock import ClockRules
from steeple.server.commands import AwaySeconds, Name, Notation, Options, SeatSeed, Word
from steeple.server.wire import AnyTold, ErrorFacts, TableFacts


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sent to the server."""


class Myself(Body, frozen=True):
    """Name, colour and language to be offered again; what is left out stays."""

    name: Name | UnsetType = UNSET
    colour: Word | UnsetType = UNSET
    language: Word | UnsetType = UNSET


class Claim(Body, frozen=True):
    """The code that another device shows."""

    code: Word


class NewSeat(Body, frozen=True):
    """A seat of a new table: for who opens it, for a bot, or free."""

    kind: Literal["me", "bot", "free"]
    name: Name = ""
    colour: Word = ""
    seed: SeatSeed = ""
    bot: Word = ""


class NewTable(Body, frozen=True):
    """A table to be opened; with `start`, play begins at once."""

    game: Word
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    title: Name = ""
    options: Options = {}
    referee: Word | None = None
    clock: ClockRules | None = None
    away_s: AwaySeconds | None = None
    start: bool = False


class Try(Body, frozen=True):
    """A move to be looked at, not made."""

    move: Notation


class Answer(msgspec.Struct, frozen=True):
    """Sent by the server."""


class Me(Answer, frozen=True):
    """What the server knows of a guest."""

    name: str
    colour: str
    language: str


class Code(Answer, frozen=True):
    """Type it on another device, within so long."""

    code: str
    seconds: int


class Token(Answer, frozen=True):
    """For programs: `Authorization: Bearer <token>`."""

    token: str


class OptionFacts(Answer, frozen=True):
    """Something that a table may choose; the first choice is the usual one."""

    name: str
    choices: list[Any]


class GameFacts(Answer, frozen=True):
    """A game, for whoever sets up a table."""

    id: str
    least_seats: int
    most_seats: int
    options: list[OptionFacts]
    referees: list[str]
    bots: list[str]


class TableSummary(Answer, frozen=True):
    """One of a guest's tables."""

    id: str
    game: str
    title: str
    status: Literal["open", "playing", "over"]
    names: list[str]
    is_my_turn: bool
    changed_ms: int


class NewTableFacts(Answer, frozen=True):
    """The table that was opened, and the two links to it."""

    table: TableFacts
    seq: int
    invite_url: str
    watch_url: str


class ReplayStep(Answer, frozen=True):
    """An event, and what it changed of the view."""

    event: AnyTold
    view: dict[str, Any]


class Replay(Answer, frozen=True):
    """A finished match, event by event, through the eyes of a seat or of a spectator."""

    table: TableFacts
    start: dict[str, Any]
    steps: list[ReplayStep]


class Health(Answer, frozen=True):
    """Whether all is well."""

    status: Literal["ok"]


class Failure(Answer, frozen=True):
    """Why not."""

    error: ErrorFacts


Record: TypeAlias = dict[str, Any]
