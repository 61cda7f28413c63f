"""Enough for everybody: buckets that fill by the second, and connections that are counted."""

import time

import pytest

from steeple.server.errors import Refused
from steeple.server.http import limits
from steeple.server.http.limits import Buckets, Counted


@pytest.fixture
def seconds(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time, as its only item."""
    now = [1000.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    return now


def taken(buckets: Buckets, who: str, times: int = 1000) -> int:
    """How often it can be taken from the bucket now."""
    for count in range(times):
        try:
            buckets.take(who)
        except Refused:
            return count
    return times


def test_a_bucket_is_full_at_first_and_fills_by_the_second(seconds: list[float]) -> None:
    buckets = Buckets(per_second=2, at_once=5)
    assert taken(buckets, "ann") == 5
    seconds[0] += 1.5
    assert taken(buckets, "ann") == 3
    seconds[0] += 1000
    assert taken(buckets, "ann") == 5


def test_everybody_has_a_bucket_of_their_own(seconds: list[float]) -> None:
    buckets = Buckets(per_second=1, at_once=3)
    assert (taken(buckets, "ann"), taken(buckets, "bob")) == (3, 3)


def test_who_is_too_fast_is_told_how_long_to_wait(seconds: list[float]) -> None:
    buckets = Buckets(per_second=0.1, at_once=1)
    buckets.take("ann")
    seconds[0] += 2
    with pytest.raises(Refused) as caught:
        buckets.take("ann")
    assert (caught.value.code, caught.value.args_) == ("server/too-fast", {"seconds": 9})
    seconds[0] += 9
    buckets.take("ann")


def test_asking_in_vain_does_not_make_the_wait_longer(seconds: list[float]) -> None:
    buckets = Buckets(per_second=1, at_once=1)
    buckets.take("ann")
    for _ in range(9):
        seconds[0] += 0.1
        assert taken(buckets, "ann") == 0
    seconds[0] += 0.11
    assert taken(buckets, "ann") == 1


def test_a_crowd_does_not_fill_the_memory(
    seconds: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MOST_BUCKETS", 10)
    buckets = Buckets(per_second=1, at_once=1)
    for number in range(100):
        buckets.take(f"guest {number}")
    assert len(buckets._levels) == 10
    assert taken(buckets, "guest 99") == 0, "who was here just now is known"


def test_so_many_connections_and_no_more() -> None:
    counted = Counted(2)
    counted.add("ann")
    counted.add("ann")
    counted.add("bob")
    with pytest.raises(Refused) as caught:
        counted.add("ann")
    assert (caught.value.code, caught.value.args_) == ("server/too-many", {"most": 2})
    counted.remove("ann")
    counted.add("ann")
    for who in ("ann", "ann", "bob"):
        counted.remove(who)
    assert not counted._open
