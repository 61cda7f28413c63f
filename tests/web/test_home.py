"""The home page: each of the games can be opened with friends, against bots, and at one screen."""

import pytest
from playwright.sync_api import Page, expect

from steeple.catalog import games
from tests.web.block_tables import take_depth_away
from tests.web.people import People
from tests.web.tables import table_at
from tests.web.words import t


def open_way(page: Page, way: str, game: str) -> None:
    """Press one of the three buttons of a game."""
    label = t(f"home-way-{way}-label", game=t(f"{game}/name"))
    page.get_by_role("button", name=label).click()


def test_every_game_is_there(page: Page) -> None:
    expect(page.locator(".ways")).to_have_count(len(games))
    assert len(games) == 3


@pytest.mark.parametrize("game", games)
def test_a_game_is_opened_in_every_way(people: People, game: str) -> None:
    page = people.come(None, name="Rūta")
    take_depth_away(people, page)
    page.goto("/")
    open_way(page, "friends", game)
    page.get_by_role("button", name=t("home-friends-open")).click()
    expect(page.get_by_role("img", name=t("lobby-qr"))).to_be_visible()
    assert table_at(page).state["table"]["game"] == game

    page.goto("/")
    open_way(page, "bots", game)
    page.get_by_role("dialog").locator(".prim").click()
    page.wait_for_url("**/table/*")
    expect(page.locator("main.bench")).to_be_visible()
    table = table_at(page).state["table"]
    assert (table["game"], table["status"]) == (game, "playing")
    assert {seat["kind"] for seat in table["seats"]} == {"person", "bot"}

    page.goto("/")
    open_way(page, "screen", game)
    page.get_by_label(t("home-player", number=2)).fill("Aino")
    page.get_by_role("button", name=t("home-screen-start", count=2)).click()
    page.wait_for_url("**/table/*")
    expect(page.locator("main.bench")).to_be_visible()
    table = table_at(page).state["table"]
    assert (table["game"], table["status"]) == (game, "playing")
    assert table["you"]["seats"] == [0, 1]
