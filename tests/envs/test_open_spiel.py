"""OpenSpiel's own tests and its own search on our games."""

import json

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts

import steeple.envs.open_spiel  # noqa: F401
from tests.envs.tables import GAMES

NAMES = [f"python_{game.replace('-', '_')}" for game in GAMES]


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_openspiel_finds_nothing_wrong(name: str) -> None:
    """It plays at random, and checks every state on the way; also after writing and reading it."""
    game = pyspiel.load_game(name, {"players": 3})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def dealt(name: str) -> tuple[pyspiel.Game, pyspiel.State]:
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[-1][0])
    return game, state


@pytest.mark.parametrize("name", NAMES)
def test_a_seat_is_told_only_what_it_may_know(name: str) -> None:
    _, state = dealt(name)
    own = state.current_player()
    told = json.loads(state.information_state_string(own))
    other = json.loads(state.information_state_string(1 - own))
    assert told["seat"] == own
    if name != NAMES[0]:
        dealt_to_own = {act for act in told["seen"] if act.startswith("deal")}
        assert len(told["seen"]) == len(other["seen"])
        assert not any(
            act and act == twin and act.startswith("deal")
            for act, twin in zip(told["seen"], other["seen"], strict=True)
        )
        assert dealt_to_own
    assert json.loads(state.observation_string(own))["view"] == state.rules.view(
        state.now.state, own
    )


def test_openspiels_search_plays_five_towers() -> None:
    game, state = dealt("python_five_towers")
    dice = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2, 3, mcts.RandomRolloutEvaluator(1, dice), random_state=dice)
    clone = state.clone()
    action = bot.step(state)
    assert action in state.legal_actions()
    state.apply_action(action)
    assert str(clone) != str(state)
