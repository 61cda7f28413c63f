"""The door of Gymnasium for many games at once: compiled, in arrays that are never copied."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import MultiDiscrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from steeple.catalog import games
from steeple.envs.spaces import action_space, observation_space
from steeple.envs.table import checked_seed, encoding_of, first_state
from steeple.games.five_towers.batch import Batch
from steeple.kernel.errors import InvalidMove, InvalidSetup, shortened
from steeple.kernel.options import check_number

OPPONENTS = (None, "random")


class VectorGames(VectorEnv[Any, Any, Any]):
    """Many games of Five Towers, an action in each.

    Without opponents, each step is one of whichever seat has the turn (`info["seat"]`), and the
    reward is that seat's. With `opponents="random"`, the program has one seat of each game.

    An action that the mask does not allow costs a reward of -1, and the next legal action above it
    is taken in its place (`info["illegal"]`). A game that is over begins anew at the next step.
    Observations, masks and rewards are written in place: whoever keeps one copies it.
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

    def __init__(
        self,
        seats: int = 2,
        num_envs: int = 1,
        opponents: str | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        check_number(num_envs, 1)
        if opponents not in OPPONENTS:
            raise InvalidSetup("kernel/unknown-bot", bot=shortened(opponents), known="random")
        game, encoding = games["five-towers"], encoding_of("five-towers")
        self.num_envs = num_envs
        self.single_observation_space = observation_space(encoding, seats)
        self.single_action_space = action_space(encoding)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = MultiDiscrete(np.full(num_envs, len(encoding.actions)))
        self._batch = Batch(
            first_state(game, seats, options, None), num_envs, opponents is not None
        )
        batch = self._batch
        self._seen = {"observation": batch.observations, "action_mask": batch.masks}
        self._told = {
            "seat": batch.movers,
            "illegal": batch.is_illegal,
            "results": batch.results,
            "action_mask": batch.masks,
        }
        self._is_cut = np.zeros(num_envs, np.bool_)
        self._random = np.random.default_rng()

    def reset(
        self, *, seed: Any = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin all games anew; the same seed, the same games."""
        if seed is not None:
            self._random = np.random.default_rng(checked_seed(seed))
        self._batch.restart(int(self._random.integers(1 << 62)))
        return self._seen, self._told

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """An action in each game."""
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (self.num_envs,):
            raise InvalidMove(
                "envs/not-an-action", action=shortened(actions), most=len(self._batch.masks[0]) - 1
            )
        batch = self._batch
        batch.step(chosen)
        return self._seen, batch.rewards, batch.is_over, self._is_cut, self._told


def vector_env(
    game: str = "five-towers", seats: int = 2, num_envs: int = 1, **settings: Any
) -> Any:
    """Many games at once; `settings` are `opponents` and `options`. Five Towers only."""
    if game != "five-towers":
        raise InvalidSetup("kernel/unknown-game", game=shortened(game), known="five-towers")
    return VectorGames(seats, num_envs, **settings)
