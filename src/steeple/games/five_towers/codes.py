"""Moves and builds as integers, for compiled code.

A build packs the type whose top is torn down first, how many cards it takes, and the cards, bottom
first. A move is the number of a bid, `PASS`, `CANCEL`, or a build above these.
"""

from steeple.games.five_towers.pieces import ROW, TYPES
from steeple.kernel.jit import jit

NO_TEAR_DOWN = len(TYPES)
TORN_BITS = 3
SIZE_BITS = 3
CARD_BITS = 7
CARD_MASK = (1 << CARD_BITS) - 1

PASS = ROW + 1
CANCEL = ROW + 2
FIRST_BUILD = ROW + 3
MOVE_BITS = 4
"""The lowest bits of every build's move are those of `FIRST_BUILD`."""


@jit
def build_torn(build: int) -> int:
    """The type whose top is torn down first, or `NO_TEAR_DOWN`."""
    return build & ((1 << TORN_BITS) - 1)


@jit
def build_size(build: int) -> int:
    """How many cards the build takes."""
    return (build >> TORN_BITS) & ((1 << SIZE_BITS) - 1)


@jit
def build_card(build: int, index: int) -> int:
    """The card placed as number `index`."""
    return (build >> (TORN_BITS + SIZE_BITS + CARD_BITS * index)) & CARD_MASK


@jit
def move_of(build: int) -> int:
    """The move that is this build."""
    return FIRST_BUILD + (build << MOVE_BITS)


@jit
def build_of(move: int) -> int:
    """The build that a move is, if it is neither a bid nor `PASS` nor `CANCEL`."""
    return (move - FIRST_BUILD) >> MOVE_BITS
