"""A Skyscrapers table of two people: one at a page, the other only as a voice."""

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, TypeAlias

from playwright.sync_api import Page

from tests.web.block_tables import hold_still, take_depth_away
from tests.web.duel import Duel
from tests.web.people import People
from tests.web.tables import FREE, Table, open_table
from tests.web.wire import Wire

Millimetres: TypeAlias = tuple[float, float, float]
FLOOR_SITE = (0, 0, 2)
"""On the middle base of the H lies whatever can lie."""
HIGH_CELL = (0, 0, 2)
GROUND = ("add at -1 0 0", "add at 0 0 0", "add at -1 -1 0")
"""Three workers beside the H."""
FRAME_MS = 33
PACE_MM = 15
"""In a frame: fast enough to push somebody down, and slow enough for a hand."""


class SkyDuel(Duel):
    """Rūta looks at `page`, which draws flat if `is_flat`; Aino plays over plain HTTP."""

    def __init__(
        self,
        people: People,
        *,
        is_flat: bool = True,
        aino: Page | None = None,
        referee: str = "physics",
        starter: int = 0,
        lowest: int = -20,
        **person: Any,
    ) -> None:
        self.page = people.come(None, name="Rūta", **person)
        self.wire = Wire(self.page)
        if is_flat:
            take_depth_away(people, self.page)
        options = {"starter": starter, "tremor": "calm", "lowest": lowest}
        self.table = open_table(
            self.page, FREE, game="skyscrapers", referee=referee, options=options
        )
        self.aino = self.table.seen_by(people.call("Aino") if aino is None else aino.request)
        self.aino.do("sit", name="Aino", invite=self.table.invite)
        self.start()

    @property
    def mover(self) -> Table:
        """The table, as whoever is to move reaches it."""
        return self.table if self.view["to_move"] == 0 else self.aino

    def act(self, *moves: str) -> None:
        """Of whoever is to move, without a page; all of it holds, or is judged by simulation."""
        for move in moves:
            play(self.mover, move)
            if self.view["phase"] == "judge":
                self.aino.do("report", saw="held", at=self.aino.state["seq"])

    def lay_a_floor(self) -> None:
        """Whoever is to move does, in the middle."""
        self.act(floor_move(self.mover))

    def see_risk(self) -> None:
        """From now on the page is told that whatever is built may make a worker of Rūta fall."""
        self.wire.alters = with_risk

    # The hand of the page

    @property
    def carried(self) -> list[dict[str, Any]]:
        """What the page has told the others of its hand; nothing once it was put back."""
        return [message for message in self.wire.sent if message["do"] == "carry"]

    def hold_still(self) -> None:
        """Wait until the hand has come to where it is wanted, and has told it."""
        hold_still(self.page, lambda: self.carried)


def with_risk(message: dict[str, Any]) -> dict[str, Any]:
    """The same, but somebody may fall."""
    choices = message.get("choices")
    if not isinstance(choices, dict):
        return message
    if "choices" in choices:
        return {**message, "choices": with_risk(choices)}
    if not choices.get("outlook"):
        return message
    outlook = {**choices["outlook"], "may_fall": [0], "risk": "some"}
    return {**message, "choices": {**choices, "outlook": outlook}}


def play(table: Table, move: str) -> None:
    """Act without a page, and wait until a simulation or dice have judged it."""
    table.do("move", move=move, at=table.state["seq"])
    if table.state["view"]["referee"] != "table":
        table.until(lambda view: view["phase"] != "judge")


def floor_card(table: Table) -> tuple[str, str]:
    """A card of the hand that makes a storey, and the plan to build it as one."""
    hand: list[str] = table.state["view"]["hand"]
    card = next(card for card in hand if card.startswith(("floor", "universal")))
    return card, f"build {card}" + (" as floor" if card.startswith("universal") else "")


def floor_move(table: Table, at: Sequence[int] = FLOOR_SITE) -> str:
    """Lay a storey there: the move."""
    _, plan = floor_card(table)
    return str(site_at(table.choices(plan), at)["turns"][0]["move"])


def site_at(choices: dict[str, Any], at: Sequence[int]) -> dict[str, Any]:
    """One of those that can be chosen."""
    return next(site for site in choices["sites"] if site["at"] == list(at) and site["is_open"])


def swept(*way: Millimetres) -> str:
    """A gesture along a way, with something in hand that is not turned; it rests at the end."""
    frames = [way[0]]
    for start, end in pairwise(way):
        steps = math.ceil(math.dist(start, end) / PACE_MM)
        frames += [part_of(start, end, step / steps) for step in range(1, steps + 1)]
    frames += [way[-1]] * 6
    return ";".join(
        f"{at * FRAME_MS},{x * 10:.0f},{y * 10:.0f},{z * 10:.0f},10000,0,0,0"
        for at, (x, y, z) in enumerate(frames)
    )


def part_of(start: Millimetres, end: Millimetres, part: float) -> Millimetres:
    x, y, z = (one + (other - one) * part for one, other in zip(start, end, strict=True))
    return x, y, z
