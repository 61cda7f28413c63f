"""A finished match, watched again; and what happened while nobody looked."""

import re
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.web.duel import Duel
from tests.web.hosting import hosting
from tests.web.people import CUT_LINE, Complaints, People
from tests.web.players import turn_of
from tests.web.tables import Table, finished_table
from tests.web.words import some, t

HIDE = """() => {
  window.isAway = false;
  const seen = () => (window.isAway ? 'hidden' : 'visible');
  Object.defineProperty(document, 'hidden', { get: () => window.isAway });
  Object.defineProperty(document, 'visibilityState', { get: seen });
}"""
LOOK_AWAY = (
    "(away) => { window.isAway = away; document.dispatchEvent(new Event('visibilitychange')); }"
)
HAS_KEPT = """async (id) => {
  await navigator.serviceWorker.ready;
  const shell = (await caches.keys()).find((name) => name.startsWith('steeple-shell'));
  const replay = await caches.match(`/api/tables/${id}/replay`, { ignoreVary: true });
  return Boolean(shell && replay && (await (await caches.open(shell)).match('/')));
}"""


def round_of(page: Page) -> tuple[int, int]:
    """Which round is shown, of how many."""
    shown = page.get_by_text(some("replay-round", "round", "count"))
    numbers = re.findall(r"\d+", shown.inner_text())
    return int(numbers[0]), int(numbers[1])


def expect_round(page: Page, number: int) -> None:
    _, count = round_of(page)
    expect(page.get_by_text(t("replay-round", round=number, count=count))).to_be_visible()


def test_from_the_end_of_a_match_to_its_replay(people: People, finished: Table) -> None:
    page = people.come(finished.path)
    page.get_by_role("link", name=t("end-replay")).click()
    expect_round(page, 1)
    expect(page.get_by_role("list", name=t("replay-row")).get_by_role("listitem")).to_have_count(5)
    page.get_by_role("button", name=t("replay-step-on")).click()
    expect(page.get_by_text(some("replay-step", "count", step=2))).to_be_visible()
    page.get_by_role("button", name=t("replay-next")).click()
    page.get_by_role("button", name=t("replay-next")).click()
    expect_round(page, 2)
    page.get_by_role("button", name=t("replay-previous")).click()
    expect_round(page, 1)
    page.get_by_role("button", name=t("replay-last")).click()
    expect_round(page, round_of(page)[1])


def test_the_replay_by_keys(people: People, finished: Table) -> None:
    page = people.come(f"/replay/{finished.id}")
    expect_round(page, 1)
    page.keyboard.press("End")
    last = round_of(page)[1]
    expect_round(page, last)
    page.keyboard.press("ArrowLeft")
    expect_round(page, last - 1)
    page.keyboard.press("ArrowRight")
    expect_round(page, last)
    page.keyboard.press("Home")
    expect_round(page, 1)
    expect(page.get_by_text(some("replay-step", "count", step=1))).to_be_visible()
    page.keyboard.press("Shift+ArrowRight")
    expect(page.get_by_text(some("replay-step", "count", step=2))).to_be_visible()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name=t("replay-pause"))).to_be_visible()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name=t("replay-play"))).to_be_visible()


def test_the_timeline_by_keys(people: People, finished: Table) -> None:
    page = people.come(f"/replay/{finished.id}")
    timeline = page.get_by_role("slider", name=t("replay-timeline"))
    timeline.focus()
    page.keyboard.press("End")
    expect_round(page, round_of(page)[1])
    page.keyboard.press("Home")
    expect_round(page, 1)


def test_a_link_to_a_turn(people: People, finished: Table) -> None:
    page = people.come(f"/replay/{finished.id}?turn=5")
    expect_round(page, 5)
    page.keyboard.press("ArrowRight")
    expect_round(page, 6)
    page.wait_for_url("**/replay/*?turn=6")
    other = people.come(page.url)
    expect_round(other, 6)


def test_the_final_picture_of_a_replay_is_the_end_of_the_match(
    people: People, finished: Table
) -> None:
    page = people.come(f"/replay/{finished.id}")
    expect_round(page, 1)
    page.keyboard.press("End")
    skylines = page.get_by_role("region", name=t("replay-skylines"))
    for name, points in zip(
        ("Rūta", "Aino", "Tomáš"), finished.state["table"]["result"]["scores"], strict=True
    ):
        expect(skylines).to_contain_text(name)
        expect(skylines).to_contain_text(str(points).replace("-", "−"))


def test_a_replay_that_was_seen_opens_without_a_server(chromium: Browser, tmp_path: Path) -> None:
    complaints = Complaints()
    complaints.allow(*CUT_LINE)
    with hosting(tmp_path) as server:
        people = People(chromium, server.url, complaints)
        page = people.come(None, has_worker=True)
        table = finished_table(page)
        page.goto(f"/replay/{table.id}")
        expect_round(page, 1)
        page.evaluate("() => navigator.serviceWorker.ready")
        page.reload()
        expect_round(page, 1)
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        wait_until_kept(page, table.id)
        assert server.stop() == 0
    page.goto(f"/replay/{table.id}?turn=2")
    expect_round(page, 2)
    page.goto("/replay/nothing")
    expect(page.get_by_role("heading", name=t("replay-offline"))).to_be_visible()
    expect(page.get_by_role("link", name="Rūta and Aino")).to_be_visible()
    people.leave()
    assert complaints.unexpected == []


def wait_until_kept(page: Page, id: str) -> None:
    """The service worker keeps things in its own time; the page asks until it has."""
    script = f"""async () => {{
      const hasKept = {HAS_KEPT};
      while (!(await hasKept('{id}'))) await new Promise(requestAnimationFrame);
    }}"""
    page.evaluate(script)


def test_what_happened_while_the_page_was_hidden_is_told(people: People) -> None:
    duel = Duel(people, starter=1)
    page = duel.page
    page.add_init_script(f"({HIDE})()")
    duel.start()
    duel.open()
    expect(page.get_by_role("heading", name=t("wait-bid", name="Aino"))).to_be_visible()
    page.evaluate(LOOK_AWAY, True)
    duel.answer("bid 1")
    expect(turn_of(page)).to_be_visible()
    page.evaluate(LOOK_AWAY, False)
    missed = page.get_by_role("region", name=t("missed"))
    expect(missed).to_contain_text(t("five-towers/did-bid", name="Aino", number=1))
    missed.get_by_role("button", name=t("close")).click()
    expect(missed).to_be_hidden()
