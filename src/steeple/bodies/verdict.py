"""What a referee says about bodies, as far as it is the same in every game.

A verdict is a word for the outcome, which may be `void`, and then what is known beyond that.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from steeple.bodies.details import Reader, from_text, name, one_of, read_details, write_details
from steeple.kernel.game import TABLE, Move

Trouble = TypeVar("Trouble", bound=str)

VOID = "void"
"""Not judged: the player moves again."""
SLOW = "slow"
"""The trouble of a referee that did not finish in time."""


class Simulated(Move, Generic[Trouble], frozen=True, kw_only=True):
    """A verdict, which may come from a simulation; each game adds the outcome and its details."""

    why: Trouble | None = None
    """Why it could not be judged (`void`): the player moves again."""
    engine: str | None = None
    model: str | None = None
    """The hash of the simulated world."""
    scene: bytes = b""
    """The world at rest, from which the next simulation starts."""
    film: bytes = b""
    """What everybody is shown; see `physics.film`."""

    def notation(self, outcome: str, details: Mapping[str, Any]) -> str:
        """The outcome, the details of the game and those of a simulation, as far as known."""
        known = {
            **details,
            "why": self.why,
            "engine": self.engine,
            "model": self.model,
            "scene": self.scene,
            "film": self.film,
        }
        return " ".join([outcome, *write_details(known)])


def read_verdict(
    words: Sequence[str],
    outcomes: Sequence[str],
    troubles: Sequence[str],
    details: Mapping[str, Reader],
) -> dict[str, Any] | None:
    """What a verdict says, by name; `None` if the words are none.

    >>> read_verdict(["fell", "at=120"], ["stood", "fell"], ["slow"], {"at": int})
    {'outcome': 'fell', 'at': 120}
    """
    if not words or words[0] not in outcomes:
        return None
    readers = {
        **details,
        "why": one_of(troubles),
        "engine": name,
        "model": name,
        "scene": from_text,
        "film": from_text,
    }
    known = read_details(words[1:], readers)
    return None if known is None else {"outcome": words[0], **known}


def is_repeatable(saw: Move, model: str) -> bool:
    """Whether judging again here says the same: by dice, or with this engine and this model."""
    if not isinstance(saw, Simulated) or saw.why == SLOW:
        return False
    if saw.engine is None:
        return True
    from steeple.physics.engine import engine_id

    return (saw.engine, saw.model) == (engine_id(), model)


def makes_sense(
    verdict: Simulated[Any], outcome: str, referee: str, is_body: Callable[[int], bool]
) -> bool:
    """Whether that referee can say this; `is_body` says which bodies a film may show."""
    is_void = outcome == VOID
    is_simulated = bool(verdict.engine or verdict.model or verdict.scene or verdict.film)
    return (
        (is_void or verdict.why is None)
        and not (is_void and referee == TABLE)
        and not (is_simulated and referee != "physics")
        and _is_film(verdict.film, is_body)
    )


def _is_film(film: bytes, is_body: Callable[[int], bool]) -> bool:
    """Whether the bytes, if any, are a film of bodies that there are."""
    if not film:
        return True
    from steeple.physics.film import ends

    try:
        return all(map(is_body, ends(film)))
    except ValueError:
        return False
