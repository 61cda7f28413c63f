"""The building site with depth: a whole turn by mouse in it; and it may be lost."""

from playwright.sync_api import Page, expect

from tests.web.block_fingers import Spot
from tests.web.people import People
from tests.web.players import bench
from tests.web.sky_players import (
    aim_off_mm,
    card_in,
    choose_use,
    expect_asked,
    expect_done,
    expect_in_hand,
    expect_scores,
    expect_waiting,
    is_over,
    let_go_button,
    main_button,
    nth_place,
    nth_site,
    outcome_of,
    places_on,
    said_level,
    sites_on,
    verb_button,
    workers_on,
)
from tests.web.sky_tables import (
    FLOOR_SITE,
    HIGH_CELL,
    MOST_TRIES,
    SkyDuel,
    floor_card,
    site_at,
)
from tests.web.test_block_depth import LOSE_DEPTH, SMALL_DESK, colours_of
from tests.web.test_block_layout import OVERLAP
from tests.web.test_languages import OVERFLOW
from tests.web.words import t

PX_MM = 2.4
"""A pointer that goes so many pixels moves what it holds by about a millimetre."""
APART_PX = 45
SPOTS = [(right, down) for down in (-2, -3, -1, 0) for right in (0, -1, 1)]
NUDGE_PX = 12
WHEEL_PX = 700
"""So far the wheel goes, about 20 mm."""


def grip(duel: SkyDuel) -> Spot:
    """Feel around over the building until the pointer has hold of what is in the hand."""
    page = duel.page
    box = page.locator(".scene").bounding_box()
    assert box is not None
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    for right, down in SPOTS:
        x, y = middle[0] + right * APART_PX, middle[1] + down * APART_PX
        duel.hold_still()
        before = duel.where_held()
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + NUDGE_PX, y, steps=3)
        duel.hold_still()
        if max(abs(one - other) for one, other in zip(before, duel.where_held(), strict=True)) > 1:
            return x + NUDGE_PX, y
        page.mouse.move(x, y, steps=3)
        page.mouse.up()
    raise AssertionError("there is nothing to grip")


def drag_home(duel: SkyDuel, spot: Spot) -> None:
    """As far as the bullseye says that it is off."""
    x, y = spot
    for _ in range(MOST_TRIES):
        if is_over(duel.page):
            return
        right, away = aim_off_mm(duel.page)
        x, y = x + right * PX_MM, y - away * PX_MM
        duel.page.mouse.move(x, y, steps=4)
        duel.hold_still()
    raise AssertionError("it never came to its place")


def bring_in(page: Page, button: str) -> None:
    """Most of the way by the wheel, the rest by the button, which stops where it touches."""
    page.mouse.wheel(0, WHEEL_PX)
    bench(page).get_by_role("button", name=t(button)).click()
    expect(let_go_button(page)).to_be_enabled()
    let_go_button(page).click()


def test_a_whole_turn_by_mouse_in_a_picture_with_depth(seers: People) -> None:
    duel = SkyDuel(seers, is_flat=False, size=SMALL_DESK, speed="fast")
    duel.open()
    page = duel.page
    expect_asked(page, "sky-ask", count=3)

    verb_button(page, "add").click()
    places_on(page).nth(nth_place(duel.table.choices("add"), (0, 0, 0))).click()
    expect_asked(page, "sky-ask-cell", way="add", level=said_level(0))
    main_button(page).click()
    expect_in_hand(page)
    bring_in(page, "sky-button-lower")
    expect_asked(page, "sky-ask", count=2)
    expect_done(page, 1)

    card, plan = floor_card(duel.table)
    choices = duel.table.choices(plan)
    card_in(page, duel.view["hand"], card).click()
    choose_use(page, plan)
    site = site_at(choices, FLOOR_SITE)
    label = sites_on(page).nth(nth_site(choices, FLOOR_SITE))
    label.click()
    assert page.evaluate(OVERFLOW) + page.evaluate(OVERLAP) == []
    expect(label).to_have_attribute("aria-pressed", "true")
    expect(label).to_have_text(f"+{site['turns'][0]['points']}")
    turned = site["turns"][-1]
    turns = bench(page).get_by_role("group", name=t("sky-turns")).get_by_role("button")
    if len(site["turns"]) > 1:
        turns.last.click()
        expect(label).to_have_text(f"+{turned['points']}")
    main_button(page).click()
    expect_in_hand(page)
    assert page.evaluate(OVERFLOW) + page.evaluate(OVERLAP) == []
    drag_home(duel, grip(duel))
    page.mouse.up()
    assert duel.carried[-1]["piece"] == "card-3", "nothing is let go in the air"
    assert colours_of(page.locator(".scene canvas")) > 500
    bring_in(page, "sky-button-press")
    expect(outcome_of(page)).to_have_text(t("sky-scored", name="Rūta", points=turned["points"]))
    expect_asked(page, "sky-ask", count=1)
    expect_done(page, 2)
    expect_scores(page, Rūta=turned["points"], Aino=0)
    assert duel.wire.moves[-1]["move"].startswith(f"{turned['move']} by 0,")

    workers_on(page, 0).click()
    places_on(page).nth(nth_place(duel.table.choices("move 0"), HIGH_CELL)).click()
    main_button(page).click()
    expect_in_hand(page)
    bring_in(page, "sky-button-lower")
    expect_waiting(page, "Aino")
    expect(workers_on(page, 2)).to_have_count(1)
    expect_scores(page, Rūta=turned["points"], Aino=0)
    assert [move.split()[0] for move in duel.story] == ["add", "build", "move"]


def test_a_picture_that_is_lost_is_followed_by_drawings(seers: People) -> None:
    duel = SkyDuel(seers, is_flat=False, size=SMALL_DESK)
    duel.act("add at 0 0 0")
    duel.open()
    page = duel.page
    card_in(page, duel.view["hand"], "base").click()
    expect(sites_on(page).first).to_be_visible()
    page.evaluate(LOSE_DEPTH)
    expect(page.get_by_role("img", name=t("sky-from-front", level=2))).to_be_visible()
    expect_asked(page, "sky-ask-site", use="base", level=said_level(1))
    main_button(page).click()
    duel.place_by_keys()
    expect_asked(page, "sky-ask", count=1)
    assert duel.view["cards"][-1]["use"] == "base"
