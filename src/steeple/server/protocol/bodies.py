"""Bodies of requests and answers over plain HTTP."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, UnsetType

from steeple.server.protocol.commands import AwaySeconds, Name, Notation, Options, SeatSeed, Word
from steeple.server.protocol.terms import ClockRules, Terms
from steeple.server.protocol.wire import AnyTold, ErrorFacts, ResultFacts, TableFacts


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sent to the server."""


class Myself(Body, frozen=True):
    """Name, colour and language to remember; what is left out stays as it is."""

    name: Name | UnsetType = UNSET
    colour: Word | UnsetType = UNSET
    language: Word | UnsetType = UNSET


class Claim(Body, frozen=True):
    """The code that another device shows."""

    code: Word


class NewSeat(Body, frozen=True):
    """A seat of a new table: for the person who opens it, for a bot, or free.

    A bot without a name is given one.
    """

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

    @property
    def terms(self) -> Terms:
        """What the table is to agree on."""
        return Terms(
            title=self.title,
            seats=len(self.seats),
            options=self.options,
            referee=self.referee,
            clock=self.clock,
            away_s=self.away_s,
        )


class Try(Body, frozen=True):
    """A move to preview, not to make."""

    move: Notation


class Plan(Body, frozen=True):
    """The beginning of a move, to ask what can follow; empty if nothing is chosen yet."""

    plan: Notation = ""


class PlayDeal(Body, frozen=True):
    """Who plays the deal of the day, if the server does not know the name yet."""

    name: Name = ""


class Score(Body, frozen=True):
    """A finished real table, with a sheet for each player; the game knows what is in one."""

    sheets: Annotated[list[dict[str, Any]], Meta(min_length=1, max_length=16)]


class Learn(Body, frozen=True):
    """The learner's moves so far, and a plan for the next one."""

    moves: Annotated[list[Notation], Meta(max_length=64)] = []
    plan: Notation = ""


class Answer(msgspec.Struct, frozen=True):
    """Sent by the server."""


class Me(Answer, frozen=True):
    """What the server knows about a guest."""

    name: str
    colour: str
    language: str


class Code(Answer, frozen=True):
    """A code to type on another device, and how long it is valid."""

    code: str
    seconds: int


class Token(Answer, frozen=True):
    """For programs: `Authorization: Bearer <token>`."""

    token: str


class OptionFacts(Answer, frozen=True):
    """Something that a table may choose; the first choice is the default."""

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


class Words(Answer, frozen=True):
    """The messages of a game in Project Fluent's format, and their language."""

    language: str
    text: str


class TableSummary(Answer, frozen=True):
    """One of a guest's tables."""

    id: str
    game: str
    title: str
    status: Literal["open", "playing", "over"]
    names: list[str]
    kinds: list[Literal["free", "person", "bot"]]
    you: list[int]
    """The reader's own seats."""
    to_move: int | None
    is_my_turn: bool
    result: ResultFacts | None
    changed_ms: int
    is_damaged: bool = False
    """It can't be read now; of its seats nothing is known."""


class NewTableFacts(Answer, frozen=True):
    """The table that was opened, and the two links to it."""

    table: TableFacts
    seq: int
    invite_url: str
    watch_url: str


DealStart: TypeAlias = dict[str, Any]
"""The table of a deal before anybody has moved, as everybody sees it."""


class DealResult(Answer, frozen=True):
    """How many attempts at a deal ended with so many points."""

    points: int
    count: int


class DealAttempt(Answer, frozen=True):
    """The reader's own attempt at a deal."""

    table: str
    points: int | None
    """What counts; `null` until the match is over, and for ever if it was not over in time."""
    is_over: bool
    scores: list[int]
    """By seat, once it is over."""
    view: dict[str, Any] | None
    """The table at the end."""
    better_than: int | None
    """The share of attempts with fewer points, in percent; `null` if there are too few."""


class DealFacts(Answer, frozen=True):
    """A deal of a day, as far as the reader may know it."""

    day: str
    today: str
    game: str
    seats: int
    """The reader has the first one."""
    bots: list[str]
    """What those in the other seats are called."""
    commit: str
    """The hash of the seed of this deal."""
    next_commit: str
    """The hash of tomorrow's seed."""
    seed: str | None
    """Once the day is over."""
    ends_ms: int
    """When the next deal opens."""
    now_ms: int
    start: DealStart
    mine: DealAttempt | None
    results: list[DealResult]
    """Fewest points first; empty until the reader has played, or the day is over."""
    week: list[bool]
    """Whether the reader played on each of the last seven days, today last."""
    in_a_row: int
    most_in_a_row: int


class DealTable(Answer, frozen=True):
    """The reader's only table for a deal."""

    table: str


class Story(Answer, frozen=True):
    """What happened in a match so far: the number of acts, and those that were asked for."""

    count: int
    events: list[AnyTold]


class ReplayStep(Answer, frozen=True):
    """An event, and what it changed in the view."""

    event: AnyTold
    view: dict[str, Any]


class Replay(Answer, frozen=True):
    """A finished match, event by event, as a seat or a spectator sees it."""

    table: TableFacts
    start: dict[str, Any]
    steps: list[ReplayStep]


class Verified(Answer, frozen=True):
    """Whether a record keeps every rule and every draw is the dealer's; if not, what is wrong.

    About a record with something wrong, nothing else is told.
    """

    is_fair: bool
    game: str | None
    seats: int
    draws: int
    """How often the dealer drew."""
    moves: int
    commit: str
    """What the dealer published before the match: SHA-256 of the seed."""
    seed: str | None
    """What the dealer revealed after it."""
    seat_seeds: list[str]
    problem: ErrorFacts | None


class FlawFacts(Answer, frozen=True):
    """Something that shows that a real table can't have ended as it was entered."""

    code: str
    args: dict[str, Any]
    message: str
    sheet: int | None
    """Whose sheet it is about; `null` if it concerns several."""
    type: str | None
    """The type of the pieces that it is about."""


class Scores(Answer, frozen=True):
    """The points by sheet, as the game counts them, even if something can't be right."""

    results: list[dict[str, Any]]
    winners: list[int]
    problems: list[FlawFacts]


class Lesson(Answer, frozen=True):
    """A lesson as far as the learner has come."""

    seats: list[str]
    """Names by seat; the learner has none."""
    seat: int
    """The learner's."""
    before: dict[str, Any]
    """The view before the events; at first, before the deal."""
    events: list[AnyTold]
    """All that happened since, including the learner's last move."""
    views: list[dict[str, Any]]
    """The view after each of the events."""
    view: dict[str, Any]
    choices: dict[str, Any]
    """What the learner can choose, in the same form as at a table."""
    step: int
    """How many moves the learner has made."""
    steps: int
    coach: str
    """The name of the message that says what to look at and what to do."""
    message: str
    """The same, in the reader's language."""
    wanted: list[str]
    """The moves that continue the lesson."""
    wanted_act: Any
    """The first of them in the form in which it would be told; `null` at the end."""
    is_done: bool


class Health(Answer, frozen=True):
    """Whether the server works."""

    status: Literal["ok"]


class Failure(Answer, frozen=True):
    """An error, as the body of the answer."""

    error: ErrorFacts


Record: TypeAlias = dict[str, Any]
