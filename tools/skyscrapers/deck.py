"""The deck of Skyscrapers, from the card table (G-5): as one picture, and for the client.

The client knows the cards of every edition, so that old matches show theirs.
"""

from collections.abc import Iterator

from steeple.games.skyscrapers.pieces import (
    BASE_NUMBER,
    BY_ID,
    CARDS,
    DECKS,
    EDITION,
    GIRDERS,
    KINDS,
    OWN_BASES,
    QUARTER,
    Card,
    Kind,
)

SIDE = 76
GAP = 18
LABEL = 104
ROW = SIDE + 34
COLUMNS = 18
WIDTH = LABEL + COLUMNS * (SIDE + GAP) + GAP

_PAPER = {
    "flat": "#e9dfc9",
    "upright": "#f8eeda",
    "floor": "#d9b47c",
    "universal": "#cfd8e6",
    "base": "#8e8678",
}
_USES = {
    "flat": "lies, carries nobody",
    "upright": "stands",
    "floor": "lies, carries workers",
    "universal": "any of the three",
    "base": f"on the ground, {OWN_BASES} each",
}
_DECK = [CARDS[number] for number in (*DECKS[EDITION], BASE_NUMBER)]
_GIRDER = "#a93a24"
_INK = "#2b2340"


def picture() -> str:
    """The picture, as SVG."""
    height = GAP + ROW * len(KINDS)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        'font-family="sans-serif" role="img" aria-label="All cards of Skyscrapers">',
        f'<rect width="{WIDTH}" height="{height}" fill="#fbf6eb"/>',
    ]
    for row, kind in enumerate(KINDS):
        lines += _row(kind, GAP + row * ROW)
    return "\n".join([*lines, "</svg>"]) + "\n"


def _row(kind: Kind, top: int) -> Iterator[str]:
    middle = top + SIDE // 2
    yield f'<text x="{GAP}" y="{middle - 4}" font-size="17" fill="{_INK}">{kind}</text>'
    for line, words in enumerate(_USES[kind].split(", ")):
        y = middle + 14 + 14 * line
        yield f'<text x="{GAP}" y="{y}" font-size="11" fill="{_INK}">{words}</text>'
    for place, card in enumerate(card for card in _DECK if card.kind == kind):
        left = LABEL + GAP + place * (SIDE + GAP)
        yield f'<g transform="translate({left} {top})">'
        yield from _card(card)
        yield "</g>"


def _card(card: Card) -> Iterator[str]:
    yield f'<rect width="{SIDE}" height="{SIDE}" rx="3" fill="{_PAPER[card.kind]}"/>'
    half, reach = SIDE / 2, SIDE / 2 - 5
    for girder in card.girders:
        (u, v), _, (s, t) = GIRDERS[girder]
        x, y, to_x, to_y = (
            half + u * reach,
            half - v * reach,
            half + s * reach,
            half - t * reach,
        )
        yield (
            f'<path d="M{x:g} {y:g}L{to_x:g} {to_y:g}" stroke="{_GIRDER}" stroke-width="6" '
            'stroke-linecap="round"/>'
        )
    if card.has_worker:
        yield f'<g transform="translate({SIDE * 0.27:g} {SIDE * 0.3:g})" fill="{_INK}">'
        yield '<circle cy="-7" r="4"/><path d="M-6 -3H6L4 13H1L0 5L-1 13H-4Z"/></g>'
    yield f'<circle cx="{half:g}" cy="{half:g}" r="5" fill="#c79a4b" stroke="{_INK}"/>'
    yield (
        f'<text x="{half:g}" y="{SIDE + 15}" font-size="11" text-anchor="middle" '
        f'fill="{_INK}">{card.id}</text>'
    )


def typescript() -> str:
    """The card table for the client, which also draws cards that are not among the choices."""
    rows = [
        f"  {_key(card.id)}: {{ kind: '{card.kind}', girders: '{card.girders}', "
        f"hasWorker: {str(card.has_worker).lower()} }},"
        for card in BY_ID.values()
    ]
    quarters = ", ".join(f"{girder}: '{after}'" for girder, after in QUARTER.items())
    return _MODULE.format(rows="\n".join(rows), quarters=quarters)


def _key(card: str) -> str:
    return f"'{card}'" if "-" in card else card


_MODULE = """\
// The cards of Skyscrapers. Generated from the Python table by `python3 run.py wire`;
// edits would be lost.

import type {{ BuiltCard }} from './facts';

export interface Card {{
  kind: BuiltCard['kind'];
  /** Unturned. */
  girders: string;
  hasWorker: boolean;
}}

export const CARDS: Readonly<Record<string, Card>> = {{
{rows}
}};

/** Where a girder is after a quarter turn. */
export const QUARTER: Readonly<Record<string, string>> = {{ {quarters} }};
"""
