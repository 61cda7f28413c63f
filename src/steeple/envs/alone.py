"""The door of Gymnasium: one seat is the agent, bots play the others."""

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np

from steeple.catalog import folder_of, games
from steeple.envs.spaces import action_space, observation_space
from steeple.envs.table import (
    NumberTable,
    QuickStream,
    checked_action,
    checked_seed,
    encoding_of,
    number_table,
    results,
)
from steeple.kernel.bots import Position
from steeple.kernel.errors import InvalidMove, InvalidSetup, shortened
from steeple.kernel.game import NOBODY
from steeple.kernel.sketch import sketch_of

RENDER_MODES = ("ansi", "rgb_array")
ILLEGAL_REWARD = -1.0
COLUMNS = 100


class AloneEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """A game against bots. The agent's seat changes from game to game, unless it is given.

    An action that the mask does not allow is not taken: the game stays as it is, the reward is -1,
    and `info["illegal"]` says so. The reward at the end is that of `results`.
    """

    def __init__(
        self,
        game: str,
        seats: int = 2,
        opponents: str = "random",
        seat: int | None = None,
        options: Mapping[str, Any] | None = None,
        referee: str | None = None,
        render_mode: str | None = None,
    ) -> None:
        if render_mode not in (None, *RENDER_MODES):
            raise InvalidSetup(
                "envs/bad-render-mode", mode=shortened(render_mode), known=", ".join(RENDER_MODES)
            )
        self.table: NumberTable = number_table(game, seats, options, referee)
        bots = self.table.game.bots
        if opponents not in bots:
            raise InvalidSetup(
                "kernel/unknown-bot", bot=shortened(opponents), known=", ".join(bots)
            )
        if seat is not None and seat not in range(seats):
            raise InvalidSetup("play/no-such-seat", seat=shortened(seat), seats=seats)
        self.metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}
        self.render_mode = render_mode
        self.opponents = opponents
        self.own_seat = seat
        self.seat = seat or 0
        self.observation_space = observation_space(self.table.encoding, seats)
        self.action_space = action_space(self.table.encoding)
        self._stream = QuickStream(0)
        self._mask = np.zeros(len(self.table.encoding.actions), np.int8)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin anew; without a seed, another game than before."""
        super().reset(seed=None if seed is None else checked_seed(seed))
        self._stream = QuickStream(int(self.np_random.integers(1 << 62)))
        seats = self.table.seats
        drawn = int(self.np_random.integers(seats))
        self.seat = drawn if self.own_seat is None else self.own_seat
        self.table.reset(int(self.np_random.integers(1 << 62)))
        self._let_others_play()
        return self._observed(), self._told()

    def step(self, action: np.int64) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Take an action; then everybody else plays until it is the agent's turn again."""
        table = self.table
        if table.actor == NOBODY:
            raise gymnasium.error.ResetNeeded("the game is over: call reset()")
        try:
            table.act(checked_action(action, self._mask, table.encoding.actions))
        except InvalidMove:
            if not self.action_space.contains(action):
                raise
            return self._observed(), ILLEGAL_REWARD, False, False, {**self._told(), "illegal": True}
        self._let_others_play()
        is_over = table.actor == NOBODY
        reward = results(table.game, table.state, table.seats)[self.seat] if is_over else 0.0
        return self._observed(), float(reward), is_over, False, self._told()

    def _let_others_play(self) -> None:
        table = self.table
        while table.actor not in (self.seat, NOBODY):
            position = Position(table.game, table.state, table.actor, self._stream)
            table.play(table.game.bots[self.opponents].choose(position))
        self._mask = table.mask()

    def _observed(self) -> dict[str, Any]:
        return {"observation": self.table.observe(self.seat), "action_mask": self._mask.copy()}

    def _told(self) -> dict[str, Any]:
        return {"action_mask": self._mask.copy(), "seat": self.seat, "illegal": False}

    def render(self) -> Any:
        """The table in letters, or as pixels."""
        if self.render_mode is None:
            return None
        game = self.table.game
        view = game.view(self.table.state, self.seat)
        if self.render_mode == "rgb_array":
            return sketch_of(game, view).pixels()
        names = [str(seat) for seat in range(self.table.seats)]
        picture = game.face.picture(view, names, "en", COLUMNS, self.seat)
        return "\n".join("".join(part for part, _ in line).rstrip() for line in picture)


def gym_env(game: str, seats: int = 2, opponents: str = "random", **settings: Any) -> AloneEnv:
    """The environment; `settings` are `seat`, `options`, `referee` and `render_mode`."""
    return AloneEnv(game, seats, opponents, **settings)


def _register() -> None:
    for id in games:
        try:
            version = encoding_of(id).version
        except InvalidSetup:
            continue
        name = "".join(word.capitalize() for word in folder_of(id).split("_"))
        if f"steeple/{name}-v{version}" not in gymnasium.registry:
            gymnasium.register(
                f"steeple/{name}-v{version}", "steeple.envs.alone:gym_env", kwargs={"game": id}
            )


_register()
