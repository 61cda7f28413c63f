"""Skyscrapers: how fast moves are found, what a judged act costs, and how still a building is."""

import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

from steeple.bench.clock import rate
from steeple.bench.skyscrapers.creep import creep
from steeple.bench.skyscrapers.example import HELD, acts_of, tall_building
from steeple.games.skyscrapers.game import GAME
from steeple.games.skyscrapers.lattice.building import building_of
from steeple.games.skyscrapers.legal import legal_moves
from steeple.games.skyscrapers.moves import Build, Verdict
from steeple.games.skyscrapers.referee.physics import judge
from steeple.games.skyscrapers.rules import act, resolve
from steeple.games.skyscrapers.state import State
from steeple.kernel.streams import Stream
from steeple.physics.film import unpack

Progress = Callable[[str], None]

CARDS = 40
WORKERS = 12
BUILDS = 12
ACTS = 50
LONG_S = 60.0
_ELSEWHERE = """
from steeple.bench.skyscrapers.example import acts_of
for verdict in acts_of({}):
    print(verdict)
"""


def measure(seconds: float, progress: Progress) -> dict[str, Any]:
    """All figures; `progress` is called with what is being measured."""
    progress(f"a building of {CARDS} cards")
    site = tall_building(CARDS, WORKERS)
    progress("all legal moves")
    listed = _listed(site)
    progress("random legal moves with dice")
    moves, _ = rate(lambda n: GAME.playouts(n, 4, seed=1).moves, seconds)
    progress(f"{BUILDS} cards, each built in by a hand")
    figures = _judged(site)
    progress("the building for a minute")
    long = creep(site, LONG_S)
    progress(f"{ACTS} acts, here and in a new process")
    return {
        "legal": listed,
        "dice_moves_per_s": moves,
        "judged": figures,
        "still": {
            "worker_moves_um_in_60_s": long.farthest_um,
            "stands_60_s": long.stands,
        },
        "replay": _replayed(),
    }


def _listed(site: State) -> dict[str, Any]:
    """Times for a building that was seen before, and for one that has just got another card."""
    known, grown = [], []
    moves = legal_moves(site)
    for build in _builds(site):
        start = time.perf_counter()
        legal_moves(site)
        known.append(time.perf_counter() - start)
        after = resolve(act(site, build), HELD)
        start = time.perf_counter()
        legal_moves(after)
        grown.append(time.perf_counter() - start)
    return {
        "cards": len(site.cards),
        "workers": sum(cell is not None for cell in site.workers),
        "height": building_of(site.cards).top,
        "moves": len(moves),
        "ms_median": statistics.median(known) * 1000,
        "ms_after_a_card_median": statistics.median(grown) * 1000,
        "ms_after_a_card_most": max(grown) * 1000,
    }


def _builds(site: State) -> list[Build]:
    return [move for move in legal_moves(site) if isinstance(move, Build)]


def _judged(site: State) -> dict[str, Any]:
    """One more card on the tall building, each time somewhere else."""
    stream = Stream(b"bench", "builds")
    builds = _builds(site)
    costs, seconds, verdicts = [], [], []
    for _ in range(BUILDS):
        placed = act(site, builds[stream.below(len(builds))])
        start = time.process_time()
        verdict = judge(placed, stream)
        costs.append(time.process_time() - start)
        verdicts.append(verdict)
        if verdict.film:
            seconds.append(unpack(verdict.film).length_ms / 1000)
    return {
        "builds": len(verdicts),
        "held": sum(verdict.outcome == "held" for verdict in verdicts),
        "cpu_s_median": statistics.median(costs),
        "cpu_s_p95": statistics.quantiles(costs, n=20)[18],
        "cpu_s_most": max(costs),
        "times_real_time": sum(seconds) / sum(costs),
        "verdict_bytes_median": statistics.median(map(_size, verdicts)),
        "verdict_bytes_most": max(map(_size, verdicts)),
    }


def _size(verdict: Verdict) -> int:
    return len(str(verdict))


def _replayed() -> dict[str, Any]:
    """The same acts in a new process: whether every byte of what was seen is the same."""
    here = [str(verdict) for verdict in acts_of(ACTS)]
    command = [sys.executable, "-c", _ELSEWHERE.format(ACTS)]
    there = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603
    return {
        "acts": len(here),
        "same_bytes": there.stdout.splitlines() == here,
        "verdict_bytes_most": max(map(len, here)),
    }
