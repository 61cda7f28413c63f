"""What everybody at the table can see: all but the order of the deck."""

from typing import Any

from steeple.games.five_towers.pieces import CARD_NAMES, CARDS, TYPES, kind_of, value_of
from steeple.games.five_towers.scoring import score
from steeple.games.five_towers.state import (
    ACTOR,
    BID,
    BIDS,
    BUILD,
    DEAL,
    DECK,
    DECK_SIZE,
    DISCARD,
    IS_OPEN,
    LEADER,
    LIMITS,
    NO_LIMIT,
    NOBODY,
    NOT_YET,
    OVER,
    PASS_NUMBER,
    PASSED,
    PHASE,
    ROW_CARDS,
    ROW_SIZE,
    RUBBLE_CARDS,
    RUBBLE_SEATS,
    RUBBLE_SIZE,
    SEATS,
    START,
    STARTER,
    Cells,
    State,
)
from steeple.games.five_towers.towers import height, storey
from steeple.kernel.game import View

PHASES = {START: "start", DEAL: "deal", BID: "bid", BUILD: "build", OVER: "over"}


def view(state: State) -> View:
    """The table, the same for every seat and for spectators."""
    cells = state.cells
    seats = range(int(cells[SEATS]))
    row = [CARD_NAMES[cells[ROW_CARDS + at]] for at in range(int(cells[ROW_SIZE]))]
    return {
        "game": "five-towers",
        "bidding": "open" if cells[IS_OPEN] else "checked",
        "phase": PHASES[int(cells[PHASE])],
        "to_move": _seat(int(cells[ACTOR])),
        "starter": int(cells[STARTER]),
        "row": row,
        "bids": [_bid(int(cells[BIDS + seat])) for seat in seats],
        "leader": None if cells[LEADER] == NOBODY else int(cells[LEADER]),
        "cancelled": [_limit(int(cells[LIMITS + seat])) for seat in seats],
        "towers": [towers(cells, seat) for seat in seats],
        "rubble": [rubble(cells, seat) for seat in seats],
        "deck": int(cells[DECK_SIZE]),
        "pass": int(cells[PASS_NUMBER]),
        "discard": _cards(cells, DISCARD),
        "unseen": unseen(cells),
        "scores": [score(cells, seat) for seat in seats],
    }


def towers(cells: Cells, seat: int) -> dict[str, list[int]]:
    """Each type's storeys, bottom first."""
    return {
        name: [
            storey(cells, seat, kind, level) for level in range(1, height(cells, seat, kind) + 1)
        ]
        for kind, name in enumerate(TYPES)
    }


def rubble(cells: Cells, seat: int) -> list[str]:
    """What the seat tore down, in order."""
    return [
        CARD_NAMES[cells[RUBBLE_CARDS + at]]
        for at in range(int(cells[RUBBLE_SIZE]))
        if cells[RUBBLE_SEATS + at] == seat
    ]


def unseen(cells: Cells) -> dict[str, list[int]]:
    """The values still in the deck, by type: what anybody could count."""
    left: dict[str, list[int]] = {name: [] for name in TYPES}
    for card in range(CARDS):
        left[TYPES[kind_of(card)]] += [value_of(card)] * int(cells[DECK + card])
    return left


def _cards(cells: Cells, first: int) -> list[str]:
    return [CARD_NAMES[card] for card in range(CARDS) for _ in range(int(cells[first + card]))]


def _seat(actor: int) -> int | None:
    return actor if actor >= 0 else None


def _bid(bid: int) -> Any:
    return {NOT_YET: None, PASSED: "pass"}.get(bid, bid)


def _limit(limit: int) -> int | None:
    return None if limit == NO_LIMIT else limit
