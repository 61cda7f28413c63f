"""What the server tells its clients: one JSON object each, distinguished by `type`.

The JSON Schema and the TypeScript of the web client are generated from these types.
"""

from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from steeple.kernel.changes import Change
from steeple.kernel.sentence import Sentence
from steeple.server.protocol.terms import ClockRules

PROTOCOL = 2
"""It counts up when a client of before would no longer understand what it is told."""


class ErrorFacts(msgspec.Struct, frozen=True):
    """Why not: a stable code, its arguments, and a sentence in the person's language."""

    code: str
    args: dict[str, Any]
    message: str


class SeatFacts(msgspec.Struct, frozen=True):
    """A place at the table, as everybody may see it."""

    kind: Literal["free", "person", "bot"]
    name: str
    colour: str
    bot: str
    stands_in: str
    """Why a bot plays for the person: away, time, left; empty if none does."""
    is_host: bool


class ClockFacts(msgspec.Struct, frozen=True):
    """Milliseconds left by seat; for the seat whose clock runs, as of `since_ms`."""

    left_ms: list[int]
    running: int | None
    since_ms: int
    now_ms: int


class UndoFacts(msgspec.Struct, frozen=True):
    """Who wants to undo a move, and who has agreed."""

    seat: int
    agreed: list[int]


class ChatFacts(msgspec.Struct, frozen=True):
    """Something said: a text, or the name of a phrase."""

    seq: int
    at_ms: int
    seat: int
    text: str
    phrase: str


class ResultFacts(msgspec.Struct, frozen=True):
    """How it ended."""

    scores: list[int]
    winners: list[int]


class YouFacts(msgspec.Struct, frozen=True):
    """What only this person is told."""

    seats: list[int]
    is_host: bool
    muted: list[int]
    invite: str
    """Empty for spectators."""


class TableFacts(msgspec.Struct, frozen=True):
    """Everything about a table except the play itself."""

    id: str
    game: str
    title: str
    status: Literal["open", "playing", "over"]
    seats: list[SeatFacts]
    options: dict[str, Any]
    referee: str | None
    clock_rules: ClockRules | None
    away_s: int | None
    commit: str
    """The hash of the dealer's seed; the record reveals the seed."""
    undo: UndoFacts | None
    away: dict[int, int]
    """Seats that a bot will take over, and when (ms)."""
    result: ResultFacts | None
    rematch_wanted: list[int]
    rematch: str | None
    deal: str
    """The day, if everybody plays these cards on that day; else empty."""
    you: YouFacts


class Told(msgspec.Struct, frozen=True, tag_field="kind"):
    """Something that happened, as far as the reader may know it."""


class ToldAct(Told, frozen=True):
    """Something that changed the state of the play.

    `act` is `null` if the reader may not know it; its shape depends on the game and on its `kind`.
    `said` is what a person is told, `changes` is which pieces went where.
    """

    act: Any
    said: list[Sentence]
    changes: list[Change]


class ToldMove(ToldAct, frozen=True, tag="move"):
    """A seat moved."""

    seat: int


class ToldChance(ToldAct, frozen=True, tag="chance"):
    """The dealer drew."""


class ToldReferee(ToldAct, frozen=True, tag="referee"):
    """What the pieces did."""


class ToldEnd(Told, frozen=True, tag="end"):
    """The match is over."""

    scores: list[int]
    winners: list[int]


class ToldSaid(Told, frozen=True, tag="said"):
    """Chat."""

    seat: int
    text: str
    phrase: str
    at_ms: int


class ToldSeat(Told, frozen=True, tag="seat"):
    """Something about a seat; the table's facts have the details."""

    what: Literal[
        "sat",
        "bot-sat",
        "stood",
        "undo-asked",
        "undo-agreed",
        "undo-refused",
        "undone",
        "away-counted",
        "away-ended",
        "taken-over",
        "taken-back",
        "bot-failed",
        "rematch-wanted",
    ]
    seat: int


class ToldTable(Told, frozen=True, tag="table"):
    """Something about the table; its facts have the details."""

    what: Literal["opened", "changed", "hosted", "started", "resumed", "rematched"]


AnyTold: TypeAlias = ToldMove | ToldChance | ToldReferee | ToldEnd | ToldSaid | ToldSeat | ToldTable


class Message(msgspec.Struct, frozen=True, tag_field="type"):
    """From the server."""


class State(Message, frozen=True, tag="state"):
    """All that the reader may know, at `seq`."""

    protocol: int
    seq: int
    play_seq: int
    table: TableFacts
    clock: ClockFacts | None
    chat: list[ChatFacts]
    seat: int | None
    """Whose view it is; none for spectators."""
    view: dict[str, Any] | None
    """The play; none before the start."""
    online: list[int]
    choices: "Choices | UnsetType" = UNSET
    """What `seat` can choose with nothing planned, for those who asked for it on connecting."""


class Update(Message, frozen=True, tag="update", omit_defaults=True):
    """What happened as entry `seq` of the log."""

    seq: int
    events: list[AnyTold]
    view: dict[str, Any] | UnsetType = UNSET
    """The parts of the view that changed."""
    table: TableFacts | UnsetType = UNSET
    """The table's facts, if any changed."""
    clock: ClockFacts | UnsetType | None = UNSET
    choices: "Choices | UnsetType" = UNSET
    """As in `State`; if the play has changed and it is missing, there is nothing to choose."""


class Done(Message, frozen=True, tag="done"):
    """The command is stored in the log, as entry `seq`."""

    id: str
    seq: int


class Refusal(Message, frozen=True, tag="refused"):
    """The command changed nothing; `id` is missing if it could not be read."""

    id: str | None
    error: ErrorFacts


class Presence(Message, frozen=True, tag="presence"):
    """The seats whose people are connected, and how many others watch."""

    online: list[int]
    spectators: int


class Beat(Message, frozen=True, tag="beat"):
    """A sign of life; send it back, and time spent on the network is not taken from the clock."""

    t: int


class Carry(Message, frozen=True, tag="carry"):
    """Where the seat to move holds a piece right now; it is not stored.

    `pose` is as in a frame of a gesture: x, y, z in 0.1 mm, then a quaternion in 1/10000.
    """

    seat: int
    piece: str | None
    """None once it is put back."""
    pose: list[int]


class Closing(Message, frozen=True, tag="closing"):
    """The connection ends; reconnect after `retry_ms`."""

    why: Literal["restart", "slow", "moved"]
    retry_ms: int


class Legal(Message, frozen=True, tag="legal"):
    """Every legal move of the seat to move, if the reader sits there; at entry `at` of the log."""

    at: int
    seat: int | None
    moves: list[str]


class Preview(Message, frozen=True, tag="preview"):
    """What a move would result in, as far as it is certain."""

    move: str
    at: int
    view: dict[str, Any]
    changes: list[Change]
    scores: list[int]


class Choices(Message, frozen=True, tag="choices"):
    """What a seat of the reader can choose with a plan, at entry `at` of the log.

    The shape depends on the game and on `kind`, which is `none` for spectators.
    """

    at: int
    seat: int | None
    plan: str
    choices: dict[str, Any]


AnyMessage: TypeAlias = (
    State | Update | Done | Refusal | Presence | Beat | Carry | Closing | Legal | Preview | Choices
)


class Turn(Message, frozen=True, tag="turn"):
    """It is the reader's turn at one of the reader's tables."""

    table: str
    seat: int
    at: int


class Over(Message, frozen=True, tag="over"):
    """One of the reader's matches has ended."""

    table: str


AnyNews: TypeAlias = Turn | Over | Beat | Closing
"""The messages of the stream about all tables of a guest."""

encode = msgspec.json.Encoder().encode
