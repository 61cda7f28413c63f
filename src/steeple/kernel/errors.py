"""What goes wrong because of what somebody asked for: a stable code and its arguments.

The sentence is looked up when it is needed, in the language of whoever reads it.
"""

from typing import Any

from steeple.kernel.messages import say


class SteepleError(Exception):
    """Something that was asked for and can't be done; nothing has changed."""

    def __init__(self, code: str, **args_: Any) -> None:
        super().__init__(code, args_)
        self.code = code
        self.args_ = args_

    def __reduce__(self) -> tuple[Any, ...]:
        return _remade, (type(self), self.code, self.args_)

    def __str__(self) -> str:
        return self.message()

    def message(self, language: str = "en") -> str:
        """The reason as a sentence; an error among the arguments is said within it."""
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


class InvalidMove(SteepleError, ValueError):
    """Not a move at all, in any position."""


class IllegalMove(SteepleError):
    """A move, but not now or not here."""


class InvalidSetup(SteepleError, ValueError):
    """A match that can't be set up like that."""


class InvalidRecord(SteepleError, ValueError):
    """Not a record that can be replayed."""


def shortened(text: object, length: int = 60) -> str:
    """What somebody typed, short enough to be said back to them.

    >>> shortened("x" * 100)[-6:]
    'xxxxx…'
    """
    plain = str(text)
    return plain if len(plain) <= length else plain[:length] + "…"
