"""A lesson: the beginning of a real match, scripted in advance, with advice for each turn."""

from typing import Any

import msgspec


class LessonTurn(msgspec.Struct, frozen=True):
    """A turn of the learner."""

    coach: str
    """The message that says what there is to see and to do."""
    wanted: str
    """The move that continues the lesson; others with the same result will do."""
    hint: str
    """The message after any other legal move."""
    hint_args: dict[str, Any] = {}
    then: tuple[str, ...] = ()
    """What the referee and the others do until it is the learner's turn again."""


class Lesson(msgspec.Struct, frozen=True):
    """Who plays which match, turn by turn."""

    seed: int
    names: tuple[str, ...]
    """By seat; the learner has none."""
    seat: int
    """The learner's; it has the first turn after the opening."""
    options: dict[str, Any]
    turns: tuple[LessonTurn, ...]
    close: str
    """The message at the end."""
    opening: tuple[str, ...] = ()
    """Moves and verdicts before the learner's first turn, which nobody is shown."""
