"""Random streams: known values, no bias, and the fast generator's quality."""

import hashlib
import hmac
from collections import Counter

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from steeple.kernel.fast_random import advance, below, seeded
from steeple.kernel.streams import WORD, Stream


def chi_squared(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def test_a_stream_is_hmac_of_its_name_and_a_counter() -> None:
    digest = hmac.new(b"key", b"draw 0\0" + bytes(8), hashlib.sha256).digest()
    assert Stream(b"key", "draw 0").below(WORD) == int.from_bytes(digest[:8], "big")


def test_words_of_an_incomplete_lap_are_thrown_away() -> None:
    """Taking the remainder of every word would favour small numbers."""
    bound = WORD // 2 + 1
    words = Stream(b"lap", "words")
    wanted = next(word for word in iter(lambda: words.below(WORD), None) if word < bound)
    assert Stream(b"lap", "words").below(bound) == wanted


@given(st.binary(), st.text(), st.integers(1, WORD))
def test_numbers_stay_below_the_bound(key: bytes, name: str, bound: int) -> None:
    assert 0 <= Stream(key, name).below(bound) < bound


@pytest.mark.parametrize("bound", [0, -1, WORD + 1])
def test_a_bound_that_makes_no_sense_is_refused(bound: int) -> None:
    with pytest.raises(ValueError, match="bound"):
        Stream(b"", "").below(bound)


def test_picking_follows_the_weights() -> None:
    stream = Stream(b"weights", "pick")
    counts = Counter(stream.pick([1, 0, 2, 5]) for _ in range(8000))
    assert counts[1] == 0
    for index, weight in enumerate([1, 0, 2, 5]):
        assert abs(counts[index] - 1000 * weight) < 150


def test_shuffling_by_draws_gives_every_order_equally_often() -> None:
    """Drawing without replacement, as the dealer does: 24 orders of 4 cards, chi-squared."""
    counts: Counter[tuple[int, ...]] = Counter()
    for deal in range(12_000):
        left = [0, 1, 2, 3]
        order = []
        for draw in range(4):
            order.append(left.pop(Stream(b"deal %d" % deal, f"draw {draw}").pick([1] * len(left))))
        counts[tuple(order)] += 1
    assert len(counts) == 24
    assert chi_squared(list(counts.values())) < 49.7, "1 in 1,000 by chance, and the seed is fixed"


def test_the_fast_generator_is_even_and_repeatable() -> None:
    random = seeded(1, 0)
    counts = [0] * 80
    for _ in range(80_000):
        random = advance(random)
        counts[below(random, 80)] += 1
    assert chi_squared(counts) < 124.8
    assert seeded(1, 0) == seeded(1, 0) != seeded(1, 1)


def test_neighbouring_games_of_the_fast_generator_are_unrelated() -> None:
    first = np.array([below(advance(seeded(3, game)), 2) for game in range(20_000)])
    assert abs(first.mean() - 0.5) < 0.02
    assert abs(np.corrcoef(first[:-1], first[1:])[0, 1]) < 0.03
