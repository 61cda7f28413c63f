"""The glossary explains every module and every public type, and nothing that is gone."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "steeple"
PLAIN = "Words that mean what they mean elsewhere"
GLOSSARY = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
ENDINGS = {"": [""], "s": [""], "es": [""], "ies": ["y"], "d": [""], "ed": [""], "ied": ["y"]}
ENDINGS |= {"ing": ["", "e"], "r": [""], "er": [""]}
"""What a word may end in, and what would be there without it."""


class Name(NamedTuple):
    """A module or a public type."""

    module: str
    name: str

    @property
    def words(self) -> list[str]:
        """`TableFacts` is table and facts, `fast_random` fast and random."""
        return split(self.name)


def split(name: str) -> list[str]:
    return [word.lower() for word in re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+", name)]


def forms(word: str) -> set[str]:
    """The word, and what it may be a form of."""
    ended = [end for end in ENDINGS if word.endswith(end)]
    return {word.removesuffix(end) + instead for end in ended for instead in ENDINGS[end]}


def words_in(line: str) -> set[str]:
    """What a line of a table explains."""
    first = line.split("|")[1] if line.startswith("|") else ""
    return set() if first.strip() == "word" or first.startswith("---") else set(split(first))


@cache
def general() -> set[str]:
    """What the glossary explains."""
    return set().union(*map(words_in, GLOSSARY.partition(PLAIN)[0].splitlines()))


@cache
def plain() -> set[str]:
    """The words that need no explanation."""
    lists = re.findall(
        r"^Of [a-zA-Z ]+:(.*?)(?:\n\n|\Z)", GLOSSARY.partition(PLAIN)[2], re.M | re.S
    )
    return {word for each in lists for word in split(each)}


@cache
def of_game(folder: str) -> set[str]:
    """What the glossary of a game explains; nothing if there is no such game."""
    page = PACKAGE / "games" / folder / "glossary.md"
    lines = page.read_text(encoding="utf-8").splitlines() if page.exists() else []
    return set().union(*map(words_in, lines))


def explained(module: str) -> set[str]:
    """The words that names of a module may have: another game's own do not count."""
    return general().union(plain(), *map(of_game, module.split(".")))


@cache
def names() -> tuple[Name, ...]:
    return tuple(sorted(set(found())))


def found() -> Iterator[Name]:
    for file in PACKAGE.rglob("*.py"):
        path = file.relative_to(PACKAGE).with_suffix("")
        if "versions" in path.parts:
            continue  # migrations have numbers
        module = ".".join(("steeple", *path.parts)).removesuffix(".__init__")
        yield Name(module, module.rpartition(".")[2].strip("_"))
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if (type := public_type(node)) is not None:
                yield Name(module, type)


def public_type(node: ast.stmt) -> str | None:
    """The name of a class or of an alias, unless it is the module's own."""
    name = ""
    if isinstance(node, ast.ClassDef):
        name = node.name
    elif isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "TypeAlias":
        name = ast.unparse(node.target)
    return None if name.startswith("_") else name or None


def test_every_module_and_every_public_type_is_explained() -> None:
    missing = [
        f"{each.module}.{each.name}: {word}"
        for each in names()
        for word in each.words
        if not forms(word) & explained(each.module)
    ]
    assert not missing, "write about them in docs/glossary.md"


def test_nothing_is_explained_that_is_gone() -> None:
    files = [*PACKAGE.rglob("*.py"), *(ROOT / "web" / "src").rglob("*.ts")]
    files += PACKAGE.rglob("rules.md")
    used = {form for file in files for word in words_of(file) for form in forms(word)}
    games = [of_game(page.parent.name) for page in (PACKAGE / "games").glob("*/glossary.md")]
    assert not general().union(*games) - used


def words_of(file: Path) -> set[str]:
    return set(split(" ".join(set(re.findall(r"[A-Za-z_]+", file.read_text(encoding="utf-8"))))))


def test_no_word_is_called_plain_that_no_name_has() -> None:
    named = {form for each in names() for word in each.words for form in forms(word)}
    assert not plain() - named


def test_no_word_is_both_explained_and_plain() -> None:
    assert not general() & plain()


def test_a_name_is_as_good_as_its_words() -> None:
    assert Name("", "TableFacts").words == ["table", "facts"]
    assert Name("", "fast_random").words == ["fast", "random"]
    assert "carry" in forms("carried")
    assert "judge" in forms("judging")
