"""What a client is told about Block Out, as types: the view, what a seat can choose, what happens.

The web client's TypeScript is generated from these.
"""

from typing import Literal, Self, TypeAlias

import msgspec

from steeple.kernel.sentence import Sentence
from steeple.kernel.shown import ShownAct
from steeple.kernel.starter import StarterAct

Outcome: TypeAlias = Literal["stood", "fell", "late", "void"]
Foul: TypeAlias = Literal["side", "block"]
"""Touched: another side than the top of the top block, or another block."""
Trouble: TypeAlias = Literal["air", "start", "slow", "unstable"]
"""Let go in the air; in another block from the start; no end in time; numbers that blew up."""
Referee: TypeAlias = Literal["physics", "table", "dice"]
PoseMm: TypeAlias = list[float]
"""x, y, z in millimetres (z is up, the table is at 0), then the quaternion w, x, y, z."""


class Placing(msgspec.Struct, frozen=True):
    """A block that was let go, and that the referee has not judged yet."""

    seat: int
    block: str
    card: str | None
    """`null` for the extra block of the advanced rule."""


class Seen(msgspec.Struct, frozen=True):
    """What the referee said last."""

    outcome: Outcome
    seat: int
    block: str
    at_ms: int | None
    """When the first block left the stack, counted from letting go."""
    first: str | None
    foul: Foul | None
    is_fall: bool
    """Whether it counted as a fall in the turn (BO-11)."""
    why: Trouble | None


class BlockView(msgspec.Struct, frozen=True):
    """The table, as one seat sees it."""

    game: Literal["block-out"]
    referee: Referee
    tremor: Literal["normal", "calm", "shaky"]
    fouls: Literal["warn", "fall"]
    advanced: bool
    no_action_finish: bool
    phase: Literal["start", "deal", "play", "judge", "draw", "over"]
    to_move: int | None
    starter: int
    direction: Literal[1, -1]
    """1 is clockwise."""
    next: int | None
    """Who plays after the seat in turn, unless a Reverse is played."""
    hand: list[str] | None
    """One's own cards; `null` for a spectator."""
    hands: list[int]
    """How many cards each seat has."""
    deck: int
    discard: list[str]
    """Face up, the last one on top."""
    blocks: list[str]
    """The blocks of this table."""
    stack: list[str]
    """From the bottom up."""
    poses: dict[str, PoseMm]
    """Where the blocks on the stack are, if they are simulated."""
    placing: Placing | None
    is_new_stack: bool
    """The stack fell in this turn: a block card must be played if there is one (BO-11)."""
    is_extra: bool
    """The last card is played: one more block has to stand (BO-18)."""
    owed: int
    """Cards that the seat in turn has yet to draw."""
    seen: Seen | None
    won_by: Literal["hand", "ninth", "extra"] | None
    scores: list[int]


class CardChoice(msgspec.Struct, frozen=True):
    """A card of the hand."""

    card: str
    count: int
    is_action: bool
    is_open: bool
    why: Sentence | None
    """Why it can't be played now; `null` if it can."""
    blocks: list[str]
    """The free blocks that fit it."""
    move: str | None
    """The whole move, for an action."""


class BlockChoice(msgspec.Struct, frozen=True):
    """A block, for the card that is planned; without one, for any card of the hand."""

    block: str
    level: int | None
    """Its place in the stack, from 1; `null` if it is free."""
    is_open: bool
    why: Sentence | None


class Outlook(msgspec.Struct, frozen=True):
    """What the plan results in if the stack stands."""

    kind: Literal["next", "wins-ninth", "wins-hand", "wins-extra", "extra"]
    """The next seat plays; a win; or one more block has to stand (BO-18)."""
    next: int
    """Who plays next, if the game goes on."""
    cards_left: int
    draws_if_fallen: int


class TurnChoices(msgspec.Struct, frozen=True, tag_field="kind", tag="turn"):
    """A card, then a block, then the hand; if it is not the seat's turn, only its cards."""

    is_turn: bool
    is_new_stack: bool
    is_extra: bool
    card: str | None
    """What is planned."""
    block: str | None
    cards: list[CardChoice]
    blocks: list[BlockChoice]
    outlook: Outlook | None
    """The result of the planned block or action; `null` if nothing is planned."""
    move: str | None
    """The move once card and block are chosen; how the hand does it can be added."""
    may_say_fallen: bool
    """At a real table: the stack may be said to have fallen before it was touched (BO-13)."""


class ReportChoices(msgspec.Struct, frozen=True, tag_field="kind", tag="report"):
    """At a real table: somebody has to say what the blocks did."""

    seat: int
    block: str
    card: str | None
    answers: list[Literal["stood", "fell", "late"]]
    outlook: Outlook


class NoChoices(msgspec.Struct, frozen=True, tag_field="kind", tag="none"):
    """There is nothing to choose."""


AnyChoices: TypeAlias = TurnChoices | ReportChoices | NoChoices


class DealAct(ShownAct, frozen=True, tag="deal"):
    """Chance: a card of one's own first hand."""

    card: str


class DrawAct(ShownAct, frozen=True, tag="draw"):
    """Chance: a card that one had to draw."""

    card: str


class PlaceAct(ShownAct, frozen=True, tag="place"):
    """A seat let go of a block; the film of the verdict shows how."""

    block: str
    card: str | None
    """`null` for the extra block of the advanced rule."""


class ActionAct(ShownAct, frozen=True, tag="action"):
    """A seat played an action card."""

    card: str


class FallenAct(ShownAct, frozen=True, tag="fallen"):
    """At a real table: a seat says that the stack fell before it was touched (BO-13)."""


class VerdictAct(ShownAct, frozen=True, tag="verdict"):
    """The referee: what the blocks did, and what came of it."""

    outcome: Outcome
    at_ms: int | None
    """When the first block left the stack, counted from letting go."""
    first: str | None
    foul: Foul | None
    why: Trouble | None
    is_fall: bool
    """Whether it counts as a fall in the turn (BO-11)."""
    height: int
    """How many blocks are on the stack after it."""
    film: bytes
    """What everybody is shown; empty if there is nothing to show."""

    def brief(self) -> Self:
        """The same without the film."""
        return msgspec.structs.replace(self, film=b"")


AnyAct: TypeAlias = StarterAct | DealAct | DrawAct | PlaceAct | ActionAct | FallenAct | VerdictAct
