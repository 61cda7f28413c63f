"""What a table agrees on before play begins."""

from typing import Any, Literal

import msgspec

LONGEST_S = 30 * 24 * 3600


class ClockRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number of seconds for each move, or a bank for the match that grows with each move."""

    kind: Literal["move", "bank"]
    seconds: int
    increment: int = 0

    def is_sound(self) -> bool:
        """Whether the numbers make sense."""
        is_plain = self.kind == "bank" or self.increment == 0
        return 5 <= self.seconds <= LONGEST_S and 0 <= self.increment <= LONGEST_S and is_plain


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """All that is agreed besides the game itself, and who sits where."""

    title: str = ""
    seats: int
    options: dict[str, Any] = {}
    referee: str | None = None
    clock: ClockRules | None = None
    away_s: int | None = None
    """After so many seconds a bot plays for somebody who is away; none: only if others ask."""
