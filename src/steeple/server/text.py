"""What people type for others to read: cleaned, and of a decent length."""

import re
import unicodedata

from wcwidth import iter_graphemes

from steeple.server.errors import Refused

NAME_GRAPHEMES = 32
TITLE_GRAPHEMES = 60
CHAT_GRAPHEMES = 300
MARKS_IN_A_ROW = 3
_JOINER = "\u200d"


def clean(text: str) -> str:
    r"""Without what can't be seen or turns the text around; spaces are single.

    >>> clean("  Ru\u202eta\x00\n  K. ")
    'Ruta K.'
    """
    composed = unicodedata.normalize("NFC", text)
    kept = (letter if _is_seen(letter) else " " * letter.isspace() for letter in composed)
    joined = re.sub(rf"(?<![^\x00-\u2000]){_JOINER}|{_JOINER}(?![^\x00-\u2000])", "", "".join(kept))
    return " ".join(_without_heaps(joined).split())


def _is_seen(letter: str) -> bool:
    # Controls, formats such as bidi overrides, lone surrogates, private and unassigned letters;
    # the joiner stays, families are made with it.
    return letter == _JOINER or unicodedata.category(letter)[0] != "C"


def _without_heaps(text: str) -> str:
    """Marks on marks on marks would climb out of their line."""
    kept: list[str] = []
    marks = 0
    for letter in text:
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if marks <= MARKS_IN_A_ROW:
            kept.append(letter)
    return "".join(kept)


def name(text: str) -> str:
    """A name that can be shown; raises `Refused`."""
    return _limited(clean(text), NAME_GRAPHEMES, "server/bad-name")


def title(text: str) -> str:
    """A table's title, perhaps none."""
    return _limited(clean(text), TITLE_GRAPHEMES, "server/bad-title", least=0)


def chat(text: str) -> str:
    """Something to say."""
    return _limited(clean(text), CHAT_GRAPHEMES, "server/bad-chat")


def _limited(text: str, most: int, code: str, least: int = 1) -> str:
    # A grapheme has at most a few letters here, so that counting them all takes no time.
    if not least <= sum(1 for _ in iter_graphemes(text)) <= most or len(text) > 8 * most:
        raise Refused(code, most=most)
    return text
