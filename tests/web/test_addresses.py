"""Addresses: wrong ones say so, and the back button works."""

import pytest
from playwright.sync_api import expect

from tests.web.duel import Duel
from tests.web.people import REFUSED, People
from tests.web.players import table_id, turn_of
from tests.web.words import t


@pytest.mark.parametrize(
    ("path", "title"),
    [
        ("/join/plum-gable-000", "join-wrong"),
        ("/table/nothing", "table-not-found"),
        ("/watch/nothing", "table-not-found"),
        ("/replay/nothing", "replay-not-found"),
        ("/nowhere", "lost"),
        ("/rules/chess", "lost"),
    ],
)
def test_a_wrong_address_says_so_and_shows_a_way_on(people: People, path: str, title: str) -> None:
    people.complaints.allow(*REFUSED)
    page = people.come(path)
    expect(page.get_by_role("heading", name=t(title))).to_be_visible()
    page.get_by_role("link", name=t("lost-home"), exact=True).click()
    expect(page.get_by_role("heading", name=t("home-title-games"))).to_be_visible()


def test_the_back_button_goes_from_table_to_rules_to_home(people: People) -> None:
    duel = Duel(people)
    page = duel.page
    duel.start()
    page.goto("/")
    page.get_by_role("link", name=t("home-rules")).first.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(t("five-towers/name"))
    page.go_back()
    page.get_by_role("region", name=t("home-tables")).get_by_role("link").first.click()
    expect(turn_of(page)).to_be_visible()
    assert table_id(page) == duel.table.id
    page.go_back()
    expect(page.get_by_role("heading", name=t("home-title-games"))).to_be_visible()
    page.go_forward()
    expect(turn_of(page)).to_be_visible()
