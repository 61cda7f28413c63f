"""The pages for players, in every language, from the message files of the client."""

import re
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from steeple.catalog import games
from tests.web.words import LANGUAGES, WEB, t

ABOUT_DRAWINGS = re.compile(
    r"-(caption|twice|special|doubled|learn|score|title|lead)$|no-turn$|-sum(-|$)"
)
"""What only makes sense beside a drawing or a button of the client."""
PICTURES = {"five-towers": "table.png", "block-out": "stack.png", "skyscrapers": "site.png"}
MISSING = "@"
"""Stands for a number that belongs to a drawing; its sentence is left out."""
SENTENCE = re.compile(r"(?<=[.!?]) ")
FRAME = """```{{raw}} html
<iframe src="../../_static/replays/{game}.html#{language}" title="{title}" loading="lazy"
  style="width: 100%; height: 46rem; border: 0; border-radius: 8px"></iframe>
```
"""


def write(folder: Path) -> None:
    """All pages of all languages."""
    for language in LANGUAGES:
        own = folder / language
        own.mkdir(parents=True)
        (own / "index.md").write_text(front(language), encoding="utf-8")
        for game in games:
            (own / f"{game}.md").write_text(rules(game, language), encoding="utf-8")
    (folder / "index.md").write_text(contents(), encoding="utf-8")


def contents() -> str:
    """One line for each language."""
    listed = "\n".join(f"{language_name(language)} <{language}/index>" for language in LANGUAGES)
    return (
        "# Play\n\nHow to play, in your language, with a real match of each game to watch.\n\n"
        f"```{{toctree}}\n:maxdepth: 1\n\n{listed}\n```\n"
    )


def front(language: str) -> str:
    """What each game is about."""
    parts = [f"# {language_name(language)}\n"]
    for game in games:
        parts.append(f"## [{t(f'{game}/name', language)}]({game}.md)\n")
        parts.append(f"{t(f'{game}-about', language)}\n")
        parts.append(
            f"[![{t(f'{game}/name', language)}](../../pictures/{PICTURES[game]})]({game}.md)\n"
        )
    listed = "\n".join(games)
    return "\n".join(parts) + f"\n```{{toctree}}\n:hidden:\n\n{listed}\n```\n"


def rules(game: str, language: str) -> str:
    """The rules of a game as the client tells them, and a match to watch."""
    ids = [id for id in messages(game) if not ABOUT_DRAWINGS.search(id)]
    prefix = messages(game)[0].removesuffix("title")
    name = t(f"{game}/name", language)
    parts = [f"# {name}\n", f"{t(f'{prefix}lead', language)}\n"]
    parts += [f"![{name}](../../pictures/{PICTURES[game]})\n"]
    for id in ids:
        if is_heading(id):
            parts.append(f"## {t(id, language)}\n")
        else:
            parts.append(f"{without_missing(t(id, language, points=MISSING))}\n")
    parts += [
        f"## {t('replay', language)}\n",
        FRAME.format(game=game, title=name, language=language),
    ]
    return "\n".join(parts)


def messages(game: str) -> list[str]:
    """The names of what the client says about the rules, in its order."""
    file = WEB / "src" / "games" / game / "locales" / "en" / "rules.ftl"
    parsed = FluentParser().parse(file.read_text(encoding="utf-8"))
    return [entry.id.name for entry in parsed.body if isinstance(entry, Message)]


def is_heading(id: str) -> bool:
    """Whether it is no sentence."""
    return not t(id, points=MISSING).endswith((".", ":"))


def without_missing(text: str) -> str:
    """The text without the sentences about a drawing.

    >>> without_missing("Every card is a storey. This one brings @ points. Most points win.")
    'Every card is a storey. Most points win.'
    """
    return " ".join(each for each in SENTENCE.split(text) if MISSING not in each)


def language_name(language: str) -> str:
    """As the client's menu has it."""
    source = (WEB / "src" / "words" / "languages.ts").read_text(encoding="utf-8")
    found = re.search(rf"^  {language}: '(.+)',$", source, re.M)
    assert found is not None, language
    return found[1]
