"""Positions from pictures: towers are drawn as they stand, with their types below.

>>> towers('''
...      4
...     10    9
...     sand  candy
... ''')
{'sand': [10, 4], 'candy': [9]}
"""

import re
from typing import Any

import numpy as np

from steeple.games.five_towers import state as s
from steeple.games.five_towers.game import GAME
from steeple.games.five_towers.pieces import CARD_BY_NAME, CARDS, TYPES, VALUES, copies
from steeple.games.five_towers.rules import reveal
from steeple.games.five_towers.state import State, opening
from steeple.games.five_towers.towers import place


def towers(picture: str) -> dict[str, list[int]]:
    """The towers in a picture, each from the ground up."""
    lines = [line for line in picture.splitlines() if line.strip()]
    if not lines:
        return {}
    middles = {m[0]: (m.start() + m.end()) / 2 for m in re.finditer(r"[a-z]+", lines[-1])}
    found: dict[str, list[int]] = {name: [] for name in middles}
    for line in reversed(lines[:-1]):
        for number in re.finditer(r"\d+", line):
            middle = (number.start() + number.end()) / 2
            name = min(middles, key=lambda name: abs(middles[name] - middle))
            found[name].append(int(number[0]))
    return found


def position(
    row: str,
    *pictures: str,
    seats: int = 3,
    bidding: str = "checked",
    starter: int = 0,
    deck: str | None = None,
    pass_number: int = 1,
) -> State:
    """The starter's turn to bid for a row; the first seats have the towers drawn.

    Cards that are nowhere else are in the deck; if a deck is given, they are discarded.
    """
    cells = opening(seats, bidding == "open", starter).cells
    for seat, picture in enumerate(pictures):
        for name, values in towers(picture).items():
            for value in values:
                place(cells, seat, TYPES.index(name), value)
                cells[s.DECK + TYPES.index(name) * VALUES + value] -= 1
                cells[s.DECK_SIZE] -= 1
    cells[s.PASS_NUMBER] = pass_number
    cards = [CARD_BY_NAME[name] for name in row.split()]
    if deck is not None:
        left = np.zeros(CARDS, np.int8)
        for name in deck.split():
            left[CARD_BY_NAME[name]] += 1
        for card in cards:
            left[card] += 1
        elsewhere = cells[s.DECK : s.DECK + CARDS] - left
        cells[s.DISCARD : s.DISCARD + CARDS] = elsewhere
        cells[s.DISCARD_SIZE] = elsewhere.sum()
        cells[s.DECK : s.DECK + CARDS] = left
        cells[s.DECK_SIZE] = left.sum()
    for card in cards:
        reveal(cells, card)
    cells[s.PHASE] = s.BID
    cells[s.ACTOR] = starter
    assert (cells[s.DECK : s.DECK + CARDS] >= 0).all(), (
        "a card is drawn more often than it is there"
    )
    return State(cells)


def play(state: State, *notations: str) -> State:
    """The state after these moves of seats."""
    for notation in notations:
        state = GAME.apply(state, GAME.parse(notation, GAME.actor(state)))
    return state


def won(state: State, number: int) -> State:
    """The state after the starter has bid and all others have passed, if they were asked."""
    state = play(state, f"bid {number}")
    while view(state)["phase"] == "bid":
        state = play(state, "pass")
    return state


def legal(state: State) -> list[str]:
    """The legal moves, in notation."""
    return [str(move) for move in GAME.legal(state)]


def view(state: State) -> dict[str, Any]:
    """What everybody sees."""
    return GAME.view(state, None)


def standing(state: State, seat: int = 0) -> dict[str, list[int]]:
    """The towers of a seat, without empty plots."""
    return {name: values for name, values in view(state)["towers"][seat].items() if values}


def copies_on_table(state: State) -> int:
    """How many cards there are in all places together."""
    seen = view(state)
    built = sum(len(values) for seat in seen["towers"] for values in seat.values())
    torn = sum(len(cards) for cards in seen["rubble"])
    return int(built + torn + len(seen["row"]) + len(seen["discard"]) + seen["deck"])


def all_copies(seats: int) -> int:
    """How many cards a deck has."""
    return len(TYPES) * sum(copies(value, seats) for value in range(VALUES))
