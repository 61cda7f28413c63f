"""Reloads, dead lines and restarts, at every phase: nothing is lost, and play goes on."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.thorough import first
from tests.web.duel import Duel
from tests.web.hosting import hosting
from tests.web.people import CUT_LINE, Complaints, People
from tests.web.phases import PHASES, STEP, AtTheEnd, Phase, clear_plan
from tests.web.players import bench, bid, build, confirm_build, pass_, plan_but_one, turn_of
from tests.web.tables import Table
from tests.web.words import t


def line_state(page: Page) -> Locator:
    """What is said about the line to the server, if there is something to say."""
    return page.locator("[role=status] .line")


SOME_PHASES = first(3, PHASES)
ANY_PHASE = pytest.mark.parametrize(
    "phase", SOME_PHASES, ids=[phase.__name__ for phase in SOME_PHASES]
)


@ANY_PHASE
def test_a_reload_comes_back_to_the_same_place(
    people: People, finished: Table, phase: type[Phase]
) -> None:
    there = phase(people, finished)
    expect(there.sign).to_be_visible()
    there.page.reload()
    expect(there.sign).to_be_visible()
    there.go_on()


@ANY_PHASE
def test_a_line_that_breaks_off_comes_back_by_itself(
    people: People, finished: Table, phase: type[Phase]
) -> None:
    there = phase(people, finished)
    expect(there.kept).to_be_visible()
    there.duel.wire.cut()
    if phase is not AtTheEnd:
        expect(said_of_the_line(there.page, "line-lost")).to_be_visible()
    there.duel.wire.mend()
    expect(said_of_the_line(there.page, "line-lost")).to_be_hidden()
    expect(there.kept).to_be_visible()
    there.go_on()


@ANY_PHASE
def test_a_device_without_a_network_says_so_and_comes_back(
    people: People, finished: Table, phase: type[Phase]
) -> None:
    people.complaints.allow(*CUT_LINE)
    there = phase(people, finished)
    expect(there.kept).to_be_visible()
    there.page.context.set_offline(True)
    if phase is not AtTheEnd:
        expect(said_of_the_line(there.page, "line-offline")).to_be_visible()
    there.page.context.set_offline(False)
    expect(said_of_the_line(there.page, "line-offline")).to_be_hidden()
    expect(there.kept).to_be_visible()
    there.go_on()


def said_of_the_line(page: Page, message: str) -> Locator:
    """In the lobby there is one sentence for all that can be wrong with the line."""
    words = re.escape(t(message)) + "|" + re.escape(t("lobby-reconnecting"))
    return page.get_by_role("status").get_by_text(re.compile(words))


# Moves while the line is dead


def test_a_move_pressed_while_the_line_is_cut_is_made_once(people: People) -> None:
    duel = Duel(people)
    duel.start()
    duel.open()
    page = duel.page
    bench(page).get_by_role("radio", name=STEP).click()
    duel.wire.cut()
    expect(line_state(page)).to_be_visible()
    bench(page).get_by_role("button", name=t("five-towers/button-bid", number=2)).click()
    assert duel.story == []
    duel.wire.mend()
    expect(page.get_by_role("heading", name=t("wait-bid", name="Aino"))).to_be_visible()
    assert duel.story == [{"kind": "bid", "number": 2}]


def test_a_move_whose_answer_is_lost_is_not_made_twice(people: People) -> None:
    duel = Duel(people)
    duel.come_to_build(1)
    duel.open()
    bench(duel.page).get_by_role("button", name=t("suggest")).click()
    duel.wire.loses = lambda message: message["type"] in ("done", "update")
    confirm_build(duel.page)
    duel.table.until(lambda view: view["phase"] != "build")
    duel.wire.loses = lambda message: False
    duel.wire.drop()
    expect(bench(duel.page).locator(".building")).to_be_hidden()
    assert [act["kind"] for act in duel.story] == ["bid", "pass", "build"]
    assert len({move["id"] for move in duel.wire.moves}) == 1


# Restarts


def test_a_server_that_restarts_in_the_middle_of_a_match(chromium: Browser, tmp_path: Path) -> None:
    complaints = Complaints()
    complaints.allow(*CUT_LINE)
    with hosting(tmp_path) as server:
        people = People(chromium, server.url, complaints)
        duel = Duel(people)
        duel.come_to_build()
        duel.open()
        page = duel.page
        plan_but_one(page)
        expect(bench(page).get_by_text(t("place-more", count=1))).to_be_visible()
        server.terminate()
        expect(line_state(page)).to_contain_text(t("line-restarting"))
        assert server.wait() == 0
    with hosting(tmp_path, server.port) as again:
        expect(line_state(page)).to_be_hidden()
        expect(bench(page).get_by_text(t("place-more", count=1))).to_be_visible()
        clear_plan(page)
        build(page)
        duel.table.until(lambda view: view["phase"] == "bid")
        again.kill()
        expect(line_state(page)).to_contain_text(t("line-lost"))
    with hosting(tmp_path, server.port):
        expect(line_state(page)).to_be_hidden()
        expect(page.get_by_role("heading", name=t("wait-bid", name="Aino"))).to_be_visible()
        duel.answer("bid 0")
        expect(turn_of(page)).to_be_visible()
        pass_(page)
        people.leave()
    assert complaints.unexpected == []


# Two tabs of one person


def test_a_move_in_one_tab_is_seen_in_the_other(people: People) -> None:
    duel = Duel(people)
    duel.start()
    duel.open()
    other = duel.page.context.new_page()
    other.goto(duel.table.path)
    expect(turn_of(other)).to_be_visible()
    bid(duel.page, 2)
    expect(other.get_by_role("heading", name=t("wait-bid", name="Aino"))).to_be_visible()


def test_a_move_from_an_old_picture_is_refused_with_a_sentence(people: People) -> None:
    duel = Duel(people)
    duel.start()
    duel.open()
    page = duel.page
    bench(page).get_by_role("radio", name=STEP).click()
    duel.wire.loses = lambda message: message["type"] == "update"
    duel.move("bid 1")
    bench(page).get_by_role("button", name=t("five-towers/button-bid", number=2)).click()
    now = duel.table.state["table"]
    refused = page.get_by_role("alert").filter(has_text=stale_sentence())
    expect(refused).to_be_visible()
    assert duel.story == [{"kind": "bid", "number": 1}]
    assert now["status"] == "playing"
    duel.wire.loses = lambda message: False
    page.reload()
    expect(page.get_by_role("heading", name=t("wait-bid", name="Aino"))).to_be_visible()


def stale_sentence() -> str:
    return t("server/stale", at=0, now=0)
