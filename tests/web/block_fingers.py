"""Fingers on a screen: real touch events, as many at once as a hand has."""

from typing import TypeAlias

from playwright.sync_api import Locator, Page

Spot: TypeAlias = tuple[float, float]
STEPS = 10


class Fingers:
    """Of one person at one page."""

    def __init__(self, page: Page) -> None:
        self._session = page.context.new_cdp_session(page)

    def drag(self, *ways: tuple[Spot, Spot]) -> None:
        """One finger for each way, all at once; each goes from its first spot to its second."""
        self._tell("touchStart", [start for start, _ in ways])
        for step in range(1, STEPS + 1):
            self._tell("touchMove", [part_of(way, step / STEPS) for way in ways])
        self._tell("touchEnd", [])

    def down(self, at: Spot) -> None:
        """One finger stays there."""
        self._tell("touchStart", [at])

    def up(self) -> None:
        self._tell("touchEnd", [])

    def _tell(self, kind: str, spots: list[Spot]) -> None:
        points = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(spots)]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def part_of(way: tuple[Spot, Spot], part: float) -> Spot:
    (x, y), (to_x, to_y) = way
    return x + (to_x - x) * part, y + (to_y - y) * part


def middle_of(what: Locator) -> Spot:
    """Where it is on the screen."""
    box = what.bounding_box()
    assert box is not None, "it is not on the screen"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
