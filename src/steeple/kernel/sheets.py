"""Scoring a finished real table from a sheet for each player."""

from typing import Any, NamedTuple, Protocol

from steeple.kernel.errors import SteepleError


class Flaw(NamedTuple):
    """Something that shows that the table can't have ended like this."""

    why: SteepleError
    sheet: int | None
    """Whose sheet it is about; `None` if it concerns several."""
    type: str | None
    """The type of the pieces that it is about."""


class Scored(NamedTuple):
    """The points by sheet, even if impossible, and what can't be right about them."""

    results: list[Any]
    winners: list[int]
    flaws: list[Flaw]


class Sheets(Protocol):
    """How a game's real tables are scored."""

    @property
    def sheet(self) -> Any:
        """The type of one player's sheet; data that does not fit it is refused."""

    def score(self, sheets: list[Any]) -> Scored:
        """The points of all players, at least one."""
