"""Reading a command line; all texts come from the message files."""

import argparse
import re
from collections.abc import Sequence
from typing import Any, NoReturn

import msgspec

from steeple.kernel.errors import SteepleError, shortened
from steeple.kernel.messages import say

# What argparse would say in English, and the message that we say instead.
_ARGPARSE_SAYS = {
    r"argument (?P<argument>[^:]+): expected one argument": "value-missing",
    r"argument (?P<argument>[^:]+): invalid \w+ value: (?P<value>.*)": "not-a-number",
    r"the following arguments are required: (?P<argument>.*)": "argument-missing",
}


class Words:
    """`say` in the user's language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, message: str, /, **arguments: Any) -> str:
        """The sentence."""
        return say(message, self.language, **arguments)


class UsageError(SteepleError):
    """A command line that makes no sense."""


class Parser(argparse.ArgumentParser):
    """A parser for one command; errors are raised, and help is in the user's language."""

    def __init__(self, command: str, words: Words) -> None:
        super().__init__(
            prog=f"steeple {command}",
            description=words(f"cli/help-{command}"),
            add_help=False,
            allow_abbrev=False,
            formatter_class=_Formatter,
        )
        self.words = words
        self._positionals.title = words("cli/help-arguments")
        self._optionals.title = words("cli/help-options")
        self.add_argument("-h", "--help", action="help", help=words("cli/help-help"))

    def option(self, name: str, **settings: Any) -> None:
        """Add an option or argument; its help is the message `help-<name>`."""
        key = name.strip("-").lower()
        self.add_argument(name, help=self.words(f"cli/help-{key}"), **settings)

    def parse_args(  # type: ignore[override]
        self, args: Sequence[str] | None = None, namespace: Any = None
    ) -> argparse.Namespace:
        """The arguments; raises `UsageError`."""
        read: argparse.Namespace
        read, unknown = self.parse_known_args(args, namespace)
        if unknown:
            raise UsageError("cli/unknown-argument", argument=shortened(unknown[0]))
        return read

    def error(self, message: str) -> NoReturn:
        """Raise what argparse found, in our words."""
        for english, ours in _ARGPARSE_SAYS.items():
            if found := re.fullmatch(english, message):
                parts = {name: shortened(part) for name, part in found.groupdict().items()}
                raise UsageError(f"cli/{ours}", **parts)
        raise UsageError("cli/unknown-argument", argument=shortened(message))


def chosen_options(given: Sequence[str] | None, **named: Any) -> dict[str, Any]:
    """The options of a table, from `name=value` pairs and from options of their own.

    >>> chosen_options(["advanced=true", "starter=1", "tremor=calm"], bidding=None)
    {'advanced': True, 'starter': 1, 'tremor': 'calm'}
    """
    chosen: dict[str, Any] = {name: value for name, value in named.items() if value is not None}
    for text in given or ():
        name, equals, value = text.partition("=")
        if not equals:
            raise UsageError("cli/not-an-option", argument=shortened(text))
        try:
            read = msgspec.json.decode(value.encode(), type=bool | int | None)
        except (msgspec.DecodeError, UnicodeEncodeError):
            read = value
        chosen[name] = read
    return chosen


class _Formatter(argparse.HelpFormatter):
    """Help texts without argparse's own English words."""

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: Any = None) -> None:
        """Add the usage without a prefix: argparse would write an English 'usage:'."""
        super().add_usage(usage, actions, groups, "")
