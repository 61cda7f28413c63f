"""People: they sit down, play, chat, change their minds, leave, come back and play again."""

import random
from typing import Any

from steeple.kernel.errors import SteepleError
from steeple.kernel.game import REFEREE
from steeple.server.table.course import Course
from tests.world.checker import Checker
from tests.world.client import Client
from tests.world.network import Network

REPORTS = ("stood", "held", "fell", "collapsed")
"""What people say that the pieces on a real table did."""


class Party:
    """Some people who want to play together, and what they have agreed on."""

    def __init__(self, opening: dict[str, Any], wants_rematch: bool) -> None:
        self.opening = opening
        """What the host asks the server for."""
        self.wants_rematch = wants_rematch
        self.table: str | None = None
        self.invite = ""
        self.people: list[Person] = []
        self.spectators: list[Person] = []

    @property
    def everybody(self) -> list["Person"]:
        """Those who play and those who watch; the host is the first."""
        return [*self.people, *self.spectators]


class Person(Client):
    """Somebody in front of a client."""

    def __init__(
        self,
        name: str,
        guest: str,
        cookie: str,
        party: Party,
        network: Network,
        checker: Checker,
        chance: random.Random,
    ) -> None:
        super().__init__(name, guest, cookie, network, checker, chance)
        self._party = party
        self._is_asking = False

    def _come(self) -> None:
        """Open the table, or follow the host there."""
        party = self._party
        if party.table is not None:
            self.table = party.table
            self._connect()
        elif self is party.people[0] and not self._is_asking:
            self._is_asking = True
            self._network.request(self, "/api/me/tables", None, self._asked)

    def _asked(self, status: int, tables: Any) -> None:
        """Maybe a table was opened, though the answer was lost."""
        self._is_asking = False
        if status == 200 and tables:
            self.table = self._party.table = tables[-1]["id"]
            self._connect()
        elif status == 200:
            self._is_asking = True
            self._network.request(self, "/api/tables", self._party.opening, self._opened)

    def _opened(self, status: int, body: Any) -> None:
        self._is_asking = False
        self._trace.check(status in (0, 200, 429, 503), "no table:", body)
        if status == 200:
            self.table = self._party.table = body["table"]["id"]
            self._connect()

    def _think(self) -> None:
        """Do the next thing, if there is one to do."""
        if self.pending is not None or self._line is None or self.seq is None:
            return
        if self._happens(0.01):
            self._line.cut()
        elif self._facts["status"] == "open":
            self._prepare()
        elif self._facts["status"] == "over":
            self._conclude()
        elif self._seat is not None and not self._fool_around():
            self._play()

    def _prepare(self) -> None:
        party, seats = self._party, self._facts["seats"]
        party.invite = party.invite or self._facts["you"]["invite"]
        if self in party.people and not self._facts["you"]["seats"] and party.invite:
            seed = f"seed of {self.name}" if self._chance.random() < 0.3 else ""
            self._send("sit", name=self.name, invite=party.invite, seed=seed)
        elif self._facts["you"]["is_host"]:
            people = sum(seat["kind"] == "person" for seat in seats)
            if people >= len(party.people):
                self._send("start")
            elif self._happens(0.1):
                self._send("change", title=f"The table of {self.name}")

    def _play(self) -> None:
        assert self.table is not None
        seat, facts = self._seat, self._facts
        undo = facts["undo"]
        if undo is not None and seat != undo["seat"] and seat not in undo["agreed"]:
            self._send("answer-undo", seat=seat, is_yes=self._chance.random() < 0.7)
        elif facts["seats"][seat]["bot"]:
            if self._chance.random() < 0.1:
                self._send("take-back", seat=seat)
        elif self._view["to_move"] in facts["you"]["seats"]:
            if self._happens(0.2):
                self._line.say('{"do":"legal"}')  # type: ignore[union-attr]
            elif moves := self._legal():
                self._move(self._chance.choice(moves), self.seq)
        elif facts["referee"] == "table":
            self._report()

    def _course(self) -> Course:
        """The play at the entry that was seen last, as players at a table know it."""
        assert self.table is not None
        course = self._checker.table(self.table, self.seq).course
        assert course is not None
        return course

    def _legal(self) -> list[str]:
        progress = self._course().progress
        return [str(move) for move in progress.game.legal(progress.state)]

    def _listed(self, moves: list[str], at: int) -> None:
        self._move(self._chance.choice(moves), at)

    def _move(self, move: str, at: int | None) -> None:
        if self.pending is None:
            if self._happens(0.02):
                move = self._chance.choice(("bid 99", "nonsense", "pass", "build"))
            self._send("move", move=move, at=0 if self._happens(0.02) else at)

    def _report(self) -> None:
        """Say what the pieces on the real table did."""
        course = self._course()
        if course.progress.actor != REFEREE:
            return
        for saw in self._chance.sample(REPORTS, len(REPORTS)):
            try:
                course.progress.report(saw)
            except SteepleError:
                continue
            self._send("report", saw=saw, at=self.seq)
            return

    def _fool_around(self) -> bool:
        """Sometimes do something else than what the others wait for."""
        if not self._happens(0.08):
            return False
        assert self._line is not None
        seat, seats = self._seat, range(len(self._facts["seats"]))
        match self._chance.choice(
            ("say", "say", "undo", "undo", "mute", "stand", "away", "ask", "carry", "drop")
        ):
            case "say":
                self._send("say", seat=seat, phrase="thinking")
            case "undo":
                self._send("undo", seat=seat, at=self.seq)
            case "mute":
                self._send("mute", seat=self._chance.choice(seats), is_muted=self._happens(0.5))
            case "stand":
                self._send("stand", seat=seat)
            case "away":
                self._send("count-away", seat=self._chance.choice(seats))
            case "ask":
                self._line.say('{"do":"choices","plan":""}')
            case "carry":
                self._line.say('{"do":"carry","piece":"brown-small","pose":[0,0,0,0,0,0,1]}')
            case "drop":
                line, self._line = self._line, None
                line.leave()
        return True

    def _conclude(self) -> None:
        """Play again, if that was agreed on; all go to the new table."""
        facts, party = self._facts, self._party
        if facts["rematch"] is not None:
            self.table = party.table = facts["rematch"]
            party.wants_rematch = False
            self._forget()
            line, self._line = self._line, None
            if line is not None:
                line.leave()
        elif party.wants_rematch and self._seat is not None:
            self._send("rematch", seat=self._seat)
