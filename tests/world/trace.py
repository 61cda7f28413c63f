"""What happened in a world, line by line: the same lines for the same seed."""

import hashlib
from collections import Counter, deque
from collections.abc import Callable
from typing import Any

LINES = 60


class Broken(Exception):
    """Something happened that must never happen."""


class Trace:
    """The last lines, and a digest of all of them."""

    def __init__(self, now: Callable[[], float], lines: int | None = LINES) -> None:
        self.last: deque[str] = deque(maxlen=lines)
        self.counts: Counter[str] = Counter()
        """How often each kind of thing happened."""
        self.failure: str | None = None
        """The first thing that must never happen."""
        self._now = now
        self._digest = hashlib.sha256()

    def add(self, kind: str, *facts: Any) -> None:
        """Something happened."""
        line = f"{self._now():.6f} {kind} {' '.join(map(str, facts))}"
        self.counts[kind] += 1
        self.last.append(line)
        self._digest.update(line.encode() + b"\n")

    def fail(self, what: str) -> None:
        """Something happened that must not; the world ends."""
        self.add("FAILED", what)
        if self.failure is None:
            self.failure = what

    def check(self, is_so: bool, what: str, *facts: Any) -> None:
        """Raise `Broken` unless it is so."""
        if not is_so:
            raise Broken(" ".join([what, *map(str, facts)]))

    @property
    def digest(self) -> str:
        """A number for all that happened, in hexadecimal digits."""
        return self._digest.hexdigest()
