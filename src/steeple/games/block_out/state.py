"""A position: a value of small tuples.

Cards that are hidden are counted by kind, in the order of `CARDS`. A state never knows the order of
the draw pile: the dealer draws.
"""

from typing import Literal, TypeAlias

import msgspec

from steeple.bodies.options import Referee, Tremor
from steeple.games.block_out.facts import Seen
from steeple.games.block_out.moves import How, Spot
from steeple.games.block_out.pieces import CARDS
from steeple.kernel.game import CHANCE, NOBODY, REFEREE
from steeple.kernel.packing import Packing
from steeple.physics.gesture import Gesture
from steeple.physics.pose import PoseMm

Counts: TypeAlias = tuple[int, ...]
"""How many cards of each kind."""
Phase: TypeAlias = Literal["start", "deal", "play", "judge", "draw", "over"]
WonBy: TypeAlias = Literal["hand", "ninth", "extra"]

NO_CARDS: Counts = (0,) * len(CARDS)


class Terms(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What was settled before the game."""

    seats: int
    referee: Referee
    advanced: bool
    no_action_finish: bool
    fouls: Literal["warn", "fall"]
    tremor: Tremor
    cards: Counts
    """The whole deck (BO-2)."""
    blocks: tuple[str, ...]
    """All blocks (BO-1)."""


class Pending(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A block that was let go, and that the referee has not judged yet."""

    seat: int
    block: str
    card: str | None
    spot: Spot | None = None
    gesture: Gesture | None = None

    @property
    def how(self) -> How:
        """How the hand placed it."""
        return self.gesture if self.spot is None else self.spot


class State(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """The whole position, hidden cards included."""

    terms: Terms
    phase: Phase
    turn: int
    """Whose turn it is; while the first hands are dealt, who gets the next card."""
    direction: Literal[1, -1]
    """1 is clockwise."""
    starter: int
    hands: tuple[Counts, ...]
    deck: Counts
    discard: tuple[str, ...]
    """Face up, the last one on top."""
    stack: tuple[str, ...]
    """From the bottom up."""
    poses: tuple[tuple[str, PoseMm], ...]
    """Where the blocks on the stack are, if they are simulated."""
    scene: bytes
    """The simulated world at rest, for the next placement."""
    placing: Pending | None
    only: str | None
    """The card that has to be played: the one drawn for that (BO-6)."""
    owed: int
    """Cards that the seat in turn has yet to draw, because the stack fell (BO-11)."""
    is_new_stack: bool
    """The stack fell in this turn (BO-11)."""
    is_extra: bool
    """The last card is played: one more block has to stand (BO-18)."""
    seen: Seen | None
    """What the referee said last."""
    winner: int | None
    won_by: WonBy | None

    @property
    def actor(self) -> int:
        """Who has to act."""
        phase = self.phase
        if phase == "play":
            return self.turn
        if phase == "judge":
            return REFEREE
        return NOBODY if phase == "over" else CHANCE


def opening(terms: Terms, starter: int | None) -> State:
    """The table before anything is dealt; without a starter, chance picks one (BO-3)."""
    return State(
        terms=terms,
        phase="start" if starter is None else "deal",
        turn=starter or 0,
        direction=1,
        starter=starter or 0,
        hands=(NO_CARDS,) * terms.seats,
        deck=terms.cards,
        discard=(),
        stack=(),
        poses=(),
        scene=b"",
        placing=None,
        only=None,
        owed=0,
        is_new_stack=False,
        is_extra=False,
        seen=None,
        winner=None,
        won_by=None,
    )


PACKING = Packing(State)
