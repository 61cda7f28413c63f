"""A sketch of the table: the stack, the blocks beside it, and the hands."""

from steeple.games.block_out.pieces import COLOURS, SIZES
from steeple.kernel.game import View
from steeple.kernel.sketch import INK, PAPER, SEATS, Rectangle, Sketch, caption

_FILLS = dict(zip(COLOURS, ("#2b2b33", "#8a5a36", "#e5b93c"), strict=True))
_WIDTHS = dict(zip(SIZES, (44, 64, 86), strict=True))
_LEVEL = 24
_WIDTH = 420
_GROUND = 260


def sketch(view: View) -> Sketch:
    """The table as everybody sees it."""
    parts = [Rectangle(20, _GROUND, 140, 4, INK)]
    for level, block in enumerate(view["stack"], 1):
        parts.append(_block(block, 90, _GROUND - level * _LEVEL))
    free = [block for block in view["blocks"] if block not in view["stack"]]
    for at, block in enumerate(free):
        parts.append(_block(block, 230 + 100 * (at % 2), 20 + 28 * (at // 2)))
    for seat, cards in enumerate(view["hands"]):
        left = 180 + 38 * seat
        height = min(70, 5 * cards)
        is_turn = view["to_move"] == seat
        parts.append(Rectangle(left, _GROUND - height, 28, height, SEATS[seat]))
        parts.append(Rectangle(left, _GROUND, 28, 4, SEATS[seat] if is_turn else INK))
        parts.append(caption(left, _GROUND + 6, 28, cards))
    return Sketch(_WIDTH, _GROUND + 30, tuple(parts))


def _block(block: str, middle: float, top: float) -> Rectangle:
    colour, size = block.split("-")
    ink = INK if colour == COLOURS[-1] else PAPER
    width = _WIDTHS[size]
    return Rectangle(middle - width / 2, top, width, _LEVEL - 2, _FILLS[colour], size, ink)
