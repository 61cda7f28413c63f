"""Random numbers for compiled loops: fast, repeatable, nothing to hide.

A linear congruential generator of 63 bits with a permuted output, in the manner of PCG.
All arithmetic stays within what 64-bit integers hold, so that compiled and plain Python give
the same numbers. Dealing to people never uses it: see `streams`.
"""

from steeple.kernel.jit import jit

MASK_63 = (1 << 63) - 1
MASK_32 = (1 << 32) - 1
MULTIPLIER = 6364136223846793005
INCREMENT = 1442695040888963407


@jit
def seeded(seed: int, index: int) -> int:
    """The generator number `index` of a family; neighbours are unrelated."""
    random = (seed * MULTIPLIER + index * 2862933555777941757 + INCREMENT) & MASK_63
    for _ in range(3):
        random = ((random ^ (random >> 29)) * MULTIPLIER + INCREMENT) & MASK_63
    return random


@jit
def advance(random: int) -> int:
    """The next state."""
    return (random * MULTIPLIER + INCREMENT) & MASK_63


@jit
def below(random: int, bound: int) -> int:
    """A number from 0 to `bound` - 1; for bounds up to 1,000 its bias is under 1 in 4 million."""
    bits = (((random >> 18) ^ random) >> 27) & MASK_32
    return (bits * bound) >> 32
