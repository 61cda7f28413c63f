"""What a referee knows beyond the outcome: words like `first=brown-small film=AQ...`."""

import base64
import binascii
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

Reader: TypeAlias = Callable[[str], Any]
"""The value that a text stands for; raises `ValueError`."""


def write_details(known: Mapping[str, Any]) -> list[str]:
    """The words for all that is known; what is `None` or empty is left out.

    >>> write_details({"at": 120, "first": None, "film": b"film"})
    ['at=120', 'film=ZmlsbQ==']
    """
    texts = {
        name: to_text(value) if isinstance(value, bytes) else value for name, value in known.items()
    }
    return [f"{name}={text}" for name, text in texts.items() if text not in (None, "")]


def read_details(words: Sequence[str], readers: Mapping[str, Reader]) -> dict[str, Any] | None:
    """The values by name; `None` if a word is malformed, repeated or has an invalid value."""
    known: dict[str, Any] = {}
    for word in words:
        name, _, value = word.partition("=")
        if name not in readers or name in known:
            return None
        try:
            known[name] = readers[name](value)
        except (ValueError, binascii.Error):
            return None
    return known


def one_of(choices: Sequence[str]) -> Reader:
    """A reader of one of these words."""

    def read(value: str) -> str:
        if value not in choices:
            raise ValueError(value)
        return value

    return read


def milliseconds(value: str) -> int:
    """Reads a time."""
    if not re.fullmatch("[0-9]{1,6}", value):
        raise ValueError(value)
    return int(value)


def name(value: str) -> str:
    """Reads a name that a program gave something."""
    if not re.fullmatch("[A-Za-z0-9._-]{1,64}", value):
        raise ValueError(value)
    return value


def to_text(data: bytes) -> str:
    """Bytes as a word."""
    return base64.urlsafe_b64encode(data).decode()


def from_text(value: str) -> bytes:
    """Reads bytes; at least one."""
    data = base64.b64decode(value, altchars=b"-_", validate=True)
    if not data or to_text(data) != value:
        raise ValueError(value)
    return data
