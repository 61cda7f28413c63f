"""Opponents, by name in `game.py`."""

from collections.abc import Callable

import numpy as np

from steeple.games.five_towers.bots.greedy import NO_BUILD, fill_best_scoring, greedy_move
from steeple.games.five_towers.bots.network import Weights
from steeple.games.five_towers.bots.thought import Thinker
from steeple.games.five_towers.bots.weights import learned
from steeple.games.five_towers.builds import room_for_counts
from steeple.games.five_towers.codes import CANCEL, PASS, move_of
from steeple.games.five_towers.moves import from_code
from steeple.games.five_towers.pieces import MAX_SEATS, ROW
from steeple.games.five_towers.rules import NOTHING_WRONG, why_not_bid, why_not_pass
from steeple.games.five_towers.state import ACTOR, BUILD, HIGHEST, PHASE, ROW_SIZE
from steeple.kernel.bots import Budget, Position, RandomBot
from steeple.kernel.game import Move
from steeple.kernel.jit import is_on
from steeple.kernel.roster import Roster
from steeple.search.thinking import Thinking

SEEDS = 1 << 62


class GreedyBot:
    """Takes what is worth most now, as `greedy` values it."""

    def choose(self, position: Position) -> Move:
        """The best move as far as it can see."""
        cells = position.imagine().cells
        gains = np.zeros((MAX_SEATS, ROW + 1), np.int64)
        return from_code(greedy_move(cells, room_for_counts(), cells.copy(), gains))


class EasyBot:
    """Counts the points of this round only: no room kept, nothing denied, and often too modest."""

    def choose(self, position: Position) -> Move:
        """What scores most at once; of numbers one that is neither high nor sure."""
        cells = position.imagine().cells
        counts, after = room_for_counts(), cells.copy()
        seat, row = int(cells[ACTOR]), int(cells[ROW_SIZE])
        builds = np.full(ROW + 1, NO_BUILD, np.int64)
        if cells[PHASE] == BUILD:
            size = int(cells[HIGHEST])
            fill_best_scoring(cells, seat, size, size, counts, after, builds)
            return from_code(CANCEL if builds[size] == NO_BUILD else move_of(int(builds[size])))
        fill_best_scoring(cells, seat, 0, row, counts, after, builds)
        bids = [
            number
            for number in range(row + 1)
            if builds[number] != NO_BUILD and why_not_bid(cells, number, counts) == NOTHING_WRONG
        ]
        may_pass = why_not_pass(cells) == NOTHING_WRONG
        if not bids or (may_pass and position.stream.below(5) < 2):
            return from_code(PASS if may_pass else bids[0])
        lowest = [number for number in bids if number > 0][:2] or bids[:1]
        return from_code(lowest[position.stream.below(len(lowest))])


class SearchBot:
    """Looks some rounds ahead, with what the network has learned."""

    def __init__(
        self,
        budget: Budget,
        breadth: int,
        rounds: int,
        weights: Callable[[int], Weights] = learned,
    ) -> None:
        self._usual = budget
        self._breadth = breadth
        self._rounds = rounds
        self._weights = weights

    def choose(self, position: Position) -> Move:
        """The best move found in time; where nothing is compiled yet, the greedy one."""
        cells = position.imagine().cells
        if not is_on():
            return GreedyBot().choose(position)
        thinking = Thinking(position.budget or self._usual)
        thinker = Thinker(self._weights, self._breadth, self._rounds)
        options = thinker.think(cells, position.stream.below(SEEDS), thinking.goes_on)
        return from_code(options[0].move)


BOTS = Roster(
    {
        "easy": EasyBot(),
        "medium": GreedyBot(),
        "hard": SearchBot(Budget(simulations=64), breadth=4, rounds=1),
        "expert": SearchBot(Budget(seconds=1.0), breadth=8, rounds=2),
    },
    {"random": RandomBot(), "greedy": GreedyBot()},
)
