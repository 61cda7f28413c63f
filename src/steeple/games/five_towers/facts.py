"""What a client is told about Five Towers, as types: the view, the choices, what happens.

The web client's TypeScript is generated from these.
"""

from typing import Literal, TypeAlias

import msgspec

from steeple.kernel.sentence import Sentence
from steeple.kernel.shown import ShownAct
from steeple.kernel.starter import StarterAct

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
    """The main tower; `null` if there are no towers."""
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


FitKind: TypeAlias = Literal["on", "start", "roof", "after-tearing", "after-others", "none"]


class Fit(msgspec.Struct, frozen=True):
    """Where a card of the row would go in a seat's towers, taken alone."""

    card: str
    type: Type
    value: int
    fit: FitKind
    """On a top, on an empty plot, as a roof; only after tearing down; only after other cards."""
    below: int | None
    """The top that it would go on, or that is in its way; `null` on an empty plot."""
    why: Sentence | None
    """Why it has no place at all."""


class SuggestedBuild(msgspec.Struct, frozen=True):
    """A build, as a move and in parts."""

    move: str
    tear_down: Type | None
    cards: list[str]


class NumberChoice(msgspec.Struct, frozen=True):
    """A number to bid, and the best build that winning with it would allow."""

    number: int
    move: str
    why: Sentence | None
    """Why it can't be bid; `null` if it can."""
    points: int | None
    build: SuggestedBuild | None
    after: Points | None


class MoveChoice(msgspec.Struct, frozen=True):
    """A move, and why it can't be made, if it can't."""

    move: str
    why: Sentence | None


class BidChoices(msgspec.Struct, frozen=True, tag_field="kind", tag="bid"):
    """During the bidding; if it is not the seat's turn, only how the cards fit."""

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
    why: Sentence | None


class CardChoice(msgspec.Struct, frozen=True):
    """A card of the row, for the next step of a plan."""

    card: str
    type: Type
    value: int
    order: int | None
    """Its place in the plan, from 1; `null` if it is not taken."""
    is_open: bool
    """Whether it can come next, and the build can still be finished."""
    why: Sentence | None
    """Why it can't come next; `null` for cards that are taken."""
    fit: FitKind
    """How it fits on the towers of the plan so far."""
    below: int | None


class TearChoice(msgspec.Struct, frozen=True):
    """A tower whose top may be torn down."""

    type: Type
    value: int | None
    """Its top card before anything is built."""
    is_chosen: bool
    why: Sentence | None
    """Why the plan can't have this tear-down."""


class Note(msgspec.Struct, frozen=True):
    """What is special about a tower that is planned.

    It gets its roof, it shows an 8, a 9 opens it again, it is torn down to the ground and
    starts again.
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
    """The points with what is planned, up to the first mistake."""
    notes: list[Note]
    move: str | None
    """The move, once the plan is complete."""
    cancelling: MoveChoice | None
    """`null` at tables where bids are checked."""
    suggestion: SuggestedBuild | None
    """The build with most points; `null` if there is no build."""


class WaitChoices(msgspec.Struct, frozen=True, tag_field="kind", tag="wait"):
    """Another seat builds."""

    cards: list[Fit]


class NoChoices(msgspec.Struct, frozen=True, tag_field="kind", tag="none"):
    """There is nothing to choose."""


AnyChoices: TypeAlias = BidChoices | BuildChoices | WaitChoices | NoChoices


class RevealAct(ShownAct, frozen=True, tag="reveal"):
    """Chance: the next card of the row."""

    card: str


class BidAct(ShownAct, frozen=True, tag="bid"):
    """A seat named a number of cards."""

    number: int


class PassAct(ShownAct, frozen=True, tag="pass"):
    """A seat stays out of the bidding."""


class BuildAct(ShownAct, frozen=True, tag="build"):
    """A seat tore down at most one top, then placed cards."""

    tear_down: Type | None
    cards: list[str]


class CancelAct(ShownAct, frozen=True, tag="cancel"):
    """A seat gave back cards that can't all be built."""


AnyAct: TypeAlias = StarterAct | RevealAct | BidAct | PassAct | BuildAct | CancelAct
