"""Every sentence exists in every language, takes the same arguments, and counts rightly."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import steeple
from steeple.cli.main import COMMANDS
from steeple.kernel.errors import SteepleError
from steeple.kernel.messages import LANGUAGES, best_language, locale_folder, say
from steeple.server.table.chat import PHRASES

PACKAGE = Path(steeple.__file__).parent
WEB = PACKAGE.parents[1] / "web"
AREAS = [*sorted(folder.parent.name for folder in PACKAGE.glob("*/locales")), *steeple.games]
SCREENS = {
    str(file.relative_to(WEB)): file
    for folder in ("locales", "src/games/*/locales")
    for file in sorted(WEB.glob(f"{folder}/en/*.ftl"))
}
"""The web client's own messages are one area: a file for each screen, and each room of a game."""
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


@cache
def read(area: str, language: str) -> dict[str, Reader]:
    if area in SCREENS:
        file = SCREENS[area].parents[1] / language / SCREENS[area].name
    else:
        file = locale_folder(area) / f"{language}.ftl"
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


NAME = r"[a-z0-9]+(?:-[a-z0-9]+)*"


def said_by_package(area: str) -> Iterator[str]:
    """Names of an area's messages that the package or the client says.

    Everywhere they are said with their area, but in its own folder also without. There, a single
    word counts only as an argument of a function that says something: it may be anything else.
    """
    for source in PACKAGE.rglob("*.py"):
        text = source.read_text(encoding="utf-8")
        yield from re.findall(rf"[\"'](?:{area}|{{[^\"'{{}}]+}})/({NAME})[\"']", text)
        if source.is_relative_to(locale_folder(area).parent):
            yield from re.findall(r"[\"']([a-z0-9]+(?:-[a-z0-9]+)+)[\"']", text)
            yield from re.findall(rf"say\((?:language, )?[\"']({NAME})[\"']", text)
    for text in client_sources():
        yield from re.findall(rf"['\"`](?:{area}|\${{[^`{{}}]+}})/({NAME})['\"`]", text)


def made_by_package(area: str) -> Iterator[str]:
    """Names of an area's messages that the package puts together."""
    if area == "cli":
        yield from (f"help-{command}" for command in COMMANDS)
        for source in locale_folder(area).parent.glob("*.py"):
            for option in re.findall(r"\.option\(\"([^\"]+)\"", source.read_text(encoding="utf-8")):
                yield f"help-{option.strip('-').lower()}"
    if area == "server":
        yield from (f"phrase-{phrase}" for phrase in PHRASES)
    if area == "five-towers":
        yield from ("keys-bid", "keys-build")


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
    """Names that the client puts together, such as `fit-${fit}-short`; each part is a group."""
    of_a_game = r"\$\{(?:\w+\.)?(?:game|id)\}-[a-z]"
    for text in client_sources():
        for name in re.findall(rf"`((?:{of_a_game}|[a-z0-9]+[a-z0-9/-]*-\$\{{)[^`]+)`", text):
            part = "([a-z0-9]+(?:-[a-z0-9]+)*)"
            yield re.compile(re.sub(r"\\\$\\\{.*?\\\}", part, re.escape(name)))


def parts_of_client() -> Iterator[str]:
    """What may stand in such a name: texts and keys in the sources, and what the games have."""
    for text in client_sources():
        yield from re.findall(r"['\"]([a-z0-9]+(?:-[a-z0-9]+)*)['\"]", text)
        yield from re.findall(r"\b([a-z0-9]+):", text)
    for game, rules in steeple.games.items():
        yield from (
            game,
            *rules.bots,
            *(name for name in ("random", "greedy") if name in rules.bots),
        )
        choices = [(option.name, option.choices) for option in rules.options]
        for name, values in [*choices, ("referee", rules.referees)]:
            named = [name, *(f"{name}-{value}".lower() for value in values)]
            for key in (each.replace("_", "-").replace("--", "-minus-") for each in named):
                yield from (key, f"{key}-note")


def test_every_message_that_the_client_says_exists() -> None:
    own = set().union(*(read(area, "en") for area in SCREENS))
    for name in {name for name, is_sure in said_by_client() if is_sure}:
        area, _, message = name.rpartition("/")
        assert message in (read(area, "en") if area and area != "web" else own), name


def test_no_message_of_the_client_is_stale() -> None:
    used = {name for name, _ in said_by_client()}
    made, parts = set(made_by_client()), set(parts_of_client())
    for area in SCREENS:
        messages = read(area, "en")
        within = set().union(*(message.messages for message in messages.values()))
        for name in messages:
            found = (pattern.fullmatch(name) for pattern in made)
            is_made = any(parts.issuperset(match.groups()) for match in found if match)
            is_said = name in used | within or f"web/{name}" in used
            assert is_made or is_said, f"{area}: {name} is never said"


def test_no_two_screens_have_a_message_of_the_same_name() -> None:
    names = [name for area in SCREENS for name in read(area, "en")]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("area", AREAS)
def test_no_message_is_stale(area: str) -> None:
    messages = read(area, "en")
    within = set().union(*(message.messages for message in messages.values()))
    said = within.union(said_by_package(area), made_by_package(area))
    assert [name for name in messages if name not in said] == []


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
