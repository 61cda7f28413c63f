"""People with browsers of their own, and what their browsers complain about."""

import json
import re
from typing import Any

from playwright.sync_api import (
    APIRequestContext,
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    WebError,
)

from tests.patience import STUCK_MS

DESK = (1440, 900)
PHONE = (390, 844)
SMALL = (360, 640)
CUT_LINE = (
    r"Failed to load resource: net::ERR_",
    r"WebSocket connection to .* failed",
)
"""What Chromium itself says of a network that was cut on purpose."""
REFUSED = (r"Failed to load resource: the server responded with a status of 40[34]",)
"""What Chromium itself says of an address that leads nowhere."""
PRELOADED = (r"preload.*service worker", r"preloaded using link preload but not used within")
"""What Chromium itself says of files fetched ahead: where the service worker takes over a page that
is still loading, and where a busy machine takes seconds to use them."""
BLOCKED = (r"Service Worker registration blocked by Playwright",)
"""What Playwright makes of a page that wants one."""
REMEMBER = """(kept) => {
  try {
    for (const [key, value] of Object.entries(kept))
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  } catch {}
}"""


def turn_light(page: Page, theme: str) -> None:
    """What the system asks for changes while the page is open."""
    page.emulate_media(color_scheme="dark" if theme == "dusk" else "light")
    page.wait_for_function("(theme) => document.documentElement.dataset.theme === theme", arg=theme)


class Complaints:
    """Errors on the consoles of all pages of a test."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self._allowed: list[str] = [*PRELOADED, *BLOCKED]

    def allow(self, *patterns: str) -> None:
        """What this test brings about on purpose."""
        self._allowed += patterns

    @property
    def unexpected(self) -> list[str]:
        """All that nobody allowed."""
        return [line for line in self.heard if not any(re.search(p, line) for p in self._allowed)]

    def listen(self, context: BrowserContext) -> None:
        """To consoles, which also tell of the content policy, and to errors that nobody caught."""
        context.on("console", self._console)
        context.on("weberror", self._error)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") or "Content Security Policy" in message.text:
            self.heard.append(f"{message.type}: {message.text} ({message.location.get('url')})")

    def _error(self, error: WebError) -> None:
        self.heard.append(f"uncaught: {error.error}")


class People:
    """Opens a browser for each person who comes; all are guests who have never been here."""

    def __init__(self, chromium: Browser, url: str, complaints: Complaints) -> None:
        self._chromium = chromium
        self._contexts: list[BrowserContext] = []
        self.url = url
        self.complaints = complaints

    def come(
        self,
        path: str | None = "/",
        *,
        name: str = "",
        size: tuple[int, int] = DESK,
        language: str = "en",
        theme: str = "dusk",
        speed: str = "off",
        has_worker: bool = False,
        **more: Any,
    ) -> Page:
        """A page of a new person, who opens `path`, unless it is `None`.

        The service worker fetches the whole client, and requests that pass it can't be changed on
        their way: it is there for those who want it.
        """
        context = self._chromium.new_context(
            base_url=self.url,
            viewport={"width": size[0], "height": size[1]},
            has_touch=size[0] < 800,
            is_mobile=size[0] < 800,
            locale=language,
            color_scheme="dark" if theme == "dusk" else "light",
            service_workers="allow" if has_worker else "block",
            **more,
        )
        self._contexts.append(context)
        context.set_default_timeout(STUCK_MS)
        self.complaints.listen(context)
        kept = {"steeple-settings": json.dumps({"speed": speed}), "steeple-language": language}
        context.add_init_script(f"({REMEMBER})({json.dumps(kept)})")
        if name:
            context.request.post("/api/me", data={"name": name})
        page = context.new_page()
        if path is not None:
            page.goto(path)
        return page

    def call(self, name: str) -> APIRequestContext:
        """Somebody who is not at a screen, and plays over plain HTTP."""
        context = self._chromium.new_context(base_url=self.url)
        self._contexts.append(context)
        context.request.post("/api/me", data={"name": name})
        return context.request

    def leave(self) -> None:
        """Close all browsers."""
        for context in self._contexts:
            context.close()
