"""A Block Out table of two people: one at a page, the other only as a voice."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.web.duel import Duel
from tests.web.people import People
from tests.web.tables import FREE, Table, open_table
from tests.web.wire import Wire

ANY_CARDS = "any 40"
"""Then every hand is the same, and every block can be placed."""
THREE_BLOCKS = "black-large, brown-large, yellow-large"
"""Who places the third wins."""
NO_DEPTH = """() => {
  const open = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (kind, ...how) {
    return kind.startsWith('webgl') ? null : open.call(this, kind, ...how);
  };
}"""
NEXT_FRAME = "() => new Promise(requestAnimationFrame)"
LONG_ENOUGH_TO_LET_GO = 6
"""So many times 80 ms: as often a page tells of its hand."""
NO_WEBGL = r"THREE\.WebGLRenderer: .*Error creating WebGL context"
"""What three.js says of a browser without WebGL."""


class BlockDuel(Duel):
    """Rūta looks at `page`, which draws flat if `is_flat`; Aino plays over plain HTTP."""

    def __init__(
        self,
        people: People,
        *,
        is_flat: bool = True,
        aino: Page | None = None,
        referee: str = "physics",
        starter: int = 0,
        cards: str | None = ANY_CARDS,
        blocks: str | None = None,
        advanced: bool = False,
        **person: Any,
    ) -> None:
        self.page = people.come(None, name="Rūta", **person)
        self.wire = Wire(self.page)
        if is_flat:
            take_depth_away(people, self.page)
        options = {
            "starter": starter,
            "cards": cards,
            "blocks": blocks,
            "advanced": advanced,
            "tremor": "calm",
        }
        self.table = open_table(self.page, FREE, game="block-out", referee=referee, options=options)
        self.aino = self.table.seen_by(people.call("Aino") if aino is None else aino.request)
        self.aino.do("sit", name="Aino", invite=self.table.invite)
        self.start()

    def stack(self, *blocks: str) -> None:
        """Each in turn sets one in the middle, until the stack is this."""
        for block in blocks:
            is_mine = self.view["to_move"] == 0
            place(self.table if is_mine else self.aino, block)

    @property
    def carried(self) -> list[dict[str, Any]]:
        """What the page has told the others of its hand; nothing once a block was put back."""
        return [message for message in self.wire.sent if message["do"] == "carry"]

    def hold_still(self) -> None:
        """Wait until the hand has come to where it is wanted, and has told it."""
        hold_still(self.page, lambda: self.carried)

    def feel_the_touch(self) -> None:
        """Wait as long as letting go by a button is dead, so that nobody does it by accident."""
        hold_still(self.page, lambda: self.carried, LONG_ENOUGH_TO_LET_GO)

    def where_held(self) -> tuple[float, float, float]:
        """Where the hand of the page was last, in millimetres."""
        x, y, z = self.carried[-1]["pose"][:3]
        return x / 10, y / 10, z / 10


def hold_still(page: Page, carried: Callable[[], list[dict[str, Any]]], times: int = 3) -> None:
    """Wait until a page has told of its hand so often, and the same twice."""
    before = len(carried())
    while len(carried()) < before + times or carried()[-1]["pose"] != carried()[-2]["pose"]:
        page.evaluate(NEXT_FRAME)


def take_depth_away(people: People, page: Page) -> None:
    """A browser without WebGL."""
    people.complaints.allow(NO_WEBGL)
    page.add_init_script(f"({NO_DEPTH})()")


def place(table: Table, block: str, card: str = "any", how: str = "") -> None:
    """Place a block without a page, and wait until it is judged."""
    move = f"place {block} with {card} {how}".strip()
    table.do("move", move=move, at=table.state["seq"])
    table.until(lambda view: view["phase"] != "judge")
