"""How the dice of Block Out were made: thousands of simulated placements, and a model of them.

`python3 -m tools.block_out.calibrate --keep placements.jsonl` simulates, with the physics referee,
stacks built by hands that miss their aim, fits the risk of a fall, and prints the weights for
`games/block_out/referee/dice.py` with how well they agree. What is in the file already is not
simulated again, so it can be stopped and resumed at will; without `--keep` nothing is stored.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from math import isqrt
from pathlib import Path
from typing import Any

import numpy as np

from steeple.games.block_out.moves import Spot, Verdict
from steeple.games.block_out.pieces import BLOCKS
from steeple.games.block_out.referee import dice
from steeple.games.block_out.referee.physics import judge
from steeple.kernel.streams import Stream
from steeple.physics.odds import MILLION
from steeple.physics.tremor import SHAKES
from tools.calibration import Row, fitted, simulated

STACKS = 150
"""About 2000 placements: ten minutes on one core."""
FARTHEST = 250
"""How far beside the middle a probe is aimed, at most, along each axis, in 0.1 mm."""
BUCKETS = (0.0, 0.01, 0.03, 0.1, 0.2, 0.4, 0.6, 0.8, 0.95, 1.0)


def stack_of(number: int) -> Iterator[Row]:
    """Every placement of one stack, and at every level a trial off the middle that is undone."""
    stream = Stream(b"calibrate", str(number))
    tremor = list(SHAKES)[number % len(SHAKES)]
    left = list(BLOCKS)
    stack: tuple[str, ...] = ()
    scene = b""
    while left:
        block = left.pop(stream.below(len(left)))
        if stack:
            probe = left[stream.below(len(left))] if left else block
            x, y = (_within(FARTHEST, stream) for _ in "xy")
            yield _row(
                stack, probe, x, y, tremor, _placed(stack, scene, probe, x, y, tremor, stream)
            )
        verdict = _placed(stack, scene, block, 0, 0, tremor, stream)
        if stack:
            yield _row(stack, block, 0, 0, tremor, verdict)
        if verdict.outcome != "stood":
            return
        stack, scene = (*stack, block), verdict.scene


def _within(most: int, stream: Stream) -> int:
    return stream.below(2 * most + 1) - most


def _placed(
    stack: tuple[str, ...],
    scene: bytes,
    block: str,
    x: int,
    y: int,
    tremor: str,
    stream: Stream,
) -> Verdict:
    """The verdict for a hand that aims there, and misses."""
    x, y = x + _within(dice.MISS, stream), y + _within(dice.MISS, stream)
    spot = Spot(x, y, stream.below(360), stream.below(6))
    return judge(stack, scene, block, spot, tremor, stream)


def _row(stack: tuple[str, ...], block: str, x: int, y: int, tremor: str, verdict: Verdict) -> Row:
    return {
        "stack": stack,
        "block": block,
        "aside": isqrt(x * x + y * y),
        "tremor": tremor,
        "outcome": verdict.outcome,
        "first": verdict.first,
        "at_ms": verdict.at_ms,
        "foul": verdict.foul,
    }


def risks_of(rows: list[Row]) -> "np.ndarray[Any, Any]":
    """What the dice say about the same placements."""
    return np.array(
        [
            dice.risk(tuple(row["stack"]), row["block"], Spot(row["aside"], 0), row["tremor"])
            / MILLION
            for row in rows
        ]
    )


def report(rows: list[Row]) -> None:
    """Print the fitted weights, and how well the present dice agree with the physics."""
    rows = [row for row in rows if row["outcome"] != "void"]
    features = np.array(
        [
            dice.features(tuple(row["stack"]), row["block"], row["aside"], row["tremor"])
            for row in rows
        ],
        dtype=float,
    )
    fell = np.array([row["outcome"] != "stood" for row in rows], dtype=float)
    print(f"{len(rows)} placements, {int(fell.sum())} fell")
    print(Counter(f"{row['outcome']} {row['foul'] or ''}".strip() for row in rows))
    falls = [row for row in rows if row["outcome"] != "stood"]
    print(f"late {np.mean([row['outcome'] == 'late' for row in falls]):.3f} of the falls")
    print(f"placed block first {np.mean([row['first'] == row['block'] for row in falls]):.3f}")
    print(f"at ms {np.percentile([row['at_ms'] for row in falls], [5, 25, 50, 75, 95])}")
    print("weights that fit, in thousandths:")
    for name, weight in zip(dice.WEIGHTS, fitted(features, fell), strict=True):
        print(f'    "{name}": {round(weight * 1000)},')
    print("the dice as they are: risk, placements, said, fell")
    said = risks_of(rows)
    for low, high in pairwise(BUCKETS):
        here = (said >= low) & (said < high)
        if here.any():
            part = f"{int(here.sum()):5} {said[here].mean():.3f} {fell[here].mean():.3f}"
            print(f"    {low:4.2f} to {high:4.2f} {part}")
    print("aimed at the middle, by level: placements, said, fell")
    for level in range(1, len(BLOCKS)):
        here = np.array([len(row["stack"]) == level and row["aside"] == 0 for row in rows])
        if here.any():
            part = f"{int(here.sum()):5} {said[here].mean():.3f} {fell[here].mean():.3f}"
            print(f"    {level} {part}")


def main() -> None:
    """Simulate, fit, print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--stacks", type=int, default=STACKS, help="how many stacks to build")
    parser.add_argument("--keep", type=Path, help="a file for what was simulated")
    given = parser.parse_args()
    report(simulated("stack", stack_of, given.stacks, given.keep))


if __name__ == "__main__":
    main()
