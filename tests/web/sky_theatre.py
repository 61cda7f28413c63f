"""A Skyscrapers table whose server is the test: always the same cards, building and workers."""

from copy import deepcopy
from typing import Any

from msgspec.structs import replace
from playwright.sync_api import expect

from steeple.play.match import Match
from tests.web.people import People
from tests.web.players import bench
from tests.web.sky_players import (
    card_in,
    expect_in_hand,
    hand_cards,
    main_button,
    places_on,
    sites_on,
    verb_button,
)
from tests.web.theatre import NAMES, Theatre
from tests.web.words import t

SEED = 3
OPENING = """
    add at -1 -1 0
    build flat-7 at -1 0 2 z
    build upright-10 at -1 1 2 y
    add at -1 -1 0
    build universal-5 as upright at 0 1 2 x
    build floor-9 at 0 1 1 z
    add at -1 0 0
    build universal-4 as upright at 0 2 2 y
    build flat-9 at 1 0 2 z
    build base at -1 -1 1 y
    build upright-7 at -2 0 2 x
    build flat-10 at -2 0 1 z
    move 5 to 0 0 1
    build floor-8 at 0 1 3 z
    build base at 1 -1 1 y
    build upright-12 at 1 1 2 y
    build upright-4 at 0 0 3 y
    build upright-8 at -1 0 3 x
    add at 1 -1 0
    build universal-3 as upright at 2 0 2 x
    build floor-7 at 2 0 1 z
    add at 0 0 0
    build universal-2 as upright at 1 0 3 x
    build upright-11 at -1 2 2 x
"""
STEP, FLOOR, LAST = "move 10 to 0 1 1", "build floor-5 at 2 0 3 z", "build base at 0 -1 1 x"
"""Of the third seat."""
CARD = "universal-1"
"""It could be three things, and has many sites."""


class Moment:
    """A position, and how the first seat sees it."""

    def __init__(self, match: Match, referee: str | None = None) -> None:
        self.game = match.game
        self.state = match.state
        if referee is not None:
            # Where everything is as it should be, nothing has to be simulated.
            terms = replace(self.state.terms, referee=referee)
            self.state = replace(self.state, terms=terms)
        self.view: dict[str, Any] = self.game.view(self.state, 0)

    def choices(self, plan: str) -> Any:
        return self.game.choices(self.state, 0, plan)


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
        fallen.report("fell workers=0,1,6")
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
        self.turn = Moment(match, "physics")


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
        expect(hand_cards(self.page)).to_have_count(len(set(self.script.dealt.view["hand"])))
        expect(verb_button(self.page, "add", self.language)).to_be_enabled()

    def choosing(self) -> None:
        """A busy building, and three actions."""
        self.come_to(self.script.turn)
        expect(verb_button(self.page, "move", self.language)).to_be_enabled()

    def choosing_site(self) -> None:
        """A card that fits in many places."""
        card_in(self.page, self.script.turn.view["hand"], CARD).click()
        expect(sites_on(self.page, self.language).first).to_be_visible()
        expect(main_button(self.page)).to_be_enabled()
        expect(bench(self.page).locator(".notes")).to_be_attached()

    def choose_another_site(self) -> None:
        last = sites_on(self.page).last
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

    def over(self) -> None:
        """The building came down."""
        self.end(self.script.end.view, self.script.scores, self.script.winners)
