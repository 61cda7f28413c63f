"""Every phase of Skyscrapers on every kind of screen: all words fit, and nobody is kept out."""

from collections.abc import Iterator

import pytest

from tests.thorough import first
from tests.web.people import DESK, PHONE, SMALL, People, turn_light
from tests.web.players import stand_still
from tests.web.sky_theatre import Script, SkyTheatre
from tests.web.test_accessibility import GRAVE, violations
from tests.web.test_block_layout import LYING, OVERLAP
from tests.web.test_languages import OVERFLOW

TABLET = (1024, 768)
DESKS, PHONES = (DESK, TABLET), (PHONE, SMALL, LYING)
LANGUAGES = {"desks": (("fi", "en"), DESKS), "phones": (("lt", "fr", "en"), PHONES)}
"""Those with long words, and the one that all others are made from."""
CASES = [
    pytest.param(language, sizes, id=f"{language}-{kind}")
    for kind, (languages, sizes) in LANGUAGES.items()
    for language in first(1, languages)
]
MAY_BE = ("span.d.title", "button.badge")
"""The name of a game is cut short in a narrow bar; points stand out of a thin strip of a plan."""


@pytest.fixture(scope="module")
def script() -> Script:
    return Script()


def phases(theatre: SkyTheatre) -> Iterator[str]:
    """One after the other."""
    for phase in (
        theatre.dealing,
        theatre.choosing_among_many,
        theatre.choosing,
        theatre.choosing_site,
        theatre.carrying,
        theatre.choosing_place,
        theatre.putting,
        theatre.reporting,
        theatre.resting,
        theatre.naming,
        theatre.agreeing,
        theatre.over,
    ):
        phase()
        yield phase.__name__


@pytest.mark.parametrize(("language", "sizes"), CASES)
def test_every_phase_has_room_for_its_words(
    people: People, script: Script, language: str, sizes: tuple[tuple[int, int], ...]
) -> None:
    theatre = SkyTheatre(people, script, language=language, size=sizes[0], reduced_motion="reduce")
    page = theatre.page
    found = {}
    for phase in phases(theatre):
        for width, height in sizes[::-1]:
            theatre.resize(width, height)
            stand_still(page)
            problems = page.evaluate(OVERFLOW) + page.evaluate(OVERLAP)
            if bad := [each for each in problems if not any(name in each for name in MAY_BE)]:
                found[f"{phase} at {width} x {height}"] = bad
    assert found == {}


@pytest.mark.parametrize("size", first(1, (PHONE, DESK)), ids=str)
def test_axe_finds_nothing_grave(people: People, script: Script, size: tuple[int, int]) -> None:
    theatre = SkyTheatre(people, script, size=size, reduced_motion="reduce")
    grave = {}
    for phase in phases(theatre):
        theatre.beat()
        stand_still(theatre.page)
        found = violations(theatre.page)
        turn_light(theatre.page, "day")
        stand_still(theatre.page)
        found += violations(theatre.page, "color-contrast")
        turn_light(theatre.page, "dusk")
        if bad := [each for each in found if each["impact"] in GRAVE]:
            grave[phase] = bad
    assert grave == {}
