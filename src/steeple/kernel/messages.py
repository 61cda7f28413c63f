"""Every sentence that a person reads: Project Fluent, behind `say`.

A message is named `area/id`. The area is a part of the package (`cli`) or a game
(`five-towers`); its texts are in its folder, `locales/<language>.ftl`. A game of this package has
all languages; one from elsewhere is said in English where it has no other words.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from steeple.kernel.visible import in_one_line, shortened

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "lt", "cs", "fi", "sv", "nb", "da", "fr", "nl", "pl", "ro")

LONGEST_ARGUMENT = 2000
"""Fluent refuses to write more than 2,500 letters in one place."""
LARGEST_NUMBER = 10**15
"""Larger ones are written as they are: they can't be counted with, nor grouped by the language."""

_PACKAGE = Path(__file__).parents[1]
_ALSO_KNOWN_AS = {"no": "nb", "nn": "nb", "mo": "ro"}
_ELSEWHERE: dict[str, Path] = {}


def say(message: str, language: str = "en", /, **arguments: Any) -> str:
    """The sentence for `area/id` in the language, with its arguments filled in.

    >>> say("five-towers/not-higher", number=2, highest=3)
    'The highest bid is 3: bid more than that, or pass.'
    """
    area, _, name = message.partition("/")
    bundle = _bundle(area, language)
    pattern = bundle.get_message(name).value
    assert pattern is not None, f"{message} has no text"
    given = {key: _argument(value) for key, value in arguments.items()}
    text, problems = bundle.format_pattern(pattern, given)
    if problems:
        raise ValueError(f"{message} in {language}: {problems}")
    return str(text)


def _argument(value: object) -> str | int | float:
    """Something that any sentence can hold: a number, or a line of text that is safe to show."""
    if isinstance(value, str):
        is_long = len(value) > LONGEST_ARGUMENT
        return shortened(value, LONGEST_ARGUMENT) if is_long else in_one_line(value)
    if isinstance(value, int | float) and -LARGEST_NUMBER < value < LARGEST_NUMBER:
        return value
    return shortened(value)


def has_message(message: str) -> bool:
    """Whether there is such a message."""
    area, _, name = message.partition("/")
    return bool(_bundle(area, "en").has_message(name))


def listed(items: Sequence[str], language: str = "en") -> str:
    """Things in a row, joined as the language does.

    >>> listed(["Sand 7", "Candy 0", "Tree 3"])
    'Sand 7, Candy 0, and Tree 3'
    """
    from babel.lists import format_list

    return format_list(items, locale=language)


def best_language(wanted: Iterable[str]) -> str:
    """The first wanted language that there are texts for; `de_AT.UTF-8` and `nn-NO` are understood.

    >>> best_language(["de_AT.UTF-8", "nn-NO", "en"])
    'nb'
    """
    for name in wanted:
        short = name.replace("-", "_").split("_")[0].split(".")[0].lower()
        short = _ALSO_KNOWN_AS.get(short, short)
        if short in LANGUAGES:
            return short
    return "en"


def add_area(area: str, folder: Path) -> None:
    """Know an area whose texts are not in this package."""
    _ELSEWHERE[area] = folder


def words_of(area: str, language: str) -> tuple[str, str]:
    """The texts of an area, and the language that they are in: the wanted one, or English."""
    file = locale_folder(area) / f"{language}.ftl"
    if area in _ELSEWHERE and not file.exists():
        return words_of(area, "en")
    return file.read_text(encoding="utf-8"), language


def locale_folder(area: str) -> Path:
    """Where the texts of an area are."""
    if area in _ELSEWHERE:
        return _ELSEWHERE[area]
    own = _PACKAGE / area / "locales"
    return own if own.is_dir() else _PACKAGE / "games" / area.replace("-", "_") / "locales"


@cache
def _bundle(area: str, language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource

    text, spoken = words_of(area, language)
    bundle = FluentBundle([spoken], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return bundle
