"""Five Towers: playouts, the same through `Match`, start-up times, size of a state, OpenSpiel."""

import sys
import tempfile
from collections.abc import Callable
from typing import Any

from steeple.bench.clock import in_new_process, rate, whole_process
from steeple.bench.peers import open_spiel
from steeple.games.five_towers.game import GAME
from steeple.kernel.streams import Stream
from steeple.play.match import Match

Progress = Callable[[str], None]

IMPORT = "import time; t = time.perf_counter(); import steeple; print(time.perf_counter() - t)"
LOAD = (
    "import steeple, time; t = time.perf_counter();"
    " steeple.games['five-towers'].playouts(1, 3, 1); print(time.perf_counter() - t)"
)
PEER = "open_spiel"
"""What the figures of another project are called among ours, if it is installed."""
TRIES = 5
SAMPLE = 1000


def measure(seconds: float, progress: Progress) -> dict[str, Any]:
    """All figures; `progress` is called with what is being measured."""
    figures: dict[str, Any] = {"playouts": {}}
    for bidding in ("checked", "open"):
        figures["playouts"][bidding] = {}
        for seats in GAME.seats:
            progress(f"playouts, {bidding}, {seats} seats")
            figures["playouts"][bidding][str(seats)] = _playouts(seats, bidding, seconds)
    usual = list(figures["playouts"]["checked"].values())
    figures["moves_per_s"] = _together(usual, "moves_per_s")
    figures["acts_per_s"] = _together(usual, "acts_per_s")
    progress("match")
    moves, matches = rate(_matches, seconds)
    figures["match"] = {"moves_per_s": moves, "matches_per_s": matches}
    progress("start-up")
    figures["import_s"] = in_new_process(IMPORT, TRIES)
    figures["help_s"] = whole_process(["--help"], TRIES)
    figures["cached_load_s"] = in_new_process(LOAD, TRIES)
    progress("cold compile")
    with tempfile.TemporaryDirectory() as empty:
        figures["cold_compile_s"] = in_new_process(LOAD, 1, {"NUMBA_CACHE_DIR": empty})
    figures["state_bytes"] = sys.getsizeof(
        GAME.setup(5, {"bidding": "open", "starter": None}).cells
    )
    peers = open_spiel.measure(seconds, progress)
    if peers is not None:
        figures[PEER] = peers
        figures["ratio_to_fastest_peer"] = {
            unit: figures[unit] / max(peer[unit] for peer in peers.values())
            for unit in ("moves_per_s", "acts_per_s")
        }
    return figures


def _playouts(seats: int, bidding: str, seconds: float) -> dict[str, float]:
    def work(n: int) -> int:
        return GAME.playouts(n, seats, n, {"bidding": bidding}).moves

    moves, games = rate(work, seconds)
    sample = GAME.playouts(SAMPLE, seats, 1, {"bidding": bidding})
    acts = 1 + sample.draws / sample.moves
    return {"moves_per_s": moves, "playouts_per_s": games, "acts_per_s": moves * acts}


def _together(tables: list[dict[str, float]], rate_name: str) -> float:
    """The average over the tables, weighted as if each played the same number of games."""
    in_a_game = sum(each[rate_name] / each["playouts_per_s"] for each in tables)
    return in_a_game / sum(1 / each["playouts_per_s"] for each in tables)


def _matches(n: int) -> int:
    """Play `n` random matches, one move at a time."""
    moves = 0
    stream = Stream(b"bench", "moves")
    for seed in range(n):
        match = Match("five-towers", seats=3, seed=seed)
        while not match.is_over:
            legal = match.legal()
            match.play(legal[stream.below(len(legal))])
            moves += 1
    return moves
