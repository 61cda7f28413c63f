"""Errors caused by what somebody asked for: a stable code and its arguments.

The sentence is looked up when it is needed, in the reader's language.
"""

from typing import Any

from steeple.kernel.messages import LARGEST_NUMBER, LONGEST_ARGUMENT, best_language, say
from steeple.kernel.sentence import Sentence
from steeple.kernel.visible import shortened as shortened


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
        """The reason as a sentence; an error among the arguments becomes part of it.

        It never fails: what can't be put into words is said as code and arguments.
        """
        try:
            said = {
                name: value.message(language) if isinstance(value, SteepleError) else value
                for name, value in self.args_.items()
            }
            return say(self.code, best_language([language]), **said)
        except Exception:  # whoever asked must get an answer, whatever is wrong with the words
            args = ", ".join(f"{name}: {_plain(value)}" for name, value in self.args_.items())
            return shortened(f"{self.code} ({args})", LONGEST_ARGUMENT)

    def as_json(self, language: str = "en") -> dict[str, Any]:
        """Code, arguments and sentence, for programs; all of it can be written as JSON."""
        args = {
            name: value.as_json(language) if isinstance(value, SteepleError) else _plain(value)
            for name, value in self.args_.items()
        }
        return {"code": self.code, "args": args, "message": self.message(language)}


def _plain(value: object) -> str | int | float | None:
    """An argument as JSON has it; anything but a number of usual size becomes a short text."""
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, int | float) and -LARGEST_NUMBER < value < LARGEST_NUMBER:
        return value
    return shortened(value, LONGEST_ARGUMENT)


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
