"""Every sentence exists in every language, takes the same arguments, and counts rightly."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import steeple
from steeple.cli.main import COMMANDS
from steeple.kernel.errors import SteepleError
from steeple.kernel.messages import LANGUAGES, best_language, locale_folder, say
from steeple.server.talk import PHRASES

PACKAGE = Path(steeple.__file__).parent
WEB = PACKAGE.parents[1] / "web"
AREAS = ("kernel", "play", "cli", "server", "physics", "five-towers", "block-out", "skyscrapers")
SCREENS = tuple(sorted(f"web/{file.stem}" for file in (WEB / "locales" / "en").glob("*.ftl")))
"""The web client's own messages are one area, in a file for each screen."""
NUMBERS = (1, 2, 5, 21, 0, 1.5)
CATEGORIES = ("zero", "one", "two", "few", "many", "other")

POINTS = {
    "en": ("1 point", "2 points", "5 points", "21 points", "0 points", "1.5 points"),
    "lt": ("1 taškas", "2 taškai", "5 taškai", "21 taškas", "0 taškų", "1,5 taško"),
    "cs": ("1 bod", "2 body", "5 bodů", "21 bodů", "0 bodů", "1,5 bodu"),
    "fi": ("1 piste", "2 pistettä", "5 pistettä", "21 pistettä", "0 pistettä", "1,5 pistettä"),
    "sv": ("1 poäng", "2 poäng", "5 poäng", "21 poäng", "0 poäng", "1,5 poäng"),
    "nb": ("1 poeng", "2 poeng", "5 poeng", "21 poeng", "0 poeng", "1,5 poeng"),
    "da": ("1 point", "2 point", "5 point", "21 point", "0 point", "1,5 point"),
    "fr": ("1 point", "2 points", "5 points", "21 points", "0 point", "1,5 point"),
    "nl": ("1 punt", "2 punten", "5 punten", "21 punten", "0 punten", "1,5 punten"),
    "pl": ("1 punkt", "2 punkty", "5 punktów", "21 punktów", "0 punktów", "1,5 punktu"),
    "ro": ("1 punct", "2 puncte", "5 puncte", "21 de puncte", "0 puncte", "1,5 puncte"),
}


class Reader(Visitor):
    """What a message refers to, and what its selectors tell apart."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()
        self.selectors: list[tuple[str, set[str]]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {
            each.key.name if isinstance(each.key, ast.Identifier) else each.key.value
            for each in node.variants
        }
        assert isinstance(node.selector, ast.VariableReference)
        self.selectors.append((node.selector.id.name, keys))
        self.generic_visit(node)


def read(area: str, language: str) -> dict[str, Reader]:
    file = locale_folder(area) / f"{language}.ftl"
    if area.startswith("web/"):
        file = WEB / "locales" / language / f"{area.removeprefix('web/')}.ftl"
    text = file.read_text(encoding="utf-8")
    found: dict[str, Reader] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{area}/{language}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{area}/{language}: {entry.id.name} twice"
            found[entry.id.name] = Reader()
            found[entry.id.name].visit(entry)
    return found


def arguments(messages: dict[str, Reader], name: str) -> set[str]:
    """What has to be given for a message, with those of the messages that it is made of."""
    own = set(messages[name].arguments)
    return own.union(*(arguments(messages, other) for other in messages[name].messages))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("area", [*AREAS, *SCREENS])
def test_every_language_has_the_same_messages_with_the_same_arguments(
    area: str, language: str
) -> None:
    english, other = read(area, "en"), read(area, language)
    assert list(other) == list(english)
    for name in english:
        assert arguments(other, name) == arguments(english, name), name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("area", [*AREAS, *SCREENS])
def test_every_plural_form_that_a_number_can_need_is_there(area: str, language: str) -> None:
    plural = Locale.parse(language).plural_form
    needed = {plural(number) for number in NUMBERS} - {"other"}
    english = read(area, "en")
    for name, message in read(area, language).items():
        counted = {argument for argument, keys in english[name].selectors if "one" in keys}
        for argument, keys in message.selectors:
            if argument in counted:
                assert needed <= keys, f"{name}: { {argument} } needs {needed}, has {keys}"
            if keys & {"one", "few", "many"}:
                assert needed <= keys, f"{name}: a plural is half done"


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_are_counted_as_people_count_them(language: str) -> None:
    said = tuple(say("five-towers/points", language, count=number) for number in NUMBERS)
    assert tuple(text.replace("\u00a0", " ") for text in said) == POINTS[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_tower_types_are_short_and_told_apart_by_three_letters(language: str) -> None:
    types = ("candy", "scary", "tree", "scrap", "sand")
    names = [say("five-towers/type", language, type=type) for type in types]
    assert all(len(name) <= 9 for name in names), names
    assert len({name[:3].lower() for name in names}) == 5, names


def used_keys() -> Iterator[str]:
    """Whatever in the sources could be the name of a message, and the names made of parts."""
    for source in PACKAGE.rglob("*.py"):
        text = source.read_text()
        yield from re.findall(r"[\"'/]([a-z0-9]+(?:-[a-z0-9]+)*)[\"']", text)
        for option in re.findall(r"\.option\(\"([^\"]+)\"", text):
            yield f"help-{option.strip('-').lower()}"
    yield from (f"help-{command}" for command in COMMANDS)
    yield from ("keys-bid", "keys-build")
    yield from (f"phrase-{phrase}" for phrase in PHRASES)
    for name, _ in said_by_client():
        yield name.rpartition("/")[2]


def client_sources() -> Iterator[str]:
    for source in [*(WEB / "src").rglob("*.ts"), *(WEB / "src").rglob("*.svelte")]:
        if not source.name.endswith(".test.ts"):
            yield source.read_text(encoding="utf-8")


def said_by_client() -> Iterator[tuple[str, bool]]:
    """Names of messages in the client's sources, and whether they are surely meant as such."""
    for text in client_sources():
        for name in re.findall(r"\bt\(\s*['\"]([\w/-]+)['\"]", text):
            yield name, True
        for name in re.findall(r"['\"]([a-z0-9]+(?:[-/][a-z0-9]+)*)['\"]", text):
            yield name, False


def made_by_client() -> Iterator[re.Pattern[str]]:
    """Names that the client puts together, such as `fit-${fit}-short`."""
    for text in client_sources():
        for name in re.findall(r"`((?:\$\{\w+\})?[a-z0-9/-]*-\$\{[^`]+)`", text):
            yield re.compile(re.sub(r"\\\$\\\{.*?\\\}", "[a-z0-9-]+", re.escape(name)))


def test_every_message_that_the_client_says_exists() -> None:
    own = set().union(*(read(area, "en") for area in SCREENS))
    for name in {name for name, is_sure in said_by_client() if is_sure}:
        area, _, message = name.rpartition("/")
        assert message in (read(area, "en") if area and area != "web" else own), name


def test_no_message_of_the_client_is_stale() -> None:
    used = {name for name, _ in said_by_client()}
    made = list(made_by_client())
    for area in SCREENS:
        messages = read(area, "en")
        within = set().union(*(message.messages for message in messages.values()))
        for name in messages:
            is_said = name in used | within or any(pattern.fullmatch(name) for pattern in made)
            assert is_said or f"web/{name}" in used, f"{area}: {name} is never said"


def test_no_two_screens_have_a_message_of_the_same_name() -> None:
    names = [name for area in SCREENS for name in read(area, "en")]
    assert len(names) == len(set(names))


def test_no_message_is_stale() -> None:
    used = set(used_keys())
    for area in AREAS:
        messages = read(area, "en")
        within = set().union(*(message.messages for message in messages.values()))
        for name in messages:
            assert name in used | within, f"{area}/{name} is never said"


def test_languages_are_found_from_what_a_system_or_browser_says() -> None:
    assert best_language(["pl_PL.UTF-8"]) == "pl"
    assert best_language(["no", "en"]) == "nb"
    assert best_language(["C", "POSIX", "xx"]) == "en"
    assert best_language([]) == "en"


def test_an_error_within_an_error_is_said_in_the_same_language() -> None:
    inner = SteepleError("play/match-over")
    outer = SteepleError("play/wrong-event", event=3, why=inner)
    for language in LANGUAGES:
        assert inner.message(language) in outer.message(language)
    assert outer.as_json()["args"]["why"]["code"] == "play/match-over"


def test_a_message_with_an_argument_missing_is_loud() -> None:
    with pytest.raises(ValueError, match="not-higher"):
        say("five-towers/not-higher", "en")
