"""Errors caused by what somebody asked for: a stable code and its arguments.

The sentence is looked up when it is needed, in the reader's language.
"""

from typing import Any

from steeple.kernel.messages import say
from steeple.kernel.sentence import Sentence


class SteepleError(Exception):
    """A request that can't be fulfilled; nothing has changed."""

    def __init__(self, code: str, **args_: Any) -> None:
        super().__init__(code, args_)
        self.code = code
        self.args_ = args_

    def __reduce__(self) -> tuple[Any, ...]:
        return _remade, (type(self), self.code, self.args_)

    def __str__(self) -> str:
        return self.message()

    def message(self, language: str = "en") -> str:
        """The reason as a sentence; an error among the arguments becomes part of it."""
        said = {
            name: value.message(language) if isinstance(value, SteepleError) else value
            for name, value in self.args_.items()
        }
        return say(self.code, language, **said)

    def as_json(self, language: str = "en") -> dict[str, Any]:
        """Code, arguments and sentence, for programs."""
        args = {
            name: value.as_json(language) if isinstance(value, SteepleError) else value
            for name, value in self.args_.items()
        }
        return {"code": self.code, "args": args, "message": self.message(language)}


def _remade(kind: type[SteepleError], code: str, args_: dict[str, Any]) -> SteepleError:
    return kind(code, **args_)


def reason(error: SteepleError | None) -> Sentence | None:
    """The reason as a sentence that a client can say, if there is one."""
    return None if error is None else Sentence(error.code, error.args_)


class InvalidMove(SteepleError, ValueError):
    """Not a move at all, in any position."""


class IllegalMove(SteepleError):
    """A move, but not now or not here."""


class InvalidSetup(SteepleError, ValueError):
    """Seats or options with which no match can be set up."""


class InvalidRecord(SteepleError, ValueError):
    """Not a record that can be replayed."""


def shortened(text: object, length: int = 60) -> str:
    """What somebody typed, short enough to be repeated in an error message.

    >>> shortened("x" * 100)[-6:]
    'xxxxx…'
    """
    plain = str(text)
    return plain if len(plain) <= length else plain[:length] + "…"
