"""Rate limits: token buckets that refill every second, and counted connections."""

import time
from collections import Counter
from collections.abc import Hashable

from steeple.server.errors import Refused

MOST_BUCKETS = 100_000


class Buckets:
    """Token buckets by guest or address: a number at once, and a number a second after that."""

    def __init__(self, per_second: float, at_once: float) -> None:
        self._per_second = per_second
        self._at_once = at_once
        self._levels: dict[Hashable, tuple[float, float]] = {}

    def take(self, who: Hashable) -> None:
        """Take one; raises `Refused` if there is none left, and says how long to wait."""
        now = time.monotonic()
        level, seen = self._levels.pop(who, (self._at_once, now))
        level = min(self._at_once, level + (now - seen) * self._per_second)
        if len(self._levels) >= MOST_BUCKETS:
            # The one not seen for longest has a full bucket by now, or nearly.
            del self._levels[next(iter(self._levels))]
        if level < 1:
            self._levels[who] = (level, now)
            raise Refused("server/too-fast", seconds=int((1 - level) / self._per_second) + 1)
        self._levels[who] = (level - 1, now)

    def give_back(self, who: Hashable) -> None:
        """Give back one that was taken."""
        level, seen = self._levels.get(who, (self._at_once, time.monotonic()))
        self._levels[who] = (min(self._at_once, level + 1), seen)


class Counted:
    """How many connections each guest or address has."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[Hashable] = Counter()

    def of(self, who: Hashable) -> int:
        """How many there are."""
        return self._open.get(who, 0)

    def check(self, who: Hashable) -> None:
        """Raise `Refused` if one more would be too many."""
        if self.of(who) >= self._most:
            raise Refused("server/too-many", most=self._most)

    def add(self, who: Hashable) -> None:
        """One more; raises `Refused` if that is too many."""
        self.check(who)
        self._open[who] += 1

    def remove(self, who: Hashable) -> None:
        """One fewer."""
        self._open[who] -= 1
        if self._open[who] <= 0:
            del self._open[who]
