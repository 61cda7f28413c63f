"""Trying out a plan, before anybody carries it out."""

from typing import Any, Protocol


class Trials(Protocol):
    """How a game in which bodies fall tries out what a seat plans. Nothing is changed by it."""

    def tells(self, state: Any, seat: int, plan: str) -> bool:
        """Whether a trial of the plan could tell more than `Game.choices` does; quick to answer."""

    def choices(self, state: Any, seat: int, plan: str) -> dict[str, Any]:
        """What `Game.choices` says of the plan, with what was seen in trial runs.

        It may take a second, is the same for the same state, and knows none of the numbers that
        the referee will use.
        """
