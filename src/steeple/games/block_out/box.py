"""The box of a table: cards and blocks, usual or chosen, and checked (BO-1, BO-2)."""

import re
from typing import NamedTuple, NoReturn

from steeple.games.block_out.pieces import (
    ACTIONS,
    ANY,
    BLOCKS,
    CARD_COUNTS,
    CARDS,
    FITTING,
    HAND,
)
from steeple.games.block_out.state import Counts
from steeple.kernel.errors import InvalidSetup, shortened

LEAST_DECK = 10
"""Cards that must be left once all hands are dealt."""
LEAST_BLOCKS = 3

_ENTRY = re.compile(r"([a-z-]+)\s+([0-9]{1,2})")


class Box(NamedTuple):
    """How many cards of each kind, and which blocks."""

    cards: Counts
    blocks: tuple[str, ...]


def box(cards: str | None, blocks: str | None, seats: int) -> Box:
    """The box of a table; raises `InvalidSetup` if cards and blocks do not go together.

    Of the usual cards, those that fit no block of the table are left out.
    """
    there = BLOCKS if blocks is None else read_blocks(blocks)
    if cards is None:
        counts = tuple(
            CARD_COUNTS[card] if card in ACTIONS or _fits_some(card, there) else 0 for card in CARDS
        )
    else:
        counts = read_cards(cards)
    for card, count in zip(CARDS, counts, strict=True):
        if count and card not in ACTIONS and not _fits_some(card, there):
            _refuse_cards("fits-nothing", card)
    _check_counts(counts, seats)
    return Box(counts, there)


def _fits_some(card: str, blocks: tuple[str, ...]) -> bool:
    return any(block in blocks for block in FITTING[card])


def check_cards(text: str, seats: int) -> None:
    """Raise `InvalidSetup` unless that many can play with these cards."""
    _check_counts(read_cards(text), seats)


def check_blocks(text: str, _seats: int) -> None:
    """Raise `InvalidSetup` unless these are blocks to play with."""
    read_blocks(text)


def read_cards(text: str) -> Counts:
    """How many cards of each kind a text such as `any 4, pass 6, black 2` names.

    >>> dict(zip(CARDS, read_cards("any 4, pass 6"), strict=True))["any"]
    4
    """
    found: dict[str, int] = {}
    for entry in text.split(","):
        read = _ENTRY.fullmatch(entry.strip())
        if read is None or read[1] not in CARDS:
            _refuse_cards("unknown", entry.strip())
        if read[1] in found:
            _refuse_cards("twice", read[1])
        found[read[1]] = int(read[2])
    return tuple(found.get(card, 0) for card in CARDS)


def _check_counts(counts: Counts, seats: int) -> None:
    by_kind = dict(zip(CARDS, counts, strict=True))
    if not any(by_kind[card] for card in (ANY, *ACTIONS)):
        _refuse_cards("stuck", "")
    if not any(count for card, count in by_kind.items() if card not in ACTIONS):
        _refuse_cards("no-blocks", "")
    least = seats * HAND + LEAST_DECK
    if sum(counts) < least:
        _refuse_cards("too-few", str(sum(counts)), least)


def _refuse_cards(reason: str, what: str, least: int = 0) -> NoReturn:
    raise InvalidSetup("block-out/bad-cards", reason=reason, what=shortened(what), least=least)


def read_blocks(text: str) -> tuple[str, ...]:
    """The blocks that a text such as `black-small, brown-large` names, in the usual order.

    >>> read_blocks("yellow-large, black-small, brown-small")
    ('black-small', 'brown-small', 'yellow-large')
    """
    found = [entry.strip() for entry in text.split(",")]
    for at, block in enumerate(found):
        if block not in BLOCKS:
            _refuse_blocks("unknown", block)
        if block in found[:at]:
            _refuse_blocks("twice", block)
    if len(found) < LEAST_BLOCKS:
        _refuse_blocks("too-few", "")
    return tuple(block for block in BLOCKS if block in found)


def _refuse_blocks(reason: str, what: str) -> NoReturn:
    raise InvalidSetup(
        "block-out/bad-blocks", reason=reason, what=shortened(what), least=LEAST_BLOCKS
    )
