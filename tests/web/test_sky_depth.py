"""The building site with depth: a whole turn by mouse in it; and it may be lost."""

from playwright.sync_api import expect

from tests.web.block_fingers import middle_of
from tests.web.people import People
from tests.web.sky_players import (
    card_in,
    choose_use,
    expect_asked,
    expect_caught,
    expect_done,
    expect_in_hand,
    expect_scores,
    expect_waiting,
    hand_button,
    main_button,
    nth_place,
    nth_site,
    outcome_of,
    place_by_keys,
    places_on,
    said_level,
    sites_on,
    verb_button,
    workers_on,
)
from tests.web.sky_tables import FLOOR_SITE, HIGH_CELL, SkyDuel, floor_card, site_at
from tests.web.test_block_depth import LOSE_DEPTH, SMALL_DESK, colours_of
from tests.web.test_block_layout import OVERLAP
from tests.web.test_languages import OVERFLOW
from tests.web.test_sky_hand import COUNT_PRESSES
from tests.web.words import t

ASIDE_PX = 110
"""So far beside its place nothing is caught."""


def test_a_whole_turn_by_mouse_in_a_picture_with_depth(seers: People) -> None:
    duel = SkyDuel(seers, is_flat=False, size=SMALL_DESK, speed="fast")
    duel.open()
    page = duel.page
    expect_asked(page, "sky-ask", count=3)

    verb_button(page, "add").click()
    places_on(page).nth(nth_place(duel.table.choices("add"), (0, 0, 0))).click()
    expect_asked(page, "sky-ask-cell", way="add", level=said_level(0))
    main_button(page).click()
    expect_asked(page, "sky-ask", count=2)
    expect_done(page, 1)

    duel.see_risk()
    card, plan = floor_card(duel.table)
    choices = duel.table.choices(plan)
    page.evaluate(COUNT_PRESSES)
    card_in(page, card).click()
    choose_use(page, plan)
    site = site_at(choices, FLOOR_SITE)
    label = sites_on(page).nth(nth_site(choices, FLOOR_SITE))
    label.click()
    assert page.evaluate(OVERFLOW) + page.evaluate(OVERLAP) == []
    expect(label).to_have_attribute("aria-pressed", "true")
    expect(label).to_have_text(f"+{site['turns'][0]['points']}")
    expect(main_button(page)).to_be_enabled()
    # From the bench to the edge, in one gesture.
    x, y = middle_of(label)
    page.mouse.move(*middle_of(card_in(page, card)))
    page.mouse.down()
    page.mouse.move(x + ASIDE_PX, y, steps=8)
    expect(hand_button(page, "carried")).to_be_visible()
    assert page.evaluate(OVERFLOW) + page.evaluate(OVERLAP) == []
    page.mouse.move(*middle_of(page.locator(".stakes svg")), steps=8)
    assert colours_of(page.locator(".scene canvas")) > 500
    expect(hand_button(page, "home")).to_be_visible()
    assert duel.wire.moves[-1]["move"].startswith("add"), "nothing is let go before the pointer"
    page.mouse.up()
    points = site["turns"][0]["points"]
    expect(outcome_of(page)).to_have_text(t("skyscrapers/scored", name="Rūta", points=points))
    presses = ["pointer"] * (4 if " as " in plan else 3)
    assert page.evaluate("presses") == presses, "the card, the site, and one gesture"
    expect_asked(page, "sky-ask", count=1)
    expect_done(page, 2)
    expect_scores(page, Rūta=points, Aino=0)
    assert duel.wire.moves[-1]["move"].startswith(f"{site['turns'][0]['move']} by 0,")

    workers_on(page, 0).click()
    places_on(page).nth(nth_place(duel.table.choices("move 0"), HIGH_CELL)).click()
    main_button(page).click()
    expect_waiting(page, "Aino")
    expect(workers_on(page, 2)).to_have_count(1)
    expect_scores(page, Rūta=points, Aino=0)
    assert [act["kind"] for act in duel.story] == ["add", "build", "move"]


def test_what_is_released_before_it_is_home_waits_and_can_be_put_back(seers: People) -> None:
    duel = SkyDuel(seers, is_flat=False, size=SMALL_DESK)
    duel.act("add at 0 0 0")
    duel.see_risk()
    duel.open()
    page = duel.page
    card_in(page, "base").click()
    expect(main_button(page)).to_be_enabled()
    main_button(page).click()
    expect_in_hand(page)
    hand_button(page, "carried").click()
    expect_caught(page)
    page.mouse.move(*middle_of(page.locator(".stakes svg")))
    page.mouse.down()
    expect(hand_button(page, "pressing")).to_be_visible()
    page.mouse.up()
    expect_caught(page)
    page.keyboard.press("Escape")
    expect_asked(page, "sky-ask-site", use="base", level=said_level(1))
    assert duel.wire.moves == []


def test_a_picture_that_is_lost_is_followed_by_drawings(seers: People) -> None:
    duel = SkyDuel(seers, is_flat=False, size=SMALL_DESK)
    duel.act("add at 0 0 0")
    duel.see_risk()
    duel.open()
    page = duel.page
    card_in(page, "base").click()
    expect(sites_on(page).first).to_be_visible()
    page.evaluate(LOSE_DEPTH)
    expect(page.get_by_role("img", name=t("sky-from-front", level=2))).to_be_visible()
    expect_asked(page, "sky-ask-site", use="base", level=said_level(1))
    main_button(page).click()
    place_by_keys(page)
    expect_asked(page, "sky-ask", count=1)
    assert duel.view["cards"][-1]["use"] == "base"
