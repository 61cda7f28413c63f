"""A position: a value of small tuples."""

from typing import Literal, TypeAlias

import msgspec

from steeple.games.skyscrapers.facts import Seen
from steeple.games.skyscrapers.moves import Cell, Point, Site
from steeple.games.skyscrapers.pieces import BASE_NUMBER, CONSTRUCTION, OWN_BASES, WORKERS, Use
from steeple.kernel.game import CHANCE, NOBODY, REFEREE
from steeple.physics.gesture import Gesture

Phase: TypeAlias = Literal["start", "deal", "play", "judge", "put", "over"]
EndedBy: TypeAlias = Literal["hand", "collapse", "last-left", "stuck"]


class Terms(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What was settled before the game."""

    seats: int
    referee: Literal["physics", "table", "dice"]
    tremor: Literal["normal", "calm", "shaky"]
    lowest: int
    rivets: int


class Placed(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A card of the building."""

    card: str
    use: Use
    at: Point
    normal: Literal[0, 1, 2]
    turn: Literal[0, 1, 2, 3] = 0
    by: int | None = None
    """Who built it; nobody a start base."""


START_H: tuple[Placed, ...] = (
    Placed("start", "base", (0, 0, 1), 1),
    Placed("start", "base", (-1, 0, 1), 0),
    Placed("start", "base", (1, 0, 1), 0),
)
"""The bases that stand there before the game (SK-3, G-2)."""


class Pending(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What a hand did, and the referee has yet to say what came of it."""

    seat: int
    verb: Literal["add", "build", "move", "shift"]
    card: str | None = None
    use: Use | None = None
    site: Site | None = None
    worker: int | None = None
    cell: Cell | None = None
    how: Gesture | None = None


class State(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """All the truth."""

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
    """Five of each seat, by number; none in reserve."""
    scores: tuple[int, ...]
    """On the track."""
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
        return NOBODY if phase == "over" else CHANCE


def opening(terms: Terms, starter: int | None) -> State:
    """The site before anything is dealt; without a starter, chance picks one (SK-5)."""
    return State(
        terms=terms,
        phase="start" if starter is None else "deal",
        turn=starter or 0,
        starter=starter or 0,
        actions_left=0,
        hands=((BASE_NUMBER,) * OWN_BASES,) * terms.seats,
        deck=tuple(CONSTRUCTION),
        cards=START_H,
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


_decoder = msgspec.msgpack.Decoder(State)
_encoder = msgspec.msgpack.Encoder()


def pack(state: State) -> bytes:
    """The state as MessagePack."""
    return _encoder.encode(state)


def unpack(packed: bytes) -> State:
    """The state that was packed; raises `ValueError` if no state has bytes of that shape."""
    try:
        return _decoder.decode(packed)
    except msgspec.DecodeError as problem:
        raise ValueError(str(problem)) from None
