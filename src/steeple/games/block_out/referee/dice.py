"""A seeded model of risk instead of a simulation, for play in bulk.

The model knows how high the stack is, how large the blocks are, how far beside the middle the hand
aims and how much it shakes. Nothing else about the stack is known, so it describes an average
stack built by people: hands that miss their aim by up to `MISS`, and any face down.
"""

from collections.abc import Mapping
from math import isqrt
from typing import TypeAlias

from steeple.games.block_out.moves import How, Spot, Verdict
from steeple.kernel.streams import Stream
from steeple.physics.odds import MILLION, odds

SIZE_MM: Mapping[str, int] = {"small": 30, "medium": 40, "large": 50}
MISS = 80
"""How far a hand misses, at most, along x and along y, in 0.1 mm."""

Features: TypeAlias = tuple[int, ...]
"""What the risk depends on, in the order of `WEIGHTS`."""

WEIGHTS: Mapping[str, int] = {
    "always": -3950,
    "levels": 210,
    "aside": 18,
    "far": 10,
    "step_mm": 30,
    "neck_mm": 22,
    "normal": 270,
    "shaky": 670,
}
"""In thousandths of a logit. `tools/block_out/calibrate.py` found them: 2276 placements that the
physics referee judged on 170 stacks, of which 698 fell."""

LATE_PERCENT = 1
"""Of all falls, those after the count (BO-13); the physics had none, real blocks have some."""
FIRST_PERCENT = 96
"""Of all falls, those in which the block that was placed leaves first."""
COUNT_MS = 3000


def features(stack: tuple[str, ...], block: str, aside: int, tremor: str) -> Features:
    """What the risk of placing a block on a stack depends on; `aside` in 0.1 mm."""
    levels = len(stack) - 1
    sizes = [SIZE_MM[below.partition("-")[2]] for below in stack]
    top = sizes[-1]
    share = 20 * aside // top  # the share of the way from the middle to the edge, in percent
    return (
        1,
        levels,
        share,
        share * share // 100,
        SIZE_MM[block.partition("-")[2]] - top,
        SIZE_MM["large"] - min(sizes),
        int(tremor == "normal"),
        int(tremor == "shaky"),
    )


def risk(stack: tuple[str, ...], block: str, how: How, tremor: str) -> int:
    """How many of a million such placements fall; the first block never does (BO-8)."""
    if not stack:
        return 0
    aside = isqrt(how.x * how.x + how.y * how.y) if isinstance(how, Spot) else 0
    known = features(stack, block, aside, tremor)
    weights = WEIGHTS.values()
    return odds(sum(weight * each for weight, each in zip(weights, known, strict=True)))


def judge(stack: tuple[str, ...], block: str, how: How, tremor: str, stream: Stream) -> Verdict:
    """What the dice say about a block that is placed on a stack."""
    danger = risk(stack, block, how, tremor)
    if stream.below(MILLION) >= danger:
        return Verdict("stood")
    first = block if stream.below(100) < FIRST_PERCENT else stack[-1]
    if stream.below(100) < LATE_PERCENT:
        return Verdict("late", at_ms=COUNT_MS + 8 * (1 + stream.below(150)), first=first)
    at_ms = 40 + 8 * min(stream.below(64), stream.below(64))
    return Verdict("fell", at_ms=at_ms, first=first)
