"""The smallest game has no client: it is played at the plain table, from `choices` alone."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from steeple.catalog import games
from steeple.kernel.messages import say
from tests.serving import Served
from tests.thorough import first
from tests.web.hosting import hosting
from tests.web.people import DESK, PHONE, Complaints, People
from tests.web.players import bench, end_of, stand_still
from tests.web.tables import table_at
from tests.web.test_accessibility import violations
from tests.web.words import t
from tools.client import ROOT

EXAMPLE = ROOT / "examples" / "gust"
COPY = "wind-race"


@pytest.fixture(scope="module")
def gusty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that has two more games: the example, and a copy of its folder under another id."""
    folder = tmp_path_factory.mktemp("games")
    folders = os.pathsep.join([str(EXAMPLE), str(copied(folder))])
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("STEEPLE_GAMES", folders)
        assert {EXAMPLE.name, COPY} < set(games)
        with hosting(folder) as running:
            yield running
            assert running.faults == []


def copied(place: Path) -> Path:
    """A new game, as `docs/add-a-game.md` has it: a copied folder with another name inside."""
    folder = place / COPY.replace("-", "_")
    shutil.copytree(EXAMPLE, folder, ignore=shutil.ignore_patterns("__pycache__"))
    for file in (folder / "game.py", folder / "locales" / "en.ftl"):
        text = file.read_text(encoding="utf-8")
        text = text.replace('"gust', f'"{COPY}').replace("name = Gust", "name = Wind Race")
        file.write_text(text, encoding="utf-8")
    return folder


@pytest.fixture
def players(gusty: Served, chromium: Browser) -> Iterator[People]:
    complaints = Complaints()
    people = People(chromium, gusty.url, complaints)
    yield people
    people.leave()
    assert complaints.unexpected == []


def open_against_bots(page: Page, game: str, press: Callable[[Locator], None]) -> None:
    """From the home page, with what is filled in already."""
    label = t("home-way-bots-label", game=say(f"{game}/name"))
    press(page.get_by_role("button", name=label))
    press(page.get_by_role("dialog").locator(".prim"))
    page.wait_for_url("**/table/*")


def play_to_the_end(page: Page, take_turn: Callable[[Page], None]) -> None:
    """Until the page says who has won."""
    group = page.get_by_role("radiogroup", name=t("plain-choose"))
    while True:
        expect(group.or_(end_of(page))).to_be_visible()
        if end_of(page).is_visible():
            return
        take_turn(page)
        # What was chosen is made, and something else is asked.
        expect(page.get_by_role("radio", checked=True)).to_have_count(0)


def turn_with(press: Callable[[Locator], None]) -> Callable[[Page], None]:
    """Rest as soon as one may, else build; and confirm it with the one main button."""

    def take_turn(page: Page) -> None:
        press(page.locator("[role=radio][aria-disabled=false]").last)
        press(bench(page).locator(".confirm"))

    return take_turn


def sees_the_result(page: Page) -> None:
    """The winner at the top, and everybody's points."""
    result = table_at(page).state["table"]["result"]
    rows = page.get_by_role("table", name=t("plain-points")).locator("tbody tr")
    expect(rows).to_have_count(len(result["scores"]))
    winner = rows.first
    expect(winner).to_contain_text(str(max(result["scores"])))
    name = winner.locator(".name").inner_text()
    expect(end_of(page)).to_contain_text(name)


@pytest.mark.parametrize("game", first(1, (COPY, EXAMPLE.name)))
def test_a_game_that_is_only_a_folder_is_played_to_its_end(players: People, game: str) -> None:
    """Nothing was built or edited for it: the client has never heard of its name."""
    page = players.come(name="Rūta")
    open_against_bots(page, game, Locator.click)
    play_to_the_end(page, turn_with(Locator.click))
    sees_the_result(page)
    assert table_at(page).state["table"]["game"] == game
    page.get_by_role("link", name=t("end-replay")).click()
    expect(page.locator("main .controls")).to_be_visible()
    begun = say(f"{game}/did-starter", name="").strip()
    expect(page.locator("main h1")).to_contain_text(begun)


def test_with_a_finger_on_a_phone(players: People) -> None:
    page = players.come(name="Rūta", size=PHONE)
    open_against_bots(page, EXAMPLE.name, Locator.tap)
    play_to_the_end(page, turn_with(Locator.tap))
    sees_the_result(page)
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE[0]


def test_without_a_mouse(players: People) -> None:
    page = players.come(name="Rūta")

    def press_enter(button: Locator) -> None:
        button.focus()
        page.keyboard.press("Enter")

    def take_turn(page: Page) -> None:
        buttons = page.get_by_role("radio")
        last = buttons.last.get_attribute("aria-disabled") == "false"
        page.keyboard.press("2" if last else "1")
        expect(page.get_by_role("radio", checked=True)).to_have_count(1)
        expect(bench(page).locator(".confirm")).to_be_enabled()
        page.keyboard.press("Enter")

    open_against_bots(page, EXAMPLE.name, press_enter)
    play_to_the_end(page, take_turn)
    sees_the_result(page)


def test_what_can_not_be_done_says_why(players: People) -> None:
    page = players.come(name="Rūta")
    open_against_bots(page, EXAMPLE.name, Locator.click)
    rest = page.get_by_role("radio", name=say("gust/rest"))
    expect(rest).to_contain_text(say("gust/nothing-built"))
    rest.click(force=True)
    expect(bench(page).get_by_role("alert")).to_have_text(say("gust/nothing-built"))
    expect(bench(page).locator(".confirm")).to_be_disabled()


def test_its_rules_can_be_read_and_it_waits_in_the_lobby(players: People) -> None:
    page = players.come("/rules/gust")
    expect(page.get_by_text(say("gust/rules-3"))).to_be_visible()
    page.goto("/")
    label = t("home-way-friends-label", game=say("gust/name"))
    page.get_by_role("button", name=label).click()
    page.locator("#friends-name").fill("Rūta")
    page.get_by_role("button", name=t("home-friends-open")).click()
    expect(page.get_by_role("img", name=t("lobby-qr"))).to_be_visible()
    expect(page.locator("main h1")).to_have_text(say("gust/name"))


@pytest.mark.parametrize(("size", "theme"), first(1, ((PHONE, "day"), (DESK, "dusk"))), ids=str)
def test_axe_finds_nothing_at_the_plain_table(
    players: People, size: tuple[int, int], theme: str
) -> None:
    page = players.come("/rules/gust", name="Rūta", size=size, theme=theme, reduced_motion="reduce")
    expect(page.locator("#rules li").first).to_be_visible()
    assert_nothing_found(page)
    page.goto("/")
    open_against_bots(page, EXAMPLE.name, Locator.click)
    expect(page.get_by_role("radiogroup", name=t("plain-choose"))).to_be_visible()
    page.locator("[role=radio][aria-disabled=false]").last.click()
    assert_nothing_found(page)
    play_to_the_end(page, turn_with(Locator.click))
    assert_nothing_found(page)
    page.get_by_role("link", name=t("end-replay")).click()
    expect(page.locator("main .controls")).to_be_visible()
    assert_nothing_found(page)


def assert_nothing_found(page: Page) -> None:
    stand_still(page)
    assert violations(page) == [], page.url
