"""How long a bot has thought, and whether it may go on.

Seconds are those of one core, so that a busy machine does not make a bot weaker; but by the clock a
bot never takes more than three times as long, so that nobody waits.
"""

import time

from steeple.kernel.bots import Budget

PATIENCE = 3.0


class Thinking:
    """One turn's thinking, which begins now."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._core_s = time.thread_time()
        self._clock_s = time.monotonic()

    def goes_on(self, simulations: int) -> bool:
        """Whether there is time for more, after so many simulations."""
        most, seconds = self._budget.simulations, self._budget.seconds
        if most is not None:
            return simulations < most
        if seconds is None:
            return False
        if time.monotonic() - self._clock_s > PATIENCE * seconds:
            return False
        return time.thread_time() - self._core_s < seconds
