"""Time to think: how much is left for each seat. Tables have no clock by default."""

import msgspec

from steeple.server.protocol.terms import ClockRules


class Clock(msgspec.Struct, frozen=True):
    """What is left for each seat, whose time is running, and since when."""

    rules: ClockRules
    left_ms: tuple[int, ...]
    running: int | None = None
    since_ms: int = 0

    @classmethod
    def wound(cls, rules: ClockRules, seats: int) -> "Clock":
        """Before the first move."""
        return cls(rules, (rules.seconds * 1000,) * seats)

    def due_ms(self) -> int | None:
        """When the time of the seat to move runs out."""
        return None if self.running is None else self.since_ms + self.left_ms[self.running]

    def resumed(self, now_ms: int) -> "Clock":
        """The same, as if no time had passed until now."""
        return msgspec.structs.replace(self, since_ms=now_ms)

    def with_at_least(self, least_ms: int, seat: int, now_ms: int) -> "Clock":
        """The same, with some time left for the seat, whatever it has spent until now."""
        is_running = self.running == seat
        left = list(self.left_ms)
        left[seat] = max(least_ms, left[seat] - (now_ms - self.since_ms if is_running else 0))
        since_ms = now_ms if is_running else self.since_ms
        return Clock(self.rules, tuple(left), self.running, since_ms)

    def passed_on(
        self, to: int | None, now_ms: int, lag_ms: int = 0, moved: bool = True
    ) -> "Clock":
        """After the turn went to `to`; the seat that `moved` gets its time for a move."""
        left = list(self.left_ms)
        if self.running is not None:
            spent = max(0, now_ms - self.since_ms - lag_ms)
            left[self.running] = max(0, left[self.running] - spent)
            if self.rules.kind == "move":
                left[self.running] = self.rules.seconds * 1000
            elif moved:
                left[self.running] += self.rules.increment * 1000
        return Clock(self.rules, tuple(left), to, now_ms)
