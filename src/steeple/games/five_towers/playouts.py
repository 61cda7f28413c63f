"""Random games in bulk, without leaving compiled code."""

import numpy as np
import numpy.typing as npt

from steeple.games.five_towers.builds import (
    Counts,
    count_builds,
    counted_builds,
    field,
    room_for_counts,
)
from steeple.games.five_towers.legal import highest_bid, lowest_bid, nth_move
from steeple.games.five_towers.pieces import CARDS, MOST_CARDS
from steeple.games.five_towers.rules import (
    NOTHING_WRONG,
    choose_starter,
    make_move,
    reveal,
    why_not_bid,
    why_not_pass,
)
from steeple.games.five_towers.scoring import score
from steeple.games.five_towers.state import (
    ACTOR,
    BID,
    BUILD,
    CHANCE,
    DECK,
    HIGHEST,
    IS_OPEN,
    NOBODY,
    PHASE,
    ROW_SIZE,
    SEATS,
    START,
    Cells,
    State,
    at,
    cell,
    copy_cells,
)
from steeple.kernel.fast_random import advance, below, below_again, seeded
from steeple.kernel.jit import jit
from steeple.kernel.playouts import Playouts


def play_out(state: State, games: int, seed: int) -> Playouts:
    """Finish the game `games` times from `state`, each seat choosing among its legal moves."""
    scores = np.zeros((games, int(state.cells[SEATS])), np.int16)
    unseen = np.empty(2 * MOST_CARDS, np.int8)
    room = (state.cells.copy(), unseen, room_for_counts())
    moves, draws = _play_out(state.cells, seed, scores, *room)
    return Playouts(scores, moves, draws)


@jit
def _play_out(
    start: Cells,
    seed: int,
    scores: npt.NDArray[np.int16],
    cells: Cells,
    unseen: npt.NDArray[np.int8],
    counts: Counts,
) -> tuple[int, int]:
    """Fill `scores`, and count moves and draws; the last three are working space."""
    moves = 0
    acts = 0
    unseen_at_start = spread(start, unseen, MOST_CARDS)
    for game in range(scores.shape[0]):
        random = seeded(seed, game)
        copy_cells(start, cells)
        left = unseen_at_start
        for card in range(left):
            unseen[card] = unseen[MOST_CARDS + card]
        if cells[PHASE] in (BID, BUILD):
            for seat in range(scores.shape[1]):
                count_builds(cells, seat, counts)
        while cells[ACTOR] != NOBODY:
            random = advance(random)
            acts += 1
            if cells[ACTOR] != CHANCE:
                make_move(cells, random_move(cells, random, counts))
                moves += 1
            elif cells[PHASE] == START:
                choose_starter(cells, below(random, cell(cells, SEATS)))
            else:
                if left == 0:
                    left = spread(cells, unseen, 0)
                place = at(below(random, left))
                left -= 1
                reveal(cells, int(unseen[place]))
                unseen[place] = unseen[at(left)]
        for seat in range(scores.shape[1]):
            scores[game, seat] = score(cells, seat)
    return moves, acts - moves


@jit
def random_move(cells: Cells, random: int, counts: Counts) -> int:
    """A legal move, each as likely as any other.

    Bids are drawn from all that the row has room for. The first of them (pass, or the
    starter's 0) is always legal, so builds are counted only for the others; an
    illegal one is drawn again from the legal ones. At a checked table the builder's
    builds have been counted before: by its bid, or by `_play_out`.
    """
    if cells[PHASE] == BUILD:
        seat = cell(cells, ACTOR)
        if cells[IS_OPEN]:
            count_builds(cells, seat, counts)
        builds = field(counted_builds(seat, counts), cell(cells, HIGHEST))
        return nth_move(cells, below(random, max(1, builds)), counts)
    lowest = lowest_bid(cells) - int(why_not_pass(cells) == NOTHING_WRONG)
    number = lowest + below(random, cell(cells, ROW_SIZE) - lowest + 1)
    if number > lowest and why_not_bid(cells, number, counts) != NOTHING_WRONG:
        highest = max(lowest, highest_bid(cells, counts))
        number = lowest + below_again(random, highest - lowest + 1)
    return nth_move(cells, number - lowest, counts)


@jit
def spread(cells: Cells, unseen: npt.NDArray[np.int8], first: int) -> int:
    """Lay out the unseen cards from index `first`, to draw one by index; returns their number."""
    left = 0
    for card in range(CARDS):
        for _ in range(cells[DECK + card]):
            unseen[first + left] = card
            left += 1
    return left
