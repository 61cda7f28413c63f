"""A mid-range phone: a Chromium, slowed down, on a mobile network, with an empty cache."""

import importlib.util
import json
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

CPU_SLOWDOWN = 4
DOWN_MBIT_S, UP_MBIT_S = 9, 1.5
LATENCY_MS = 60
WIDTH, HEIGHT = 390, 844
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
LONGEST_WAIT_MS = 60_000
_PROBE = Path(__file__).with_name("probe.js")
_SIGN = "steeple-bench"

PROFILE: dict[str, Any] = {
    "cpu_slowdown": CPU_SLOWDOWN,
    "down_mbit_s": DOWN_MBIT_S,
    "up_mbit_s": UP_MBIT_S,
    "latency_ms": LATENCY_MS,
    "screen": f"{WIDTH}x{HEIGHT}",
}


class Goal(NamedTuple):
    """What to wait for in a page, as CSS selectors."""

    target: str
    """What is pressed."""
    answer: str
    """What appears when the first press is answered."""
    pressed: str = ":not(*)"
    """What a pressed target becomes, unless it disappears."""


def has_playwright() -> bool:
    """Whether Playwright is installed."""
    return importlib.util.find_spec("playwright") is not None


def find_chromium() -> str | None:
    """The one that `STEEPLE_CHROMIUM` names, or one on this machine."""
    named = os.environ.get("STEEPLE_CHROMIUM")
    return named or next(filter(None, map(shutil.which, NAMES)), None)


@contextmanager
def switched_on(chromium: str) -> Iterator["Phone"]:
    """A phone that exists within the block."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium)
        try:
            yield Phone(browser)
        finally:
            browser.close()


class Phone:
    """Opens each page as if for the first time."""

    def __init__(self, browser: "Browser") -> None:
        self._browser = browser

    @contextmanager
    def visitor(self, url: str, goal: Goal) -> Iterator["Visitor"]:
        """A new visitor with an empty cache who has not opened a page yet."""
        context = self._browser.new_context(
            base_url=url,
            viewport={"width": WIDTH, "height": HEIGHT},
            has_touch=True,
            is_mobile=True,
            locale="en",
        )
        try:
            context.set_default_timeout(LONGEST_WAIT_MS)
            facts = json.dumps(goal._asdict())
            context.add_init_script(f"({_PROBE.read_text(encoding='utf-8')})({facts})")
            yield Visitor(context, goal)
        finally:
            context.close()


class Visitor:
    """Opens one page, and presses what is there."""

    def __init__(self, context: "BrowserContext", goal: Goal) -> None:
        self.request = context.request
        """Plain HTTP as the same guest, not slowed down: for setting up."""
        self._goal = goal
        self._page = context.new_page()
        _slow_down(context, self._page)

    def open(self, path: str) -> dict[str, Any]:
        """Open the page and press: when that was answered, and what had been fetched by then."""
        with self._told("first") as told:
            self._page.goto(path, wait_until="commit")
        return told

    def press(self, at: int, among: str | None = None) -> float:
        """Tap one of the targets: milliseconds until the frame that shows the effect."""
        box = self._page.locator(among or self._goal.target).nth(at).bounding_box()
        assert box is not None
        with self._told("press") as told:
            self._page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        return float(told["ms"])

    def count(self) -> int:
        """How many targets there are."""
        return self._page.locator(self._goal.target).count()

    @contextmanager
    def _told(self, what: str) -> Iterator[dict[str, Any]]:
        """What the probe reports because of the block; filled in after the block."""
        start = f"{_SIGN} {what} "
        told: dict[str, Any] = {}
        with self._page.expect_console_message(lambda it: it.text.startswith(start)) as heard:
            yield told
        told.update(json.loads(heard.value.text.removeprefix(start)))


def _slow_down(context: "BrowserContext", page: "Page") -> None:
    tools = context.new_cdp_session(page)
    tools.send("Emulation.setCPUThrottlingRate", {"rate": CPU_SLOWDOWN})
    tools.send("Network.enable")
    network = {
        "offline": False,
        "latency": LATENCY_MS,
        "downloadThroughput": DOWN_MBIT_S * 1e6 / 8,
        "uploadThroughput": UP_MBIT_S * 1e6 / 8,
    }
    tools.send("Network.emulateNetworkConditions", network)
