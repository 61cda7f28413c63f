"""Every screen in many languages, on a small phone: all words are there, and fit."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.thorough import IS_THOROUGH
from tests.web.people import SMALL, People
from tests.web.players import stand_still
from tests.web.words import LANGUAGES, LONG_WORDS, t
from tests.web.world import World, all_screens, visitor

OVERFLOW = (Path(__file__).parent / "overflow.js").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES if IS_THOROUGH else LONG_WORDS)
def test_every_screen_has_its_words_and_room_for_them(
    people: People, world: World, language: str
) -> None:
    page = visitor(people, world, language=language, size=SMALL, reduced_motion="reduce")
    found = {}
    for name in all_screens(page, world):
        assert page.locator("html").get_attribute("lang") == language
        stand_still(page)
        if problems := page.evaluate(OVERFLOW):
            found[name] = problems
    assert found == {}


def test_another_language_comes_without_loading_the_page_again(people: People) -> None:
    page = people.come()
    page.evaluate("() => { window.isSamePage = true; }")
    page.get_by_role("button", name=t("settings")).click()
    page.get_by_role("dialog").get_by_label(t("language")).select_option("lt")
    expect(page.get_by_role("dialog", name=t("settings", "lt"))).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "lt")
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", level=1)).to_contain_text(t("home-title-games", "lt"))
    assert page.evaluate("() => window.isSamePage")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_contain_text(t("home-title-games", "lt"))


def test_what_does_not_fit_is_noticed(people: People) -> None:
    page = people.come(size=SMALL)
    page.locator(".ways button").first.wait_for()
    assert page.evaluate(OVERFLOW) == []
    page.evaluate("""() => {
      const button = document.querySelector('.ways button');
      button.style.width = '40px';
      button.style.whiteSpace = 'nowrap';
    }""")
    assert page.evaluate(OVERFLOW) != []
