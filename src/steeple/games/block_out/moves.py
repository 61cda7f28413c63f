"""Moves as typed values, and their notation.

A seat: `pass`, `reverse`, `fallen`, `place brown-small with any`, and for the extra block of the
advanced rule `place brown-small`. How the hand does it may follow: nothing (in the middle, as
steadily as it can), `at 12 -30 turn 45 face 2`, or `by` with a recorded gesture.
Chance: `starter 2`, `deal any`, `draw any`. The referee: `stood`, `fell`, `late` or `void`, and
then what is known beyond that.
"""

from __future__ import annotations

import re
from typing import TypeAlias, get_args

import msgspec

from steeple.bodies.details import milliseconds, one_of
from steeple.bodies.notation import read_move
from steeple.bodies.verdict import Simulated, read_verdict
from steeple.games.block_out.facts import Foul, Outcome, Trouble
from steeple.games.block_out.pieces import ACTIONS, BLOCKS, CARDS, MAX_SEATS
from steeple.kernel.errors import InvalidMove, shortened
from steeple.kernel.game import Move
from steeple.kernel.starter import read_starter
from steeple.physics.gesture import Gesture, read_gesture

FARTHEST = 1000
"""How far beside the middle a block may be set down, in 0.1 mm."""


class Spot(msgspec.Struct, frozen=True):
    """Where a steady hand sets a block down: `at 12 -30 turn 45 face 2`."""

    x: int
    """Offset from the middle of the top block's upper face, in 0.1 mm."""
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
"""How a block is placed; `None` means in the middle."""


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


class Verdict(Simulated[Trouble], frozen=True):
    """The referee: what the blocks did. Only the outcome is always there."""

    outcome: Outcome
    at_ms: int | None = None
    """When the first block left the stack, counted from letting go."""
    first: str | None = None
    """Which block that was."""
    foul: Foul | None = None

    def __str__(self) -> str:
        details = {"at": self.at_ms, "first": self.first, "foul": self.foul}
        return self.notation(self.outcome, details)


def parse(text: str, actor: int) -> Move:
    """The move of a seat, of chance or of the referee, from its notation.

    >>> str(parse("place  brown-small with any", 0))
    'place brown-small with any'
    """
    return read_move(text, actor, _read, _read_chance, _read_verdict)


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
        case ["deal", card] if card in CARDS:
            return Deal(card)
        case ["draw", card] if card in CARDS:
            return Draw(card)
    return read_starter(words, MAX_SEATS)


def _read_verdict(words: list[str]) -> Verdict | None:
    known = read_verdict(words, get_args(Outcome), get_args(Trouble), _DETAILS)
    return None if known is None else Verdict(at_ms=known.pop("at", None), **known)


_DETAILS = {
    "at": milliseconds,
    "first": one_of(BLOCKS),
    "foul": one_of(get_args(Foul)),
}


def _is_number(word: str) -> bool:
    return re.fullmatch("-?[0-9]{1,5}", word) is not None
