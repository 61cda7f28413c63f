"""The deal of the day: found on the home page, played once, and looked at afterwards."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.people import DESK, PHONE, People
from tests.web.tables import Table, table_at
from tests.web.words import LONG_WORDS, t


def deal(page: Page) -> dict[str, Any]:
    facts: dict[str, Any] = page.request.get("/api/deals/today").json()
    return facts


def played(page: Page, table: Table) -> dict[str, Any]:
    """The deal of today, played to its end; if midnight comes in between, that of the new day."""
    while True:
        while table.status != "over":
            table.play()
        facts = deal(page)
        if facts["mine"] and facts["mine"]["points"] is not None:
            return facts
        page.goto("/deal")
        page.get_by_role("button", name=t("deal-play")).click()
        page.wait_for_url("**/table/*")
        table = table_at(page)


def places(page: Page) -> list[Any]:
    """Where the deal and the games are on the page."""
    parts = page.locator(".deal, .deal .btn, article h2").all()
    return [part.bounding_box() for part in parts]


@pytest.mark.parametrize("size", [DESK, PHONE])
@pytest.mark.parametrize("language", LONG_WORDS)
def test_nothing_that_is_loaded_later_moves_it(
    people: People, size: tuple[int, int], language: str
) -> None:
    page = people.come(None, size=size, language=language)
    held: list[Route] = []
    is_held = True

    def hold(route: Route) -> None:
        if is_held:
            held.append(route)
        else:
            route.continue_()

    page.context.route("**/api/**", hold)
    page.goto("/")
    expect(page.locator(".deal .btn")).to_be_visible()
    page.evaluate("() => document.fonts.ready")
    before = places(page)
    is_held = False
    for route in held:
        route.continue_()
    expect(page.locator(".ways .btn").first).to_be_visible()
    assert places(page) == before


def test_it_is_played_once_and_looked_at_afterwards(people: People) -> None:
    page = people.come(size=PHONE, name="Rūta")
    page.locator(".deal").get_by_role("link", name=t("home-deal-play")).tap()
    expect(page.get_by_role("heading", name=t("deal-row"))).to_be_visible()
    expect(page.locator("main .card")).to_have_count(5)
    page.get_by_role("button", name=t("deal-play")).tap()
    page.wait_for_url("**/table/*")
    facts = played(page, table_at(page))

    page.goto("/deal")
    points = t("deal-points", points=facts["mine"]["points"])
    expect(page.get_by_role("heading", level=1)).to_contain_text(points)
    expect(page.get_by_role("button", name=t("deal-play"))).to_have_count(0)
    page.get_by_role("button", name=t("end-share")).tap()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("img")).to_be_visible()
    expect(dialog).to_contain_text(points)
    expect(dialog).to_contain_text(re.compile("[▁▂▃▄▅▆▇█]{5}"))
    page.keyboard.press("Escape")
    page.goto("/")
    expect(page.locator(".deal").get_by_role("link", name=t("home-deal-result"))).to_be_visible()
    page.goto(f"/table/{facts['mine']['table']}")
    page.get_by_role("link", name=t("home-deal-result")).tap()
    expect(page.get_by_role("heading", level=1)).to_contain_text(points)

    page.get_by_role("link", name=t("deal-yesterday")).tap()
    expect(page.get_by_text(t("deal-not-played"))).to_be_visible()
    expect(page.get_by_text(t("deal-key"))).to_be_visible()
