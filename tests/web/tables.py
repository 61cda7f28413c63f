"""Tables over plain HTTP: to bring a match quickly to where a test begins."""

import contextlib
import json
import threading
import time
from collections.abc import Callable
from itertools import count
from queue import Empty, Queue
from typing import Any
from urllib.parse import urlsplit

import httpx
from playwright.sync_api import APIRequestContext, Page

from tests.patience import STUCK_S

_numbers = count(1)
PUMP_S = 0.05
"""How often Playwright is asked something while a test waits for the server."""


class Table:
    """A table as one guest reaches it."""

    def __init__(self, request: APIRequestContext, url: str, id: str, invite: str) -> None:
        self._request = request
        self._url = url
        self.id = id
        self.invite = invite

    def seen_by(self, request: APIRequestContext) -> "Table":
        """The same table for somebody else."""
        return Table(request, self._url, self.id, self.invite)

    @property
    def path(self) -> str:
        return f"/table/{self.id}"

    @property
    def state(self) -> dict[str, Any]:
        """All that the guest may know."""
        state: dict[str, Any] = self.get("")
        return state

    @property
    def status(self) -> str:
        return str(self.state["table"]["status"])

    @property
    def to_move(self) -> int | None:
        seat: int | None = self.state["view"]["to_move"]
        return seat

    def get(self, what: str) -> Any:
        answer = self._request.get(f"/api/tables/{self.id}{what}")
        assert answer.ok, answer.text()
        return answer.json()

    def do(self, deed: str, **facts: Any) -> None:
        """A command of the protocol."""
        body = {"do": deed, "id": f"test-{next(_numbers)}", **facts}
        answer = self._request.post(f"/api/tables/{self.id}", data=body)
        assert answer.ok, answer.text()

    def until(self, is_so: Callable[[dict[str, Any]], bool]) -> None:
        """Wait until the view is so; the server tells of every change."""
        told: Queue[dict[str, Any]] = Queue()
        is_enough = threading.Event()
        listener = threading.Thread(target=self._listen, args=(told, is_enough), daemon=True)
        listener.start()
        end = time.monotonic() + STUCK_S
        view = told.get(timeout=STUCK_S)
        while not is_so(view):
            assert time.monotonic() < end, "the view never came to be so"
            try:
                view = view | told.get(timeout=PUMP_S)
            except Empty:
                # A wire in the hands of the test passes messages on only while Playwright is asked.
                self.get("")
        is_enough.set()

    def _listen(self, told: "Queue[dict[str, Any]]", is_enough: threading.Event) -> None:
        stream = f"{self._url}/api/tables/{self.id}/stream"
        with (
            contextlib.suppress(httpx.HTTPError),
            httpx.stream("GET", stream, timeout=STUCK_S) as lines,
        ):
            for line in lines.iter_lines():
                told.put(json.loads(line).get("view") or {})
                if is_enough.is_set():
                    return

    def choices(self, plan: str = "") -> dict[str, Any]:
        answer = self._request.post(f"/api/tables/{self.id}/choices", data={"plan": plan})
        found: dict[str, Any] = answer.json()["choices"]
        return found

    def play(self) -> bool:
        """Make a sensible move, if it is the guest's turn."""
        legal = self.get("/legal")
        if not legal["moves"]:
            return False
        self.do("move", move=self.sensible(legal["moves"]), at=legal["at"])
        return True

    def sensible(self, moves: list[str]) -> str:
        """The suggested build, or the highest bid: many cards make a short match."""
        if moves[0].startswith("build"):
            suggestion = self.choices()["suggestion"]
            return str(suggestion["move"] if suggestion else moves[0])
        return max((move for move in moves if move.startswith("bid")), default="pass")

    def play_out(self) -> None:
        """To the end; all seats are the guest's."""
        while self.play():
            pass
        assert self.status == "over"


def open_table(page: Page, *others: dict[str, Any], name: str = "Rūta", **more: Any) -> Table:
    """A table of the person at the page; without others, against one bot."""
    others = others or (BOT,)
    seats = [{"kind": "me", "name": name, "colour": "brick"}, *others]
    answer = page.request.post("/api/tables", data={"game": "five-towers", "seats": seats, **more})
    assert answer.ok, answer.text()
    facts = answer.json()
    url = answer.url.partition("/api/")[0]
    return Table(page.request, url, facts["table"]["id"], facts["invite_url"].rpartition("/")[2])


def table_at(page: Page) -> Table:
    """The table that the page shows."""
    address = urlsplit(page.url)
    return Table(
        page.request, f"{address.scheme}://{address.netloc}", address.path.rpartition("/")[2], ""
    )


def finished_table(page: Page, *names: str, **more: Any) -> Table:
    """A match of several people at one screen, who have played it to the end."""
    first, *others = names or ("Rūta", "Aino")
    others_here = [{"kind": "me", "name": name} for name in others]
    table = open_table(page, *others_here, name=first, start=True, **more)
    table.play_out()
    return table


BOT = {"kind": "bot", "bot": "greedy"}
FREE = {"kind": "free"}
