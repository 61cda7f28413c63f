"""A sketch of the table: the row, and the towers of each seat, each storey as wide as its value."""

from steeple.games.five_towers.pieces import TYPES, split_card
from steeple.kernel.game import View
from steeple.kernel.sketch import INK, SEATS, Rectangle, Sketch, caption

COLOURS = {
    "candy": "#e77e9e",
    "scary": "#8b73bd",
    "tree": "#6fa05a",
    "scrap": "#8f99a4",
    "sand": "#e5c36a",
}
_STOREY = 13
_PLOT = 52
_MARGIN = 12
_ROW_HEIGHT = 70
_LEAST_WIDTH = 12.0
_WIDER = 2.3
"""How much wider a storey is for each point of its value."""


def sketch(view: View) -> Sketch:
    """The table as everybody sees it."""
    tallest = max((len(t) for seat in view["towers"] for t in seat.values()), default=0)
    ground = _ROW_HEIGHT + max(8, tallest) * _STOREY + 30
    seat_width = len(TYPES) * _PLOT + _MARGIN
    width = max(420, len(view["towers"]) * seat_width + _MARGIN)
    parts = [_card(card, at) for at, card in enumerate(view["row"])]
    for seat, towers in enumerate(view["towers"]):
        left = _MARGIN + seat * seat_width
        for at, type in enumerate(TYPES):
            parts += _tower(type, towers[type], left + at * _PLOT, ground)
        is_turn = view["to_move"] == seat
        base = Rectangle(left, ground, seat_width - _MARGIN, 4, SEATS[seat] if is_turn else INK)
        bid = view["bids"][seat]
        told = f"{seat}: {view['scores'][seat]}" + ("" if bid is None else f" ({bid})")
        parts += [base, caption(left, ground + 8, seat_width - _MARGIN, told)]
    return Sketch(width, ground + 34, tuple(parts))


def _card(card: str, at: int) -> Rectangle:
    type, value = split_card(card)
    return Rectangle(_MARGIN + at * 48, _MARGIN, 42, 46, COLOURS[type], str(value))


def _tower(type: str, storeys: list[int], left: float, ground: float) -> list[Rectangle]:
    parts = []
    for level, value in enumerate(storeys, 1):
        width = _LEAST_WIDTH + _WIDER * value
        x = left + (_PLOT - 4 - width) / 2
        y = ground - level * _STOREY
        parts.append(Rectangle(x, y, width, _STOREY - 1, COLOURS[type], str(value)))
    return parts
