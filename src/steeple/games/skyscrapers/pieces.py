"""Cards, girders and workers (SK-1, SK-2, SK-4, SK-10, G-5), as tables."""

from collections.abc import Mapping
from typing import Literal, TypeAlias, get_args

import msgspec

MIN_SEATS = 2
MAX_SEATS = 4
HAND: Mapping[int, int] = {2: 15, 3: 12, 4: 9}
"""Construction cards dealt to each seat, by the number of seats (SK-4)."""
OWN_BASES = 2
WORKERS = 5
"""Workers of each seat; a sixth marks the score (SK-2)."""
RIVETS = 52
ACTIONS = 3
"""Actions in a turn."""
EVEN: Mapping[int, tuple[int, ...]] = {2: (1, 2, 2), 3: (1, 2, 3), 4: (1, 2, 2, 3)}
"""With `opening: even`: actions in the first turns of all, from the starter on (SK-5)."""
HEAD_START: Mapping[int, tuple[int, ...]] = {2: (0, 3), 3: (3, 3, 0), 4: (1, 0, 2, 0)}
"""With `opening: even`: points at the beginning, from the starter on (SK-5)."""
FALL_COST = 5
LAST_CARD = 5
HIGHEST = 5
LOWEST = -20

Use: TypeAlias = Literal["flat", "upright", "floor", "base"]
"""How a card is built in."""
Kind: TypeAlias = Literal["flat", "upright", "floor", "universal", "base"]
USES: Mapping[Kind, tuple[Use, ...]] = {
    "flat": ("flat",),
    "upright": ("upright",),
    "floor": ("floor",),
    "universal": ("flat", "upright", "floor"),
    "base": ("base",),
}
"""What a card of a kind may be built in as (SK-10)."""
LYING: tuple[Use, ...] = ("flat", "floor")
KINDS: tuple[Kind, ...] = get_args(Kind)

GIRDERS: Mapping[str, tuple[tuple[int, int], ...]] = {
    "t": ((-1, 1), (0, 1), (1, 1)),
    "b": ((-1, -1), (0, -1), (1, -1)),
    "l": ((-1, -1), (-1, 0), (-1, 1)),
    "r": ((1, -1), (1, 0), (1, 1)),
    "h": ((-1, 0), (0, 0), (1, 0)),
    "v": ((0, -1), (0, 0), (0, 1)),
    "d": ((-1, -1), (0, 0), (1, 1)),
    "e": ((-1, 1), (0, 0), (1, -1)),
}
"""The bars that a card may have, by letter: the lattice points that each covers (G-5).

Top, bottom, left and right border, the horizontal and the vertical middle line, and the diagonals
that rise and that fall. The two axes of a card are those of the lattice without its normal, in
their order: y and z for normal x, x and z for normal y, x and y for normal z.
"""
QUARTER: Mapping[str, str] = dict(zip("tlbrhvde", "lbrtvhed", strict=True))
"""Where a girder is after a quarter turn, from the first axis of the card towards the second."""


class Card(msgspec.Struct, frozen=True):
    """A construction card, or a base."""

    id: str
    kind: Kind
    girders: str
    """Letters of `GIRDERS`, unturned."""
    has_worker: bool = False
    """Whether a worker is drawn on it, upright when unturned (SK-11)."""
    is_frame: bool = False
    """Whether it is an open frame where it lies flat: air and sight pass through it (SK-10)."""


EDITION = 2
"""The edition of the game that new matches are played by; `rules_version` of the game."""


def _kind(kind: Kind, *layouts: str, first: int = 1, is_frame: bool = False) -> tuple[Card, ...]:
    return tuple(
        Card(f"{kind}-{number}", kind, layout.rstrip("*"), layout.endswith("*"), is_frame)
        for number, layout in enumerate(layouts, first)
    )


BASE = "base"
_FIRST: tuple[Card, ...] = (
    *_kind("flat", "hv", "de", "lrh", "tbd*", "lrtb", "lrhv", "tbde*", "hvde", "lrtbd*", "lrtbhv"),
    *_kind(
        "upright",
        "lr",
        "hv*",
        "lrd",
        "lrh*",
        "thv",
        "lrt",
        "lrtb*",
        "lrde",
        "tbhv",
        "lrtbd*",
        "lrtbh",
        "lrtbde",
    ),
    *_kind("floor", "lr", "de*", "lrv", "tld", "lrtb*", "lrhv", "lrtbe*", "lrhde", "lrtbhv"),
    *_kind("universal", "hvd", "lrtb*", "hvde", "lrtbd*", "lrtbde"),
)
"""The construction cards of the first edition; `*`: a worker."""
_SECOND: tuple[Card, ...] = (
    *_kind("flat", "h", "d", "t", "tl*", first=11, is_frame=True),
    *_kind(
        "upright",
        "v",
        "lh",
        "lr*",
        "hv",
        "de*",
        "hd",
        "lrh*",
        "lrv",
        "lrd*",
        "hvd*",
        "hde",
        "lhd",
        "lde*",
        "lhv",
        "hvde*",
        "lrde*",
        "lrhv",
        "lrhd",
        first=13,
    ),
    *_kind("floor", "v", "d", "l*", "lr", "hv", "tl", "de*", "lh", "td", first=10),
    *_kind("universal", "h", "d", "hv*", "lr", "lrv", first=6, is_frame=True),
)
"""Those of the second edition: more of them stand, and girders are fewer (G-5)."""
CARDS: tuple[Card, ...] = (*_FIRST, Card(BASE, "base", "lrtbd"), *_SECOND)
"""Every card that a hand may hold, in the order in which everything lists them."""
NUMBER: Mapping[str, int] = {card.id: number for number, card in enumerate(CARDS)}
BASE_NUMBER = NUMBER[BASE]
DECKS: Mapping[int, range] = {1: range(BASE_NUMBER), 2: range(BASE_NUMBER + 1, len(CARDS))}
"""By edition: the 36 cards that are dealt."""
START_BASES: Mapping[int, str] = {1: "start", 2: "start-square"}
"""By edition: the bases that stand there before the game (SK-3)."""
GROUND_REACH: Mapping[str, int] = {"start-square": 3}
"""By start base: how far the square of the ground around it reaches (G-9); else it is endless."""
STARTS: Mapping[str, Card] = {start: Card(start, "base", "lrtb") for start in START_BASES.values()}
BY_ID: Mapping[str, Card] = {**{card.id: card for card in CARDS}, **STARTS}


def turned(girders: str, quarters: int) -> str:
    """The girders of a card after `quarters` quarter turns, in the order of `GIRDERS`.

    >>> turned("tld", 1)
    'ble'
    """
    for _ in range(quarters % 4):
        girders = "".join(QUARTER[girder] for girder in girders)
    return "".join(girder for girder in GIRDERS if girder in girders)
