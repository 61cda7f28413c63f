"""What happens at a table besides the play itself; stored in the same log.

These events are internal. They hold secrets (the dealer's seed, who a guest is), and nobody
is sent one as it is: see `projection`.
"""

from typing import TypeAlias

import msgspec

from steeple.kernel.log import AnyEvent, Event
from steeple.server.protocol.terms import Terms


class Opened(Event, Terms, frozen=True, tag="opened"):
    """Somebody opened a table; the dealer has chosen a seed, and publishes its hash."""

    game: str
    host: str
    invite: str
    secret: str
    deal: str = ""
    """The day, if everybody plays these cards on that day."""


class Changed(Event, Terms, frozen=True, tag="changed"):
    """The host changed the terms, before the start."""


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


class Renewed(Event, frozen=True, tag="renewed"):
    """The table has another invitation; the one before leads nowhere."""

    invite: str


class Hosted(Event, frozen=True, tag="hosted"):
    """Somebody else is the host now."""

    guest: str


class Started(Event, frozen=True, tag="started"):
    """Free seats are removed and play begins: the events of the match follow."""


class Said(Event, frozen=True, tag="said"):
    """Chat: free text, or one of the phrases that exist in every language."""

    seat: int
    text: str = ""
    phrase: str = ""


class Muted(Event, frozen=True, tag="muted"):
    """A person hides a seat's chat, or shows it again."""

    guest: str
    seat: int
    is_muted: bool


class UndoAsked(Event, frozen=True, tag="undo-asked"):
    """A seat wants to undo its last move, and others have to agree."""

    seat: int
    to: int


class UndoAnswered(Event, frozen=True, tag="undo-answered"):
    """A seat agrees to the undo, or refuses it and so ends the request."""

    seat: int
    is_yes: bool


class Undone(Event, frozen=True, tag="undone"):
    """The match is again as it was after its first `to` events."""

    seat: int
    to: int
    play: msgspec.Raw
    """The packed course at that point, so that it need not be recomputed."""


class AwayCounted(Event, frozen=True, tag="away-counted"):
    """If the person does not come back in time, a bot will play the seat."""

    seat: int
    due_ms: int


class AwayEnded(Event, frozen=True, tag="away-ended"):
    """The countdown was cancelled."""

    seat: int


class TakenOver(Event, frozen=True, tag="taken-over"):
    """A bot plays for a person who was away, left, or ran out of time."""

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
    """The server was down; clocks did not run meanwhile."""


class RematchWanted(Event, frozen=True, tag="rematch-wanted"):
    """A seat wants a rematch."""

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
    | Renewed
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
    """What one command resulted in, or one thing that the server did; stored as a whole."""

    at_ms: int
    events: list[LoggedEvent]
    lag_ms: int = 0
    """How long the command spent on the network, as far as it is not taken from the clock."""
    version: int = 1


encode_entry = msgspec.json.Encoder().encode
decode_entry = msgspec.json.Decoder(LogEntry).decode
