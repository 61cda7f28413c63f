"""What the client says, from its own message files: a test names the message, not the text."""

import re
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from tools.client import ROOT

LANGUAGES = ("en", "lt", "cs", "fi", "sv", "nb", "da", "fr", "nl", "pl", "ro")
AREAS = {
    "kernel": "kernel",
    "play": "play",
    "server": "server",
    "five-towers": "games/five_towers",
    "block-out": "games/block_out",
    "skyscrapers": "games/skyscrapers",
}


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
        folder = ROOT / "src" / "steeple" / AREAS[area] / "locales"
        files = [folder / f"{language}.ftl"]
    else:
        files = sorted((ROOT / "web" / "locales" / language).glob("*.ftl"))
    for file in files:
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
