"""A table whose server is the test: always the same cards, pieces and films."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import WebSocketRoute, expect

from tests.web.block_tables import hold_still, take_depth_away
from tests.web.people import People
from tests.web.players import end_of
from tests.web.tables import BOT, open_table
from tests.web.wire import SOCKETS

NAMES = ("Rūta", "Aino", "Tomáš")
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
  for (let i = 0; innerWidth !== width || innerHeight !== height; i++) {
    // What is too wide for a phone makes its window wider.
    if (i === 600) throw new Error(`it is ${innerWidth} px wide, not ${width}`);
    await frame();
  }
  for (let i = 0; i < 3; i++) await frame();
}"""
NOTHING = {"kind": "none"}


class Theatre:
    """One page, which draws flat and is told what the test wants."""

    def __init__(self, people: People, game: str, **person: Any) -> None:
        people.complaints.allow(NOT_OVER)
        self.page = people.come(None, name=NAMES[0], **person)
        take_depth_away(people, self.page)
        bots = [{**BOT, "bot": "novice", "name": name} for name in NAMES[1:]]
        self._table = open_table(self.page, *bots, game=game, title="Thursday table")
        self._told = {**self._table.state, "seq": 10, "play_seq": 10}
        self._told["table"]["status"] = "playing"
        self._choices: Callable[[str], Any] = lambda plan: NOTHING
        self._socket: WebSocketRoute | None = None
        self._carried: list[dict[str, Any]] = []
        self.page.route_web_socket(SOCKETS, self._connect)

    def set_scene(self, view: dict[str, Any], choices: Callable[[str], Any]) -> None:
        """What the page finds when it opens the table, and what can be chosen there."""
        self._told["view"] = view
        self._choices = choices

    def open(self) -> None:
        self.page.goto(self._table.path)

    def end(self, view: dict[str, Any], scores: list[int], winners: list[int]) -> None:
        """Somebody has won."""
        self.set_scene({**view, "phase": "over", "to_move": None}, lambda plan: NOTHING)
        self._told["table"] |= {
            "status": "over",
            "result": {"scores": scores, "winners": winners},
        }
        self.open()
        expect(end_of(self.page)).to_be_visible()

    def hold_still(self, times: int = LONG_ENOUGH_TO_FIT) -> None:
        """Wait until the hand is where it is wanted, and the picture fits it."""
        hold_still(self.page, lambda: self._carried, times)

    def resize(self, width: int, height: int) -> None:
        """Another screen, or the same one turned."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate(HAS_SIZE, [width, height])
        self.beat()

    def beat(self) -> None:
        """A sign of life: the line is not dead."""
        self.send({"type": "beat", "t": 0})

    def send(self, message: dict[str, Any]) -> None:
        """As the server would: what can be chosen comes along with the play."""
        assert self._socket is not None
        offer = self._answer("")
        if "view" in message and offer["choices"] != NOTHING:
            message = {**message, "choices": offer}
        self._socket.send(json.dumps(message))

    def _connect(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.on_message(self._hear)
        self.send(self._told)

    def _hear(self, frame: str | bytes) -> None:
        asked = json.loads(frame)
        if asked["do"] == "carry":
            self._carried.append(asked)
        if asked["do"] == "choices":
            self.send(self._answer(asked["plan"]))

    def _answer(self, plan: str) -> dict[str, Any]:
        found = self._choices(plan)
        return {"type": "choices", "at": 12, "seat": 0, "plan": plan, "choices": found}
