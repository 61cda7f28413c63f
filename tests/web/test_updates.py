"""A page that was loaded before the server was updated says so, and comes back with one press."""

from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.web.people import CUT_LINE, PHONE, People
from tests.web.players import bench, bid, plan_but_one, turn_of
from tests.web.tables import BOT, Table, open_table
from tests.web.words import t

AGE = """() => {
  const Socket = window.WebSocket;
  window.WebSocket = class extends Socket {
    constructor(url) {
      const old = localStorage.getItem('protocol');
      super(old === null ? url : String(url).replace(/protocol=\\d+/, `protocol=${old}`));
    }
  };
}"""
"""As long as the browser remembers a protocol, its pages speak that one."""

KEEP_OLD = """async (path) => {
  const cache = await caches.open('steeple-replays');
  await cache.put(path, new Response('{"steps": "of before"}'));
}"""
KEPT = """async (path) => {
  while ((await caches.keys()).includes('steeple-replays'))
    await new Promise(requestAnimationFrame);
  return (await caches.match(path, { ignoreVary: true })).json();
}"""


class Loads:
    """How often a page was loaded."""

    def __init__(self, page: Page) -> None:
        self.count = 0
        page.on("domcontentloaded", self._load)

    def _load(self, _: Page) -> None:
        self.count += 1


def notice(page: Page) -> Locator:
    return page.get_by_role("heading", name=t("updated"))


def load_again(page: Page) -> None:
    page.get_by_role("button", name=t("reload")).click()


def age(context: BrowserContext, page: Page) -> None:
    """From now on the pages are of before; what is open notices when it connects again."""
    page.evaluate("() => localStorage.setItem('protocol', '1')")
    context.set_offline(True)
    expect(page.get_by_text(t("line-offline"))).to_be_visible()
    context.set_offline(False)


def renew(page: Page) -> None:
    page.evaluate("() => localStorage.removeItem('protocol')")


def at_table(people: People, **person: Any) -> tuple[Page, Table]:
    """Rūta at a table against a bot that waits for her."""
    people.complaints.allow(*CUT_LINE)
    page = people.come(None, name="Rūta", has_worker=True, **person)
    page.add_init_script(f"({AGE})()")
    table = open_table(page, BOT, options={"starter": 0})
    table.do("start")
    page.goto(table.path)
    expect(turn_of(page)).to_be_visible()
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    return page, table


def test_an_idle_page_is_loaded_again_by_itself_but_only_once(people: People) -> None:
    page, table = at_table(people)
    loads = Loads(page)
    with page.expect_event("domcontentloaded"):
        age(page.context, page)
    # It did not help, and nobody is asked to watch it trying again and again.
    expect(notice(page)).to_be_visible()
    expect(page.get_by_text(t("updated-text"))).to_be_visible()
    assert loads.count == 1
    with page.expect_event("domcontentloaded"):
        load_again(page)
    expect(notice(page)).to_be_visible()
    assert loads.count == 2
    renew(page)
    load_again(page)
    expect(turn_of(page)).to_be_visible()
    seq = table.state["seq"]
    bid(page, 1)
    assert table.state["seq"] > seq
    assert loads.count == 3


def test_what_is_planned_keeps_a_page_until_the_person_loads_it_again(people: People) -> None:
    page, table = at_table(people, size=PHONE)
    seq = table.state["seq"]
    table.do("move", move="bid 5", at=seq)
    table.until(lambda view: view["phase"] == "build" and view["to_move"] == 0)
    plan_but_one(page)
    loads = Loads(page)
    age(page.context, page)
    expect(notice(page)).to_be_visible()
    assert loads.count == 0
    assert page.evaluate("async () => (await caches.keys()).length") > 0
    renew(page)
    load_again(page)
    expect(bench(page).get_by_role("button", name=t("suggest"))).to_be_visible()
    assert loads.count == 1


def test_without_the_server_the_old_page_stays(people: People) -> None:
    page, _ = at_table(people)
    page.evaluate("() => sessionStorage.setItem('steeple-reloaded-for', '2')")
    loads = Loads(page)
    age(page.context, page)
    expect(notice(page)).to_be_visible()
    page.context.set_offline(True)
    load_again(page)
    expect(page.get_by_text(t("trouble-offline"))).to_be_visible()
    page.context.set_offline(False)
    renew(page)
    load_again(page)
    expect(turn_of(page)).to_be_visible()
    assert loads.count == 1


def test_replays_kept_for_an_older_page_are_fetched_again(people: People, finished: Table) -> None:
    path = f"/api/tables/{finished.id}/replay"
    # A page without any script of ours: the service worker has not come yet.
    page = people.come("/api/health", has_worker=True)
    page.evaluate(KEEP_OLD, path)
    page.goto("/")
    assert page.evaluate(KEPT, path) == page.request.get(path).json()
