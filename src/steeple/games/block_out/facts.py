"""What a client is told about Block Out, as types: the view, and what a seat can choose.

The web client's TypeScript is made from these. Python reads them only in tests.
"""

from typing import Any, Literal, TypeAlias

import msgspec

Referee: TypeAlias = Literal["physics", "table", "dice"]
Pose: TypeAlias = list[float]
"""x, y, z in millimetres (z is up, the table is at 0), then the quaternion w, x, y, z."""


class Placing(msgspec.Struct, frozen=True):
    """A block that was let go, and the referee has yet to say what came of it."""

    seat: int
    block: str
    card: str | None
    """None for the extra block of the advanced rule."""


class Seen(msgspec.Struct, frozen=True):
    """What the referee said last."""

    outcome: Literal["stood", "fell", "late", "void"]
    seat: int
    block: str
    at_ms: int | None
    """When the first block left the stack, counted from letting go."""
    first: str | None
    foul: Literal["side", "block"] | None
    is_fall: bool
    """Whether it counted as a fall in the turn (BO-11)."""
    why: Literal["air", "start", "slow", "unstable"] | None


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
    """Who plays after the seat in turn, if nothing is reversed."""
    hand: list[str] | None
    """One's own cards; none for a spectator."""
    hands: list[int]
    """How many cards each seat has."""
    deck: int
    discard: list[str]
    """Face up, the last one on top."""
    blocks: list[str]
    """The blocks of this table."""
    stack: list[str]
    """From the bottom up."""
    poses: dict[str, Pose]
    """Of the blocks on the stack, where a simulation knows them."""
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


class Why(msgspec.Struct, frozen=True):
    """Why not: the code of a message, and its arguments."""

    code: str
    args: dict[str, Any]


class CardChoice(msgspec.Struct, frozen=True):
    """A card of the hand."""

    card: str
    count: int
    is_action: bool
    is_open: bool
    why: Why | None
    """Why it can't be played now; none if it can."""
    blocks: list[str]
    """The free blocks that fit it."""
    move: str | None
    """The whole move, for an action."""


class BlockChoice(msgspec.Struct, frozen=True):
    """A block, for the card that is planned; without one, for any card of the hand."""

    block: str
    level: int | None
    """Its place in the stack, from 1; none if it is free."""
    is_open: bool
    why: Why | None


class Outlook(msgspec.Struct, frozen=True):
    """What comes of the plan if the stack stands."""

    kind: Literal["next", "wins-ninth", "wins-hand", "wins-extra", "extra"]
    """The next seat plays; a win; or one more block has to stand (BO-18)."""
    next: int
    """Who plays next, if the game goes on."""
    cards_left: int
    draws_if_fallen: int


class TurnChoices(msgspec.Struct, frozen=True, tag_field="kind", tag="turn"):
    """A card, then a block, then the hand; for a seat whose turn it is not, its cards only."""

    is_turn: bool
    is_new_stack: bool
    is_extra: bool
    card: str | None
    """What is planned."""
    block: str | None
    cards: list[CardChoice]
    blocks: list[BlockChoice]
    outlook: Outlook | None
    """Of the planned block or action; none if nothing is planned."""
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
