"""The peer: OpenSpiel's random rollouts, which run in C++, on its own card and dice games.

They start when the cards are dealt, so the card games have no acts of chance left; ours deals all
the time. So both are compared: moves of players, and acts including those of chance.
"""

import random
from collections.abc import Callable
from typing import Any

from steeple.bench.clock import rate

GAMES = ("hearts", "spades", "oh_hell", "backgammon")
LENGTH_SAMPLE = 100


def measure(seconds: float, progress: Callable[[str], None]) -> dict[str, Any] | None:
    """Rollouts and moves a second by game; `None` if OpenSpiel is not installed."""
    try:
        import pyspiel
    except ImportError:
        return None
    figures = {}
    for name in GAMES:
        progress(f"OpenSpiel, {name}")
        game = pyspiel.load_game(name)
        start = _first_decision(game)
        moves, acts = _average_length(start)

        def work(n: int, game: Any = game, start: Any = start) -> int:
            # A search of one simulation is the only way to get rollouts that stay in C++.
            evaluator = pyspiel.RandomRolloutEvaluator(n, 1)
            pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, 1, False).step(start)
            return n

        rollouts, _ = rate(work, seconds)
        figures[name] = {
            "rollouts_per_s": rollouts,
            "moves_per_s": rollouts * moves,
            "acts_per_s": rollouts * acts,
        }
    return figures


def _first_decision(game: Any) -> Any:
    """The first state in which a player decides: cards are dealt, dice are thrown."""
    dice = random.Random(1)  # noqa: S311
    state = game.new_initial_state()
    while state.is_chance_node():
        _draw(state, dice)
    return state


def _draw(state: Any, dice: random.Random) -> None:
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(dice.choices(outcomes, weights)[0])


def _average_length(start: Any) -> tuple[float, float]:
    """Moves of players in a random game, and all acts, those of chance included."""
    dice = random.Random(1)  # noqa: S311
    moves = acts = 0
    for _ in range(LENGTH_SAMPLE):
        state = start.clone()
        while not state.is_terminal():
            acts += 1
            if state.is_chance_node():
                _draw(state, dice)
            else:
                state.apply_action(dice.choice(state.legal_actions()))
                moves += 1
    return moves / LENGTH_SAMPLE, acts / LENGTH_SAMPLE
