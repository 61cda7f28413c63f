"""Options of a table: what may be chosen, and checks of what was chosen."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

from steeple.kernel.errors import InvalidSetup, shortened


class Option(msgspec.Struct, frozen=True):
    """Something that a table may choose, by name."""

    name: str
    choices: tuple[Any, ...]
    """The first is the default."""
    check: Callable[[Any, int], None] | None = None
    """For free text: raises `InvalidSetup` if the value makes no sense with that many seats."""


def starter_option(seats: int) -> Option:
    """Who starts: a seat, or `None` to let chance pick one."""
    return Option("starter", (None, *range(seats)))


def complete_options(
    options: Iterable[Option], given: Mapping[str, Any], seats: int
) -> dict[str, Any]:
    """All options with their values, chosen or default; raises `InvalidSetup`.

    >>> complete_options([Option("bidding", ("checked", "open"))], {}, seats=2)
    {'bidding': 'checked'}
    """
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise InvalidSetup(
                "kernel/unknown-option", option=shortened(name), known=", ".join(known)
            )
    complete = {}
    for option in known.values():
        value = given.get(option.name, option.choices[0])
        if option.check is not None and isinstance(value, str):
            option.check(value, seats)
        elif not any(value == choice and type(value) is type(choice) for choice in option.choices):
            raise InvalidSetup(
                "kernel/bad-option",
                option=option.name,
                value=shortened(value),
                choices=", ".join(map(str, option.choices)),
            )
        complete[option.name] = value
    return complete


def check_seats(seats: object, possible: range) -> None:
    """Raise `InvalidSetup` unless that many can play."""
    if type(seats) is not int or seats not in possible:
        raise InvalidSetup(
            "kernel/bad-seats",
            seats=shortened(seats),
            least=possible.start,
            most=possible.stop - 1,
        )


def check_number(value: object, least: int = 0) -> None:
    """Raise `InvalidSetup` unless it is a whole number of at least `least`."""
    if type(value) is not int or value < least:
        raise InvalidSetup("kernel/bad-number", value=shortened(value), least=least)
