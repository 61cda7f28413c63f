"""Opponents, by name in `game.py`."""

import numpy as np

from steeple.games.five_towers.bots.greedy import greedy_move
from steeple.games.five_towers.builds import room_for_counts
from steeple.games.five_towers.moves import from_code
from steeple.games.five_towers.pieces import MAX_SEATS, ROW
from steeple.kernel.bots import Position
from steeple.kernel.game import Move


class GreedyBot:
    """Takes what is worth most now, as `greedy` values it."""

    def choose(self, position: Position) -> Move:
        """The best move as far as it can see."""
        cells = position.imagine().cells
        gains = np.zeros((MAX_SEATS, ROW + 1), np.int64)
        return from_code(greedy_move(cells, room_for_counts(), cells.copy(), gains))
