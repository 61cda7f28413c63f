"""The table as a picture of letters: the stack as it stands, the free blocks, the cards.

Each colour has a pattern of its own, so that it works without colours: black rings, brown waves,
yellow stars.
"""

from collections.abc import Sequence
from itertools import groupby

from steeple.games.block_out.pieces import SIZES
from steeple.kernel.game import View
from steeple.kernel.messages import say
from steeple.kernel.picture import Line, Picture, wrapped

SPOT_WIDTH = 14
NARROWEST = 4
PATTERNS = {"black": "o", "brown": "~", "yellow": "*"}


def table(
    view: View, names: Sequence[str], language: str, columns: int, own_seat: int | None
) -> Picture:
    """The stack, how many cards everybody has, the free blocks, and one's own cards."""
    picture = [*stack_picture(view, language), *_seats(view, names, language)]
    top = _card(language, view["discard"][-1]) if view["discard"] else "–"
    piles = _say(language, "piles", count=view["deck"], top=top)
    way = _say(language, "play-goes", direction=view["direction"])
    picture += [[(f"{piles} · {way}", "quiet")]]
    taken = {*view["stack"], view["placing"] and view["placing"]["block"]}
    free: list[Line] = [
        [(f"{number} ", "quiet"), (_block(language, block), "")]
        for number, block in enumerate(view["blocks"], 1)
        if block not in taken
    ]
    picture += wrapped(_say(language, "free-blocks"), free, columns)
    if own_seat is not None and view["hand"]:
        picture += wrapped(_say(language, "your-cards"), _hand(view["hand"], language), columns)
    return picture


def stack_picture(view: View, language: str) -> Picture:
    """The blocks on their spot, the last one on top, each with its name."""
    picture: Picture = [
        [(drawn(block).center(SPOT_WIDTH), ""), (f"  {_block(language, block)}", "quiet")]
        for block in reversed(view["stack"])
    ]
    if not picture:
        picture = [[(_say(language, "no-stack-yet").center(SPOT_WIDTH), "quiet")]]
    return [*picture, [("▔" * SPOT_WIDTH, "")]]


def drawn(block: str) -> str:
    """A block as letters, the wider the larger.

    >>> drawn("brown-small"), drawn("yellow-large")
    ('[~~~~]', '[********]')
    """
    colour, _, size = block.partition("-")
    return f"[{PATTERNS[colour] * (NARROWEST + 2 * SIZES.index(size))}]"


def _seats(view: View, names: Sequence[str], language: str) -> Picture:
    picture: Picture = []
    for seat, (name, count) in enumerate(zip(names, view["hands"], strict=True)):
        style = "lamp" if view["to_move"] == seat else ""
        mark = "▸ " if style else "  "
        held = _say(language, "cards-in-hand", count=count)
        picture.append([(f"{mark}{name}", style or "loud"), (f"  {held}", "quiet")])
    return picture


def _hand(hand: Sequence[str], language: str) -> list[Line]:
    """The kinds of cards in the hand, numbered from 1."""
    found: list[Line] = []
    for number, (card, alike) in enumerate(groupby(hand), 1):
        count = len(list(alike))
        often = f" ×{count}" if count > 1 else ""
        found.append([(f"{number} ", "quiet"), (_card(language, card) + often, "")])
    return found


def _block(language: str, block: str) -> str:
    return _say(language, "block", block=block)


def _card(language: str, card: str) -> str:
    return _say(language, "card", card=card)


def _say(language: str, message: str, **arguments: object) -> str:
    return say(f"block-out/{message}", language, **arguments)
