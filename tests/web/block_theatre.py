"""A Block Out table whose server is the test: always the same cards, stack and film."""

from typing import Any

import msgspec
from playwright.sync_api import expect

from steeple.kernel.game import REFEREE
from steeple.kernel.log import Refereed
from steeple.play.match import Match
from tests.web import theatre
from tests.web.block_players import expect_in_hand
from tests.web.people import People
from tests.web.players import bench
from tests.web.theatre import NAMES, STOP_TIME

SEED = 39
OPENING = (
    "place yellow-large with yellow-large",
    "place black-large with black-large",
    "place black-medium with medium",
)
BLOCK = "brown-medium"
LAST = f"place {BLOCK} with any"
ANY_KEY, BLOCK_KEY = "5", "3"
"""Where they are among the cards in hand, and among the free blocks."""


class Script:
    """What is played: it takes a simulation, and is the same for every page."""

    def __init__(self) -> None:
        options = {"starter": 0, "tremor": "calm"}
        match = Match("block-out", len(NAMES), seed=SEED, options=options, referee="physics")
        for move in OPENING:
            match.play(move)
        self.game = match.game
        self.state = match.state
        self.before: dict[str, Any] = match.view(0)
        match.play(LAST)
        self.after: dict[str, Any] = match.view(0)
        saw = next(event.saw for event in match.events[::-1] if isinstance(event, Refereed))
        placed = self.game.apply(self.state, self.game.parse(LAST, 0))
        verdict = self.game.parse(saw, REFEREE)
        seen = self.game.shown(placed, verdict, self.game.apply(placed, verdict), 0)
        self.verdict: dict[str, Any] = msgspec.to_builtins(seen)
        assert self.verdict["outcome"] == "stood"

    @property
    def judged(self) -> dict[str, Any]:
        """While the referee thinks."""
        placing = {"seat": 0, "block": BLOCK, "card": "any"}
        return {**self.before, "phase": "judge", "to_move": None, "placing": placing}

    def choices(self, plan: str) -> Any:
        """Of the seat that plays."""
        return self.game.choices(self.state, 0, plan)


class Theatre(theatre.Theatre):
    """One page, which is told what the script says."""

    def __init__(self, people: People, script: Script, **person: Any) -> None:
        super().__init__(people, "block-out", **person)
        self.script = script
        self.set_scene(script.before, script.choices)

    def choosing(self) -> None:
        """A card is to be chosen."""
        self.open()
        expect(bench(self.page).locator("ul.cards button").last).to_be_enabled()

    def choosing_block(self) -> None:
        self.page.keyboard.press(ANY_KEY)
        expect(bench(self.page).locator(".do .back")).to_be_visible()

    def carrying(self) -> None:
        """The block hangs before the stack."""
        self.page.keyboard.press(BLOCK_KEY)
        expect_in_hand(self.page)
        self.hold_still(times=3)

    def counting(self) -> None:
        """It is let go; and there time stops."""
        script = self.script
        act = {"kind": "place", "block": BLOCK, "card": "any"}
        move = {"kind": "move", "seat": 0, "act": act, "said": [], "changes": []}
        self.send({"type": "update", "seq": 11, "events": [move], "view": script.judged})
        saw = {"kind": "referee", "act": script.verdict, "said": [], "changes": []}
        self.send({"type": "update", "seq": 12, "events": [saw], "view": script.after})
        expect(self.page.get_by_role("timer")).to_be_visible()
        self.page.evaluate(STOP_TIME)

    def over(self) -> None:
        """Somebody has won."""
        self.end({**self.script.after, "won_by": "hand", "hands": [5, 0, 6]}, [0, 1, 0], [1])
