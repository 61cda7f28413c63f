"""A position: a value of small tuples."""

from typing import Literal, TypeAlias

import msgspec

from steeple.bodies.options import Referee, Tremor
from steeple.games.skyscrapers.facts import Deed, Seen
from steeple.games.skyscrapers.moves import Cell, Point, Site
from steeple.games.skyscrapers.pieces import (
    BASE_NUMBER,
    DECKS,
    EDITION,
    OWN_BASES,
    START_BASES,
    STARTS,
    WORKERS,
    Use,
)
from steeple.kernel.game import CHANCE, NOBODY, REFEREE
from steeple.kernel.packing import Packing
from steeple.physics.gesture import Gesture

Phase: TypeAlias = Literal["start", "deal", "play", "judge", "put", "agree", "over"]
Opening: TypeAlias = Literal["sheet", "even"]
EndedBy: TypeAlias = Literal["hand", "collapse", "last-left", "stuck"]


class Terms(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What was settled before the game."""

    seats: int
    referee: Referee
    tremor: Tremor
    lowest: int
    rivets: int
    edition: int = 1
    """Which cards are dealt, and the rules that changed with them; old states do not say it."""
    opening: Opening = "sheet"
    """Three actions from the first turn, or fewer in the first turns (SK-5)."""


class Placed(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A card of the building."""

    card: str
    use: Use
    at: Point
    normal: Literal[0, 1, 2]
    turn: Literal[0, 1, 2, 3] = 0
    by: int | None = None
    """Who built it; `None` for a start base."""

    @property
    def is_start(self) -> bool:
        """Whether it stood there before the game."""
        return self.card in STARTS


def start_h(edition: int) -> tuple[Placed, ...]:
    """The bases that stand there before the game (SK-3, G-2)."""
    card = START_BASES[edition]
    return (
        Placed(card, "base", (0, 0, 1), 1),
        Placed(card, "base", (-1, 0, 1), 0),
        Placed(card, "base", (1, 0, 1), 0),
    )


START_H = start_h(EDITION)


class Pending(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What a hand did, and what the referee has not judged yet."""

    seat: int
    verb: Deed
    card: str | None = None
    use: Use | None = None
    site: Site | None = None
    worker: int | None = None
    cell: Cell | None = None
    how: Gesture | None = None

    @property
    def is_action(self) -> bool:
        """Whether it is one of the three of a turn."""
        return self.verb in ("add", "build", "move")


class State(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """The whole position, hidden cards included."""

    terms: Terms
    phase: Phase
    turn: int
    """Whose turn it is; while hands are dealt, who gets the next card."""
    starter: int
    actions_left: int
    hands: tuple[tuple[int, ...], ...]
    """Numbers of cards in `CARDS`, rising; a base may be there twice."""
    deck: tuple[int, ...]
    """Cards that are not dealt, rising; most of them leave the game unseen (SK-4)."""
    cards: tuple[Placed, ...]
    """The building, in the order of building."""
    workers: tuple[Cell | None, ...]
    """The cells of all workers, five for each seat; `None` in reserve."""
    scores: tuple[int, ...]
    """The scores on the track."""
    is_out: tuple[bool, ...]
    """Who is eliminated (SK-17, SK-21, SK-22)."""
    scene: bytes
    """Where a simulation left cards and workers, for the next act; empty without one."""
    pending: Pending | None
    touched: tuple[int, ...]
    """Workers that the last rivet touches, until the next action (SK-14)."""
    shifted: tuple[int, ...]
    """Workers that were shifted since the last action: once each."""
    fallen: tuple[int, ...]
    """Workers whose owners have yet to decide, in order (SK-20)."""
    idle: int
    """Turns since a card was built or a worker added."""
    is_last: bool
    """The last card of a hand is built: the game ends once everybody has decided (SK-23)."""
    seen: Seen | None
    ended_by: EndedBy | None
    lying: tuple[int, ...] = ()
    """Workers that were knocked over and lie where they are, by number (SK-20)."""
    turns: int = 0
    """Turns that are over, lapsed ones too."""
    quiet: int = 0
    """Turns since a card was built, or since it was declined to end the game (SK-9)."""
    proposer: int | None = None
    """Who proposes to end the game here (SK-9)."""
    asked: tuple[int, ...] = ()
    """The seats that have yet to answer, in order."""

    @property
    def actor(self) -> int:
        """Who has to act."""
        phase = self.phase
        if phase == "play":
            return self.turn
        if phase == "judge":
            return REFEREE
        if phase == "put":
            return self.fallen[0] // WORKERS
        if phase == "agree":
            return self.asked[0]
        return NOBODY if phase == "over" else CHANCE


def cards_with(state: State, pending: Pending) -> tuple[Placed, ...]:
    """The building with the card that is being built in, if there is one."""
    site = pending.site
    if site is None or pending.card is None or pending.use is None:
        return state.cards
    placed = Placed(pending.card, pending.use, site.at, site.normal, site.turn, pending.seat)
    return (*state.cards, placed)


def opening(terms: Terms, starter: int | None) -> State:
    """The site before anything is dealt; without a starter, chance picks one (SK-5)."""
    return State(
        terms=terms,
        phase="start" if starter is None else "deal",
        turn=starter or 0,
        starter=starter or 0,
        actions_left=0,
        hands=((BASE_NUMBER,) * OWN_BASES,) * terms.seats,
        deck=tuple(DECKS[terms.edition]),
        cards=start_h(terms.edition),
        workers=(None,) * (WORKERS * terms.seats),
        scores=(0,) * terms.seats,
        is_out=(False,) * terms.seats,
        scene=b"",
        pending=None,
        touched=(),
        shifted=(),
        fallen=(),
        idle=0,
        is_last=False,
        seen=None,
        ended_by=None,
    )


PACKING = Packing(State)
