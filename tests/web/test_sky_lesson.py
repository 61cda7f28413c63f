"""The lesson of Skyscrapers, by keys at a desk and by touch on a phone, and the game after it."""

import re

from playwright.sync_api import Locator, Page, expect

from steeple.games.skyscrapers.lesson import LESSON
from tests.web.block_fingers import Fingers, middle_of
from tests.web.block_tables import take_depth_away
from tests.web.people import PHONE, People
from tests.web.players import bench
from tests.web.sky_players import (
    expect_asked,
    expect_caught,
    expect_in_hand,
    hand_button,
    main_button,
    place_by_keys,
    places_on,
    sites_on,
    tab_to,
    verb_button,
)
from tests.web.test_accessibility import violations
from tests.web.words import t

PATH = "/learn/skyscrapers"


def bubble(page: Page) -> Locator:
    return page.get_by_role("region", name=t("learn-coach"))


def expect_step(page: Page, step: str) -> None:
    expect(bubble(page).get_by_role("heading")).to_have_text(t(f"sky-learn-{step}"))


def lit_card(page: Page) -> Locator:
    """The one card that is not folded away."""
    return bench(page).locator("[data-card]")


def expect_game(page: Page) -> None:
    """Against two bots, which have begun or wait."""
    page.wait_for_url(re.compile("/table/"))
    expect(page.locator(".seats li")).to_have_count(3)


def test_the_whole_lesson_by_keys_in_the_scene(seers: People) -> None:
    page = seers.come(PATH)
    expect_step(page, "add")
    page.keyboard.press("b")
    expect(bench(page).get_by_role("alert")).to_have_text(t("skyscrapers/lesson-try-add"))
    page.keyboard.press("a")
    tab_to(page, places_on(page).first)
    page.keyboard.press("Enter")
    expect(main_button(page)).to_be_enabled()
    page.keyboard.press("Enter")
    expect_step(page, "card")
    tab_to(page, lit_card(page))
    page.keyboard.press("Enter")
    expect_step(page, "site")
    tab_to(page, sites_on(page).last)
    page.keyboard.press("Enter")
    expect_step(page, "hand")
    expect(main_button(page)).to_be_enabled()
    page.keyboard.press("Enter")
    place_by_keys(page)
    expect_step(page, "move")
    page.keyboard.press("m")
    tab_to(page, places_on(page).first)
    page.keyboard.press("Enter")
    expect(main_button(page)).to_be_enabled()
    page.keyboard.press("Enter")
    expect_step(page, "fall")
    expect(bubble(page)).to_contain_text(LESSON.names[1])
    page.keyboard.press("Enter")
    expect_step(page, "end")
    expect_asked(page, "sky-wait-over")
    page.keyboard.press("Enter")
    expect_game(page)


def test_the_whole_lesson_by_touch_on_a_phone_without_depth(people: People) -> None:
    page = people.come(None, size=PHONE, theme="day", reduced_motion="reduce")
    take_depth_away(people, page)
    page.goto("/")
    page.locator('a[href="/learn/skyscrapers"]').tap()
    expect_step(page, "add")
    verb_button(page, "add").tap()
    places_on(page).first.tap()
    main_button(page).tap()
    expect_step(page, "card")
    bubble(page).get_by_role("button", name=t("learn-back")).tap()
    expect_step(page, "add")
    bubble(page).get_by_role("button", name=t("learn-show")).tap()
    expect(main_button(page)).to_be_enabled()
    main_button(page).tap()
    expect_step(page, "card")
    assert [each["id"] for each in violations(page)] == []
    lit_card(page).tap()
    expect_step(page, "site")
    sites_on(page).last.tap()
    expect_step(page, "hand")
    main_button(page).tap()
    expect_in_hand(page)
    hand_button(page, "carried").tap()
    expect_caught(page)
    fingers = Fingers(page)
    fingers.down(middle_of(page.get_by_role("group", name=t("sky-card-pad"))))
    expect(hand_button(page, "home")).to_be_visible()
    fingers.up()
    expect_step(page, "move")
    bubble(page).get_by_role("button", name=t("learn-show")).tap()
    expect(main_button(page)).to_be_enabled()
    main_button(page).tap()
    expect_step(page, "fall")
    bubble(page).get_by_role("button", name=t("sky-learn-watch")).tap()
    expect_step(page, "end")
    bubble(page).get_by_role("button", name=t("sky-learn-play")).tap()
    expect_game(page)
