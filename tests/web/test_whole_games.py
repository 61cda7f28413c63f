"""Whole games, with nothing but what a person sees."""

import pytest
from playwright.sync_api import Page, expect

from tests.thorough import first
from tests.web.people import DESK, PHONE, People
from tests.web.players import (
    bench,
    end_of,
    next_to_act,
    play_to_the_end,
    table_id,
    take_turn,
    turn_of,
)
from tests.web.tables import Table, open_table, table_at
from tests.web.words import t

FIVE_TOWERS = t("five-towers/name")
MOVES_BY_HAND = 8


def is_fair(page: Page) -> bool:
    answer = page.request.get(f"/api/tables/{table_id(page)}/verified").json()
    return bool(answer["is_fair"])


@pytest.mark.parametrize("size", first(1, (PHONE, DESK)), ids=str)
def test_from_the_home_page_to_the_end_against_three_bots(
    people: People, size: tuple[int, int]
) -> None:
    page = people.come(size=size)
    page.get_by_role("button", name=t("home-way-bots-label", game=FIVE_TOWERS)).click()
    page.get_by_label(t("home-name")).fill("Rūta")
    page.get_by_role("button", name=t("home-bots-start", count=3)).click()
    expect(turn_of(page)).to_be_visible()
    play_to_the_end(page)
    assert is_fair(page)
    page.get_by_role("button", name=t("fair-check")).click()
    expect(page.get_by_role("heading", name=t("fair-yes"))).to_be_visible()


def sit_down(page: Page, name: str) -> None:
    """By the form of an invitation."""
    page.get_by_label(t("home-name")).fill(name)
    page.get_by_role("button", name=t("join-sit")).click()
    expect(page.get_by_role("heading", name=t("lobby-wait"))).to_be_visible()


def test_two_people_by_an_invitation_and_again(people: People) -> None:
    host = people.come()
    host.get_by_role("button", name=t("home-way-friends-label", game=FIVE_TOWERS)).click()
    host.get_by_label(t("home-name")).fill("Rūta")
    host.get_by_role("button", name=t("home-friends-open")).click()
    expect(host.get_by_role("img", name=t("lobby-qr"))).to_be_visible()
    seats = host.get_by_role("list", name=t("lobby-who"))
    expect(seats).not_to_contain_text("Aino")

    guest = people.come(host.get_by_label(t("lobby-link")).input_value())
    sit_down(guest, "Aino")
    expect(seats).to_contain_text("Aino")
    expect(guest.get_by_role("list", name=t("lobby-who"))).to_contain_text("Rūta")
    host.get_by_role("button", name=t("lobby-start", count=2)).click()
    for _ in range(MOVES_BY_HAND):
        take_turn(next_to_act(host, guest) or host)
    skip_to_the_last_round(host, guest)
    play_to_the_end(host, guest)
    assert is_fair(host)

    before = table_id(host)
    host.get_by_role("button", name=t("end-rematch")).click()
    expect(guest.get_by_text(t("end-rematch-wanted", names="Rūta"))).to_be_visible()
    guest.get_by_role("button", name=t("end-rematch")).click()
    for page in (host, guest):
        page.wait_for_url(lambda url: "/table/" in url and before not in url)
        expect(page.locator("main")).to_be_visible()
    assert table_id(host) == table_id(guest)
    take_turn(next_to_act(host, guest) or host)


def test_several_browsers_play_the_last_round_by_hand(people: People) -> None:
    host = people.come(name="Rūta")
    guests = first(2, ("Aino", "Tomáš", "Zofia", "Ingrid"))
    table = open_table(host, *[{"kind": "free"}] * len(guests))
    pages = [host]
    for name in guests:
        page = people.come(f"/join/{table.invite}")
        sit_down(page, name)
        pages.append(page)
    host.goto(table.path)
    host.get_by_role("button", name=t("lobby-start", count=1 + len(guests))).click()
    for page in pages:
        expect(page.get_by_role("list", name=t("the-row"))).to_be_visible()
    skip_to_the_last_round(*pages)
    play_to_the_end(*pages)
    assert len({end_of(page).inner_text() for page in pages}) in (1, 2)
    assert is_fair(host)


def skip_to_the_last_round(*pages: Page) -> None:
    """By seat. Meanwhile nobody looks, which is quicker."""
    addresses = [page.url for page in pages]
    hands = [table_at(page) for page in pages]
    for page in pages:
        page.goto("about:blank")
    while not is_last_round(hands[0]):
        assert hands[hands[0].to_move or 0].play()
    for page, address in zip(pages, addresses, strict=True):
        page.goto(address)


def is_last_round(table: Table) -> bool:
    view = table.state["view"]
    return bool(view["pass"] == 2 and view["deck"] == 0)


def test_a_bid_that_can_not_be_built_is_cancelled(people: People) -> None:
    page = people.come(None)
    second = {"kind": "me", "name": "Aino"}
    table = open_table(page, second, start=True, options={"bidding": "open"})
    while not can_cancel(table):
        assert table.play()
    seat = table.to_move
    number = table.choices()["number"]
    page.goto(f"{table.path}?seat={seat}")
    bench(page).get_by_role("button", name=t("cancel-build")).click()
    expect(bench(page).locator(".building")).to_be_hidden()
    view = table.state["view"]
    assert (view["phase"], view["cancelled"][seat]) == ("bid", number)


def can_cancel(table: Table) -> bool:
    choices = table.choices()
    cancelling = choices.get("cancelling")
    return bool(cancelling and cancelling["why"] is None)
