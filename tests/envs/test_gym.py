"""Gymnasium's own checks on our environments, many games at once, and what happens to bad input."""

import random
import tracemalloc
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import steeple
import steeple.envs.alone
from steeple.envs import gym_env, vector_env
from steeple.envs.table import number_table
from steeple.kernel.errors import InvalidMove, InvalidSetup
from tests.envs.tables import any_action, every_game

FLAT_KB = {"five-towers": 400, "block-out": 400, "skyscrapers": 12_000}
"""Skyscrapers keeps tables of places, which have a limit and fill up for a while."""


@every_game
def test_gymnasium_finds_nothing_wrong(game: str) -> None:
    """Warnings are errors here."""
    name = game.title().replace("-", "")
    bot = next(iter(steeple.games[game].bots))
    check_env(gymnasium.make(f"steeple/{name}-v1", seats=3, opponents=bot).unwrapped)


def test_a_game_against_a_bot_comes_to_its_end() -> None:
    dice = random.Random(1)
    env = gym_env("five-towers", seats=3, opponents="greedy")
    seen, told = env.reset(seed=4)
    reward: float = 0.0
    is_over = False
    while not is_over:
        assert env.table.actor == told["seat"]
        seen, reward, is_over, _, told = env.step(np.int64(any_action(seen["action_mask"], dice)))
    assert -0.5 <= reward <= 1
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(np.int64(0))
    env.reset()
    assert env.table.actor >= 0


def test_an_illegal_action_costs_a_point_and_changes_nothing() -> None:
    env = gym_env("five-towers", seats=2, seat=1)
    seen, _ = env.reset(seed=1)
    illegal = np.int64(np.flatnonzero(seen["action_mask"] == 0)[0])
    after, reward, is_over, _, told = env.step(illegal)
    assert (reward, is_over, told["illegal"]) == (-1, False, True)
    assert all((seen[name] == after[name]).all() for name in seen)
    for action in ("pass", 99, None, 1.5):
        with pytest.raises(InvalidMove):
            env.step(action)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"opponents": "god"}, "kernel/unknown-bot"),
        ({"seat": 2}, "play/no-such-seat"),
        ({"render_mode": "human"}, "envs/bad-render-mode"),
    ],
)
def test_an_environment_that_makes_no_sense_is_refused(settings: Any, code: str) -> None:
    with pytest.raises(InvalidSetup) as caught:
        gym_env("five-towers", **settings)
    assert caught.value.code == code


def legal_actions(masks: Any, dice: np.random.Generator) -> Any:
    """In each game, one of its legal actions."""
    return (dice.random(masks.shape) * masks).argmax(axis=1)


def test_many_games_at_once_are_played_by_the_rules() -> None:
    """Each game of the batch is followed by a match of the same moves: views must agree."""
    dice = np.random.default_rng(1)
    games = steeple.games["five-towers"]
    env = vector_env("five-towers", seats=3, num_envs=20)
    seen, told = env.reset(seed=1)
    over = 0
    for _ in range(300):
        seen, rewards, is_over, is_cut, told = env.step(legal_actions(seen["action_mask"], dice))
        assert not told["illegal"].any()
        assert not is_cut.any()
        over += int(np.count_nonzero(is_over))
        for game in np.flatnonzero(is_over):
            assert told["results"][game].sum() == pytest.approx(0)
            assert rewards[game] == told["results"][game, told["seat"][game]]
        for number in range(0, 20, 7):
            state = games.unpack(env._batch.cells[number].tobytes())
            assert games.pack(state) == env._batch.cells[number].tobytes()
            assert is_over[number] == (games.actor(state) == -2)
    assert over > 20


def test_a_batch_plays_as_one_table_does() -> None:
    """The same actions lead to the same observations, whether played alone or in a batch."""
    dice = np.random.default_rng(2)
    env, alone = vector_env(seats=2, num_envs=1), number_table("five-towers", 2)
    seen, _ = env.reset(seed=9)
    alone.reset(int(np.random.default_rng(9).integers(1 << 62)))
    for _ in range(60):
        assert (seen["observation"][0] == alone.observe(alone.actor)).all()
        assert (seen["action_mask"][0] == alone.mask()).all()
        actions = legal_actions(seen["action_mask"], dice)
        seen, *_ = env.step(actions)
        alone.act(int(actions[0]))


def test_observations_are_written_in_place_and_stay_in_their_space() -> None:
    env = vector_env(seats=5, num_envs=1000, opponents="random")
    first, _ = env.reset(seed=1)
    env.action_space.seed(1)
    for _ in range(30):
        seen, rewards, _, _, told = env.step(env.action_space.sample())
        assert seen["observation"] is first["observation"]
        assert (rewards[told["illegal"]] <= 0).all()
    assert env.observation_space.contains(seen)
    assert np.from_dlpack(seen["observation"]).shape == seen["observation"].shape


def test_the_same_seed_gives_the_same_games() -> None:
    runs = []
    for _ in range(2):
        env = vector_env(seats=4, num_envs=8)
        seen, _ = env.reset(seed=6)
        dice = np.random.default_rng(3)
        for _ in range(50):
            seen, *_ = env.step(legal_actions(seen["action_mask"], dice))
        runs.append(seen["observation"].copy())
    assert (runs[0] == runs[1]).all()
    assert (runs[0][0] != runs[0][1]).any()


def test_actions_of_another_kind_are_refused() -> None:
    env = vector_env(num_envs=3)
    env.reset(seed=1)
    with pytest.raises(InvalidMove):
        env.step(np.zeros(4, np.int64))
    with pytest.raises(InvalidSetup):
        vector_env("block-out")
    with pytest.raises(InvalidSetup):
        vector_env(num_envs=0)
    with pytest.raises(InvalidSetup):
        vector_env(opponents="god")


@every_game
def test_memory_stays_flat(game: str) -> None:
    """After a while of playing, nothing more is kept."""
    dice = random.Random(1)
    table = number_table(game, 2)

    def play(steps: int) -> None:
        for step in range(steps):
            if table.actor < 0 or step == 0:
                table.reset(step)
            table.observe(table.actor)
            table.act(any_action(table.mask(), dice))

    play(1500)
    tracemalloc.start()
    play(300)
    before = tracemalloc.get_traced_memory()[0]
    play(1500)
    grown = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    assert grown < FLAT_KB[game] * 1000
