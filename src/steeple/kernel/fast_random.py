"""Random numbers for compiled loops: fast, repeatable, not secret.

Multiply-with-carry over 32-bit words, the two halves of its state combined for output. No
product exceeds 63 bits: compiled signed integers must not overflow, and plain Python gives
the same numbers. Dealing to people uses `streams` instead.
"""

from steeple.kernel.jit import jit

MASK_32 = (1 << 32) - 1
MULTIPLIER = 1791398085
"""A multiplier with the longest period, about 2**62."""


@jit
def seeded(seed: int, index: int) -> int:
    """Generator number `index` of a family; neighbouring generators are unrelated.

    `seed` and `index` are from 0 to 2**63 - 1.
    """
    low = _mixed((index & MASK_32) ^ _mixed(seed & MASK_32))
    high = _mixed(low ^ _mixed((seed >> 32) ^ _mixed(index >> 32)))
    return ((high % (MULTIPLIER - 2) + 1) << 32) | low


@jit
def _mixed(word: int) -> int:
    """A 32-bit word whose every bit depends on every bit of the given one."""
    word = (word + 0x3C6EF372) & MASK_32
    for _ in range(3):
        word = ((word ^ (word >> 16)) * 0x45D9F3B) & MASK_32
    return word ^ (word >> 16)


@jit
def advance(random: int) -> int:
    """The next state."""
    return MULTIPLIER * (random & MASK_32) + (random >> 32)


@jit
def below_again(random: int, bound: int) -> int:
    """A second number from the same state, unrelated to the first."""
    return (_mixed(random & MASK_32) * bound) >> 32


@jit
def below(random: int, bound: int) -> int:
    """A number from 0 to `bound` - 1; for bounds up to 1,000 its bias is under 1 in 4 million."""
    bits = (random ^ (random >> 32)) & MASK_32
    return (bits * bound) >> 32
