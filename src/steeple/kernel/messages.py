"""Every sentence that a person reads: Project Fluent, behind `say`.

A message is named `area/id`. The area is a part of the package (`cli`) or a game
(`five-towers`); its texts are in its folder, `locales/<language>.ftl`.
"""

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "lt", "cs", "fi", "sv", "nb", "da", "fr", "nl", "pl", "ro")

_PACKAGE = Path(__file__).parents[1]
_ALSO_KNOWN_AS = {"no": "nb", "nn": "nb", "mo": "ro"}


def say(message: str, language: str = "en", /, **arguments: Any) -> str:
    """The sentence for `area/id` in the language, with its arguments filled in.

    >>> say("five-towers/not-higher", number=2, highest=3)
    'The highest bid is 3: bid more than that, or pass.'
    """
    area, _, name = message.partition("/")
    bundle = _bundle(area, language)
    pattern = bundle.get_message(name).value
    assert pattern is not None, f"{message} has no text"
    text, problems = bundle.format_pattern(pattern, arguments)
    if problems:
        raise ValueError(f"{message} in {language}: {problems}")
    return str(text)


def best_language(wanted: Iterable[str]) -> str:
    """The first wanted language that we speak; `de_AT.UTF-8` and `nn-NO` are understood.

    >>> best_language(["de_AT.UTF-8", "nn-NO", "en"])
    'nb'
    """
    for name in wanted:
        short = name.replace("-", "_").split("_")[0].split(".")[0].lower()
        short = _ALSO_KNOWN_AS.get(short, short)
        if short in LANGUAGES:
            return short
    return "en"


def locale_folder(area: str) -> Path:
    """Where the texts of an area are."""
    own = _PACKAGE / area / "locales"
    return own if own.is_dir() else _PACKAGE / "games" / area.replace("-", "_") / "locales"


@cache
def _bundle(area: str, language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    text = (locale_folder(area) / f"{language}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle
