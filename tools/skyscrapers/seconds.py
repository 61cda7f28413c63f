"""How long a person needs to build a card of Skyscrapers by hand.

`python3 -m tools.skyscrapers.seconds` plays in a real browser against a real server, as somebody
would who knows the game: it looks for a moment before each press, drags at an ordinary pace and
holds still. It prints the seconds from choosing a site to letting go, and to the film of the
verdict; at a desk with a mouse, on a phone with one thumb. Only a quiet machine says something
about people.
"""

import statistics
import time
from typing import Any, NamedTuple

from playwright.sync_api import Page, expect

from tests.patience import STUCK_MS
from tests.web.block_fingers import Fingers, middle_of
from tests.web.people import DESK, PHONE, Complaints, People
from tests.web.sky_players import (
    card_in,
    choose_use,
    expect_caught,
    hand_button,
    main_button,
    nth_site,
    open_kind,
    sites_on,
)
from tests.web.sky_tables import FLOOR_SITE, SkyDuel, floor_card, with_risk
from tests.web.words import t
from tools.browser_pictures import browsing

ROUNDS = 3
LOOK_MS = 250
"""From seeing to pressing."""
STEPS = 20
"""Of a drag, a frame each: a third of a second."""
FRAME_MS = 16


class Seconds(NamedTuple):
    """Since the site was chosen."""

    let_go: float
    film: float


class Watch:
    """Notes when the verdict reached the page."""

    def __init__(self, duel: SkyDuel) -> None:
        self.film_at = 0.0
        duel.wire.alters = self._hear

    def _hear(self, message: dict[str, Any]) -> dict[str, Any]:
        events = message.get("events") or []
        if any(event.get("kind") == "referee" for event in events):
            self.film_at = time.monotonic()
        return with_risk(message)


def built(people: People, size: tuple[int, int]) -> Seconds:
    """A floor is built on the middle base, where somebody may fall."""
    duel = SkyDuel(people, is_flat=False, size=size, speed="normal")
    duel.act("add at 0 0 0")
    watch = Watch(duel)
    duel.open()
    page, is_phone = duel.page, size == PHONE
    card, plan = floor_card(duel.table)
    choices = duel.table.choices(plan)
    if is_phone:
        open_kind(page, card)
    card_in(page, card).click()
    choose_use(page, plan)
    # In the scene labels may lie on each other, and a pointer would wait until one of them is free:
    # at a desk there is a list beside the levels, on a phone the label is chosen with a key.
    if is_phone:
        sites_on(page).nth(nth_site(choices, FLOOR_SITE)).press("Enter")
    else:
        sites = page.locator("section.levels .row button")
        sites.nth(nth_site(choices, FLOOR_SITE, by_level=True)).click()
    start = time.monotonic()
    expect(main_button(page)).to_be_enabled()
    page.wait_for_timeout(LOOK_MS)
    if is_phone:
        _by_thumb(page)
    else:
        _by_mouse(page, middle_of(card_in(page, card)), middle_of(page.locator(".labels .chosen")))
    let_go = time.monotonic()
    while not watch.film_at:
        page.wait_for_timeout(FRAME_MS)
    return Seconds(let_go - start, watch.film_at - start)


def _by_mouse(page: Page, card: tuple[float, float], site: tuple[float, float]) -> None:
    page.mouse.move(*card)
    page.mouse.down()
    _drag(page, card, site)
    # The camera comes nearer meanwhile: whoever drags follows the place.
    at, ring = site, page.locator(".stakes svg")
    while not hand_button(page, "home").count():
        if hand_button(page, "carried").count() and ring.count():
            end = middle_of(ring)
            _drag(page, at, end)
            at = end
        page.wait_for_timeout(FRAME_MS)
    page.wait_for_timeout(LOOK_MS)
    page.mouse.up()


def _drag(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    for step in range(1, STEPS + 1):
        part = step / STEPS
        page.mouse.move(
            start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
        )
        page.wait_for_timeout(FRAME_MS)


def _by_thumb(page: Page) -> None:
    main_button(page).tap()
    expect(hand_button(page, "carried")).to_be_visible()
    page.wait_for_timeout(LOOK_MS)
    hand_button(page, "carried").tap()
    expect_caught(page)
    page.wait_for_timeout(LOOK_MS)
    fingers = Fingers(page)
    fingers.down(middle_of(page.get_by_role("group", name=t("sky-card-pad"))))
    expect(hand_button(page, "home")).to_be_visible()
    page.wait_for_timeout(LOOK_MS)
    fingers.up()


def main() -> None:
    """Print the figures."""
    expect.set_options(timeout=STUCK_MS)
    with browsing() as (browser, url):
        people = People(browser, url, Complaints())
        for name, size in (("desk", DESK), ("phone", PHONE)):
            tries = [built(people, size) for _ in range(ROUNDS)]
            let_go, film = (statistics.median(each) for each in zip(*tries, strict=True))
            print(f"{name}: let go after {let_go:.1f} s, film after {film:.1f} s")
        people.leave()


if __name__ == "__main__":
    main()
