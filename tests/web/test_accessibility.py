"""axe on every screen: nothing that would keep somebody from playing."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.people import DESK, PHONE, People
from tests.web.players import stand_still
from tests.web.world import World, all_screens, visitor
from tools.client import WEB

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async (rules) => {
  const only = rules.length ? { runOnly: rules } : {};
  const { violations } = await axe.run(document, { resultTypes: ['violations'], ...only });
  const why = ({ any, all, none }) => [...any, ...all, ...none].map(({ message }) => message);
  const where = (node) => `${node.target}: ${node.html.slice(0, 120)} (${why(node).join()})`;
  const some = (nodes) => nodes.slice(0, 3).map(where);
  return violations.map(({ id, impact, nodes }) => ({ id, impact, where: some(nodes) }));
}"""
GRAVE = ("serious", "critical")


def violations(page: Page, *rules: str) -> list[dict[str, Any]]:
    """What axe finds on the page as it is now; by some rules only, if any are named."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate(RUN, rules)
    return found


@pytest.mark.parametrize(("size", "theme"), [(DESK, "dusk"), (PHONE, "day")], ids=["desk", "phone"])
def test_axe_finds_nothing_grave(
    people: People, world: World, size: tuple[int, int], theme: str, record_property: Any
) -> None:
    page = visitor(people, world, size=size, theme=theme, reduced_motion="reduce")
    grave, light = {}, {}
    for name in all_screens(page, world):
        stand_still(page)
        found = violations(page)
        if bad := [each for each in found if each["impact"] in GRAVE]:
            grave[name] = bad
        if rest := [each for each in found if each["impact"] not in GRAVE]:
            light[name] = rest
    record_property("less grave", light)
    assert grave == {}


def test_axe_notices_what_is_wrong(page: Page) -> None:
    page.locator("main").wait_for()
    page.evaluate("() => document.querySelector('main').append(document.createElement('button'))")
    assert "button-name" in {each["id"] for each in violations(page)}


def test_axe_notices_colours_that_are_too_close(page: Page) -> None:
    page.locator("footer a").evaluate("(link) => { link.style.color = 'var(--bench-3)'; }")
    assert "color-contrast" in {each["id"] for each in violations(page, "color-contrast")}
