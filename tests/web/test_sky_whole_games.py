"""Whole matches of Skyscrapers, and the same once more."""

import json

from playwright.sync_api import Page, expect

from tests.web.block_tables import take_depth_away
from tests.web.people import People
from tests.web.players import bench, end_of, table_id
from tests.web.sky_players import (
    card_in,
    expect_asked,
    expect_done,
    expect_scores,
    main_button,
    outcome_of,
    places_on,
    said_level,
    verb_button,
    workers_on,
)
from tests.web.sky_tables import SkyDuel, swept
from tests.web.tables import Table, table_at
from tests.web.test_block_whole_games import choose
from tests.web.words import t

SKYSCRAPERS = t("skyscrapers/name")
MOST_ACTS = 300
PUSH = swept(
    (-50, 15, 100), (-50, 15, 73), (55, 15, 73), (55, 15, 110), (15, -15, 110), (15, -15, 70)
)
"""A hand with a worker in it sweeps over the far half of the floor, and then sets it down."""
DRAWN = """() => {
  const drawings = [...document.querySelectorAll('.flat svg')];
  return drawings.map((each) => each.outerHTML.replaceAll(' style=""', ''));
}"""
"""From the front, from the right, and the plan of a level."""


def test_against_a_bot_by_dice_from_the_home_page_to_the_end(people: People) -> None:
    page = people.come(None)
    take_depth_away(people, page)
    page.goto("/")
    page.get_by_role("button", name=t("home-way-bots-label", game=SKYSCRAPERS)).click()
    page.get_by_label(t("home-name")).fill("Rūta")
    choose(page, "home-bots-count", "1")
    choose(page, "home-bots-strength", t("bot-easy"))
    choose(page, "skyscrapers-option-referee", t("skyscrapers-option-referee-dice"))
    page.get_by_role("button", name=t("home-bots-start", count=1)).click()

    expect_asked(page, "sky-ask", count=3)
    verb_button(page, "add").click()
    places_on(page).first.click()
    main_button(page).click()
    expect_asked(page, "sky-ask", count=2)
    expect_done(page, 1)
    table = table_at(page)
    if table.state["view"]["workers"]:  # Dice seldom let a worker fall at once.
        card_in(page, "base").click()
        expect_asked(page, "sky-ask-site", use="base", level=said_level(1))
        main_button(page).click()
        expect_asked(page, "sky-ask", count=1)
        expect_done(page, 2)

    address = page.url
    page.goto("about:blank")
    play_out(table)
    page.goto(address)
    expect(end_of(page)).to_be_visible()
    totals = sorted((line["total"] for line in table.state["view"]["result"]), reverse=True)
    expect(page.get_by_role("table").locator("tbody tr")).to_have_count(2)
    expect(page.get_by_role("table").locator("td.total")).to_have_text([*map(signless, totals)])
    first = table_id(page)
    assert page.request.get(f"/api/tables/{first}/verified").json()["is_fair"]
    page.get_by_role("button", name=t("end-rematch")).click()
    page.wait_for_url(lambda url: "/table/" in url and first not in url)
    expect(bench(page).get_by_role("heading", level=1)).to_be_visible()


def play_out(table: Table) -> None:
    """Build whatever can be built, else anything, until the match is over."""
    for _ in range(MOST_ACTS):
        table.until(lambda view: view["phase"] == "over" or view["to_move"] == 0)
        legal = table.get("/legal")
        if not legal["moves"]:
            break
        builds = [move for move in legal["moves"] if move.startswith("build")]
        table.do("move", move=(builds or legal["moves"])[0], at=legal["at"])
    assert table.status == "over"


def signless(points: int) -> str:
    """A level mark says which side of the ground it is on."""
    return str(abs(points))


class Match:
    """Rūta has pushed both workers of Aino from their floor, and is out."""

    def __init__(self, people: People) -> None:
        self.duel = SkyDuel(people, starter=1, lowest=-10)
        self.page = self.duel.page
        self.duel.open()
        self.duel.act("add at 0 0 0")
        self.duel.lay_a_floor()
        self.duel.act("move 5 to -1 0 2", "add at 0 -1 0", "move 0 to -1 -1 2", "add at 0 -1 0")
        self.duel.act("add at 0 0 0", "move 6 to 0 0 2", "add at 0 0 0")
        self.points = self.duel.view["scores"][1]
        expect_asked(self.page, "sky-ask", count=3)
        expect_scores(self.page, Rūta=0, Aino=self.points)
        self.seen_live = self.page.evaluate(DRAWN)
        self.duel.act(f"move 0 to 0 -1 2 by {PUSH}")


def replay_of(people: People, match: Match, turn: int) -> Page:
    """In another browser."""
    page = people.come(None)
    take_depth_away(people, page)
    page.goto(f"/replay/{match.duel.table.id}?turn={turn}")
    return page


def expect_act(page: Page, act: int, count: int) -> None:
    expect(page.get_by_text(t("sky-replay-act", act=act, count=count))).to_be_visible()


def expect_drawn(page: Page, wanted: list[str]) -> None:
    """Look until the page draws this."""
    page.wait_for_function(
        f"(wanted) => JSON.stringify(({DRAWN})()) === wanted", arg=compact(wanted)
    )


def compact(wanted: list[str]) -> str:
    return json.dumps(wanted, ensure_ascii=False, separators=(",", ":"))


def test_whoever_falls_too_low_is_out_and_the_replay_shows_it_again(people: People) -> None:
    match = Match(people)
    live, view = match.page, match.duel.view
    expect(end_of(live)).to_have_text(t("end-wins", name="Aino"))
    expect(live.locator(".end main .words p")).to_have_text(t("sky-end-last-left"))
    expect(live.get_by_role("table").locator("tbody tr").last).to_contain_text(t("sky-out"))
    acts = len(match.duel.story)
    assert acts == 10

    page = replay_of(people, match, turn=9)
    expect_act(page, 9, acts)
    expect_drawn(page, match.seen_live)
    expect_scores(page, Rūta=0, Aino=match.points)
    page.get_by_label(t("replay-speed")).select_option("2")
    page.get_by_role("button", name=t("replay-play")).click()
    fallen = (
        t("skyscrapers/fell", count=2, names="Aino"),
        t("skyscrapers/fell-cost", name="Rūta", points=10),
    )
    expect(outcome_of(page)).to_have_text(" ".join(fallen))
    expect_act(page, acts, acts)
    expect(page.get_by_role("button", name=t("replay-play"))).to_be_visible()

    # The building, the workers and the points are those of the live table.
    expect_scores(page, Rūta=-10, Aino=match.points)
    for height in (0, 2):
        count = sum(worker["level"] == height for worker in view["workers"])
        expect(workers_on(page, height)).to_have_count(count)
    page.wait_for_url(f"**/replay/*?turn={acts}")
    at_the_end = page.evaluate(DRAWN)
    assert at_the_end != match.seen_live
    page.reload()
    expect_act(page, acts, acts)
    expect_drawn(page, at_the_end)
    page.keyboard.press("Shift+ArrowLeft")
    expect_drawn(page, match.seen_live)
