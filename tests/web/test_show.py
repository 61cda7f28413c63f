"""Moves of others are shown one after the other, and the drawn table ends as the true one."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.duel import Duel
from tests.web.people import People
from tests.web.players import state_of, turn_of
from tests.web.words import t

WATCH_FLIGHTS = """() => {
  window.flights = [];
  const seen = new MutationObserver(() => {
    for (const piece of document.querySelectorAll('[data-place]'))
      if (piece.style.visibility === 'hidden' && document.querySelector('body > div[inert]'))
        window.flights.push(piece.dataset.place);
  });
  const what = { childList: true, subtree: true, attributes: true, attributeFilter: ['style'] };
  addEventListener('DOMContentLoaded', () => seen.observe(document.body, what));
}"""
DRAWN = """(seats) => {
  const pieces = (place) => document.querySelectorAll(`[data-place^="${place}"]`).length;
  const types = ['candy', 'scary', 'tree', 'scrap', 'sand'];
  const said = (card) => card.querySelector('.hidden').textContent;
  const isHidden = (piece) => piece.style.visibility === 'hidden';
  return {
    row: [...document.querySelectorAll('button[data-place^="row/"]')].map(said),
    towers: seats.map((at) => types.map((type) => pieces(`towers/${at}/${type}/`))),
    hidden: [...document.querySelectorAll('[data-place]')].filter(isHidden).length,
  };
}"""
TYPES = ("candy", "scary", "tree", "scrap", "sand")


def drawn_table(page: Page) -> Any:
    """What one sees once the last card has landed."""
    page.wait_for_function("() => !document.querySelector('body > div[inert]')")
    return page.evaluate(DRAWN, [0, 1])


def true_table(page: Page) -> dict[str, Any]:
    view = state_of(page)["view"]
    cards = [re.fullmatch(r"([a-z]+)(\d+)", card) for card in view["row"]]
    return {
        "row": [t("five-towers/card", type=card[1], value=int(card[2])) for card in cards if card],
        "towers": [[len(own[type]) for type in TYPES] for own in view["towers"]],
        "hidden": 0,
    }


def come_to_see(people: People, **person: Any) -> Duel:
    """Aino has won the auction, and Rūta sees what comes."""
    duel = Duel(people, starter=0, **person)
    duel.page.add_init_script(f"({WATCH_FLIGHTS})()")
    duel.start()
    duel.move("bid 0")
    duel.answer("bid 3")
    duel.open()
    expect(duel.page.get_by_role("heading", name=t("wait-build", name="Aino"))).to_be_visible()
    return duel


def test_the_cards_of_others_fly_to_their_towers(people: People) -> None:
    duel = come_to_see(people, speed="normal")
    assert duel.aino.play()
    page = duel.page
    expect(turn_of(page)).to_be_visible()
    flights = set(page.evaluate("() => window.flights"))
    assert len([place for place in flights if place.startswith("towers/1/")]) == 3
    assert [place for place in flights if place.startswith("row/")] != []
    assert drawn_table(page) == true_table(page)


def test_nothing_flies_for_who_wants_it_at_once(people: People) -> None:
    duel = come_to_see(people, speed="off")
    assert duel.aino.play()
    page = duel.page
    expect(turn_of(page)).to_be_visible()
    assert page.evaluate("() => window.flights") == []
    assert drawn_table(page) == true_table(page)


def test_nothing_flies_for_who_prefers_stillness(people: People) -> None:
    duel = come_to_see(people, speed="normal", reduced_motion="reduce")
    assert duel.aino.play()
    page = duel.page
    expect(turn_of(page)).to_be_visible()
    assert page.evaluate("() => window.flights") == []
    assert drawn_table(page) == true_table(page)


def test_the_table_is_true_after_a_round_that_ran_ahead(people: People) -> None:
    duel = come_to_see(people, speed="fast")
    page = duel.page
    assert duel.aino.play()
    # The page still shows how Aino builds while the next round is played elsewhere.
    duel.move("bid 0")
    duel.answer("bid 2")
    assert duel.aino.play()
    expect(page.locator("[data-place=deck]")).to_contain_text(str(duel.view["deck"]))
    expect(turn_of(page)).to_be_visible()
    assert drawn_table(page) == true_table(page)


def test_the_list_of_what_happened_is_opened_from_the_menu(people: People) -> None:
    duel = come_to_see(people)
    page = duel.page
    page.get_by_role("button", name=t("menu"), exact=True).click()
    page.get_by_role("button", name=t("story")).click()
    lines = page.get_by_role("dialog", name=t("story")).get_by_role("listitem")
    expect(lines.first).to_have_text(t("five-towers/did-bid", name="Aino", number=3))
    expect(lines.nth(1)).to_have_text(t("five-towers/did-bid", name="Rūta", number=0))
    expect(lines.last).to_have_text(re.compile("^New row: .+, and .+"))
    page.keyboard.press("Escape")
    expect(lines.first).to_be_hidden()
