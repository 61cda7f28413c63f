"""Named streams of random numbers that anybody with the key can recompute.

A stream is HMAC-SHA-256 of its name and a counter: unpredictable without the key, the same
everywhere with it, and easy to check with any programming language, a browser included.
"""

import hmac
from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate

WORD = 1 << 64


class Stream:
    """Random numbers determined by a key and a name."""

    def __init__(self, key: bytes, name: str) -> None:
        self._key = key
        self._name = name.encode()
        self._block = 0
        self._words: list[int] = []

    def below(self, bound: int) -> int:
        """A number from 0 to `bound` - 1, each equally likely.

        Words from the incomplete last lap around `bound` are thrown away: taking the
        remainder of every word would favour small numbers.
        """
        if not 0 < bound <= WORD:
            raise ValueError(f"bound must be from 1 to 2**64, got {bound}")
        fair = WORD - WORD % bound
        while (word := self._next_word()) >= fair:
            pass
        return word % bound

    def pick(self, weights: Sequence[int]) -> int:
        """An index, with a probability in proportion to its weight."""
        totals = list(accumulate(weights))
        if min(weights) < 0:
            raise ValueError("weights must not be negative")
        return bisect_right(totals, self.below(totals[-1]))

    def _next_word(self) -> int:
        if not self._words:
            message = self._name + b"\0" + self._block.to_bytes(8, "big")
            digest = hmac.digest(self._key, message, "sha256")
            self._words = [int.from_bytes(digest[at : at + 8], "big") for at in (24, 16, 8, 0)]
            self._block += 1
        return self._words.pop()
