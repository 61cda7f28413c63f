"""Chromium, by Playwright, as in the tests."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Error, Page, sync_playwright

from tests.patience import STUCK_MS
from tests.web.chromium import DEEP, find_chromium
from tools.engines.window import KEYS, Actions, Window

BACK = {value: name for name, value in KEYS.items()}


def find() -> str | None:
    """The one that the tests use."""
    return find_chromium().executable


@contextmanager
def window(program: str) -> Iterator[Window]:
    """With a graphics card of software."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=program,
            args=list(DEEP),
            env={**os.environ, **find_chromium().environment},
        )
        size: Any = {"width": 1440, "height": 900}
        context = browser.new_context(viewport=size, has_touch=True, service_workers="block")
        context.set_default_timeout(STUCK_MS)
        yield Chromium(context.new_page())
        browser.close()


class Chromium(Window):
    """The only page."""

    def __init__(self, page: Page) -> None:
        super().__init__()
        self._page = page
        page.on("pageerror", lambda error: self.errors.append(str(error)))

    def navigate(self, url: str) -> None:
        """Until it has loaded."""
        self._page.goto(url)

    def evaluate(self, script: str) -> Any:
        """A promise is waited for."""
        try:
            return self._page.evaluate(f"async () => ({script})")
        except Error as problem:
            raise RuntimeError(problem.message) from None

    def perform(self, actions: Actions) -> None:
        """One after the other, with the hands of Playwright."""
        for source in actions:
            if source["type"] == "key":
                self._type(source["actions"])
            else:
                self._point(source["actions"], source["parameters"]["pointerType"])

    def _type(self, acts: list[dict[str, Any]]) -> None:
        for act in acts:
            key = BACK.get(act["value"], act["value"])
            press = self._page.keyboard.down if act["type"] == "keyDown" else self._page.keyboard.up
            press(key)

    def _point(self, acts: list[dict[str, Any]], kind: str) -> None:
        x, y = next((act["x"], act["y"]) for act in acts if act["type"] == "pointerMove")
        if kind == "touch":
            self._page.touchscreen.tap(x, y)
        else:
            self._page.mouse.click(x, y)
