"""Block Out: what a judged placement costs, how still a stack stands, how fast dice are."""

import statistics
import time
from collections.abc import Callable
from itertools import cycle
from typing import Any, NamedTuple

from steeple.bench.block_out.creep import careful_stack, creep
from steeple.bench.clock import rate
from steeple.bench.judged import measure as measure_server
from steeple.games.block_out.bots.trials import batch
from steeple.games.block_out.game import GAME
from steeple.games.block_out.moves import Spot, Verdict
from steeple.games.block_out.pieces import BLOCKS
from steeple.games.block_out.referee.physics import judge
from steeple.kernel.streams import Stream
from steeple.physics.film import unpack

Progress = Callable[[str], None]

STACKS = 6
TRIALS = 16
LONG_S = 60.0
ORDER = tuple(
    f"{colour}-{size}"
    for size in ("large", "medium", "small")
    for colour in ("black", "brown", "yellow")
)


class _Judged(NamedTuple):
    """One placement, and the stack before it."""

    stack: tuple[str, ...]
    scene: bytes
    block: str
    verdict: Verdict
    cpu_s: float
    simulated_s: float


def measure(seconds: float, progress: Progress) -> dict[str, Any]:
    """All figures; `progress` is called with what is being measured."""
    progress(f"{STACKS} stacks of nine, placed by a hand")
    placements = [each for seed in range(STACKS) for each in _stacked(seed)]
    progress("a careful stack for a minute")
    still = _still()
    progress("candidates in batches, on 2 threads")
    batched = _batched(placements)
    progress("matches with dice")
    _, matches = rate(lambda n: GAME.playouts(n, 4, seed=1).moves, seconds)
    progress("placements at a server that plays 20 other matches")
    return {
        "judged": _judged_figures(placements),
        "still": still,
        "batched_times_real_time": batched,
        "dice_matches_per_s": matches,
        "server": measure_server(progress),
    }


def _stacked(seed: int) -> list[_Judged]:
    """Nine placements on a growing stack; a fallen stack is started again."""
    scene = b""
    stack: tuple[str, ...] = ()
    made: list[_Judged] = []
    stream = Stream(b"bench", f"stack {seed}")
    order = cycle(ORDER[seed % 3 :] + ORDER[: seed % 3])
    while len(made) < len(BLOCKS):
        block = next(each for each in order if each not in stack)
        spot = Spot(stream.below(40) - 20, stream.below(40) - 20, stream.below(360))
        start = time.process_time()
        verdict = judge(stack, scene, block, spot, "normal", stream)
        cpu_s = time.process_time() - start
        simulated_s = unpack(verdict.film).length_ms / 1000
        made.append(_Judged(stack, scene, block, verdict, cpu_s, simulated_s))
        has_stood = verdict.outcome == "stood"
        stack, scene = ((*stack, block), verdict.scene) if has_stood else ((), b"")
    return made


def _judged_figures(placements: list[_Judged]) -> dict[str, Any]:
    costs = [each.cpu_s for each in placements]
    films = [len(str(each.verdict)) for each in placements]
    return {
        "placements": len(placements),
        "stood": sum(each.verdict.outcome == "stood" for each in placements),
        "cpu_s_median": statistics.median(costs),
        "cpu_s_p95": statistics.quantiles(costs, n=20)[18],
        "times_real_time": sum(each.simulated_s for each in placements) / sum(costs),
        "verdict_bytes_median": statistics.median(films),
        "verdict_bytes_most": max(films),
    }


def _batched(placements: list[_Judged]) -> float:
    """Simulated seconds per second while bots try places for a block, on stacks of all heights."""
    stream = Stream(b"bench", "batch")
    simulated_s = 0.0
    start = time.perf_counter()
    for each in placements:
        if each.stack:
            simulated_s += batch(each.stack, each.scene, each.block, "normal", TRIALS, stream)
    return simulated_s / (time.perf_counter() - start)


def _still() -> dict[str, Any]:
    stack, scene = careful_stack()
    long = creep(stack, scene, LONG_S)
    return {
        "creep_um_in_3_s": creep(stack, scene, 3.0).farthest_um,
        "creep_um_in_60_s": long.farthest_um,
        "stands_60_s": long.stands,
    }
