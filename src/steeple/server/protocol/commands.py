"""What a client can ask of a table: one JSON object each, distinguished by `do`."""

from typing import Annotated, TypeAlias

import msgspec
from msgspec import UNSET, Meta, UnsetType

from steeple.server.protocol.terms import ClockRules

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Seq = Annotated[int, Meta(ge=0, le=2**53)]
Name = Annotated[str, Meta(max_length=200)]
Word = Annotated[str, Meta(max_length=40)]
Notation = Annotated[str, Meta(max_length=200)]
MoveText = Annotated[str, Meta(max_length=65_536)]
"""A move may hold a recorded gesture."""
ChatText = Annotated[str, Meta(max_length=2000)]
SeatSeed = Annotated[str, Meta(max_length=64)]
Options: TypeAlias = dict[str, str | int | float | bool | None]
AwaySeconds = Annotated[int, Meta(ge=10, le=86400)]


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """Something to do, under an id that the client chose: sent twice, it is done once."""

    id: Id


class Sit(Command, frozen=True, tag="sit"):
    """Take a free seat; `seed` is the seat's own part of the dealer's draws."""

    name: Name
    seat: SeatNumber | None = None
    colour: Word = ""
    seed: SeatSeed = ""
    invite: Word = ""


class Stand(Command, frozen=True, tag="stand"):
    """Leave a seat; during play a bot takes over."""

    seat: SeatNumber


class SetSeat(Command, frozen=True, tag="set-seat"):
    """The host frees a seat, or gives it to a bot."""

    seat: SeatNumber
    bot: Word | None = None


class Change(Command, frozen=True, tag="change"):
    """The host changes what was chosen; what is left out stays as it is."""

    title: Name | UnsetType = UNSET
    seats: Annotated[int, Meta(ge=1, le=16)] | UnsetType = UNSET
    options: Options | UnsetType = UNSET
    referee: Word | UnsetType | None = UNSET
    clock: ClockRules | UnsetType | None = UNSET
    away_s: AwaySeconds | UnsetType | None = UNSET


class Renew(Command, frozen=True, tag="renew"):
    """The host gives the table another invitation; the one before is no longer valid."""


class Start(Command, frozen=True, tag="start"):
    """Begin; free seats are closed."""


class MakeMove(Command, frozen=True, tag="move"):
    """Make a move; `at` is the last update that the client has seen."""

    move: MoveText
    at: Seq


class Report(Command, frozen=True, tag="report"):
    """Say what the pieces on the real table did."""

    saw: Notation
    at: Seq


class Undo(Command, frozen=True, tag="undo"):
    """Take back the last move of a seat, at once or if the others agree."""

    seat: SeatNumber
    at: Seq


class AnswerUndo(Command, frozen=True, tag="answer-undo"):
    """Agree to an undo, or not."""

    seat: SeatNumber
    is_yes: bool


class Say(Command, frozen=True, tag="say"):
    """Chat."""

    seat: SeatNumber
    text: ChatText = ""
    phrase: Word = ""


class Mute(Command, frozen=True, tag="mute"):
    """Hide a seat's chat, or show it again."""

    seat: SeatNumber
    is_muted: bool


class CountAway(Command, frozen=True, tag="count-away"):
    """Ask for a bot in place of somebody who is away; a countdown starts."""

    seat: SeatNumber


class TakeBack(Command, frozen=True, tag="take-back"):
    """Take over one's own seat from the bot again."""

    seat: SeatNumber


class Rematch(Command, frozen=True, tag="rematch"):
    """Play again with the same people."""

    seat: SeatNumber


AnyCommand: TypeAlias = (
    Sit
    | Stand
    | SetSeat
    | Change
    | Renew
    | Start
    | MakeMove
    | Report
    | Undo
    | AnswerUndo
    | Say
    | Mute
    | CountAway
    | TakeBack
    | Rematch
)
