"""What a client sends over a WebSocket: commands, questions, and signs of life."""

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from steeple.server.protocol.commands import AnyCommand, Notation, SeatNumber, Seq, Word


class Look(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="look"):
    """See through another of one's own seats: the screen is passed on to the next person."""

    seat: SeatNumber


class Echo(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="beat"):
    """The server's sign of life, sent back."""

    t: Seq


class Carried(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="carry"):
    """Show the others where one holds a piece right now; not stored and not answered."""

    piece: Word | None
    pose: Annotated[list[Annotated[int, Meta(ge=-20_000, le=20_000)]], Meta(max_length=7)] = []


class AskLegal(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="legal"
):
    """Ask which moves are legal."""


class AskPreview(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="preview"
):
    """Ask what a move would result in."""

    move: Notation


class AskChoices(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="choices"
):
    """Ask what can be chosen, with the notation of a move that may not be complete yet."""

    plan: Notation = ""


ClientMessage: TypeAlias = AnyCommand | Look | Echo | Carried | AskLegal | AskPreview | AskChoices
