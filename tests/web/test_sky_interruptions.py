"""Reloads, old pictures and wrong presses at a building site: nothing is lost, all is explained."""

import pytest
from playwright.sync_api import expect

from tests.web.people import People
from tests.web.players import bench
from tests.web.sky_players import (
    card_in,
    expect_asked,
    expect_in_hand,
    main_button,
    nth_place,
    place_by_keys,
    places_on,
    said_level,
    verb_button,
)
from tests.web.sky_tables import GROUND, SkyDuel
from tests.web.words import t


def base_in_hand(duel: SkyDuel) -> None:
    """Rūta has chosen one of her bases, and holds it before its place."""
    page = duel.page
    card_in(page, "base").click()
    expect_asked(page, "sky-ask-site", use="base", level=said_level(1))
    expect(main_button(page)).to_be_enabled()
    main_button(page).click()
    expect_in_hand(page)
    duel.hold_still()


def test_a_reload_while_something_is_carried_puts_it_back(people: People) -> None:
    duel = SkyDuel(people)
    duel.act("add at 0 0 0")
    duel.see_risk()
    duel.open()
    base_in_hand(duel)
    duel.page.reload()
    expect_asked(duel.page, "sky-ask", count=2)
    assert [act["kind"] for act in duel.story] == ["add"]
    assert duel.view["hand"].count("base") == 2

    base_in_hand(duel)
    place_by_keys(duel.page)
    expect_asked(duel.page, "sky-ask", count=1)
    assert [act["kind"] for act in duel.story] == ["add", "build"]
    assert duel.view["hand"].count("base") == 1


def test_a_card_whose_answer_is_lost_is_built_once(people: People) -> None:
    duel = SkyDuel(people)
    duel.act("add at 0 0 0")
    duel.see_risk()
    duel.open()
    base_in_hand(duel)
    duel.wire.loses = lambda message: message["type"] in ("done", "update")
    place_by_keys(duel.page)
    duel.table.until(lambda view: len(view["cards"]) == 4)
    duel.wire.loses = lambda message: False
    duel.wire.drop()
    expect_asked(duel.page, "sky-ask", count=1)
    assert [act["kind"] for act in duel.story] == ["add", "build"]
    assert len({move["id"] for move in duel.wire.moves}) == 1


def test_a_reload_while_a_worker_is_put_back_asks_again(people: People) -> None:
    duel = SkyDuel(people, referee="table", starter=1)
    duel.act(*GROUND, *GROUND)
    duel.aino.do("move", move="move 5 to 0 -1 0", at=duel.aino.state["seq"])
    duel.aino.do("report", saw="fell workers=0,1", at=duel.aino.state["seq"])
    duel.open()
    page = duel.page
    put = bench(page).get_by_role("button", name=t("sky-button-put", level=said_level(0)))
    expect_asked(page, "sky-put")
    places_on(page).nth(nth_place(duel.table.choices(), (0, 0, 0))).click()
    expect(put).to_be_enabled()
    page.reload()
    expect_asked(page, "sky-put")
    expect(bench(page)).to_contain_text(t("sky-put-text", name="Aino", count=1))
    expect(put).to_have_count(0)
    places_on(page).nth(nth_place(duel.table.choices(), (0, 0, 0))).click()
    expect(put).to_be_enabled()
    page.keyboard.press("Enter")
    expect(bench(page)).to_contain_text(t("sky-put-text", name="Aino", count=0))
    assert (duel.story[-1]["kind"], duel.story[-1]["cell"]) == ("put", [0, 0, 0])
    assert duel.view["fallen"] == [1]
    assert duel.view["scores"] == [0, -10]


def test_an_act_from_an_old_picture_is_refused_with_a_sentence(people: People) -> None:
    duel = SkyDuel(people, referee="table")
    duel.open()
    page = duel.page
    verb_button(page, "add").click()
    places_on(page).first.click()
    expect(main_button(page)).to_be_enabled()
    duel.wire.loses = lambda message: message["type"] == "update"
    duel.act("add at 0 0 0")
    main_button(page).click()
    stale = t("server/stale", at=0, now=0)
    expect(bench(page).get_by_role("alert").filter(has_text=stale)).to_be_visible()
    assert duel.story == [{"kind": "add", "worker": 0, "cell": [0, 0, 0]}]
    duel.wire.loses = lambda message: False
    page.reload()
    expect_asked(page, "sky-ask", count=2)


@pytest.mark.parametrize("language", ["en", "lt"])
def test_a_wrong_press_is_explained_in_the_person_s_language(people: People, language: str) -> None:
    duel = SkyDuel(people, referee="table", language=language)
    duel.open()
    page = duel.page
    why = bench(page).get_by_role("alert")
    expect(verb_button(page, "add", language)).to_be_enabled()
    # What can't be done is dull, and says why when it is pressed all the same.
    verb_button(page, "move", language).click(force=True)
    expect(why).to_have_text(t("skyscrapers/no-worker-on-site", language))
    waiting = bench(page).locator(".waiting")
    expect(waiting).to_contain_text(t("skyscrapers/no-worker-on-site", language))
    duel.act("add at 0 0 0")
    expect(bench(page).locator("h1")).to_have_text(t("sky-ask", language, count=2))
    expect(why).to_have_count(0)
    expect(waiting).to_contain_text(t("skyscrapers/no-site", language))
    page.keyboard.press("k")
    uprights = {card for card in duel.view["hand"] if card.startswith("upright")}
    kind = t("skyscrapers/kind", language, kind="upright")
    looked_at = page.get_by_role("dialog").get_by_role("listitem").filter(has_text=kind)
    expect(looked_at).to_have_count(len(uprights))
    assert duel.story == [{"kind": "add", "worker": 0, "cell": [0, 0, 0]}]
