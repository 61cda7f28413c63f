"""What `docs/words.md` says of the words of each language is what the messages say."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from steeple.kernel.messages import LANGUAGES, locale_folder
from tests.test_words import AREAS

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
TRANSLATIONS = tuple(language for language in LANGUAGES if language != "en")


def tables(title: str) -> Iterator[dict[str, str]]:
    """The rows of all tables below a heading, by the names of their columns."""
    page = (ROOT / "docs" / "words.md").read_text(encoding="utf-8")
    section = page.split(f"\n## {title}\n")[1].split("\n## ")[0]
    for table in re.findall(r"(?:^\|.*\n)+", section, re.M):
        names, _, *rows = (line.strip("|\n").split("|") for line in table.splitlines())
        for row in rows:
            yield {name.strip(): cell.strip() for name, cell in zip(names, row, strict=True)}


def files_of(area: str, language: str) -> list[Path]:
    """The file of an area of the package, or those of the client."""
    if area in AREAS:
        return [locale_folder(area) / f"{language}.ftl"]
    return [
        *WEB.glob(f"locales/{language}/*.ftl"),
        *WEB.glob(f"src/games/*/locales/{language}/*.ftl"),
    ]


def texts(language: str) -> Iterator[str]:
    """All message files of a language."""
    for area in (*AREAS, "web"):
        yield from (file.read_text(encoding="utf-8") for file in files_of(area, language))


@cache
def bundle(area: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in files_of(area, language):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def said(message: str, language: str) -> str:
    """A message such as `block-out/card card=pass`, without a number before it or a stop after."""
    name, *arguments = message.split()
    area, _, key = name.partition("/")
    words = bundle(area, language)
    pattern = words.get_message(key).value
    assert pattern is not None
    text, problems = words.format_pattern(pattern, dict(each.split("=") for each in arguments))
    assert not problems, problems
    return re.sub(r"^\d\. |[\s:.]+$", "", str(text))


class Texts(Visitor):
    """What a message says, without its name, its arguments and remarks."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


@cache
def all_texts(language: str) -> str:
    """Whatever is said in a language, a line for each piece of text."""
    reader = Texts()
    for text in texts(language):
        reader.visit(FluentParser().parse(text))
    return "\n".join(reader.texts).replace("\u00a0", " ")


def is_said(pattern: str, language: str) -> bool:
    return bool(re.search(rf"(?<!\w){pattern}", all_texts(language), re.I))


def inflected(term: str) -> str:
    """The term with any endings."""
    stems = (re.escape(word[: max(3, len(word) - 2)]) for word in term.split())
    return r"\w*\W+".join(stems)


def unwanted(term: str) -> str:
    """The term as it is, or with any ending if a star says so."""
    return re.escape(term[:-1]) if term.endswith("*") else rf"{re.escape(term)}(?!\w)"


def test_whole_messages_are_the_terms_of_the_table() -> None:
    rows = list(tables("Whole messages"))
    assert {name for row in rows for name in row} == {"message", *LANGUAGES}
    for row in rows:
        for message in re.findall(r"`([^`]+)`", row["message"]):
            for language in row.keys() - {"message"}:
                assert said(message, language) == row[language], f"{message} in {language}"


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_terms_within_sentences_are_in_use(language: str) -> None:
    rows = [row for row in tables("Within sentences") if language in row]
    assert len(rows) > 30
    for row in rows:
        for term in row[language].split(", "):
            assert is_said(inflected(term), language), f"{row['en']}: {term}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_were_replaced_do_not_come_back(language: str) -> None:
    rows = [row for row in tables("Never") if row["language"] == language]
    assert rows
    for row in rows:
        for term in row["never"].split(", "):
            assert not is_said(unwanted(term), language), f"{term}: say {row['but']}"
        for term in row["but"].split(", "):
            assert is_said(inflected(term), language), f"{term} is not said either"


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_number_and_its_unit_stay_on_one_line(language: str) -> None:
    for text in texts(language):
        for line in text.splitlines():
            assert line.startswith("#") or not re.search(r"[}\d] (mm|min|MB)\b", line), line
