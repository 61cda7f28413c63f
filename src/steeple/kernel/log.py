"""The log of a match: everything that happened, in order. State is the fold of it."""

from typing import Any, TypeAlias

import msgspec

from steeple.kernel.game import CHANCE, REFEREE, Move


class Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """Something that happened; it never changes."""


class Setup(Event, frozen=True, tag="setup"):
    """The table, and the hash of the seed that the dealer will draw with."""

    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    referee: str | None
    commit: str


class Seeded(Event, frozen=True, tag="seed"):
    """A seat's own part of the dealer's key, given after the dealer's part was fixed."""

    seat: int
    seed: str


class Recommitted(Event, frozen=True, tag="commit"):
    """Another dealer takes over: the match continues without the first one's seed."""

    commit: str


class Drawn(Event, frozen=True, tag="chance"):
    """Chance acted."""

    outcome: str


class Moved(Event, frozen=True, tag="move"):
    """A seat acted."""

    seat: int
    move: str


class Refereed(Event, frozen=True, tag="referee"):
    """The referee said what the pieces did."""

    saw: str


class Ended(Event, frozen=True, tag="end"):
    """The result, and the dealers' seeds, one for each commitment that is known."""

    scores: list[int]
    winners: list[int]
    seeds: list[str | None]


AnyEvent: TypeAlias = Setup | Seeded | Recommitted | Drawn | Moved | Refereed | Ended
Act: TypeAlias = Drawn | Moved | Refereed
"""An event that changes the state."""


def act(actor: int, move: Move) -> Act:
    """The event for what an actor did."""
    if actor == CHANCE:
        return Drawn(str(move))
    if actor == REFEREE:
        return Refereed(str(move))
    return Moved(actor, str(move))


def actor_and_notation(event: Act) -> tuple[int, str]:
    """The actor, and the notation of what it did."""
    match event:
        case Drawn(outcome):
            return CHANCE, outcome
        case Refereed(saw):
            return REFEREE, saw
        case Moved(seat, move):
            return seat, move
