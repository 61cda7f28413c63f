"""People at a table: they see what is on the screen, and press it."""

import re
from typing import Any

from playwright.sync_api import ElementHandle, Locator, Page, expect

from tests.web.words import t


def bench(page: Page) -> Locator:
    """Below the ground line: one's own cards and choices."""
    return page.locator("main.bench")


def turn_of(page: Page) -> Locator:
    """The question that stands on the bench when it is one's turn."""
    return bench(page).locator(".bidding, .building")


def end_of(page: Page) -> Locator:
    """What stands at the top when a match is over."""
    return page.locator(".end main h1")


def stand_still(page: Page) -> None:
    """Wait until fonts are there, and all that moves has arrived."""
    page.evaluate("""async () => {
      await document.fonts.ready;
      const ends = (each) => each.effect.getComputedTiming().iterations !== Infinity;
      for (let moving; (moving = document.getAnimations().filter(ends)).length; )
        await Promise.allSettled(moving.map((each) => each.finished));
    }""")


def table_id(page: Page) -> str:
    return page.url.partition("?")[0].rpartition("/")[2]


def state_of(page: Page) -> Any:
    """What the server says of the page's table."""
    return page.request.get(f"/api/tables/{table_id(page)}").json()


def stairs(page: Page) -> Locator:
    """The numbers that can be bid now."""
    group = page.get_by_role("radiogroup", name=t("your-bid"))
    return group.locator("[role=radio][aria-disabled=false]")


def bid(page: Page, number: int) -> None:
    """Choose it, and confirm it."""
    step = re.compile(rf"^{t('five-towers/button-bid', number=number)}\b")
    bench(page).get_by_role("radio", name=step).click()
    asked = question(page)
    bench(page).get_by_role("button", name=t("five-towers/button-bid", number=number)).click()
    asked.wait_for_element_state("hidden")


def pass_(page: Page) -> None:
    asked = question(page)
    bench(page).get_by_role("button", name=t("five-towers/button-pass")).click()
    asked.wait_for_element_state("hidden")


def build(page: Page) -> None:
    """As the table suggests."""
    asked = question(page)
    bench(page).get_by_role("button", name=t("suggest")).click()
    confirm_build(page)
    asked.wait_for_element_state("hidden")


def plan_but_one(page: Page) -> None:
    """All that is suggested but the last card, which goes back into the row."""
    bench(page).locator(".building .back .btn").nth(1).click()
    expect(bench(page).locator(".confirm")).to_be_enabled()
    bench(page).locator(".building ol button").last.click()
    expect(bench(page).locator(".confirm")).to_be_disabled()


def confirm_build(page: Page) -> None:
    """The one main button; it says for how many points."""
    bench(page).locator(".building .confirm").click()


def question(page: Page) -> ElementHandle:
    """What is asked now; it goes away once it is answered."""
    handle = turn_of(page).element_handle()
    assert handle is not None
    return handle


def take_turn(page: Page) -> None:
    """Bid the most that can be had, or build as suggested."""
    if bench(page).locator(".building").is_visible():
        return build(page)
    open_steps = stairs(page).all()
    if not open_steps:
        return pass_(page)
    return bid(page, int(open_steps[-1].locator("b").inner_text()))


def play_to_the_end(*pages: Page) -> None:
    """Each in turn, until all see who has won."""
    while (page := next_to_act(*pages)) is not None:
        take_turn(page)
    for page in pages:
        expect(end_of(page)).to_be_visible()


def next_to_act(*pages: Page) -> Page | None:
    """The page that is asked something; none when the match is over."""
    for each in pages:
        # Until then the server may not have begun.
        expect(bench(each).or_(end_of(each))).to_be_visible()
    seats = {seat: page for page in pages for seat in state_of(page)["table"]["you"]["seats"]}
    state = state_of(pages[0])
    page = seats.get(state["view"]["to_move"])
    if page is not None:
        expect(turn_of(page)).to_be_visible()
        return page
    # A bot moves, or it is over.
    page = pages[0]
    expect(turn_of(page).or_(end_of(page))).to_be_visible()
    return page if turn_of(page).is_visible() else None
