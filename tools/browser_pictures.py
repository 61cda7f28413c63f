"""Pictures of tables in the browser: a real server, real matches, a real Chromium."""

import os
import re
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from uuid import uuid4

from playwright.sync_api import APIRequestContext, Browser, Page, sync_playwright

from tests.serving import serving
from tests.web.chromium import find_chromium

WIDTH, HEIGHT = 1280, 800
ENOUGH_DECK = 45
"""With this many cards left, the towers are worth a picture."""
TABLE = {
    "game": "five-towers",
    "title": "Thursday towers",
    "start": True,
    "seats": [
        {"kind": "me", "name": "Rūta"},
        *({"kind": "bot", "bot": "greedy", "name": name} for name in ("Aino", "Tomáš", "Gargoyle")),
    ],
}


STACK = {
    "game": "block-out",
    "title": "Wobbly Sunday",
    "start": True,
    "options": {"starter": 0},
    "seats": [
        {"kind": "me", "name": "Rūta"},
        {"kind": "bot", "bot": "steady", "name": "Zofia"},
        {"kind": "bot", "bot": "steady", "name": "Mathieu"},
    ],
}
HIGH_STACK = 5
SITE = {
    "game": "skyscrapers",
    "title": "Lunch site",
    "start": True,
    "referee": "dice",
    "options": {"starter": 0, "tremor": "calm"},
    "seats": [
        {"kind": "me", "name": "Rūta"},
        *({"kind": "bot", "bot": "master", "name": name} for name in ("Aino", "Tomáš")),
    ],
}
MANY_CARDS = 22
MANY_SITES = 5
GRAPHICS = ["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"]


@contextmanager
def browsing() -> Iterator[tuple[Browser, str]]:
    """A Chromium that draws with depth, and the address of a server."""
    found = find_chromium()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), requests_per_second=10_000, requests_at_once=10_000) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(
            executable_path=found.executable,
            env={**os.environ, **found.environment},
            args=["--no-sandbox", "--ignore-gpu-blocklist", *GRAPHICS],
        )
        yield browser, server.url
        browser.close()


def take(file: Path, show: Callable[[APIRequestContext, Page], None]) -> None:
    """A picture of what is shown."""
    with browsing() as (browser, url):
        context = browser.new_context(
            viewport={"width": WIDTH, "height": HEIGHT},
            color_scheme="dark",
            locale="en",
            base_url=url,
        )
        page = context.new_page()
        page.set_default_timeout(120_000)
        show(context.request, page)
        page.screenshot(path=file)


def bidding(guest: APIRequestContext, page: Page) -> None:
    """The guest's turn to bid, with a number chosen."""
    while True:
        table = guest.post("/api/tables", data=TABLE).json()["table"]["id"]
        number = best_number(guest, table)
        if number is not None:
            break
    page.goto(f"/table/{table}")
    page.get_by_role("radio").nth(number).click()
    page.locator(".step.chosen").wait_for()
    page.locator(".confirm[aria-disabled=false]").wait_for()
    page.wait_for_function("document.fonts.status === 'loaded'")


def best_number(guest: APIRequestContext, table: str) -> int | None:
    """The bid that shows most, once turn and deck are right; `None` if they never are."""
    while True:
        state = guest.get(f"/api/tables/{table}").json()
        view = state["view"]
        if state["table"]["status"] == "over":
            return None
        if view["to_move"] != 0:
            continue
        choices = guest.post(f"/api/tables/{table}/choices", data={"plan": ""}).json()["choices"]
        good = [
            each
            for each in choices.get("numbers", [])
            if each["why"] is None and each["points"] is not None
        ]
        if view["deck"] <= ENOUGH_DECK and len(good) > 1 and view["leader"] is not None:
            return int(good[-1]["number"])
        move = chosen_move(choices, good)
        act = {"do": "move", "id": uuid4().hex, "move": move, "at": state["seq"]}
        guest.post(f"/api/tables/{table}", data=act)


def chosen_move(choices: dict[str, Any], good: list[dict[str, Any]]) -> str:
    """A sensible move: the one that brings most points."""
    if choices["kind"] == "build":
        return str(choices["suggestion"])
    if good:
        return str(max(good, key=lambda each: int(each["points"]))["move"])
    passing = choices["passing"]
    return "pass" if passing["why"] is None else "bid 0"


def carrying(guest: APIRequestContext, page: Page) -> None:
    """A block in the hand, above a stack."""
    while True:
        table = guest.post("/api/tables", data=STACK).json()["table"]["id"]
        if has_high_stack(guest, table):
            break
    page.goto(f"/table/{table}")
    hand = page.locator(".cards")
    hand.get_by_role("button", name=re.compile("free")).first.click()
    lower, shelf = page.get_by_text("Lower gently"), page.locator(".all button:enabled")
    lower.or_(shelf.first).first.wait_for()
    if not lower.is_visible():
        shelf.first.click()
    lower.wait_for()
    page.wait_for_function("document.fonts.status === 'loaded'")
    # The camera stops, and the picture sharpens, some frames after nothing moves any more.
    page.wait_for_timeout(8000)


def has_high_stack(guest: APIRequestContext, table: str) -> bool:
    """Whether one's own turn came while the stack was worth a picture."""
    while True:
        state = guest.get(f"/api/tables/{table}").json()
        view = state["view"]
        if state["table"]["status"] == "over":
            return False
        if view["to_move"] != 0:
            continue
        moves = guest.get(f"/api/tables/{table}/legal").json()["moves"]
        places = [move for move in moves if move.startswith("place")]
        if len(view["stack"]) >= HIGH_STACK and places:
            return True
        large = sorted(places, key=lambda move: move.split()[1].split("-")[1] != "large")
        act = {"do": "move", "id": uuid4().hex, "move": (large or moves)[0], "at": state["seq"]}
        guest.post(f"/api/tables/{table}", data=act)


def choosing(guest: APIRequestContext, page: Page) -> None:
    """A card is chosen, and every place for it shows what it would bring."""
    card = None
    while card is None:
        table = guest.post("/api/tables", data=SITE).json()["table"]["id"]
        card = card_with_sites(guest, table)
    page.goto(f"/table/{table}")
    page.locator(f".cards button:nth-child({card + 1})").first.wait_for()
    page.locator(".cards button").nth(card).click()
    page.locator(".labels button").first.wait_for()
    page.wait_for_function("document.fonts.status === 'loaded'")
    page.wait_for_timeout(8000)


def card_with_sites(guest: APIRequestContext, table: str) -> int | None:
    """The place of a card with many sites, once the building is high; `None` if it never is."""
    while True:
        state = guest.get(f"/api/tables/{table}").json()
        view = state["view"]
        if state["table"]["status"] == "over":
            return None
        if view["to_move"] != 0:
            continue
        choices = guest.post(f"/api/tables/{table}/choices", data={"plan": ""}).json()["choices"]
        if choices["kind"] == "turn" and len(view["cards"]) >= MANY_CARDS:
            for place, card in enumerate(choices["cards"]):
                if len(card["uses"]) == 1 and card["uses"][0]["sites"] >= MANY_SITES:
                    return place
        moves = guest.get(f"/api/tables/{table}/legal").json()["moves"]
        wanted = (
            ("add", "build", "move", "put") if not view["workers"] else ("build", "add", "move")
        )
        move = next((each for verb in wanted for each in moves if each.startswith(verb)), moves[-1])
        act = {"do": "move", "id": uuid4().hex, "move": move, "at": state["seq"]}
        guest.post(f"/api/tables/{table}", data=act)


if __name__ == "__main__":
    pictures = Path(__file__).parents[1] / "docs" / "pictures"
    take(pictures / "table.png", bidding)
    take(pictures / "stack.png", carrying)
    take(pictures / "site.png", choosing)
