"""Moves as typed values, and their notation.

A seat: `add at -2 1 0`, `build upright-3 at 1 0 3 x turn 0` (the centre, the normal and the quarter
turns; a universal card says its use: `build universal-2 as floor at ...`), `move 7 to 0 0 4`,
`shift 7 to 0 0 2`, `done`, and for a worker that fell `put at 0 0 4` or `keep`. How the hand does
it may follow: nothing (as steadily as it can), or `by` with a recorded gesture. Also out of turn:
`propose end`, which the others answer with `agree` or `decline`.
Chance: `starter 2`, `deal upright-3`. The referee: `held`, `fell`, `collapsed` or `void`, and then
what is known beyond that, such as `fell workers=3,7 stands=5@0,0,4 lies=5`. At a real table `by=2`
names who did it, if that was not who acted; such a verdict may come without an act too.
"""

from __future__ import annotations

import re
from functools import partial
from typing import Literal, TypeAlias, get_args

import msgspec

from steeple.bodies.notation import read_move
from steeple.bodies.verdict import Simulated, read_verdict
from steeple.games.skyscrapers.facts import Outcome, Trouble
from steeple.games.skyscrapers.pieces import BASE, BY_ID, MAX_SEATS, NUMBER, USES, WORKERS, Use
from steeple.kernel.errors import InvalidMove, shortened
from steeple.kernel.game import REFEREE, Move
from steeple.kernel.starter import read_starter
from steeple.physics.gesture import Gesture, read_gesture

Point: TypeAlias = tuple[int, int, int]
"""A point of the lattice, in halves of a card's side (G-1)."""
Cell: TypeAlias = tuple[int, int, int]
"""A unit cube, by its lowest corner (G-6)."""
AXES = "xyz"
FARTHEST = 60
"""No card and no cell is further out than this: 47 cards do not reach it."""


class Site(msgspec.Struct, frozen=True):
    """Where a card is put, and how it is turned (G-1, G-2): `at 1 0 3 x turn 0`."""

    at: Point
    """Its centre, which is the middle of a free edge."""
    normal: Literal[0, 1, 2]
    """The axis across it: x, y or z."""
    turn: Literal[0, 1, 2, 3] = 0
    """Quarter turns, from its first axis towards its second."""

    def __str__(self) -> str:
        return f"at {_say(self.at)} {AXES[self.normal]} turn {self.turn}"


class Build(Move, frozen=True):
    """Rivet a card of the hand to the building (SK-7)."""

    card: str
    use: Use
    site: Site
    how: Gesture | None = None

    def __str__(self) -> str:
        use = f" as {self.use}" if len(USES[BY_ID[self.card].kind]) > 1 else ""
        return f"build {self.card}{use} {self.site}{_by(self.how)}"


class Add(Move, frozen=True):
    """Put a worker of the reserve on the ground (SK-6)."""

    cell: Cell
    how: Gesture | None = None

    def __str__(self) -> str:
        return f"add at {_say(self.cell)}{_by(self.how)}"


class Step(Move, frozen=True):
    """Move a worker: one level up or down, or on the same one (SK-8)."""

    worker: int
    """Workers are numbered from 0, five for each seat."""
    cell: Cell
    how: Gesture | None = None

    def __str__(self) -> str:
        return f"move {self.worker} to {_say(self.cell)}{_by(self.how)}"


class Shift(Move, frozen=True):
    """Shift a worker on the card that it stands on, which is no action (SK-8, SK-14).

    One that lies is stood up by it, also where it is (SK-20).
    """

    worker: int
    cell: Cell
    how: Gesture | None = None

    def __str__(self) -> str:
        return f"shift {self.worker} to {_say(self.cell)}{_by(self.how)}"


class Done(Move, frozen=True):
    """Leave the workers that the last rivet touches where they are (SK-14)."""

    def __str__(self) -> str:
        return "done"


class Put(Move, frozen=True):
    """Put a worker back that somebody else made fall (SK-20)."""

    cell: Cell

    def __str__(self) -> str:
        return f"put at {_say(self.cell)}"


class Keep(Move, frozen=True):
    """Leave a fallen worker in the reserve (SK-20)."""

    def __str__(self) -> str:
        return "keep"


class Propose(Move, frozen=True):
    """Ask the others to end the game here, whoever's turn it is (SK-9): `propose end`."""

    seat: int

    @property
    def speaker(self) -> int:
        """Anybody may propose it."""
        return self.seat

    def __str__(self) -> str:
        return "propose end"


class Agree(Move, frozen=True):
    """The game may end here (SK-9)."""

    def __str__(self) -> str:
        return "agree"


class Decline(Move, frozen=True):
    """The game goes on (SK-9)."""

    def __str__(self) -> str:
        return "decline"


class Deal(Move, frozen=True):
    """Chance: a card of a hand (SK-4)."""

    card: str

    def __str__(self) -> str:
        return f"deal {self.card}"


class Verdict(Simulated[Trouble], frozen=True):
    """The referee: what building and workers did. Only the outcome is always there."""

    outcome: Outcome
    workers: tuple[int, ...] = ()
    """Who fell, in the order of their numbers (SK-20)."""
    stands: tuple[tuple[int, Cell], ...] = ()
    """Who stands, or lies, in another cell than before, and has not fallen (SK-20)."""
    lies: tuple[int, ...] = ()
    """Who was knocked over and lies on a card or on the ground; not who lay before (SK-20)."""
    broke: tuple[int, ...] = ()
    """Cards of the building, in the order in which they were built, whose rivets broke."""
    by: int | None = None
    """The seat that did it, in turn or not, if it was not the act (SK-20, SK-22)."""

    @property
    def speaker(self) -> int | None:
        """That somebody bumped the table can be said at any time."""
        return None if self.by is None else REFEREE

    def __str__(self) -> str:
        details = {
            "by": self.by,
            "workers": ",".join(map(str, self.workers)),
            "stands": ";".join(
                f"{worker}@{','.join(map(str, cell))}" for worker, cell in self.stands
            ),
            "lies": ",".join(map(str, self.lies)),
            "broke": ",".join(map(str, self.broke)),
        }
        return self.notation(self.outcome, details)


def _say(point: Point) -> str:
    return " ".join(map(str, point))


def _by(how: Gesture | None) -> str:
    return "" if how is None else f" by {how}"


def parse(text: str, actor: int) -> Move:
    """The move of a seat, of chance or of the referee, from its notation.

    >>> str(parse("build  universal-2 as floor at 1 0 3 z", 0))
    'build universal-2 as floor at 1 0 3 z turn 0'
    """
    return read_move(text, actor, partial(_read, actor), _read_chance, _read_verdict)


def _read(seat: int, words: list[str]) -> Move | None:
    how: Gesture | None = None
    if len(words) > 2 and words[-2] == "by":
        how = read_gesture(words[-1])
        words = words[:-2]
    match words:
        case ["done"] if how is None:
            return Done()
        case ["keep"] if how is None:
            return Keep()
        case ["propose", "end"] if how is None:
            return Propose(seat)
        case ["agree"] if how is None:
            return Agree()
        case ["decline"] if how is None:
            return Decline()
        case ["put", "at", x, y, z] if how is None:
            return Put(read_point(x, y, z))
        case ["add", "at", x, y, z]:
            return Add(read_point(x, y, z), how)
        case ["move", worker, "to", x, y, z]:
            return Step(read_worker(worker), read_point(x, y, z), how)
        case ["shift", worker, "to", x, y, z]:
            return Shift(read_worker(worker), read_point(x, y, z), how)
        case ["build", card, "as", use, *site]:
            return _read_build(card, use, site, how)
        case ["build", card, *site]:
            return _read_build(card, None, site, how)
    return None


def read_worker(word: str) -> int:
    """The number of a worker; raises `InvalidMove`."""
    if not re.fullmatch("[0-9]{1,2}", word) or int(word) >= MAX_SEATS * WORKERS:
        raise InvalidMove("skyscrapers/no-such-worker", worker=shortened(word))
    return int(word)


def read_point(*words: str) -> Point:
    """A point or a cell; raises `InvalidMove`."""
    parts = [int(word) for word in words if re.fullmatch("-?[0-9]{1,2}", word)]
    if len(parts) != 3 or any(abs(part) > FARTHEST for part in parts):
        raise InvalidMove("skyscrapers/no-such-place", place=shortened(" ".join(words)))
    x, y, z = parts
    return x, y, z


def read_card(word: str, use: str | None) -> tuple[str, Use]:
    """A card and what it is built in as; raises `InvalidMove`."""
    if word not in NUMBER:
        raise InvalidMove("skyscrapers/no-such-card", card=shortened(word))
    uses = USES[BY_ID[word].kind]
    if use is None and len(uses) > 1:
        raise InvalidMove("skyscrapers/say-the-use", card=word, uses=", ".join(uses))
    for known in uses:
        if use is None or use == known:
            return word, known
    raise InvalidMove("skyscrapers/no-such-use", card=word, use=shortened(use))


def read_site(words: list[str]) -> Site | None:
    """A site, from `at 1 0 3 x turn 0`; raises `InvalidMove` if there can't be one."""
    match words:
        case ["at", x, y, z, normal]:
            turn = "0"
        case ["at", x, y, z, normal, "turn", turn]:
            pass
        case _:
            return None
    if normal not in ("x", "y", "z") or turn not in ("0", "1", "2", "3"):
        return None
    return Site(read_point(x, y, z), AXES.index(normal), int(turn))  # type: ignore[arg-type]


def _read_build(card: str, use: str | None, words: list[str], how: Gesture | None) -> Build | None:
    known, as_ = read_card(card, use)
    site = read_site(words)
    return None if site is None else Build(known, as_, site, how)


def _read_chance(words: list[str]) -> Move | None:
    match words:
        case ["deal", card] if card in NUMBER and card != BASE:
            return Deal(card)
    return read_starter(words, MAX_SEATS)


def _read_verdict(words: list[str]) -> Verdict | None:
    known = read_verdict(words, get_args(Outcome), get_args(Trouble), _DETAILS)
    return None if known is None else Verdict(**known)


def _numbers(value: str) -> tuple[int, ...]:
    if not re.fullmatch("[0-9]{1,2}(,[0-9]{1,2}){0,63}", value):
        raise ValueError(value)
    numbers = tuple(map(int, value.split(",")))
    if sorted(set(numbers)) != list(numbers):
        raise ValueError(value)
    return numbers


def _stands(value: str) -> tuple[tuple[int, Cell], ...]:
    read = []
    for each in value.split(";", MAX_SEATS * WORKERS):
        worker, _, cell = each.partition("@")
        read.append((read_worker(worker), read_point(*cell.split(",", 3))))
    if sorted({worker for worker, _ in read}) != [worker for worker, _ in read]:
        raise ValueError(value)
    return tuple(read)


def _seat(value: str) -> int:
    if value not in map(str, range(MAX_SEATS)):
        raise ValueError(value)
    return int(value)


_DETAILS = {
    "by": _seat,
    "workers": _numbers,
    "stands": _stands,
    "lies": _numbers,
    "broke": _numbers,
}
