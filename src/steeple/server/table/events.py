"""What happens at a table besides the play itself; kept in the same log.

These are the server's own words. They hold secrets (the dealer's seed, who a guest is), and nobody
is sent one as it is: see `projection`.
"""

from typing import Any, TypeAlias

import msgspec

from steeple.kernel.log import AnyEvent, Event
from steeple.server.clock import ClockRules


class Opened(Event, frozen=True, tag="opened"):
    """Somebody opened a table; the dealer has chosen a seed, and shows its hash."""

    game: str
    title: str
    seats: int
    options: dict[str, Any]
    referee: str | None
    clock: ClockRules | None
    away_s: int | None
    host: str
    invite: str
    secret: str


class Changed(Event, frozen=True, tag="changed"):
    """The host chose otherwise, before the start."""

    title: str
    seats: int
    options: dict[str, Any]
    referee: str | None
    clock: ClockRules | None
    away_s: int | None


class Sat(Event, frozen=True, tag="sat"):
    """A person took a seat."""

    seat: int
    guest: str
    name: str
    colour: str
    seed: str


class BotSat(Event, frozen=True, tag="bot-sat"):
    """A bot was given a seat."""

    seat: int
    bot: str
    name: str = ""
    """Empty in logs from before bots had names."""


class Stood(Event, frozen=True, tag="stood"):
    """A seat became free."""

    seat: int


class Hosted(Event, frozen=True, tag="hosted"):
    """Somebody else is the host now."""

    guest: str


class Started(Event, frozen=True, tag="started"):
    """Free seats are gone, and play begins: the events of the match follow."""


class Said(Event, frozen=True, tag="said"):
    """Chat: a text of one's own, or one of the phrases that exist in every language."""

    seat: int
    text: str = ""
    phrase: str = ""


class Muted(Event, frozen=True, tag="muted"):
    """A person does not want to read a seat, or does again."""

    guest: str
    seat: int
    is_muted: bool


class UndoAsked(Event, frozen=True, tag="undo-asked"):
    """A seat wants its last move back, and others have to agree."""

    seat: int
    to: int


class UndoAnswered(Event, frozen=True, tag="undo-answered"):
    """A seat agrees, or does not and so ends it."""

    seat: int
    is_yes: bool


class Undone(Event, frozen=True, tag="undone"):
    """The match is as it was after its first `to` events."""

    seat: int
    to: int
    play: msgspec.Raw
    """Where it stood then, so that nobody has to look for it."""


class AwayCounted(Event, frozen=True, tag="away-counted"):
    """If the person does not come back in time, a bot will play the seat."""

    seat: int
    due_ms: int


class AwayEnded(Event, frozen=True, tag="away-ended"):
    """The countdown is off."""

    seat: int


class TakenOver(Event, frozen=True, tag="taken-over"):
    """A bot plays for a person: who was away, left, or ran out of time."""

    seat: int
    bot: str
    why: str


class TakenBack(Event, frozen=True, tag="taken-back"):
    """The person plays again."""

    seat: int


class BotFailed(Event, frozen=True, tag="bot-failed"):
    """A bot gave no move in time, or none that is legal; a simpler one plays instead."""

    seat: int
    bot: str
    instead: str
    problem: str


class Resumed(Event, frozen=True, tag="resumed"):
    """The server was away; clocks did not run meanwhile."""


class RematchWanted(Event, frozen=True, tag="rematch-wanted"):
    """A seat would play again."""

    seat: int


class Rematched(Event, frozen=True, tag="rematched"):
    """The same people have a new table."""

    table: str


TableEvent: TypeAlias = (
    Opened
    | Changed
    | Sat
    | BotSat
    | Stood
    | Hosted
    | Started
    | Said
    | Muted
    | UndoAsked
    | UndoAnswered
    | Undone
    | AwayCounted
    | AwayEnded
    | TakenOver
    | TakenBack
    | BotFailed
    | Resumed
    | RematchWanted
    | Rematched
)
LoggedEvent: TypeAlias = AnyEvent | TableEvent


class LogEntry(msgspec.Struct, frozen=True):
    """What one command came to, or one thing that the server did; all of it or nothing."""

    at_ms: int
    events: list[LoggedEvent]
    lag_ms: int = 0
    """How long the command was under way, as far as that is forgiven."""
    version: int = 1


encode_entry = msgspec.json.Encoder().encode
decode_entry = msgspec.json.Decoder(LogEntry).decode
