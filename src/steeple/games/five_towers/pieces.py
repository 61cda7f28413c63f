"""The cards (FT-1, FT-2), as tables.

Inside, a card is one small integer, `type * 16 + value`; outside it is its notation, such
as `candy12`.
"""

from steeple.kernel.jit import jit

TYPES = ("candy", "scary", "tree", "scrap", "sand")
"""The tower types, in the order in which everything lists them."""

VALUES = 16
CARDS = len(TYPES) * VALUES
ROOF = 0
DECK_LIKE_ANY = 8
"""On an 8, any card of its type may go (FT-6)."""
BRACKETS = 9
"""A 9 may go on any card of its type but the roof (FT-7)."""

MIN_SEATS = 2
MAX_SEATS = 5
ROW = 5
"""How many cards a row has (FT-9)."""

DOUBLED_FROM_SEATS = 4
DOUBLED_VALUES = (0, 2, 5, 7, 10, 12)
"""The values of which there are two in each type with 4 or 5 seats (FT-2)."""

MOST_CARDS = 110
"""How many cards the larger deck has."""

TALLEST = 21
"""The most storeys that a tower can have: every card of its type but the second roof."""


def copies(value: int, seats: int) -> int:
    """How many cards of `value` each type has at a table of `seats`.

    >>> [sum(copies(value, seats) for value in range(16)) * 5 for seats in (2, 3, 4, 5)]
    [80, 80, 110, 110]
    """
    return 2 if seats >= DOUBLED_FROM_SEATS and value in DOUBLED_VALUES else 1


@jit
def kind_of(card: int) -> int:
    """The number of the card's type."""
    return card >> 4


@jit
def value_of(card: int) -> int:
    """The card's value."""
    return card & 15


def card_name(card: int) -> str:
    """The notation of a card.

    >>> card_name(4 * 16 + 7)
    'sand7'
    """
    return f"{TYPES[card // VALUES]}{card % VALUES}"


def split_card(card: str) -> tuple[str, int]:
    """The type and value of a card's notation.

    >>> split_card("candy12")
    ('candy', 12)
    """
    type = card.rstrip("0123456789")
    return type, int(card[len(type) :])


CARD_NAMES = tuple(card_name(card) for card in range(CARDS))
CARD_BY_NAME = {name: card for card, name in enumerate(CARD_NAMES)}
