"""Live through simulated worlds: the real server, with everything around it going wrong.

`python3 run.py world --seeds 1000` lives through so many, from `--first` on; of one that fails it
prints the seed, what went wrong, and the last lines of what happened. `--seed 17` lives through
one again, exactly; with `--lines 0` it prints all lines. `docs/design.md` says what is checked.
"""

import argparse
import sys
import time
from collections import Counter

from steeple.catalog import games
from tests.world.trace import LINES
from tests.world.world import Lived, World

EVERY = 50


def main() -> int:
    parser = argparse.ArgumentParser(prog="run.py world", description=__doc__)
    parser.add_argument("--seeds", type=int, default=1000, help="how many worlds")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--seed", type=int, help="only this one")
    parser.add_argument("--lines", type=int, default=LINES, help="lines to print; 0 for all")
    chosen = parser.parse_args()
    for id in games:
        games[id]
    seeds = range(chosen.first, chosen.first + chosen.seeds)
    if chosen.seed is not None:
        seeds = range(chosen.seed, chosen.seed + 1)
    return 1 if _live(seeds, chosen.lines, is_one=chosen.seed is not None) else 0


def _live(seeds: range, lines: int, is_one: bool) -> list[int]:
    """Live through the worlds of the seeds; gives those that failed."""
    failed: list[int] = []
    moves = crashes = 0
    counts: Counter[str] = Counter()
    start = time.process_time()
    for done, seed in enumerate(seeds, 1):
        lived = World(seed, lines or None).live()
        moves, crashes = moves + lived.moves, crashes + lived.crashes
        counts.update(lived.counts)
        if lived.failure is not None:
            failed.append(seed)
        if lived.failure is not None or is_one:
            _tell(lived)
        if done % EVERY == 0 or done == len(seeds):
            rate = moves / max(time.process_time() - start, 1e-9)
            print(
                f"{done} worlds, {moves} moves, {crashes} crashes, "
                f"{len(failed)} failed, {rate:.0f} moves a second",
                flush=True,
            )
    print(", ".join(f"{what} {number}" for what, number in sorted(counts.items())))
    return failed


def _tell(lived: Lived) -> None:
    print("\n".join(lived.last))
    print(f"seed {lived.seed}: {lived.failure or 'all is well'}")
    print(f"{lived.moves} moves, {lived.crashes} crashes, digest {lived.digest}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
