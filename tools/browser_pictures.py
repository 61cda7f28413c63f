"""A picture of the table in the browser: a real server, a real match, a real Chromium."""

import os
import tempfile
from pathlib import Path
from typing import Any
from uuid import uuid4

from playwright.sync_api import APIRequestContext, Page, sync_playwright

from tests.serving import serving
from tests.web.chromium import find_chromium

WIDTH, HEIGHT = 1280, 800
ENOUGH_DECK = 45
"""So few cards are left when the towers are worth a picture."""
TABLE = {
    "game": "five-towers",
    "title": "Thursday towers",
    "start": True,
    "seats": [
        {"kind": "me", "name": "Rūta"},
        *({"kind": "bot", "bot": "greedy", "name": name} for name in ("Aino", "Tomáš", "Gargoyle")),
    ],
}


def take(file: Path) -> None:
    """One's own turn to bid, with a number chosen."""
    found = find_chromium()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), requests_per_second=10_000, requests_at_once=10_000) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(
            executable_path=found.executable,
            env={**os.environ, **found.environment},
            args=["--no-sandbox"],
        )
        context = browser.new_context(
            viewport={"width": WIDTH, "height": HEIGHT},
            color_scheme="dark",
            locale="en",
            base_url=server.url,
        )
        page = context.new_page()
        play_until_good(context.request, page)
        page.screenshot(path=file)
        browser.close()


def play_until_good(guest: APIRequestContext, page: Page) -> None:
    """Play over HTTP until there is something to choose from, then choose it in the page."""
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
    """The bid that shows most, once the turn and the deck are right; none if that never comes."""
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
    """A sensible move: what brings most points."""
    if choices["kind"] == "build":
        return str(choices["suggestion"])
    if good:
        return str(max(good, key=lambda each: int(each["points"]))["move"])
    passing = choices["passing"]
    return "pass" if passing["why"] is None else "bid 0"


if __name__ == "__main__":
    take(Path(__file__).parents[1] / "docs" / "pictures" / "table.png")
