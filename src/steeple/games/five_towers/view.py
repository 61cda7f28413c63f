"""What everybody at the table can see: everything but the order of the deck."""

from typing import Any

import numpy as np

from steeple.games.five_towers.pieces import (
    CARD_NAMES,
    CARDS,
    MAX_SEATS,
    TALLEST,
    TYPES,
    VALUES,
)
from steeple.games.five_towers.scoring import (
    COLUMNS,
    MAIN,
    MAIN_POINTS,
    NO_TOWER,
    RUBBLE_POINTS,
    TOTAL,
    fill_points,
)
from steeple.games.five_towers.state import (
    ACTOR,
    BID,
    BIDS,
    BUILD,
    DEAL,
    DECK,
    DECK_SIZE,
    DISCARD,
    HEIGHTS,
    IS_OPEN,
    LEADER,
    LIMITS,
    NO_LIMIT,
    NOT_YET,
    OVER,
    PASS_NUMBER,
    PASSED,
    PHASE,
    PLOT,
    ROW_CARDS,
    ROW_SIZE,
    RUBBLE_CARDS,
    RUBBLE_SEATS,
    RUBBLE_SIZE,
    SEATS,
    START,
    STARTER,
    STOREYS,
    Cells,
    State,
)
from steeple.games.five_towers.towers import KINDS
from steeple.kernel.game import View

PHASES = {START: "start", DEAL: "deal", BID: "bid", BUILD: "build", OVER: "over"}

_SAID = {NOT_YET: None, PASSED: "pass"}
"""Bids that are not numbers."""

# To be repeated as often as there are copies:
_NAMES = np.array(CARD_NAMES, object)
_VALUES = np.arange(VALUES)


def view(state: State) -> View:
    """The table, the same for every seat and for spectators.

    Numbers are read from the array in slices: one by one would take most of the time.
    """
    cells = state.cells
    facts = cells[:HEIGHTS].tolist()
    seats = facts[SEATS]
    counted = points(cells)
    return {
        "game": "five-towers",
        "bidding": "open" if facts[IS_OPEN] else "checked",
        "phase": PHASES[facts[PHASE]],
        "to_move": _seat(facts[ACTOR]),
        "starter": facts[STARTER],
        "row": row(cells),
        "bids": [_SAID.get(bid, bid) for bid in facts[BIDS : BIDS + seats]],
        "leader": _seat(facts[LEADER]),
        "cancelled": [_limit(limit) for limit in facts[LIMITS : LIMITS + seats]],
        "towers": towers(cells),
        "rubble": rubble(cells),
        "deck": facts[DECK_SIZE],
        "pass": facts[PASS_NUMBER],
        "discard": _NAMES.repeat(cells[DISCARD : DISCARD + CARDS]).tolist(),
        "unseen": unseen(cells),
        "points": counted,
        "scores": [each["total"] for each in counted],
    }


def row(cells: Cells) -> list[str]:
    """The cards to bid for."""
    size = int(cells[ROW_SIZE])
    return [CARD_NAMES[card] for card in cells[ROW_CARDS : ROW_CARDS + size].tolist()]


def towers(cells: Cells) -> list[dict[str, list[int]]]:
    """By seat, each type's storeys, bottom first."""
    seats = int(cells[SEATS])
    heights = cells[HEIGHTS:STOREYS].reshape(MAX_SEATS, KINDS)[:seats].tolist()
    plots = cells[STOREYS:DECK].reshape(MAX_SEATS, KINDS, PLOT)[:seats, :, -TALLEST:].tolist()
    return [
        {type: plots[seat][kind][: heights[seat][kind]] for kind, type in enumerate(TYPES)}
        for seat in range(seats)
    ]


def rubble(cells: Cells) -> list[list[str]]:
    """By seat, what it tore down, in order."""
    size = int(cells[RUBBLE_SIZE])
    cards = cells[RUBBLE_CARDS : RUBBLE_CARDS + size].tolist()
    owners = cells[RUBBLE_SEATS : RUBBLE_SEATS + size].tolist()
    torn_down: list[list[str]] = [[] for _ in range(cells[SEATS])]
    for card, owner in zip(cards, owners, strict=True):
        torn_down[owner].append(CARD_NAMES[card])
    return torn_down


def points(cells: Cells) -> list[dict[str, Any]]:
    """By seat, where its points come from, as if the game ended now (FT-20, FT-21)."""
    filled = np.empty((int(cells[SEATS]), COLUMNS), np.int64)
    fill_points(cells, filled)
    return [
        {
            "towers": dict(zip(TYPES, counted, strict=False)),
            "main": None if counted[MAIN] == NO_TOWER else TYPES[counted[MAIN]],
            "main_points": counted[MAIN_POINTS],
            "rubble": counted[RUBBLE_POINTS],
            "total": counted[TOTAL],
        }
        for counted in filled.tolist()
    ]


def unseen(cells: Cells) -> dict[str, list[int]]:
    """The values still in the deck, by type: what anybody could count."""
    counts = cells[DECK : DECK + CARDS].reshape(KINDS, VALUES)
    return {type: _VALUES.repeat(counts[kind]).tolist() for kind, type in enumerate(TYPES)}


def _seat(actor: int) -> int | None:
    return actor if actor >= 0 else None


def _limit(limit: int) -> int | None:
    return None if limit == NO_LIMIT else limit
