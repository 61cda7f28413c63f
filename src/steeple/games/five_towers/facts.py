"""What a client is told about Five Towers, as types: the view, and what a seat can choose.

The web client's TypeScript is made from these. Python reads them only in tests.
"""

from typing import Any, Literal, TypeAlias

import msgspec

Type: TypeAlias = Literal["candy", "scary", "tree", "scrap", "sand"]


class PointsByType(msgspec.Struct, frozen=True):
    """Points of the tower of each type."""

    candy: int
    scary: int
    tree: int
    scrap: int
    sand: int


class ValuesByType(msgspec.Struct, frozen=True):
    """Values of cards of each type."""

    candy: list[int]
    scary: list[int]
    tree: list[int]
    scrap: list[int]
    sand: list[int]


class Points(msgspec.Struct, frozen=True):
    """Where a seat's points come from, as if the game ended now."""

    towers: PointsByType
    main: Type | None
    """The main tower; none if there are no towers."""
    main_points: int
    rubble: int
    """0 or less."""
    total: int


class FiveView(msgspec.Struct, frozen=True):
    """The table, as everybody sees it."""

    game: Literal["five-towers"]
    bidding: Literal["checked", "open"]
    phase: Literal["start", "deal", "bid", "build", "over"]
    to_move: int | None
    starter: int
    row: list[str]
    bids: list[int | Literal["pass"] | None]
    leader: int | None
    cancelled: list[int | None]
    """By seat, the number that it could not build in this round."""
    towers: list[ValuesByType]
    """By seat, the storeys from the ground up."""
    rubble: list[list[str]]
    deck: int
    pass_: int = msgspec.field(name="pass")
    discard: list[str]
    unseen: ValuesByType
    """What is still in the deck."""
    points: list[Points]
    scores: list[int]


class Why(msgspec.Struct, frozen=True):
    """Why not: the code of a message, and its arguments."""

    code: str
    args: dict[str, Any]


FitKind: TypeAlias = Literal["on", "start", "roof", "after-tearing", "after-others", "none"]


class Fit(msgspec.Struct, frozen=True):
    """Where a card of the row would go in a seat's towers, taken alone."""

    card: str
    type: Type
    value: int
    fit: FitKind
    """On a top, on an empty plot, as a roof; only after tearing down; only after other cards."""
    below: int | None
    """The top that it would go on, or that is in its way; none on an empty plot."""
    why: Why | None
    """Why it has no place at all."""


class NumberChoice(msgspec.Struct, frozen=True):
    """A number to bid, and the best build that winning with it would allow."""

    number: int
    move: str
    why: Why | None
    """Why it can't be bid; none if it can."""
    points: int | None
    build: str | None
    after: Points | None


class MoveChoice(msgspec.Struct, frozen=True):
    """A move that is there or not."""

    move: str
    why: Why | None


class BidChoices(msgspec.Struct, frozen=True, tag_field="kind", tag="bid"):
    """While the row is bid for; for a seat whose turn it is not, only how the cards fit."""

    is_turn: bool
    highest: int | None
    leader: int | None
    waiting: list[int]
    """Who speaks after the seat to move, in order."""
    numbers: list[NumberChoice]
    passing: MoveChoice | None
    cards: list[Fit]


class PlanFacts(msgspec.Struct, frozen=True):
    """The plan as understood."""

    tear_down: Type | None
    cards: list[str]
    wrong: int | None
    """The place of the first card that does not fit or blocks the rest; -1: the tear-down."""
    why: Why | None


class CardChoice(msgspec.Struct, frozen=True):
    """A card of the row, for the next step of a plan."""

    card: str
    type: Type
    value: int
    order: int | None
    """Its place in the plan, from 1; none if it is not taken."""
    is_open: bool
    """Whether it can come next, and the build can still be finished."""
    why: Why | None
    """Why it can't come next; none for cards that are taken."""
    fit: FitKind
    """How it fits on the towers of the plan so far."""
    below: int | None


class TearChoice(msgspec.Struct, frozen=True):
    """A tower whose top may be torn down."""

    type: Type
    value: int | None
    """Its top card before anything is built."""
    is_chosen: bool
    why: Why | None
    """Why the plan can't have this tear-down."""


class Note(msgspec.Struct, frozen=True):
    """What is special about a tower that is planned.

    It gets its roof, it shows an 8, a 9 opens it again, it is torn down to the ground and
    starts anew.
    """

    kind: Literal["roof", "deck", "brackets", "restart"]
    type: Type


class BuildChoices(msgspec.Struct, frozen=True, tag_field="kind", tag="build"):
    """A build, step by step."""

    number: int
    """How many cards to take."""
    plan: PlanFacts
    cards: list[CardChoice]
    """By place in the row."""
    tears: list[TearChoice]
    may_stand: bool
    """Whether the plan can be finished without a tear-down."""
    points: Points
    after: Points
    """With what is planned, up to the first thing that is wrong."""
    notes: list[Note]
    move: str | None
    """The move, once the plan is complete."""
    cancelling: MoveChoice | None
    """None at tables where bids are checked."""
    suggestion: str | None
    """The build of most points; none if there is no build."""


class WaitChoices(msgspec.Struct, frozen=True, tag_field="kind", tag="wait"):
    """Another seat builds."""

    cards: list[Fit]


class NoChoices(msgspec.Struct, frozen=True, tag_field="kind", tag="none"):
    """There is nothing to choose."""


AnyChoices: TypeAlias = BidChoices | BuildChoices | WaitChoices | NoChoices
