"""A hand on site: by keys and by touch it builds in one gesture; a tap moves workers."""

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.web.block_fingers import Fingers, middle_of
from tests.web.people import PHONE, People
from tests.web.players import bench
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
    open_kind,
    outcome_of,
    place_by_keys,
    places_on,
    said_level,
    sites_on,
    tab_to,
    verb_button,
    workers_on,
)
from tests.web.sky_tables import FLOOR_SITE, GROUND, HIGH_CELL, SkyDuel, floor_card, site_at
from tests.web.words import t

COUNT_PRESSES = """() => {
  window.presses = [];
  addEventListener('keydown', ({ key, repeat }) => repeat || presses.push(key), true);
  addEventListener('pointerdown', () => presses.push('pointer'), true);
}"""


def take_button(duel: SkyDuel) -> Locator:
    """Somebody may fall: it is done by hand."""
    return main_button(duel.page).filter(has_text=re.compile(t("sky-button-take")))


def place_button(duel: SkyDuel) -> Locator:
    """Hardly anybody can fall: a press does it."""
    return main_button(duel.page).filter(has_text=re.compile(t("sky-button-place")))


def test_a_whole_turn_by_keys_alone(people: People) -> None:
    duel = SkyDuel(people)
    duel.open()
    page = duel.page
    expect_asked(page, "sky-ask", count=3)

    page.keyboard.press("a")
    expect_asked(page, "sky-ask-add")
    tab_to(page, places_on(page).nth(nth_place(duel.table.choices("add"), (0, 0, 0))))
    page.keyboard.press("Enter")
    expect_asked(page, "sky-ask-cell", way="add", level=said_level(0))
    expect(place_button(duel)).to_be_enabled()
    page.keyboard.press("Enter")
    expect_asked(page, "sky-ask", count=2)
    expect_done(page, 1)

    card, plan = floor_card(duel.table)
    choices = duel.table.choices(plan)
    duel.see_risk()
    tab_to(page, card_in(page, card))
    page.keyboard.press("Enter")
    choose_use(page, plan, by_keys=True)
    tab_to(page, sites_on(page).nth(nth_site(choices, FLOOR_SITE, by_level=True)))
    page.keyboard.press("Enter")
    expect_asked(page, "sky-ask-site", use="floor", level=said_level(2))
    expect(take_button(duel)).to_be_enabled()
    page.evaluate(COUNT_PRESSES)
    page.keyboard.press("Enter")
    place_by_keys(page)
    points = site_at(choices, FLOOR_SITE)["turns"][0]["points"]
    expect(outcome_of(page)).to_have_text(t("skyscrapers/scored", name="Rūta", points=points))
    assert page.evaluate("presses") == ["Enter", " ", " "], "from the chosen site"
    expect_asked(page, "sky-ask", count=1)
    expect_done(page, 2)
    expect_scores(page, Rūta=points, Aino=0)

    page.keyboard.press("m")
    expect_asked(page, "sky-ask-whereto")
    tab_to(page, places_on(page).nth(nth_place(duel.table.choices("move 0"), HIGH_CELL)))
    page.keyboard.press("Enter")
    expect_asked(page, "sky-ask-cell", way="up", level=said_level(2))
    expect(place_button(duel)).to_be_enabled()
    page.keyboard.press("Enter")
    expect_waiting(page, "Aino")
    expect(workers_on(page, 2)).to_have_count(1)
    assert duel.view["workers"][0]["cell"] == list(HIGH_CELL)
    assert [" by 0," in move["move"] for move in duel.wire.moves] == [False, True, False]
    assert [act["kind"] for act in duel.story] == ["add", "build", "move"]


def test_a_card_is_built_by_touch_on_a_phone(people: People) -> None:
    duel = SkyDuel(people, size=PHONE, speed="fast")
    duel.act("add at 0 0 0")
    duel.see_risk()
    duel.open()
    page = duel.page
    card, plan = floor_card(duel.table)
    choices = duel.table.choices(plan)
    open_kind(page, card)
    card_in(page, card).tap()
    choose_use(page, plan)
    sites_on(page).nth(nth_site(choices, FLOOR_SITE, by_level=True)).tap()
    expect_asked(page, "sky-ask-site", use="floor", level=said_level(2))
    expect(take_button(duel)).to_be_enabled()
    take_button(duel).tap()
    expect_in_hand(page)
    fingers = Fingers(page)
    # The button brings it near, and the thumb on the pad holds it there.
    hand_button(page, "carried").tap()
    expect_caught(page)
    thumb = middle_of(page.get_by_role("group", name=t("sky-card-pad")))
    fingers.down(thumb)
    expect(hand_button(page, "pressing")).to_be_visible()
    fingers.up()
    expect_caught(page)
    assert duel.wire.moves == [], "released before it is home, it waits"
    fingers.down(thumb)
    expect(hand_button(page, "home")).to_be_visible()
    fingers.up()
    points = site_at(choices, FLOOR_SITE)["turns"][0]["points"]
    expect(outcome_of(page)).to_have_text(t("skyscrapers/scored", name="Rūta", points=points))
    expect_scores(page, Rūta=points, Aino=0)
    expect_asked(page, "sky-ask", count=1)
    (move,) = duel.wire.moves
    assert " by 0," in move["move"]

    verb_button(page, "move").tap()
    places_on(page).nth(nth_place(duel.table.choices("move 0"), HIGH_CELL)).tap()
    place_button(duel).tap()
    expect_waiting(page, "Aino")
    assert duel.view["workers"][0]["cell"] == list(HIGH_CELL)


def test_little_risk_needs_no_hand(people: People) -> None:
    duel = SkyDuel(people)
    duel.act("add at 0 0 0")
    duel.open()
    page = duel.page
    card_in(page, "base").click()
    expect_asked(page, "sky-ask-site", use="base", level=said_level(1))
    expect(place_button(duel)).to_be_enabled()
    page.keyboard.press("Enter")
    expect_asked(page, "sky-ask", count=1)
    assert duel.view["cards"][-1]["use"] == "base"
    (move,) = duel.wire.moves
    assert " by " not in move["move"]


def with_trials(message: dict[str, Any]) -> dict[str, Any]:
    """The same, but only trials know that somebody may fall."""
    outlook = (message.get("choices") or {}).get("outlook")
    if message["type"] != "choices" or not outlook:
        return message
    known = (
        {"may_fall": [0], "risk": "some"} if outlook["runs"] else {"may_fall": [], "risk": "low"}
    )
    told = {**outlook, **known}
    return {**message, "choices": {**message["choices"], "outlook": told}}


def test_who_falls_in_a_trial_is_named_a_moment_later(people: People) -> None:
    duel = SkyDuel(people)
    duel.act("add at 0 0 0")
    duel.lay_a_floor()
    duel.act(f"move 0 to {' '.join(map(str, HIGH_CELL))}", *GROUND)
    duel.wire.alters = with_trials
    duel.open()
    card_in(duel.page, "base").click()
    risk = bench(duel.page).locator("p.risk")
    expect(risk).to_have_text(t("sky-risk", risk="low"))
    expect(place_button(duel)).to_be_enabled()
    expect(risk).to_have_text(t("sky-may-fall", count=1, names="Rūta"))
    expect(take_button(duel)).to_be_enabled()


def test_what_is_in_the_hand_can_be_put_back_but_not_by_mistake(people: People) -> None:
    duel = SkyDuel(people)
    duel.act("add at 0 0 0")
    duel.see_risk()
    duel.open()
    page = duel.page
    card_in(page, "base").click()
    expect(take_button(duel)).to_be_enabled()
    page.keyboard.press("Enter")
    expect_in_hand(page)
    page.keyboard.press("Escape")
    expect_asked(page, "sky-ask-site", use="base", level=said_level(1))
    expect(take_button(duel)).to_be_enabled()
    page.keyboard.press("Enter")
    expect_in_hand(page)
    bench(page).get_by_role("button", name=t("sky-button-put-back")).click()
    expect_asked(page, "sky-ask-site", use="base", level=said_level(1))
    page.keyboard.press("Escape")
    expect_asked(page, "sky-ask", count=2)
    assert duel.carried[-1]["piece"] is None, "the others see an empty hand"
    assert duel.wire.moves == []
