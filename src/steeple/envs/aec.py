"""The door of PettingZoo: every seat is an agent, and whoever has the turn acts."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import pettingzoo
from gymnasium.spaces import Space
from pettingzoo.utils.env import AECEnv
from pettingzoo.utils.wrappers import (
    AssertOutOfBoundsWrapper,
    OrderEnforcingWrapper,
    TerminateIllegalWrapper,
)

from steeple.catalog import folder_of, games
from steeple.envs.spaces import action_space, number_space, observation_space
from steeple.envs.table import (
    NumberTable,
    checked_action,
    checked_seed,
    encoding_of,
    number_table,
    results,
)
from steeple.kernel.errors import InvalidSetup, shortened
from steeple.kernel.game import NOBODY
from steeple.kernel.options import check_number
from steeple.kernel.sketch import sketch_of

RENDER_MODES = ("human", "ansi", "rgb_array")
ILLEGAL_REWARD = -1.0
COLUMNS = 100


class SeatsEnv(AECEnv[str, Any, Any]):  # type: ignore[misc]
    """A game as PettingZoo sees it. Illegal actions raise `InvalidMove`, and change nothing."""

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, Any] | None = None,
        referee: str | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
    ) -> None:
        super().__init__()
        if render_mode not in (None, *RENDER_MODES):
            raise InvalidSetup(
                "envs/bad-render-mode", mode=shortened(render_mode), known=", ".join(RENDER_MODES)
            )
        if max_cycles is not None:
            check_number(max_cycles, 1)
        self.table: NumberTable = number_table(game, seats, options, referee)
        encoding = self.table.encoding
        self.metadata = {
            "name": f"{folder_of(game)}_v{encoding.version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._number = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        spaces = {agent: observation_space(encoding, seats) for agent in self._number}
        self._observation_spaces = spaces
        self._action_spaces = {agent: action_space(encoding) for agent in self._number}
        self.state_space = number_space(encoding, seats)
        self._random = np.random.default_rng()
        self._steps = 0

    def observation_space(self, agent: str) -> Space[Any]:
        """The same for every seat."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """The same for every seat."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin anew; without a seed, another game than before."""
        if seed is not None:
            self._random = np.random.default_rng(checked_seed(seed))
        self.table.reset(int(self._random.integers(1 << 62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._steps = 0
        self._mask = self.table.mask()
        self.agent_selection = self.possible_agents[self.table.actor]

    def step(self, action: Any) -> None:
        """Take an action of the seat whose turn it is; after the end, only `None`."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table = self.table
        table.act(checked_action(action, self._mask, table.encoding.actions))
        self._mask = table.mask()
        self._cumulative_rewards[agent] = 0.0
        actor = table.actor
        self._steps += 1
        if actor != NOBODY:
            self.agent_selection = self.possible_agents[actor]
            if self.max_cycles is not None and self._steps >= self.max_cycles * table.seats:
                self.truncations = dict.fromkeys(self.agents, True)
        else:
            won = results(table.game, table.state, table.seats)
            self.rewards = dict(zip(self.possible_agents, won, strict=True))
            self._accumulate_rewards()
            self.terminations = dict.fromkeys(self.agents, True)
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat knows, and what it can do: nothing unless it has the turn."""
        seat = self._number[agent]
        mask = self._mask
        if agent != self.agent_selection:
            mask = np.zeros_like(mask)
        return {"observation": self.table.observe(seat), "action_mask": mask}

    def state(self) -> Any:
        """What the seat to move knows: there is nothing that sees through all hands."""
        return self.table.observe(max(0, self.table.actor))

    def render(self) -> Any:
        """The table in letters, as pixels, or on the screen."""
        if self.render_mode is None:
            return None
        game, state = self.table.game, self.table.state
        view = game.view(state, None)
        if self.render_mode == "rgb_array":
            return sketch_of(game, view).pixels()
        names = [f"{seat}" for seat in range(self.table.seats)]
        picture = game.face.picture(view, names, "en", COLUMNS)
        text = "\n".join("".join(part for part, _ in line).rstrip() for line in picture)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is open."""


def raw_env(game: str, seats: int = 2, **settings: Any) -> SeatsEnv:
    """The environment without wrappers: the quickest."""
    return SeatsEnv(game, seats, **settings)


def aec_env(game: str, seats: int = 2, **settings: Any) -> AECEnv[str, Any, Any]:
    """The environment as PettingZoo's own are: an illegal action loses the game.

    `settings` are `options` of the game, `referee`, `render_mode` and `max_cycles`.
    """
    env: AECEnv[str, Any, Any] = raw_env(game, seats, **settings)
    env = TerminateIllegalWrapper(env, illegal_reward=ILLEGAL_REWARD)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(env))


def _register() -> None:
    for id in games:
        try:
            version = encoding_of(id).version
        except InvalidSetup:
            continue
        name = f"steeple/{folder_of(id)}-v{version}"
        if name not in pettingzoo.aec_registry:
            pettingzoo.register("aec", name, "steeple.envs.aec:aec_env", kwargs={"game": id})


_register()
