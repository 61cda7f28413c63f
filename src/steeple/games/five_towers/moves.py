"""Moves as typed values, their notation, and the integers that the rules work with."""

import msgspec

from steeple.games.five_towers.codes import (
    CANCEL,
    CARD_BITS,
    NO_TEAR_DOWN,
    PASS,
    SIZE_BITS,
    TORN_BITS,
    build_card,
    build_of,
    build_size,
    build_torn,
    move_of,
)
from steeple.games.five_towers.pieces import (
    CARD_BY_NAME,
    CARD_NAMES,
    MAX_SEATS,
    ROW,
    TYPES,
    kind_of,
)
from steeple.kernel.errors import InvalidMove, shortened
from steeple.kernel.game import CHANCE, Move
from steeple.kernel.starter import read_starter


class Bid(Move, frozen=True):
    """Name a number of cards: `bid 3`."""

    number: int

    def __post_init__(self) -> None:
        if not isinstance(self.number, int) or not 0 <= self.number < 100:
            raise InvalidMove("kernel/not-a-move", move=shortened(f"bid {self.number}"))

    def __str__(self) -> str:
        return f"bid {self.number}"


class Pass(Move, frozen=True):
    """Stay out of the bidding: `pass`."""

    def __str__(self) -> str:
        return "pass"


def check_names(cards: tuple[str, ...], tear_down: str | None) -> None:
    """Raise `InvalidMove` unless these are cards and a type, and not too many."""
    for card in cards:
        if card not in CARD_BY_NAME:
            raise InvalidMove("five-towers/no-such-card", card=shortened(card))
    if tear_down is not None and tear_down not in TYPES:
        raise InvalidMove("five-towers/no-such-type", name=shortened(tear_down))
    if len(cards) > ROW:
        raise InvalidMove("five-towers/cards-in-a-build", count=len(cards), most=ROW)


class Build(Move, frozen=True):
    """Tear down at most one top, then place cards: `build -sand sand7 candy12`.

    Types do not touch each other, so the cards are kept type by type; within a type they
    stay in the order in which they are placed.
    """

    cards: tuple[str, ...]
    tear_down: str | None = None

    def __post_init__(self) -> None:
        check_names(self.cards, self.tear_down)
        if not self.cards:
            raise InvalidMove("five-towers/cards-in-a-build", count=0, most=ROW)
        by_type = sorted(self.cards, key=lambda card: kind_of(CARD_BY_NAME[card]))
        msgspec.structs.force_setattr(self, "cards", tuple(by_type))

    def __str__(self) -> str:
        torn = [f"-{self.tear_down}"] if self.tear_down else []
        return " ".join(["build", *torn, *self.cards])


class Cancel(Move, frozen=True):
    """Give back cards that can't all be built: `cancel`."""

    def __str__(self) -> str:
        return "cancel"


class Reveal(Move, frozen=True):
    """Chance: the next card of the row."""

    card: str

    def __str__(self) -> str:
        return f"reveal {self.card}"


def parse(text: str, actor: int) -> Move:
    """The move of a seat, or of chance, from its notation.

    >>> str(parse("  Build sand7   candy12", 0))
    'build candy12 sand7'
    """
    words = text.lower().split() if len(text) <= 200 else []
    read = _read_chance(words) if actor == CHANCE else _read(words)
    if read is None:
        raise InvalidMove("kernel/not-a-move", move=shortened(text))
    return read


def _read(words: list[str]) -> Move | None:
    match words:
        case ["bid", number] if _is_number(number):
            return Bid(int(number))
        case ["pass"]:
            return Pass()
        case ["cancel"]:
            return Cancel()
        case ["build", *rest]:
            return Build(*read_build(rest))
    return None


def read_build(words: list[str]) -> tuple[tuple[str, ...], str | None]:
    """The cards, and the type that is torn down.

    >>> read_build(["-sand", "sand7"]), read_build(["sand7"])
    ((('sand7',), 'sand'), (('sand7',), None))
    """
    torn = words[0][1:] if words and words[0].startswith("-") else None
    cards = tuple(words if torn is None else words[1:])
    if any(card.startswith("-") for card in cards):
        raise InvalidMove("five-towers/one-tear-down")
    return cards, torn


def _read_chance(words: list[str]) -> Move | None:
    match words:
        case ["reveal", card] if card in CARD_BY_NAME:
            return Reveal(card)
    return read_starter(words, MAX_SEATS)


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= 2


def to_code(move: Bid | Pass | Cancel | Build) -> int:
    """The move as an integer for the rules."""
    match move:
        case Bid(number):
            return number
        case Pass():
            return PASS
        case Cancel():
            return CANCEL
        case Build():
            return move_of(build_code(move))


def build_code(build: Build) -> int:
    """The build as `codes` packs it."""
    return packed(build.cards, build.tear_down)


def packed(cards: tuple[str, ...], tear_down: str | None) -> int:
    """Cards, possibly none, and a tear-down as `codes` packs them."""
    code = NO_TEAR_DOWN if tear_down is None else TYPES.index(tear_down)
    code |= len(cards) << TORN_BITS
    for index, card in enumerate(cards):
        code |= CARD_BY_NAME[card] << (TORN_BITS + SIZE_BITS + CARD_BITS * index)
    return code


def from_code(code: int) -> Bid | Pass | Cancel | Build:
    """The move that an integer of the rules stands for."""
    if code < PASS:
        return Bid(code)
    if code == PASS:
        return Pass()
    if code == CANCEL:
        return Cancel()
    build = build_of(code)
    torn = build_torn(build)
    cards = [CARD_NAMES[build_card(build, index)] for index in range(build_size(build))]
    return Build(tuple(cards), None if torn == NO_TEAR_DOWN else TYPES[torn])
