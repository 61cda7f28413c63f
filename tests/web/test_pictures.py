"""The main screens look as they did. After a change that is meant, write the pictures again:

python3 run.py test tests/web/test_pictures.py --write-pictures
"""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from steeple.kernel.streams import Stream
from steeple.play.match import Match
from tests.web.people import DESK, PHONE, People
from tests.web.pictures import Album, Darkroom
from tests.web.players import bench, end_of, stand_still
from tests.web.tables import FREE, Table, open_table
from tests.web.wire import SOCKETS
from tests.web.world import BIDS_WITH_TOWERS, BUILDS_AFTER_TEARING, World, visitor

NAMES = ("Rūta", "Aino", "Tomáš")
SEED = 8


def home(page: Page, world: World) -> list[Locator]:
    page.goto("/")
    page.locator(".ways button").first.wait_for()
    page.locator("section.empty").wait_for()
    return []


def lobby(page: Page, world: World) -> list[Locator]:
    bot = {"kind": "bot", "bot": "greedy", "name": "Gargoyle"}
    page.goto(open_table(page, bot, FREE, title="Thursday table").path)
    page.locator(".options input").first.wait_for(state="attached")
    page.locator("#join-link").wait_for()
    return [page.locator(".picture"), page.locator("#join-link"), page.locator(".say b")]


def bidding(page: Page, world: World) -> list[Locator]:
    world.lesson(page, BIDS_WITH_TOWERS)
    page.keyboard.press("3")
    expect(bench(page).locator(".confirm")).to_be_enabled()
    return []


def building(page: Page, world: World) -> list[Locator]:
    world.lesson(page, BUILDS_AFTER_TEARING)
    page.locator(".coach .way .btn").click()
    expect(bench(page).locator(".confirm")).to_be_enabled()
    return []


def end(page: Page, world: World) -> list[Locator]:
    """Of a match that is always the same, told by a server that is not there."""
    told = fixed_end(world.finished)
    page.route_web_socket(SOCKETS, lambda socket: tell(socket, told))
    page.route("**/api/tables/*/replay", lambda route: route.abort())
    page.goto(world.finished.path)
    expect(end_of(page)).to_be_visible()
    page.locator(".fair code").nth(1).wait_for()
    return [page.locator(".fair")]


def tell(socket: WebSocketRoute, told: dict[str, Any]) -> None:
    socket.send(json.dumps(told))


def fixed_end(table: Table) -> dict[str, Any]:
    """The state of the table as if another match had been played there."""
    match = Match("five-towers", len(NAMES), seed=SEED)
    while match.to_move is not None:
        stream = Stream(b"picture", str(len(match.events)))
        match.play(match.game.bots["greedy"].choose(match.position(stream)))
    scores = match.scores
    assert scores is not None
    winners = [seat for seat, points in enumerate(scores) if points == max(scores)]
    state: dict[str, Any] = table.state
    state["view"] = match.view(None)
    state["table"]["result"] = {"scores": scores, "winners": winners}
    return state


def rules(page: Page, world: World) -> list[Locator]:
    page.goto("/rules")
    page.locator("main h1").wait_for()
    return []


Scene = Callable[[Page, World], list[Locator]]
SCENES: dict[str, tuple[Scene, tuple[int, int]]] = {
    "home": (home, DESK),
    "lobby": (lobby, DESK),
    "bidding": (bidding, DESK),
    "building": (building, DESK),
    "end": (end, DESK),
    "rules": (rules, DESK),
    "bidding-phone": (bidding, PHONE),
    "building-phone": (building, PHONE),
}


def come_to(scene: str, people: People, world: World) -> tuple[Page, list[Locator]]:
    look, size = SCENES[scene]
    people.complaints.allow("net::ERR_FAILED")
    page = visitor(people, world, size=size, reduced_motion="reduce", is_known=False)
    masked = look(page, world)
    stand_still(page)
    return page, masked


@pytest.mark.parametrize("scene", SCENES)
def test_a_screen_looks_as_it_did(
    people: People, world: World, darkroom: Darkroom, album: Album, scene: str
) -> None:
    page, masked = come_to(scene, people, world)

    def shot() -> bytes:
        stand_still(page)
        return darkroom.shot(page, *masked)

    assert album.changed(scene, page, shot) == []


@pytest.mark.parametrize(
    "change",
    [
        ".own { visibility: hidden }",
        ".confirm { visibility: hidden }",
        ".place { translate: 0 24px }",
        ":root { --lamp: #40c080 !important }",
    ],
)
def test_a_screen_that_was_changed_is_noticed(
    people: People, world: World, darkroom: Darkroom, change: str
) -> None:
    page, masked = come_to("building", people, world)
    before = darkroom.shot(page, *masked)
    assert darkroom.difference(before, darkroom.shot(page, *masked)).is_small
    sheet = f"const sheet = new CSSStyleSheet(); sheet.replaceSync('{change}'); "
    page.evaluate(f"() => {{ {sheet} document.adoptedStyleSheets = [sheet]; }}")
    stand_still(page)
    found = darkroom.difference(before, darkroom.shot(page, *masked))
    assert not found.is_small
