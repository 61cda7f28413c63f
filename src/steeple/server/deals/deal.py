"""The deal of one day: what its cards come from, and the table at which a guest plays it."""

import hashlib
import hmac
from typing import Any

from msgspec.structs import replace

from steeple.catalog import games
from steeple.play.dealer import commitment
from steeple.server.protocol.commands import Start
from steeple.server.protocol.terms import Terms
from steeple.server.table import events as e
from steeple.server.table import lobby, text
from steeple.server.table.decision import Asker
from steeple.server.table.fold import after
from steeple.server.table.table import COLOURS, Table

GAME = "five-towers"
BOTS = (("greedy", "Mason"), ("greedy", "Gargoyle"), ("greedy", "Pigeon"))
"""Bots whose moves follow from what they see: no clock decides how far they think."""
SEATS = 1 + len(BOTS)
_LETTERS = "abcdefghjkmnpqrstvwxyz23456789"


class Deal:
    """The deal of a day at one server; only who knows its key knows the cards."""

    def __init__(self, key: bytes, day: str) -> None:
        self.day = day
        self._key = key
        self.secret = hmac.digest(key, f"deal {day} {GAME} {SEATS}".encode(), hashlib.sha256)

    @property
    def commit(self) -> str:
        """What is published before the day: the hash of the seed."""
        return commitment(self.secret)

    def table_id(self, guest: str) -> str:
        """The guest's only table of this deal, however often it is asked for."""
        digest = hmac.digest(self._key, f"table {self.day} {guest}".encode(), hashlib.sha256)
        return "".join(_LETTERS[byte % len(_LETTERS)] for byte in digest[:14])

    def opening(self, guest: str, name: str, colour: str, invite: str) -> list[e.LoggedEvent]:
        """The first events of a guest's table; no seat adds a seed, so the cards are the same.

        Raises `Refused` if nobody can be called that.
        """
        terms = Terms(seats=SEATS)
        opened = lobby.opened(guest, invite, self.secret.hex(), GAME, terms)
        bots = [e.BotSat(at, *bot) for at, bot in enumerate(BOTS, 1)]
        sat = e.Sat(0, guest, text.name(name), colour or COLOURS[0], "")
        events: list[e.LoggedEvent] = [replace(opened, deal=self.day), sat, *bots]
        table = after(Table("deal"), 1, e.LogEntry(0, events))
        return [*events, *lobby.start(table, Start("start"), Asker(guest, 0)).events]

    def first_view(self) -> dict[str, Any]:
        """The table before anybody has moved, as everybody sees it."""
        events = self.opening("nobody", "nobody", "", "")
        table = after(Table("deal"), 1, e.LogEntry(0, events))
        assert table.course is not None, "it has been started"
        return games[GAME].view(table.course.progress.state, None)
