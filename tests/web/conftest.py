"""A real server, a real Chromium, and people who open pages in it."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.patience import STUCK_MS
from tests.serving import Served
from tests.web.chromium import DEEP, DRIVER, LOST, find_chromium
from tests.web.hosting import hosting
from tests.web.people import Complaints, People
from tests.web.pictures import Album, Darkroom
from tests.web.tables import Table, finished_table
from tests.web.world import World
from tools.client import ROOT

SITE = ROOT / "src" / "steeple" / "server" / "site" / "index.html"
expect.set_options(timeout=STUCK_MS)


def pytest_addoption(parser: pytest.Parser) -> None:
    """After a change of the look that is meant."""
    parser.addoption("--write-pictures", action="store_true", help="write tests/web/pictures again")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever needs a browser is slow."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """With the built client."""
    if not SITE.exists():
        pytest.fail("The web client is not built: `python3 run.py test` does it.", pytrace=False)
    with hosting(tmp_path_factory.mktemp("web")) as running:
        yield running
        assert running.faults == []


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """One process for all; each person has a context of their own in it."""
    found = find_chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=found.executable,
            args=["--no-sandbox", "--disable-gpu", "--font-render-hinting=none"],
            env={**os.environ, **found.environment},
        )
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def deep(chromium: Browser) -> Iterator[Browser]:
    """A browser that draws with depth on any machine."""
    found = find_chromium()
    browser = chromium.browser_type.launch(
        executable_path=found.executable,
        args=list(DEEP),
        env={**os.environ, **found.environment},
    )
    yield browser
    browser.close()


@pytest.fixture(scope="package")
def finished(server: Served, chromium: Browser) -> Iterator[Table]:
    """A match that is over, for whoever wants to look at it."""
    context = chromium.new_context(base_url=server.url)
    yield finished_table(context.new_page(), "Rūta", "Aino", "Tomáš", title="Thursday table")
    context.close()


@pytest.fixture(scope="package")
def world(server: Served, chromium: Browser, finished: Table) -> Iterator[World]:
    """A guest with a table in every phase."""
    world = World(chromium, server.url, finished)
    yield world
    world.close()


@pytest.fixture
def people(server: Served, chromium: Browser) -> Iterator[People]:
    """Whoever comes in this test. No page may complain, unless the test allows it."""
    complaints = Complaints()
    people = People(chromium, server.url, complaints)
    yield people
    people.leave()
    assert complaints.unexpected == []


@pytest.fixture(scope="package")
def darkroom(chromium: Browser) -> Iterator[Darkroom]:
    """Where pictures are compared."""
    page = chromium.new_page()
    yield Darkroom(page)
    page.close()


@pytest.fixture
def album(darkroom: Darkroom, request: pytest.FixtureRequest, tmp_path: Path) -> Album:
    """The pictures of screens as they were; what has changed is kept beside them."""
    is_written = request.config.getoption("--write-pictures", default=False)
    return Album(darkroom, tmp_path, is_written)


@pytest.fixture
def seers(server: Served, deep: Browser) -> Iterator[People]:
    """People whose browsers draw with depth."""
    complaints = Complaints()
    complaints.allow(DRIVER, LOST)
    people = People(deep, server.url, complaints)
    yield people
    people.leave()
    assert complaints.unexpected == []


@pytest.fixture
def page(people: People) -> Page:
    """Somebody who has just opened the home page at a desk."""
    return people.come()
