"""The bots that search: legal everywhere, within their budget, and better than the greedy one."""

import time

import numpy as np
import pytest

from steeple.games.five_towers.bots.network import Weights
from steeple.games.five_towers.bots.thought import Option, Thinker
from steeple.games.five_towers.bots.weights import COUNT, SHAPES, learned
from steeple.games.five_towers.game import GAME
from steeple.games.five_towers.state import State
from steeple.kernel.bots import Position
from steeple.kernel.game import NOBODY
from steeple.kernel.streams import Stream
from steeple.play.match import Match
from tests.five_towers.drawing import position, won
from tests.thorough import sample

TALL = """
     3
     5
    10
    sand
"""


def options(state: State, simulations: int = 0) -> list[Option]:
    thinker = Thinker(learned, breadth=6, rounds=2)
    return thinker.think(state.cells, 1, lambda done: done < simulations)


def chosen(state: State, name: str) -> str:
    where = Position(GAME, state, GAME.actor(state), Stream(b"bot", "test"))
    return str(GAME.bots[name].choose(where))


@pytest.mark.parametrize("bidding", ["checked", "open"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_no_bot_ever_makes_an_illegal_move(seats: int, bidding: str) -> None:
    """In positions that random play reaches: short last rows, cancels and re-bids among them."""
    stream = Stream(b"positions", f"{seats} {bidding}")
    for seed in range(sample(2)):
        match = Match("five-towers", seats, seed=seed, options={"bidding": bidding})
        while not match.is_over:
            legal = match.legal()
            for name in ("easy", "medium", "hard#1", "expert#1"):
                assert GAME.bots[name].choose(match.position(stream)) in legal, name
            match.play(legal[stream.below(len(legal))])


def test_the_expert_crowns_a_tall_tower_in_the_last_rounds() -> None:
    state = won(position("sand0 candy1 tree2", TALL), 1)
    assert chosen(state, "expert#64") == "build sand0"


def test_chances_add_up_and_the_best_comes_first() -> None:
    match = Match("five-towers", 4, seed=3)
    found = options(match.state, simulations=50)
    mine = [option.chances[match.to_move or 0] for option in found]
    assert all(sum(option.chances) == pytest.approx(1, abs=1e-4) for option in found)
    assert max(mine) - mine[0] < 0.05
    assert all(0 <= option.uncertainty < 0.5 for option in found)


def test_the_same_number_of_simulations_gives_the_same_move() -> None:
    match = Match("five-towers", 3, seed=8)
    assert options(match.state, 80) == options(match.state, 80)


def test_a_search_without_time_answers_with_the_best_so_far() -> None:
    match = Match("five-towers", 5, seed=2)
    start = time.thread_time()
    move = GAME.bots["expert@0.001"].choose(match.position(Stream(b"bot", "x")))
    assert move in match.legal()
    assert time.thread_time() - start < 5, "not the usual second and more"


def test_the_expert_beats_the_greedy_bot() -> None:
    """Twelve games with few simulations: most of them are won, whatever the luck."""
    wins = 0.0
    for seed in range(12):
        match = Match("five-towers", 2, seed=100 + seed)
        while not match.is_over:
            name = "expert#40" if match.to_move == seed % 2 else "greedy"
            stream = Stream(b"bots", f"{seed} {len(match.events)}")
            match.play(GAME.bots[name].choose(match.position(stream)))
        wins += (seed % 2 in match.winners) / len(match.winners)
    assert wins >= 6


def test_a_game_that_is_over_has_nobody_to_think_for() -> None:
    match = Match("five-towers", 2, seed=1)
    while not match.is_over:
        match.play(match.legal()[0])
    assert GAME.actor(match.state) == NOBODY


@pytest.mark.parametrize("seats", GAME.seats)
def test_weights_are_there_for_every_number_of_seats(seats: int) -> None:
    weights: Weights = learned(seats)
    assert [array.shape for array in weights] == list(SHAPES)
    assert sum(array.size for array in weights) == COUNT
    assert all(np.isfinite(array).all() for array in weights)
    assert (weights.sharpness > 0).all()
