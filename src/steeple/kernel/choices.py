"""What a seat can choose, in the shape that any table can show: a list of moves."""

from typing import TypeAlias

import msgspec

from steeple.kernel.sentence import Sentence


class MoveChoice(msgspec.Struct, frozen=True):
    """A move that is offered."""

    move: str
    """Its notation."""
    says: Sentence
    """The words on its button."""
    why: Sentence | None
    """Why it can't be made now; `null` if it can."""


class MoveChoices(msgspec.Struct, frozen=True, tag_field="kind", tag="moves"):
    """One move of a list."""

    moves: list[MoveChoice]


class NoChoices(msgspec.Struct, frozen=True, tag_field="kind", tag="none"):
    """There is nothing to choose."""


PlainChoices: TypeAlias = MoveChoices | NoChoices
