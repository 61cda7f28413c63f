"""Everything without a mouse: a whole round, popups, and the way past the bar."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.duel import Duel
from tests.web.people import People
from tests.web.players import bench, state_of, turn_of
from tests.web.words import t

MOST_TABS = 60
PRESS_AT_ONCE = """(keys) => {
  for (const key of keys)
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
}"""
FOCUSED = """() => {
  const at = document.activeElement;
  if (!at || at === document.body) return null;
  const shown = [at, at.closest('label'), at.nextElementSibling].filter(Boolean);
  const rings = shown.map((each) => getComputedStyle(each))
    .filter((style) => style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2);
  return {
    words: (at.ariaLabel ?? at.textContent).trim(),
    hasRing: rings.length > 0,
    isInDialog: at.closest('dialog') !== null,
    isInMain: at.closest('main') !== null,
  };
}"""


def test_a_whole_round_without_a_mouse(people: People) -> None:
    duel = Duel(people, starter=1)
    duel.start()
    duel.open()
    page = duel.page
    duel.answer("bid 0")
    expect(turn_of(page)).to_be_visible()
    page.keyboard.press("2")
    expect(page.get_by_role("radio", checked=True)).to_contain_text("2")
    expect(bench(page).locator(".confirm")).to_be_enabled()
    page.keyboard.press("Enter")

    row = page.get_by_role("list", name=t("the-row"))
    expect(bench(page).locator(".building")).to_be_visible()
    picked = row.get_by_role("button", pressed=True)
    first, second = keys_of(duel)
    page.keyboard.press(first)
    expect(picked).to_have_count(1)
    page.keyboard.press("z")
    expect(picked).to_have_count(0)
    page.keyboard.press("t")
    expect(page.get_by_role("radio", name=t("tear-nothing"))).to_be_focused()
    page.keyboard.press(first)
    page.keyboard.press(second)
    expect(picked).to_have_count(2)
    expect(bench(page).locator(".confirm")).to_be_enabled()
    page.keyboard.press("Enter")
    expect(bench(page).locator(".building")).to_be_hidden()
    assert duel.story[:2] == [{"kind": "bid", "number": 0}, {"kind": "bid", "number": 2}]
    assert duel.story[2]["kind"] == "build"


def keys_of(duel: Duel) -> list[str]:
    """The keys for the build that is suggested, in its order."""
    cards = duel.table.choices()["suggestion"]["cards"]
    return [str(duel.view["row"].index(card) + 1) for card in cards]


def test_keys_that_are_faster_than_the_server_are_not_lost(people: People) -> None:
    """Which card can go next depends on the one before, and the server is still thinking."""
    duel = Duel(people)
    duel.start()
    most = max(each["number"] for each in duel.table.choices()["numbers"] if not each["why"])
    duel.move(f"bid {most}")
    if duel.view["phase"] == "bid":
        duel.answer("pass")
    duel.open()
    page = duel.page
    expect(bench(page).locator(".building")).to_be_visible()
    page.evaluate(PRESS_AT_ONCE, keys_of(duel))
    row = page.get_by_role("list", name=t("the-row"))
    expect(row.get_by_role("button", pressed=True)).to_have_count(most)
    expect(bench(page).locator(".confirm")).to_be_enabled()


def test_escape_takes_a_choice_back(people: People) -> None:
    duel = Duel(people)
    duel.start()
    duel.open()
    page = duel.page
    expect(turn_of(page)).to_be_visible()
    page.keyboard.press("1")
    expect(page.get_by_role("radio", checked=True)).to_contain_text("1")
    page.keyboard.press("Escape")
    expect(page.get_by_role("radio", checked=True)).to_have_count(0)


def test_p_passes(people: People) -> None:
    duel = Duel(people, starter=1)
    duel.start()
    duel.answer("bid 1")
    duel.open()
    expect(
        bench(duel.page).get_by_role("button", name=t("five-towers/button-pass"))
    ).to_be_enabled()
    duel.page.keyboard.press("p")
    expect(turn_of(duel.page)).to_be_hidden()
    assert duel.story == [{"kind": "bid", "number": 1}, {"kind": "pass"}]


def test_arrow_keys_walk_the_stairs(people: People) -> None:
    duel = Duel(people)
    duel.start()
    duel.open()
    page = duel.page
    first = page.get_by_role("radio").first
    first.focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", checked=True)).to_contain_text("1")
    expect(page.get_by_role("radio", checked=True)).to_be_focused()


def test_planned_cards_change_their_order_by_arrow_keys(people: People) -> None:
    duel = Duel(people)
    duel.come_to_build(2)
    duel.open()
    page = duel.page
    bench(page).get_by_role("button", name=t("suggest")).click()
    order = page.get_by_role("list", name=t("order")).get_by_role("button")
    expect(order).to_have_count(2)
    before = [chip.inner_text().split()[-1] for chip in order.all()]
    order.first.focus()
    page.keyboard.press("ArrowRight")
    expect(order.last).to_be_focused()
    assert [chip.inner_text().split()[-1] for chip in order.all()] == before[::-1]


@pytest.mark.parametrize("path", ["/", "/rules", "/score", "/about", "table"])
def test_focus_is_always_seen(people: People, path: str) -> None:
    if path == "table":
        duel = Duel(people)
        duel.start()
        duel.open()
        page = duel.page
        expect(turn_of(page)).to_be_visible()
    else:
        page = people.come(path)
        page.locator("main").wait_for()
    seen = []
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        focused = page.evaluate(FOCUSED)
        if focused is None:
            break
        seen.append(focused)
    assert len(seen) > 5
    assert [each for each in seen if not each["hasRing"]] == []


def test_the_skip_link_leads_past_the_bar(page: Page) -> None:
    page.locator("main").wait_for()
    page.keyboard.press("Tab")
    skip = page.get_by_role("link", name=t("skip"))
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert page.evaluate(FOCUSED)["isInMain"]


def test_a_popup_keeps_the_focus_and_gives_it_back(page: Page) -> None:
    opener = page.get_by_role("button", name=t("settings"))
    opener.focus()
    page.keyboard.press("Enter")
    popup = page.get_by_role("dialog", name=t("settings"))
    expect(popup).to_be_visible()
    for _ in range(20):
        page.keyboard.press("Tab")
        focused = page.evaluate(FOCUSED)
        # Between the last and the first lies the browser itself.
        assert focused is None or focused["isInDialog"]
    page.keyboard.press("Escape")
    expect(popup).to_be_hidden()
    expect(opener).to_be_focused()


def test_keys_of_the_table_do_nothing_behind_a_popup(people: People) -> None:
    duel = Duel(people)
    duel.start()
    duel.open()
    page = duel.page
    expect(turn_of(page)).to_be_visible()
    page.get_by_role("button", name=t("chat"), exact=True).press("Enter")
    field = page.get_by_label(t("chat-write"))
    field.press_sequentially("2 p")
    expect(field).to_have_value("2 p")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("radio", checked=True)).to_have_count(0)
    assert state_of(page)["view"]["bids"] == [None, None]
