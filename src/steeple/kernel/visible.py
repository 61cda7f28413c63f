"""Text from elsewhere, made safe to show.

A terminal obeys control characters, and a reader does not see those that turn the direction of
writing round. Whatever a person reads goes through here: arguments of sentences, and all that a
command prints.
"""

import re

_UNSEEN = re.compile(
    "[\x00-\x09\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff\ufeff]"
)
"""Control characters but the line break, marks of direction, separators, lone surrogates."""


def visible(text: str) -> str:
    r"""The text with what can't be seen written out; line breaks stay.

    Inside the strings of JSON, which is where such a character can be, it means the same as
    before: so this makes JSON safe for a terminal too.

    >>> visible("\x1b[2J Ru\u202eta")
    '\\u001b[2J Ru\\u202eta'
    """
    return _UNSEEN.sub(_written_out, text)


def in_one_line(text: str) -> str:
    r"""The same without line breaks, as a part of a sentence.

    >>> in_one_line("all\nright")
    'all\\u000aright'
    """
    return visible(text).replace("\n", "\\u000a")


def _written_out(found: re.Match[str]) -> str:
    return f"\\u{ord(found[0]):04x}"


def shortened(value: object, length: int = 60) -> str:
    """What somebody sent or typed, short enough to be repeated in a message.

    >>> shortened("x" * 100)[-6:]
    'xxxxx…'
    """
    try:
        plain = str(value)
    except Exception:  # such as an integer of thousands of digits, which Python does not print
        plain = f"<{type(value).__name__}>"
    line = in_one_line(plain[: length + 1])
    return line if len(line) <= length else line[:length] + "…"
