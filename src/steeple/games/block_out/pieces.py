"""Blocks and cards (BO-1, BO-2), as tables."""

from collections.abc import Mapping

COLOURS = ("black", "brown", "yellow")
SIZES = ("small", "medium", "large")
BLOCKS = tuple(f"{colour}-{size}" for colour in COLOURS for size in SIZES)
"""The nine blocks, in the order in which everything lists them."""

ANY = "any"
PASS = "pass"  # noqa: S105
REVERSE = "reverse"
ACTIONS = (PASS, REVERSE)
CARDS = (*BLOCKS, *COLOURS, *SIZES, ANY, *ACTIONS)
"""Every kind of card: one block, any of a colour, any of a size, any at all, and the actions."""

FITTING: Mapping[str, tuple[str, ...]] = {
    card: tuple(block for block in BLOCKS if card in (block, ANY) or card in block.split("-"))
    for card in CARDS
}
"""Which blocks fit a card; none fits an action."""

CARD_COUNTS: Mapping[str, int] = {
    **dict.fromkeys(BLOCKS, 3),
    **dict.fromkeys(COLOURS, 2),
    **dict.fromkeys(SIZES, 2),
    ANY: 4,
    PASS: 6,
    REVERSE: 6,
}
"""The usual deck: 43 block cards and 12 action cards (BO-2)."""

MIN_SEATS = 2
MAX_SEATS = 6
HAND = 7
"""Cards dealt to each seat (BO-3)."""
FALL_CARDS = 3
"""Cards that the seat in turn draws when the stack falls (BO-11)."""
