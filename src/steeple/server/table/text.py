"""What people type for others to read: cleaned, and limited in length."""

import re
import unicodedata

from wcwidth import iter_graphemes

from steeple.server.errors import Refused

NAME_GRAPHEMES = 32
TITLE_GRAPHEMES = 60
CHAT_GRAPHEMES = 300
MARKS_IN_A_ROW = 4
_JOINER = "\u200d"
_BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""Invisible letters and signs."""
# Family emoji are made with joiners; elsewhere they only make texts differ that look the same.
_LOOSE_JOINERS = re.compile(
    rf"(?<![^\x00-\u2000{_JOINER}]){_JOINER}+|{_JOINER}+(?![^\x00-\u2000{_JOINER}])"
)


def clean(text: str) -> str:
    r"""The text without invisible or direction-changing characters; spaces are single.

    >>> clean("  Ru\u202eta\x00\n  K. ")
    'Ruta K.'
    """
    while (cleaner := _cleaned(text)) != text:
        text = cleaner  # letters that were apart may combine now
    return text


def _cleaned(text: str) -> str:
    composed = unicodedata.normalize("NFC", text)
    seen = "".join(_seen(letter) for letter in composed)
    return " ".join(_LOOSE_JOINERS.sub("", _without_heaps(seen)).split())


def _seen(letter: str) -> str:
    """The letter, a space, or nothing."""
    if letter.isspace() or letter in _BLANKS:
        return " "
    # Controls, formats such as bidi overrides, lone surrogates, private and unassigned letters.
    is_unseen = unicodedata.category(letter)[0] == "C" and letter != _JOINER
    return "" if is_unseen else letter


def _without_heaps(text: str) -> str:
    """The text with few marks on each letter: heaps of them would climb out of their line."""
    kept: list[str] = []
    marks = 0
    for letter in text:
        is_mark = unicodedata.category(letter) in ("Mn", "Me")
        if letter != _JOINER:
            marks = marks + 1 if is_mark else 0
        if marks <= MARKS_IN_A_ROW or letter == _JOINER:
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
    # A grapheme has at most a few letters here, so counting them all is fast.
    if not least <= sum(1 for _ in iter_graphemes(text)) <= most or len(text) > 8 * most:
        raise Refused(code, most=most)
    return text
