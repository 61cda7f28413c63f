"""Encodings: positions and moves of a game as numbers, for programs that learn.

A move may take several actions, one after the other; what is chosen so far is a plan. A layout
never changes under the same version: `docs/programs.md` has them all.
"""

from typing import Any, NamedTuple, Protocol, TypeVar

import numpy as np
import numpy.typing as npt

from steeple.kernel.game import Move

State = TypeVar("State", contravariant=True)
Mask = npt.NDArray[np.int8]
"""By action: 1 if it can be taken now."""
Numbers = npt.NDArray[Any]
"""An observation: whole numbers."""


class Field(NamedTuple):
    """A part of an observation: so many numbers in a row, and their range."""

    name: str
    size: int
    low: int
    high: int


class Encoding(Protocol[State]):
    """How one game is told to programs; there is one in the `encoding` of a game's folder."""

    @property
    def version(self) -> int:
        """Increased when actions or fields change."""

    @property
    def actions(self) -> tuple[str, ...]:
        """What each action is called, by its number."""

    @property
    def dtype(self) -> type[np.signedinteger[Any]]:
        """What the numbers of an observation are kept as."""

    def fields(self, seats: int) -> tuple[Field, ...]:
        """The parts of an observation, in order."""

    def mask(self, state: State, plan: Any) -> Mask:
        """Which actions can follow a plan; there is always one while a seat has the turn."""

    def chosen(self, state: State, plan: Any, action: int) -> tuple[Any, Move | None]:
        """The plan after an action that the mask allows, and the move once it is complete.

        `None` is the plan in which nothing is chosen.
        """

    def observed(self, state: State, seat: int, plan: Any) -> Numbers:
        """What a seat knows; every seat but its own counts from there, clockwise.

        `plan` is what the seat to move has chosen so far.
        """
