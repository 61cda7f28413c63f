"""A table of Five Towers that lives in arrays: an action takes a few microseconds."""

from typing import Any

import numpy as np

from steeple.games.five_towers.batch import Batch
from steeple.games.five_towers.encoding import EMPTY, fill_observation, size, spelled
from steeple.games.five_towers.moves import to_code
from steeple.games.five_towers.state import ACTOR, SEATS, State
from steeple.kernel.encoding import Encoding, Mask, Numbers
from steeple.kernel.game import Game, Move


class CompiledTable:
    """One game of a batch of one; the batch has observation and mask of the seat to move."""

    def __init__(self, game: Game[Any], encoding: Encoding[Any], start: State) -> None:
        self.game = game
        self.encoding = encoding
        self.seats = int(start.cells[SEATS])
        self._batch = Batch(start, 1)
        self._cells = self._batch.cells[0]
        self._action = np.zeros(1, np.int64)

    @property
    def actor(self) -> int:
        """The seat to move, or `NOBODY`."""
        return int(self._cells[ACTOR])

    @property
    def state(self) -> State:
        """The position as a value."""
        return State(self._cells.copy())

    def reset(self, seed: int) -> None:
        """Begin anew."""
        self._batch.restart(seed)

    def mask(self) -> Mask:
        """Which actions the seat to move can take."""
        mask: Mask = self._batch.masks[0].copy()
        return mask

    def act(self, action: int) -> None:
        """Take an action that the mask allows."""
        self._action[0] = action
        self._batch.step(self._action)

    def play(self, move: Move) -> None:
        """Make a legal move of the seat to move, action by action."""
        for action in spelled(self._cells, to_code(move)):  # type: ignore[arg-type]
            self.act(action)

    def observe(self, seat: int) -> Numbers:
        """What a seat knows; only the seat to move knows what it is planning."""
        if seat == self._batch.movers[0]:
            own: Numbers = self._batch.observations[0].copy()
            return own
        numbers = np.zeros(size(self.seats), np.int8)
        fill_observation(self._cells, seat, EMPTY, numbers)
        return numbers

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name != "_cells"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._cells = self._batch.cells[0]
