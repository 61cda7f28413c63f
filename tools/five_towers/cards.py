"""The cards of Five Towers for the client, from the card table (FT-1)."""

from steeple.games.five_towers.pieces import CARD_NAMES, split_card

_HEAD = """\
// The cards of Five Towers. Generated from the Python table by `python3 run.py wire`;
// edits would be lost.

import type { TowerType } from './drawing/types';

/** By notation. */
export const CARDS: Readonly<Record<string, { type: TowerType; value: number }>> = {
"""


def typescript() -> str:
    """The source of the module."""
    return _HEAD + "".join(map(_line, CARD_NAMES)) + "};\n"


def _line(card: str) -> str:
    type, value = split_card(card)
    return f'  {card}: {{ type: "{type}", value: {value} }},\n'
