"""The peer: OpenSpiel's random rollouts, which run in C++, on its own card and dice games."""

import random
from collections.abc import Callable
from typing import Any

from steeple.bench.clock import rate

GAMES = ("hearts", "spades", "oh_hell", "backgammon")
LENGTH_SAMPLE = 100


def measure(seconds: float, progress: Callable[[str], None]) -> dict[str, Any] | None:
    """Rollouts and moves a second by game; nothing if OpenSpiel is not installed."""
    try:
        import pyspiel
    except ImportError:
        return None
    figures = {}
    for name in GAMES:
        progress(f"OpenSpiel, {name}")
        game = pyspiel.load_game(name)
        length = _average_moves(game)

        def work(n: int, game: Any = game) -> int:
            evaluator = pyspiel.RandomRolloutEvaluator(n, 1)
            evaluator.evaluate(game.new_initial_state())
            return n

        rollouts, _ = rate(work, seconds)
        figures[name] = {"rollouts_per_s": rollouts, "moves_per_s": rollouts * length}
    return figures


def _average_moves(game: Any) -> float:
    """Decisions of players in a random game; what chance does is not counted, as with ours."""
    dice = random.Random(1)  # noqa: S311
    moves = 0
    for _ in range(LENGTH_SAMPLE):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(outcomes, weights)[0])
            else:
                state.apply_action(dice.choice(state.legal_actions()))
                moves += 1
    return moves / LENGTH_SAMPLE
