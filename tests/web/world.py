"""One guest with a table in every phase: what there is to look at on every screen."""

import json
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import Browser, Page, Route, expect

from steeple.games.five_towers.lesson import LESSON
from tests.web.people import REFUSED, Complaints, People
from tests.web.players import bench, plan_but_one, turn_of
from tests.web.tables import BOT, FREE, Table, open_table

LESSONS = "**/api/lessons/five-towers"
BUILDS_AFTER_TEARING = 4
BIDS_WITH_TOWERS = 3


class World:
    """Tables of one guest, made once; nobody who looks at them changes them."""

    def __init__(self, chromium: Browser, url: str, finished: Table) -> None:
        self._people = People(chromium, url, Complaints())
        self.finished = finished
        host = self._people.come(None, name="Rūta")
        self.lobby = open_table(host, BOT, FREE, title="Thursday table")
        self._aino = self._people.come(None)
        self.invited = open_table(self._aino, FREE, name="Aino")
        self.bidding = self._duel(host, starter=0)
        self.building = self._duel(host, starter=0)
        self.building.play()
        self.waiting = self._duel(host, starter=1)
        self._aino.goto(self.waiting.path)
        self.guest = host.context.storage_state()

    def _duel(self, host: Page, starter: int) -> Table:
        """Against somebody who is there, and takes their time."""
        table = open_table(host, FREE, options={"starter": starter})
        aino = table.seen_by(self._aino.request)
        aino.do("sit", name="Aino", invite=table.invite)
        table.do("start")
        return table

    def close(self) -> None:
        self._people.leave()

    def lesson(self, page: Page, turn: int) -> None:
        """Open the lesson at one of its turns: the same position for everybody."""
        played = [each.wanted for each in LESSON.turns[:turn]]

        def skip(route: Route) -> None:
            body: dict[str, Any] = json.loads(route.request.post_data or "")
            route.continue_(post_data={**body, "moves": [*played, *body["moves"]]})

        page.unroute(LESSONS)
        page.route(LESSONS, skip)
        page.goto("/learn/five-towers")
        expect(turn_of(page)).to_be_visible()


Tour = Callable[[Page, World], Iterator[str]]
"""Opens a screen, and what can be opened over it; gives the name of each once it is there."""
TOOLS = "header.bar > .iconbtn"


def over(page: Page, name: str, openers: dict[str, str]) -> Iterator[str]:
    """The sheets of a screen, one after the other."""
    for sheet, opener in openers.items():
        page.locator(opener).click()
        page.locator("dialog[open] .body > *").first.wait_for()
        yield f"{name}: {sheet}"
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")


def home(page: Page, world: World) -> Iterator[str]:
    page.goto("/")
    page.locator("section[aria-labelledby=my-tables] li").first.wait_for()
    page.locator(".ways button").first.wait_for()
    yield "home"
    ways = {
        name: f".ways .btn >> nth={at}" for at, name in enumerate(("friends", "bots", "screen"))
    }
    yield from over(page, "home", {**ways, "settings": f"{TOOLS} >> nth=-1"})


def lobby(page: Page, world: World) -> Iterator[str]:
    page.goto(world.lobby.path)
    page.locator("#join-link").wait_for()
    page.locator(".options input").first.wait_for(state="attached")
    yield "lobby"
    seats = {"own seat": ".seats .act >> nth=0", "free seat": ".seats .act >> nth=-1"}
    yield from over(page, "lobby", seats)


def join(page: Page, world: World) -> Iterator[str]:
    page.goto(f"/join/{world.invited.invite}")
    page.locator("#join-name").wait_for()
    yield "join"


def bidding(page: Page, world: World) -> Iterator[str]:
    page.goto(world.bidding.path)
    turn_of(page).wait_for()
    page.keyboard.press("2")
    expect(bench(page).locator(".confirm")).to_be_enabled()
    yield "bidding"


def building(page: Page, world: World) -> Iterator[str]:
    page.goto(world.building.path)
    plan_but_one(page)
    yield "building"


def waiting(page: Page, world: World) -> Iterator[str]:
    page.goto(world.waiting.path)
    bench(page).locator(".waiting").wait_for()
    yield "waiting"
    tools = {name: f"{TOOLS} >> nth={at}" for at, name in enumerate(("cards", "chat", "menu"))}
    yield from over(page, "waiting", {**tools, "seat": ".opponent"})


def watching(page: Page, world: World) -> Iterator[str]:
    page.goto(f"/watch/{world.invited.id}")
    page.locator("main h1").wait_for()
    yield "watching"


def end(page: Page, world: World) -> Iterator[str]:
    page.goto(world.finished.path)
    page.locator(".fair code").nth(1).wait_for()
    yield "end"
    yield from over(page, "end", {"share": ".actions button.btn >> nth=0"})


def replay(page: Page, world: World) -> Iterator[str]:
    page.goto(f"/replay/{world.finished.id}?turn=3")
    page.locator("main .controls").wait_for()
    yield "replay"


def lesson(page: Page, world: World) -> Iterator[str]:
    world.lesson(page, BIDS_WITH_TOWERS)
    page.keyboard.press("3")
    expect(bench(page).locator(".confirm")).to_be_enabled()
    yield "lesson: bid"
    world.lesson(page, BUILDS_AFTER_TEARING)
    page.locator(".coach .way .btn").click()
    expect(bench(page).locator(".confirm")).to_be_enabled()
    yield "lesson: build"


def pages(page: Page, world: World) -> Iterator[str]:
    """Those with nothing special about them."""
    for path in PLAIN:
        page.goto(path)
        page.locator("main h1").wait_for()
        yield path


SCREENS: tuple[Tour, ...] = (
    home,
    join,
    lobby,
    bidding,
    building,
    waiting,
    watching,
    end,
    replay,
    lesson,
    pages,
)


def all_screens(page: Page, world: World) -> Iterator[str]:
    """Every screen, and what opens over it."""
    for tour in SCREENS:
        yield from tour(page, world)


PLAIN = (
    "/rules",
    "/rules/block-out",
    "/rules/skyscrapers",
    "/score",
    "/about",
    "/nowhere",
    "/table/nothing",
)


def visitor(people: People, world: World, *, is_known: bool = True, **person: Any) -> Page:
    """The guest who sits at all these tables, or somebody new."""
    # One of the screens is of an address that leads nowhere.
    people.complaints.allow(*REFUSED)
    if is_known:
        person["storage_state"] = world.guest
    return people.come(None, **person)
