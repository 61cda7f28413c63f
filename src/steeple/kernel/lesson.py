"""A lesson: the beginning of a real match, settled in advance, with a word for each turn."""

from typing import Any

import msgspec


class LessonTurn(msgspec.Struct, frozen=True):
    """A turn of the learner."""

    coach: str
    """The message that says what there is to see and to do."""
    wanted: str
    """The move with which the lesson goes on; others that come to the same will do."""
    hint: str
    """The message for who makes another legal move."""
    hint_args: dict[str, Any] = {}
    then: tuple[str, ...] = ()
    """What the others do until it is the learner's turn again."""


class Lesson(msgspec.Struct, frozen=True):
    """Who plays which match, turn by turn."""

    seed: int
    names: tuple[str, ...]
    """By seat; the learner has none."""
    seat: int
    """The learner's; it has the first turn."""
    options: dict[str, Any]
    turns: tuple[LessonTurn, ...]
    close: str
    """The message at the end."""
