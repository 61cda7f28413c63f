"""The time by which the server writes its log and games are timed."""

import time
from collections.abc import Callable

LONGEST_NS = 1_000_000_000
"""If nobody has looked at the time for longer than this, the server did not run."""


class ServerTime:
    """Milliseconds since 1970: the time of day when it began, and the time that it ran since then.

    It never jumps, whatever happens to the time of day, and it stands still while the process is
    stopped, its machine sleeps, or its event loop is held up: nobody can move then, so nobody
    loses more than `LONGEST_NS`. It may therefore fall behind the time of day; `set_right` sets it.
    """

    def __init__(
        self,
        time_of_day_ns: Callable[[], int] = time.time_ns,
        monotonic_ns: Callable[[], int] = time.monotonic_ns,
    ) -> None:
        self._time_of_day_ns = time_of_day_ns
        self._monotonic_ns = monotonic_ns
        self._now_ns = time_of_day_ns()
        self._seen_ns = monotonic_ns()

    def __call__(self) -> int:
        """The time now."""
        seen_ns = self._monotonic_ns()
        self._now_ns += min(seen_ns - self._seen_ns, LONGEST_NS)
        self._seen_ns = seen_ns
        return self._now_ns // 1_000_000

    def set_to(self, now_ms: int) -> None:
        """Set it to the time that several nodes share."""
        self()
        self._now_ns = now_ms * 1_000_000

    def set_right(self) -> None:
        """Set it to the time of day; only while nobody's time is running."""
        self._now_ns = self._time_of_day_ns()
