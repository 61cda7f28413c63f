"""PettingZoo's own suites on our environments, and what happens to bad input."""

import pickle
import random
import warnings
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.test.save_obs_test import test_save_obs as save_obs
from pettingzoo.test.state_test import test_state as follow_state
from pettingzoo.test.state_test import test_state_space as check_state_space

import steeple
from steeple.envs import aec_env, raw_env
from steeple.kernel.errors import InvalidMove, InvalidSetup
from tests.envs.tables import any_action, every_game

Out = pytest.CaptureFixture[str]
CYCLES = 1000


@pytest.fixture(autouse=True)
def _pettingzoo_warns_of_its_own_kind_of_observation() -> Any:
    """A dictionary with a mask is what PettingZoo asks for, and warns of where it has no list."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        yield


@pytest.mark.parametrize(
    ("game", "seats"),
    [(game, seats) for game in steeple.games for seats in steeple.games[game].seats],
)
def test_pettingzoo_finds_nothing_wrong(game: str, seats: int, capsys: Out) -> None:
    api_test(aec_env(game, seats), num_cycles=CYCLES)


@every_game
def test_the_same_seed_gives_the_same_game(game: str) -> None:
    seed_test(lambda: aec_env(game, 3), num_cycles=100)


@every_game
def test_tables_can_be_shown_in_every_way(game: str, capsys: Out) -> None:
    render_test(lambda render_mode: aec_env(game, 2, render_mode=render_mode))
    env = aec_env(game, 2, render_mode="rgb_array")
    env.reset(seed=1)
    assert len(np.unique(env.render().reshape(-1, 3), axis=0)) > 2
    save_obs(env)


@every_game
def test_the_state_stays_in_its_space(game: str) -> None:
    env = aec_env(game, 2)
    check_state_space(env.unwrapped)
    follow_state(env, 50)


def test_make_finds_the_games() -> None:
    env = pettingzoo.make("aec", "steeple/five_towers-v1", seats=4)
    assert env.max_num_agents == 4
    assert str(env.unwrapped) == "five_towers_v1"


@every_game
def test_rewards_add_up_to_nothing(game: str) -> None:
    dice = random.Random(5)
    env = raw_env(game, 3)
    env.reset(seed=3)
    totals = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, is_over, _, _ = env.last()
        totals[agent] += reward
        env.step(None if is_over else any_action(seen["action_mask"], dice))
    assert sum(totals.values()) == pytest.approx(0)
    assert max(totals.values()) > 0


@every_game
def test_what_is_wrong_is_refused_and_changes_nothing(game: str) -> None:
    env = raw_env(game, 2)
    env.reset(seed=1)
    before = env.observe(env.agent_selection)
    illegal = int(np.flatnonzero(before["action_mask"] == 0)[0])
    for action in ("pass", None, 1.5, True, -1, 10_000, illegal):
        with pytest.raises(InvalidMove):
            env.step(action)
    after = env.observe(env.agent_selection)
    assert all((before[name] == after[name]).all() for name in before)
    for seed in ("seven", -1, 2**80, 1.5):
        with pytest.raises(InvalidSetup):
            env.reset(seed=seed)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"seats": 9}, "kernel/bad-seats"),
        ({"options": {"colour": "red"}}, "kernel/unknown-option"),
        ({"referee": "physics"}, "play/no-such-referee"),
        ({"render_mode": "opera"}, "envs/bad-render-mode"),
        ({"max_cycles": 0}, "kernel/bad-number"),
    ],
)
def test_an_environment_that_makes_no_sense_is_refused(settings: Any, code: str) -> None:
    with pytest.raises(InvalidSetup) as caught:
        aec_env("five-towers", **settings)
    assert caught.value.code == code


def test_a_game_can_be_cut_off() -> None:
    dice = random.Random(1)
    env = raw_env("five-towers", 2, max_cycles=3)
    env.reset(seed=1)
    for _ in range(6):
        env.step(any_action(env.last()[0]["action_mask"], dice))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


@every_game
def test_a_table_can_be_pickled_in_the_middle(game: str) -> None:
    dice = random.Random(7)
    env = raw_env(game, 2)
    env.reset(seed=2)
    for _ in range(12):
        env.step(any_action(env.last()[0]["action_mask"], dice))
    twin = pickle.loads(pickle.dumps(env))
    for _ in range(12):
        if env.last()[2]:
            break
        action = any_action(env.last()[0]["action_mask"], dice)
        env.step(action)
        twin.step(action)
        assert (env.last()[0]["observation"] == twin.last()[0]["observation"]).all()


def test_physics_can_be_the_referee() -> None:
    env = raw_env("block-out", 2, referee="physics")
    env.reset(seed=1)
    dice = random.Random(1)
    for _ in range(3):
        env.step(any_action(env.last()[0]["action_mask"], dice))
    assert env.table.state.terms.referee == "physics"
