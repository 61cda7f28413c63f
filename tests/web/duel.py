"""A match of two people: one at a page, the other only as a voice."""

from typing import Any

from playwright.sync_api import Page

from tests.web.people import People
from tests.web.tables import FREE, open_table
from tests.web.wire import Wire


class Duel:
    """Rūta looks at `page`; Aino plays over plain HTTP, unless she has a page too."""

    def __init__(
        self, people: People, *, starter: int = 0, aino: Page | None = None, **person: Any
    ) -> None:
        self.page: Page = people.come(None, name="Rūta", **person)
        self.wire = Wire(self.page)
        self.table = open_table(self.page, FREE, options={"starter": starter})
        self.aino = self.table.seen_by(people.call("Aino") if aino is None else aino.request)
        self.aino.do("sit", name="Aino", invite=self.table.invite)

    def start(self) -> None:
        self.table.do("start")

    def open(self) -> None:
        self.page.goto(self.table.path)

    def move(self, move: str) -> None:
        """Rūta’s, without the page."""
        self.table.do("move", move=move, at=self.table.state["seq"])

    def answer(self, move: str) -> None:
        """Aino’s."""
        self.aino.do("move", move=move, at=self.aino.state["seq"])

    def come_to_build(self, number: int = 2) -> None:
        """Rūta has won the auction."""
        self.start()
        self.move(f"bid {number}")
        self.answer("pass")

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.table.state["view"]
        return view

    @property
    def story(self) -> list[dict[str, Any]]:
        """All that was played so far."""
        events = self.table.get("/story")["events"]
        return [event["act"] for event in events if event["kind"] == "move"]
