"""Random games in bulk, without leaving compiled code."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from steeple.games.five_towers.builds import Counts, room_for_counts
from steeple.games.five_towers.pieces import CARDS
from steeple.games.five_towers.rules import (
    NOTHING_WRONG,
    choose_starter,
    count_moves,
    highest_bid,
    lowest_bid,
    make_move,
    nth_move,
    reveal,
    why_not_pass,
)
from steeple.games.five_towers.scoring import score
from steeple.games.five_towers.state import (
    ACTOR,
    BUILD,
    CHANCE,
    DECK,
    NOBODY,
    PHASE,
    ROW_SIZE,
    SEATS,
    SIZE,
    START,
    Cells,
    State,
)
from steeple.kernel.fast_random import advance, below, seeded
from steeple.kernel.jit import jit


@dataclass(frozen=True)
class Playouts:
    """What many random games came to."""

    scores: npt.NDArray[np.int16]
    """By game, then by seat."""
    moves: int
    """Moves of seats in all games together; draws do not count."""


def play_out(state: State, games: int, seed: int) -> Playouts:
    """Finish the game `games` times from `state`, each seat choosing among its legal moves."""
    scores = np.zeros((games, int(state.cells[SEATS])), np.int16)
    unseen = np.empty(2 * CARDS, np.int8)
    moves = _play_out(state.cells, seed, scores, state.cells.copy(), unseen, room_for_counts())
    return Playouts(scores, moves)


@jit
def _play_out(
    start: Cells,
    seed: int,
    scores: npt.NDArray[np.int16],
    cells: Cells,
    unseen: npt.NDArray[np.int8],
    counts: Counts,
) -> int:
    """Fill `scores`; the last three are room to work in."""
    moves = 0
    for game in range(scores.shape[0]):
        random = seeded(seed, game)
        for cell in range(SIZE):
            cells[cell] = start[cell]
        left = 0
        while cells[ACTOR] != NOBODY:
            random = advance(random)
            if cells[ACTOR] != CHANCE:
                make_move(cells, random_move(cells, random, counts))
                moves += 1
            elif cells[PHASE] == START:
                choose_starter(cells, below(random, int(cells[SEATS])))
            else:
                if left == 0:
                    left = _spread(cells, unseen)
                at = below(random, left)
                left -= 1
                reveal(cells, int(unseen[at]))
                unseen[at] = unseen[left]
        for seat in range(scores.shape[1]):
            scores[game, seat] = score(cells, seat)
    return moves


@jit
def random_move(cells: Cells, random: int, counts: Counts) -> int:
    """A legal move, each as likely as any other.

    Bids are drawn from all that the row has room for. The first of them (pass, or the
    starter's 0) is always legal, so that what can be built is asked only for the others; an
    illegal one is drawn again from the legal ones.
    """
    if cells[PHASE] == BUILD:
        return nth_move(cells, below(random, count_moves(cells, counts)), counts)
    lowest = lowest_bid(cells) - int(why_not_pass(cells) == NOTHING_WRONG)
    number = lowest + below(random, int(cells[ROW_SIZE]) - lowest + 1)
    if number > lowest:
        highest = max(lowest, highest_bid(cells, counts))
        if number > highest:
            number = lowest + below(seeded(random, 1), highest - lowest + 1)
    return nth_move(cells, number - lowest, counts)


@jit
def _spread(cells: Cells, unseen: npt.NDArray[np.int8]) -> int:
    """Lay out the unseen cards, to draw one by its place."""
    left = 0
    for card in range(CARDS):
        for _ in range(cells[DECK + card]):
            unseen[left] = card
            left += 1
    return left
