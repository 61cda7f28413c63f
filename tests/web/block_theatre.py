"""A Block Out table whose server is the test: always the same cards, stack and film."""

import json
from typing import Any

from playwright.sync_api import WebSocketRoute, expect

from steeple.kernel.log import Refereed
from steeple.play.match import Match
from tests.web.block_players import expect_in_hand
from tests.web.block_tables import hold_still, take_depth_away
from tests.web.people import People
from tests.web.players import bench, end_of
from tests.web.tables import BOT, open_table
from tests.web.wire import SOCKETS

SEED = 39
NAMES = ("Rūta", "Aino", "Tomáš")
OPENING = (
    "place yellow-large with yellow-large",
    "place black-large with black-large",
    "place black-medium with medium",
)
BLOCK = "brown-medium"
LAST = f"place {BLOCK} with any"
ANY_KEY, BLOCK_KEY = "5", "3"
"""Where they are among the cards in hand, and among the free blocks."""
LONG_ENOUGH_TO_FIT = 24
"""So many times 80 ms: a picture that shows more than it has to shows less only after a while."""
NOT_OVER = r"status of 409 .*/(record|replay)"
"""What the true server says of a match that has ended only in the play."""
STOP_TIME = """() => {
  window.nextFrame = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = () => 0;
}"""
"""What moves frame by frame stays as it is."""


HAS_SIZE = """async ([width, height]) => {
  const next = window.nextFrame ?? window.requestAnimationFrame.bind(window);
  const frame = () => new Promise((resolve) => next(resolve));
  while (innerWidth !== width || innerHeight !== height) await frame();
  for (let i = 0; i < 3; i++) await frame();
}"""


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
        self.saw = next(event.saw for event in match.events[::-1] if isinstance(event, Refereed))
        assert self.saw.startswith("stood")

    @property
    def judged(self) -> dict[str, Any]:
        """While the referee thinks."""
        placing = {"seat": 0, "block": BLOCK, "card": "any"}
        return {**self.before, "phase": "judge", "to_move": None, "placing": placing}


class Theatre:
    """One page, which is told what the script says."""

    def __init__(self, people: People, script: Script, **person: Any) -> None:
        people.complaints.allow("Service Worker registration blocked by Playwright", NOT_OVER)
        self.script = script
        self.page = people.come(None, name=NAMES[0], service_workers="block", **person)
        take_depth_away(people, self.page)
        bots = [{**BOT, "bot": "novice", "name": name} for name in NAMES[1:]]
        self._table = open_table(self.page, *bots, game="block-out", title="Thursday table")
        self._told = {**self._table.state, "view": script.before, "seq": 10, "play_seq": 10}
        self._told["table"]["status"] = "playing"
        self._socket: WebSocketRoute | None = None
        self._carried: list[dict[str, Any]] = []
        self.page.route_web_socket(SOCKETS, self._connect)

    def choosing(self) -> None:
        """A card is to be chosen."""
        self.page.goto(self._table.path)
        expect(bench(self.page).locator("ul.cards button").last).to_be_enabled()

    def choosing_block(self) -> None:
        self.page.keyboard.press(ANY_KEY)
        expect(bench(self.page).locator(".do .back")).to_be_visible()

    def carrying(self) -> None:
        """The block hangs before the stack."""
        self.page.keyboard.press(BLOCK_KEY)
        expect_in_hand(self.page)
        hold_still(self.page, lambda: self._carried)

    def hold_still(self) -> None:
        """Wait until the hand is where it is wanted, and the picture fits it."""
        hold_still(self.page, lambda: self._carried, LONG_ENOUGH_TO_FIT)

    def counting(self) -> None:
        """It is let go; and there time stops."""
        script = self.script
        move = {"kind": "move", "seat": 0, "move": LAST, "changes": []}
        self._send({"type": "update", "seq": 11, "events": [move], "view": script.judged})
        saw = {"kind": "referee", "saw": script.saw, "changes": []}
        self._send({"type": "update", "seq": 12, "events": [saw], "view": script.after})
        expect(self.page.get_by_role("timer")).to_be_visible()
        self.page.evaluate(STOP_TIME)

    def over(self) -> None:
        """Somebody has won."""
        self._told["view"] = {**self.script.after, "phase": "over", "to_move": None}
        self._told["view"] |= {"won_by": "hand", "hands": [5, 0, 6]}
        self._told["table"] |= {"status": "over", "result": {"scores": [0, 1, 0], "winners": [1]}}
        self.page.goto(self._table.path)
        expect(end_of(self.page)).to_be_visible()

    def resize(self, width: int, height: int) -> None:
        """Another screen, or the same one turned."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate(HAS_SIZE, [width, height])
        self.beat()

    def beat(self) -> None:
        """A sign of life: the line is not dead."""
        self._send({"type": "beat", "t": 0})

    def _connect(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.on_message(self._hear)
        self._send(self._told)

    def _hear(self, frame: str | bytes) -> None:
        asked = json.loads(frame)
        if asked["do"] == "carry":
            self._carried.append(asked)
        if asked["do"] != "choices":
            return
        plan = asked["plan"]
        found = {"kind": "none"}
        if self._told["view"]["phase"] != "over":
            found = self.script.game.choices(self.script.state, 0, plan)
        answer = {"type": "choices", "at": 12, "seat": 0, "plan": plan, "choices": found}
        self._send(answer)

    def _send(self, message: dict[str, Any]) -> None:
        assert self._socket is not None
        self._socket.send(json.dumps(message))
