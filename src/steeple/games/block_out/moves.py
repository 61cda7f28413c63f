"""Moves as typed values, and their notation.

A seat: `pass`, `reverse`, `fallen`, `place brown-small with any`, and for the extra block of the
advanced rule `place brown-small`. How the hand does it may follow: nothing (in the middle, as
steadily as it can), `at 12 -30 turn 45 face 2`, or `by` with a recorded gesture.
Chance: `starter 2`, `deal any`, `draw any`. The referee: `stood`, `fell`, `late` or `void`, and
then what is known beyond that.
"""

from __future__ import annotations

import re
from typing import Literal, TypeAlias, get_args

import msgspec

from steeple.games.block_out.pieces import ACTIONS, BLOCKS, CARDS, MAX_SEATS
from steeple.kernel.errors import InvalidMove, shortened
from steeple.kernel.game import CHANCE, REFEREE, Move
from steeple.physics.details import (
    from_text,
    milliseconds,
    name,
    one_of,
    read_details,
    write_details,
)
from steeple.physics.gesture import Gesture, read_gesture

FARTHEST = 1000
"""How far beside the middle a block may be set down, in 0.1 mm."""

Outcome: TypeAlias = Literal["stood", "fell", "late", "void"]
Foul: TypeAlias = Literal["side", "block"]
"""Touched: another side than the top of the top block, or another block."""
Trouble: TypeAlias = Literal["air", "start", "slow", "unstable"]
"""Let go in the air; in another block from the start; no end in time; numbers that blew up."""


class Spot(msgspec.Struct, frozen=True):
    """Where a steady hand sets a block down: `at 12 -30 turn 45 face 2`."""

    x: int
    """To the side of the middle of the top block's upper face, in 0.1 mm."""
    y: int
    turn: int = 0
    """Degrees about the upright axis."""
    face: int = 0
    """Which face of the block lies down."""

    def __post_init__(self) -> None:
        fits = abs(self.x) <= FARTHEST and abs(self.y) <= FARTHEST
        if not (fits and 0 <= self.turn < 360 and 0 <= self.face < 6):
            raise InvalidMove("block-out/bad-spot", most=FARTHEST)

    def __str__(self) -> str:
        return f"at {self.x} {self.y} turn {self.turn} face {self.face}"


How: TypeAlias = Spot | Gesture | None
"""How a block is placed; `None`: in the middle, as it comes."""


class Place(Move, frozen=True):
    """Set a block on the stack, for a card or as the extra block (BO-8, BO-18)."""

    block: str
    card: str | None = None
    how: How = None

    def __str__(self) -> str:
        words = ["place", self.block]
        if self.card is not None:
            words += ["with", self.card]
        if isinstance(self.how, Gesture):
            words += ["by", str(self.how)]
        elif self.how is not None:
            words.append(str(self.how))
        return " ".join(words)


class Action(Move, frozen=True):
    """Play an action card: `pass` or `reverse` (BO-14, BO-15)."""

    card: str

    def __str__(self) -> str:
        return self.card


class Fallen(Move, frozen=True):
    """At a real table: the stack fell before it was touched again (BO-13)."""

    def __str__(self) -> str:
        return "fallen"


class Starter(Move, frozen=True):
    """Chance: who plays first."""

    seat: int

    def __str__(self) -> str:
        return f"starter {self.seat}"


class Deal(Move, frozen=True):
    """Chance: a card of the first hands."""

    card: str

    def __str__(self) -> str:
        return f"deal {self.card}"


class Draw(Move, frozen=True):
    """Chance: a card for the seat that has to draw."""

    card: str

    def __str__(self) -> str:
        return f"draw {self.card}"


class Verdict(Move, frozen=True):
    """The referee: what the blocks did. Only the outcome is always there."""

    outcome: Outcome
    at_ms: int | None = None
    """When the first block left the stack, counted from letting go."""
    first: str | None = None
    """Which block that was."""
    foul: Foul | None = None
    why: Trouble | None = None
    """Why nothing can be said (`void`): the move is asked for again."""
    engine: str | None = None
    model: str | None = None
    """The hash of the simulated world."""
    scene: bytes = b""
    """The state of that world at rest, for the next placement; empty once the stack is gone."""
    film: bytes = b""
    """What everybody is shown; see `physics.film`."""

    def __str__(self) -> str:
        known = {
            "at": self.at_ms,
            "first": self.first,
            "foul": self.foul,
            "why": self.why,
            "engine": self.engine,
            "model": self.model,
            "scene": self.scene,
            "film": self.film,
        }
        return " ".join([self.outcome, *write_details(known)])


def parse(text: str, actor: int) -> Move:
    """The move of a seat, of chance or of the referee, from its notation.

    >>> str(parse("place  brown-small with any", 0))
    'place brown-small with any'
    """
    words = text.split()
    read: Move | None
    if actor == REFEREE:
        read = _read_verdict(words)
    elif actor == CHANCE:
        read = _read_chance(words)
    else:
        read = _read(words)
    if read is None:
        raise InvalidMove("kernel/not-a-move", move=shortened(text))
    return read


def _read(words: list[str]) -> Move | None:
    match words:
        case [action] if action in ACTIONS:
            return Action(action)
        case ["fallen"]:
            return Fallen()
        case ["place", block, "with", card, *how]:
            return _read_place(block, card, how)
        case ["place", block, *how]:
            return _read_place(block, None, how)
    return None


def _read_place(block: str, card: str | None, how: list[str]) -> Place | None:
    if block not in BLOCKS:
        raise InvalidMove("block-out/no-such-block", block=shortened(block))
    if card is not None and card not in CARDS:
        raise InvalidMove("block-out/no-such-card", card=shortened(card))
    match how:
        case []:
            return Place(block, card)
        case ["by", frames]:
            return Place(block, card, read_gesture(frames))
        case ["at", x, y, *rest] if _is_number(x) and _is_number(y):
            turns = _read_turns(rest)
            return None if turns is None else Place(block, card, Spot(int(x), int(y), **turns))
    return None


def _read_turns(words: list[str]) -> dict[str, int] | None:
    if len(words) % 2:
        return None
    read = dict(zip(words[::2], words[1::2], strict=True))
    if not set(read) <= {"turn", "face"} or len(read) * 2 != len(words):
        return None
    if not all(map(_is_number, read.values())):
        return None
    return {name: int(value) for name, value in read.items()}


def _read_chance(words: list[str]) -> Move | None:
    match words:
        case ["starter", seat] if _is_number(seat) and 0 <= int(seat) < MAX_SEATS:
            return Starter(int(seat))
        case ["deal", card] if card in CARDS:
            return Deal(card)
        case ["draw", card] if card in CARDS:
            return Draw(card)
    return None


def _read_verdict(words: list[str]) -> Verdict | None:
    if not words or words[0] not in get_args(Outcome):
        return None
    known = read_details(words[1:], _DETAILS)
    if known is None:
        return None
    at_ms = known.pop("at", None)
    return Verdict(words[0], at_ms, **known)  # type: ignore[arg-type]


_DETAILS = {
    "at": milliseconds,
    "first": one_of(BLOCKS),
    "foul": one_of(get_args(Foul)),
    "why": one_of(get_args(Trouble)),
    "engine": name,
    "model": name,
    "scene": from_text,
    "film": from_text,
}


def _is_number(word: str) -> bool:
    return re.fullmatch("-?[0-9]{1,5}", word) is not None
