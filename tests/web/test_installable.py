"""The client as an app: its manifest and icons, its service worker, and how little it weighs."""

import struct
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Response, expect

from tests.web.people import PHONE, People
from tests.web.players import turn_of
from tests.web.words import t

MOST_CODE_BYTES = 120_000
MOST_FONT_BYTES = 120_000
PNG = b"\x89PNG\r\n\x1a\n"


def test_the_manifest_names_icons_that_are_there(page: Page) -> None:
    link = page.locator("link[rel=manifest]").get_attribute("href")
    answer = page.request.get(link or "")
    assert answer.headers["content-type"] == "application/manifest+json"
    manifest = answer.json()
    assert manifest["name"] == "Steeple"
    assert manifest["display"] == "standalone"
    assert manifest["start_url"] == "/"
    sizes = set()
    for icon in manifest["icons"]:
        picture = page.request.get(icon["src"])
        assert picture.ok
        assert picture.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            assert picture.body().startswith(PNG)
            width, height = struct.unpack(">II", picture.body()[16:24])
            assert icon["sizes"] == f"{width}x{height}"
            sizes.add(width)
    assert {192, 512} <= sizes
    assert any("maskable" in icon.get("purpose", "") for icon in manifest["icons"])


def test_chromium_would_install_it(people: People) -> None:
    page = people.come(has_worker=True)
    page.evaluate("() => navigator.serviceWorker.ready")
    session = page.context.new_cdp_session(page)
    found = session.send("Page.getAppManifest")
    assert found["errors"] == []
    told = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A context that forgets everything can't install anything.
    assert [each["errorId"] for each in told if each["errorId"] != "in-incognito"] == []


def test_the_service_worker_takes_over(people: People) -> None:
    page = people.come(has_worker=True)
    page.evaluate("() => navigator.serviceWorker.ready")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    script = page.evaluate("async () => (await navigator.serviceWorker.ready).active.scriptURL")
    assert urlsplit(script).path == "/sw.js"


class Weights:
    """What came over the wire, by kind."""

    def __init__(self, page: Page) -> None:
        self._answers: list[Response] = []
        page.on("response", self._keep)

    def _keep(self, answer: Response) -> None:
        self._answers.append(answer)

    def of(self, *kinds: str) -> int:
        """Bytes as they were sent, packed."""
        return sum(
            each.request.sizes()["responseBodySize"]
            for each in self._answers
            if each.request.resource_type in kinds
        )

    @property
    def hosts(self) -> set[str]:
        return {urlsplit(each.url).netloc for each in self._answers if each.url.startswith("http")}


@pytest.mark.parametrize("language", ["en", "lt"])
def test_the_first_visit_is_light(people: People, language: str) -> None:
    page = people.come(None, language=language, size=PHONE)
    weights = Weights(page)
    page.goto("/")
    page.get_by_role(
        "button",
        name=t("home-way-bots-label", language, game=t("five-towers/name", language)),
    ).click()
    page.get_by_role("button", name=t("home-bots-start", language, count=3)).click()
    expect(turn_of(page)).to_be_visible()
    page.evaluate("() => document.fonts.ready")
    assert 0 < weights.of("script", "stylesheet") <= MOST_CODE_BYTES
    assert 0 < weights.of("font") <= MOST_FONT_BYTES
    assert weights.hosts == {urlsplit(people.url).netloc}
