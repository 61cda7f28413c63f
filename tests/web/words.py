"""What the client says, from its own message files: a test names the message, not the text."""

import re
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from steeple.kernel.messages import locale_folder
from tests.thorough import first
from tools.client import ROOT

WEB = ROOT / "web"

LANGUAGES = ("en", "lt", "cs", "fi", "sv", "nb", "da", "fr", "nl", "pl", "ro")
LONG_WORDS = first(2, ("lt", "fi", "fr", "en"))
"""Languages that need most room; where these fit, the others nearly always do."""


def t(message: str, language: str = "en", /, **arguments: Any) -> str:
    """The sentence for a message; without an area it is one of the client's own.

    >>> t("five-towers/name"), t("five-towers/has-bid", number=2)
    ('Five Towers', 'bid 2')
    """
    area, _, id = message.rpartition("/")
    bundle = _bundle(area, language)
    pattern = bundle.get_message(id).value
    text, problems = bundle.format_pattern(pattern, arguments)
    assert not problems, problems
    return str(text)


def some(message: str, *missing: str, **arguments: Any) -> re.Pattern[str]:
    """The sentence, with anything in the place of the arguments that are missing.

    >>> some("line-lost").fullmatch("Finding the table again") is not None
    True
    >>> some("wait-bid", "name").fullmatch("Aino is bidding") is not None
    True
    """
    holes = {name: f"@{name}@" for name in missing}
    text = re.escape(t(message, **arguments, **holes))
    for hole in holes.values():
        text = text.replace(re.escape(hole), ".+")
    return re.compile(f"^{text}$")


@cache
def _bundle(area: str, language: str) -> Any:
    bundle = FluentBundle([language], use_isolating=False)
    if area:
        files = [locale_folder(area) / f"{language}.ftl"]
    else:
        files = [
            *WEB.glob(f"locales/{language}/*.ftl"),
            *WEB.glob(f"src/games/*/locales/{language}/*.ftl"),
        ]
    for file in files:
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
