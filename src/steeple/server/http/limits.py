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
        self.is_shared = False
        """Whether other nodes want to know what is taken."""
        self._fresh: Counter[Hashable] = Counter()

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
        if self.is_shared:
            self._fresh[who] += 1

    def give_back(self, who: Hashable) -> None:
        """Give back one that was taken."""
        level, seen = self._levels.get(who, (self._at_once, time.monotonic()))
        self._levels[who] = (min(self._at_once, level + 1), seen)
        if self.is_shared:
            self._fresh[who] -= 1

    def fresh(self) -> dict[Hashable, int]:
        """What was taken since the last time."""
        fresh, self._fresh = self._fresh, Counter()
        return fresh

    def spend(self, who: Hashable, count: int) -> None:
        """Others have taken so many; there may be less than none left."""
        now = time.monotonic()
        level, seen = self._levels.pop(who, (self._at_once, now))
        level = min(self._at_once, level + (now - seen) * self._per_second) - count
        self._levels[who] = (max(-self._at_once, level), now)


class Counted:
    """How many connections each guest or address has."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[Hashable] = Counter()
        self.open_elsewhere: dict[str, dict[Hashable, int]] = {}
        """By node, as they said."""

    def of(self, who: Hashable) -> int:
        """How many there are."""
        elsewhere = sum(each.get(who, 0) for each in self.open_elsewhere.values())
        return self._open.get(who, 0) + elsewhere

    @property
    def open_here(self) -> dict[Hashable, int]:
        """How many each has at this node."""
        return self._open

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
