"""Where in a match an interruption can come."""

import re
from abc import ABC, abstractmethod

from playwright.sync_api import Locator, Page, expect

from tests.web.duel import Duel
from tests.web.people import People
from tests.web.players import bench, bid, build, end_of, plan_but_one, turn_of
from tests.web.tables import Table
from tests.web.words import t

STEP = re.compile(rf"^{t('five-towers/button-bid', number=2)}\b")


def clear_plan(page: Page) -> None:
    """Put back what was taken so far."""
    chips = page.get_by_role("list", name=t("order")).get_by_role("button")
    chips.first.click()
    expect(chips).to_have_count(0)


class Phase(ABC):
    """Where an interruption comes."""

    def __init__(self, people: People, finished: Table) -> None:
        self.finished = finished
        self.duel = Duel(people, starter=0)
        self.page = self.duel.page
        self.come()

    @abstractmethod
    def come(self) -> None:
        """Get there."""

    @property
    @abstractmethod
    def sign(self) -> Locator:
        """What shows that one is there."""

    @property
    def kept(self) -> Locator:
        """What is only in the page, and survives a dead line but not a reload."""
        return self.sign

    def go_on(self) -> None:
        """Something that must still work: at least to be there."""
        expect(self.sign).to_be_visible()


class InTheLobby(Phase):
    def come(self) -> None:
        self.duel.open()

    @property
    def sign(self) -> Locator:
        return self.page.get_by_role("list", name=t("lobby-who")).get_by_text("Aino")

    def go_on(self) -> None:
        self.page.get_by_role("button", name=t("lobby-start", count=2)).click()
        expect(turn_of(self.page)).to_be_visible()


class Bidding(Phase):
    def come(self) -> None:
        self.duel.start()
        self.duel.open()
        bench(self.page).get_by_role("radio", name=STEP).click()

    @property
    def sign(self) -> Locator:
        return self.page.get_by_role("heading", name=t("turn-first"))

    @property
    def kept(self) -> Locator:
        return self.page.get_by_role("radio", name=STEP, checked=True)

    def go_on(self) -> None:
        bid(self.page, 2)
        assert self.duel.view["bids"][0] == 2


class Building(Phase):
    def come(self) -> None:
        self.duel.come_to_build()
        self.duel.open()
        plan_but_one(self.page)

    @property
    def sign(self) -> Locator:
        return self.page.get_by_role("group", name=t("tear-down"))

    @property
    def kept(self) -> Locator:
        return bench(self.page).get_by_role("heading", name=t("place-more", count=1))

    def go_on(self) -> None:
        if self.kept.is_visible():
            clear_plan(self.page)
        build(self.page)
        assert self.duel.story[-1]["kind"] == "build"


class Waiting(Phase):
    def come(self) -> None:
        self.duel.start()
        self.duel.move("bid 2")
        self.duel.open()

    @property
    def sign(self) -> Locator:
        return self.page.get_by_role("heading", name=t("wait-bid", name="Aino"))

    def go_on(self) -> None:
        self.duel.answer("pass")
        expect(bench(self.page).locator(".building")).to_be_visible()


class AtTheEnd(Phase):
    def come(self) -> None:
        self.page.goto(self.finished.path)

    @property
    def sign(self) -> Locator:
        return end_of(self.page)

    def go_on(self) -> None:
        self.page.get_by_role("link", name=t("end-replay")).click()
        expect(self.page.get_by_role("list", name=t("replay-row"))).to_be_visible()


PHASES: tuple[type[Phase], ...] = (Building, InTheLobby, AtTheEnd, Bidding, Waiting)
