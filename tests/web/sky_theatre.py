"""A Skyscrapers table whose server is the test: always the same cards, building and workers."""

from copy import deepcopy
from typing import Any

from msgspec.structs import replace
from playwright.sync_api import Locator, expect

from steeple.games.skyscrapers.pieces import CARDS
from steeple.play.match import Match
from tests.web.people import People
from tests.web.players import bench
from tests.web.sky_players import (
    card_in,
    expect_in_hand,
    main_button,
    open_kind,
    places_on,
    sites_on,
    verb_button,
    waiting_cards,
    workers_to_move,
)
from tests.web.theatre import NAMES, Theatre
from tests.web.words import t

SEED = 3
OPENING = """
    add at -2 -1 0
    add at 0 0 0
    build floor-16 at -1 0 2 z turn 1
    add at -2 0 0
    build upright-29 at -1 1 2 y
    build upright-16 at -1 -1 2 y
    add at -2 -1 0
    move 10 to -2 -1 2
    build upright-30 at -2 1 2 x turn 1
    build upright-18 at 0 -1 2 x
    build upright-25 at 0 1 2 x
    move 0 to -2 -1 2
    build floor-17 at 0 1 1 z
    build universal-10 as flat at -2 1 1 z turn 1
    build base at -2 2 1 y
    build base at 1 -1 1 y
    build flat-12 at 1 -1 2 z
    add at 0 -1 0
    build base at -2 0 1 y
    build upright-23 at -2 -1 2 x
    build floor-13 at -2 -1 1 z
    build base at -3 -1 1 x
    build universal-7 as flat at -3 -1 2 z
    move 5 to -3 -1 1
"""
STEP, FLOOR, LAST = "move 10 to -2 0 2", "build floor-10 at -2 1 3 z", "build base at -1 2 1 x"
"""Of the third seat."""
AT_RISK = (5, 10)
"""Workers of two others."""
FULL = {"upright": 5, "floor": 4, "flat": 2, "universal": 4, "base": 1}
"""A hand of two players that is hard to lay out: hardly any card twice, and of every kind."""
CARD = "universal-6"
"""It could be three things, and has many sites."""


class Moment:
    """A position, and how the first seat sees it."""

    def __init__(
        self,
        match: Match,
        referee: str | None = None,
        at_risk: tuple[int, ...] = (),
        **known: Any,
    ) -> None:
        self.game = match.game
        self.at_risk = at_risk
        self.state = replace(match.state, **known)
        if referee is not None:
            # Where everything is as it should be, nothing has to be simulated.
            terms = replace(self.state.terms, referee=referee)
            self.state = replace(self.state, terms=terms)
        self.view: dict[str, Any] = self.game.view(self.state, 0)

    def choices(self, plan: str) -> Any:
        """What can be chosen; where somebody is to be at risk, a card needs a hand."""
        found = self.game.choices(self.state, 0, plan)
        if self.at_risk and found["kind"] == "turn" and found["outlook"]:
            outlook = {**found["outlook"], "may_fall": [*self.at_risk], "risk": "some"}
            found = {**found, "outlook": outlook}
        return found


class Script:
    """What is played, on a real table where everything holds until somebody says otherwise."""

    def __init__(self) -> None:
        options = {"starter": 0, "tremor": "calm"}
        match = Match("skyscrapers", len(NAMES), seed=SEED, options=options, referee="table")
        self.dealt = Moment(match, "physics")
        for move in filter(None, map(str.strip, OPENING.splitlines())):
            match.play(move)
            match.report("held")
        fallen = deepcopy(match)
        fallen.play(STEP)
        fallen.report("fell workers=0,1,5")
        self.put = Moment(fallen, "physics")
        match.play(STEP)
        match.report("held")
        match.play(FLOOR)
        self.judged = Moment(match)
        down = deepcopy(match)
        down.report("collapsed")
        self.end = Moment(down)
        self.scores, self.winners = down.scores, down.winners
        match.report("held")
        match.play(LAST)
        match.report("held")
        self.turn = Moment(match, "physics", at_risk=AT_RISK)
        self.full = Moment(match, "physics", hands=(full_hand(), *match.state.hands[1:]))
        self.quiet = Moment(match, quiet=9)
        self.asked = Moment(match, quiet=9, phase="agree", proposer=1, asked=(0, 2))


def full_hand() -> tuple[int, ...]:
    """Numbers of cards."""
    kinds = {kind: [at for at, card in enumerate(CARDS) if card.kind == kind] for kind in FULL}
    return tuple(sorted(at for kind, count in FULL.items() for at in kinds[kind][-count:]))


class SkyTheatre(Theatre):
    """One page, which is told what the script says."""

    def __init__(self, people: People, script: Script, **person: Any) -> None:
        super().__init__(people, "skyscrapers", **person)
        self.script = script
        self.language = person.get("language", "en")

    def come_to(self, moment: Moment) -> None:
        self.set_scene(moment.view, moment.choices)
        self.open()

    def dealing(self) -> None:
        """The first action, with a full hand."""
        self.come_to(self.script.dealt)
        expect(waiting_cards(self.page, self.language)).to_be_visible()
        expect(verb_button(self.page, "add", self.language)).to_be_enabled()

    def choosing(self) -> None:
        """A busy building, and three actions."""
        self.come_to(self.script.turn)
        expect(verb_button(self.page, "move", self.language)).to_be_enabled()

    def choosing_among_many(self) -> None:
        """As many different cards as a hand can have, and most of them fit somewhere."""
        self.come_to(self.script.full)
        open_kind(self.page, "base")
        card_in(self.page, "base").click()
        expect(main_button(self.page)).to_be_enabled()

    def choosing_site(self) -> None:
        """A card that fits in many places."""
        open_kind(self.page, CARD)
        card_in(self.page, CARD).click()
        expect(sites_on(self.page, self.language).first).to_be_visible()
        expect(main_button(self.page)).to_be_enabled()
        expect(bench(self.page).locator(".risk")).to_be_attached()

    def choose_another_site(self) -> None:
        last = sites_on(self.page).and_(self.page.locator("[aria-pressed]")).last
        last.click()
        expect(last).to_have_attribute("aria-pressed", "true")

    def carrying(self) -> None:
        """It is in the hand."""
        main_button(self.page).click()
        expect_in_hand(self.page)
        self.hold_still(times=3)

    def choosing_place(self) -> None:
        """A worker can go up, down or aside."""
        self.choosing()
        verb_button(self.page, "move", self.language).click()
        workers_to_move(self.page, self.language).first.click()
        places_on(self.page, self.language).first.click()
        expect(main_button(self.page)).to_be_enabled()

    def putting(self) -> None:
        """An own worker fell through somebody else."""
        self.come_to(self.script.put)
        expect(places_on(self.page, self.language).first).to_be_visible()

    def reporting(self) -> None:
        """On a real table: who fell?"""
        self.come_to(self.script.judged)
        fell = t("sky-report-fell", self.language)
        bench(self.page).get_by_role("button", name=fell).click()
        expect(bench(self.page).locator("ul.fates li").first).to_be_visible()

    def resting(self) -> None:
        """On a real table, after a whole round without a build."""
        self.come_to(self.script.quiet)
        for word in ("end-it", "bump"):
            expect(self._button(word)).to_be_visible()

    def naming(self) -> None:
        """Who bumped the table?"""
        self._button("bump").click()
        expect(bench(self.page).locator("ul.fates li").first).to_be_visible()

    def agreeing(self) -> None:
        """Somebody wants to end it here."""
        self.come_to(self.script.asked)
        expect(self._button("agree")).to_be_visible()

    def _button(self, word: str) -> Locator:
        name = t(f"sky-button-{word}", self.language)
        return bench(self.page).get_by_role("button", name=name, exact=True)

    def over(self) -> None:
        """The building came down."""
        self.end(self.script.end.view, self.script.scores, self.script.winners)
