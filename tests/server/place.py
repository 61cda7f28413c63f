"""A table of a house, what people ask there, and what those who watch are sent.

It is drawn as its seats: `ann bob - greedy` is two people, a free seat and a bot; `bob(greedy)` is
a person for whom a bot stands in.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
import pytest

from steeple.kernel.errors import SteepleError
from steeple.server.live.reader import Reader
from steeple.server.live.room import Room
from steeple.server.live.watcher import Watcher
from steeple.server.protocol import commands as c
from steeple.server.protocol import wire as w
from steeple.server.table import events as e
from steeple.server.table.course import Course
from steeple.server.table.table import Seat, Table

if TYPE_CHECKING:
    from tests.server.house import House

T = TypeVar("T")
M = TypeVar("M", bound=w.Message)

_decode = msgspec.json.Decoder(w.AnyMessage).decode


def guest(name: str) -> str:
    """The id of a person; it is nothing that others may see."""
    return f"guest-of-{name}"


def name_of(id: str) -> str:
    """The person whose id it is."""
    return id.removeprefix(guest(""))


class Place:
    """A table, in whatever room it is now."""

    def __init__(self, house: "House", room: Room) -> None:
        self.house = house
        self.room = room
        self.id = room.table.id

    async def wake(self) -> None:
        """The room may have been put to sleep, or the server was away."""
        self.room = await self.house.hub.room(self.id)

    @property
    def table(self) -> Table:
        """As it is now."""
        return self.room.table

    @property
    def course(self) -> Course:
        """The play, as it is now."""
        assert self.table.course is not None
        return self.table.course

    @property
    def to_move(self) -> int | None:
        """Whose turn it is."""
        return self.course.to_move

    @property
    def picture(self) -> str:
        """The seats."""
        return " ".join(map(_drawn, self.table.seats))

    @property
    def legal(self) -> list[str]:
        """The moves that could be made."""
        return [str(move) for move in self.course.progress.game.legal(self.course.progress.state)]

    async def ask(
        self, who: str, kind: Callable[..., c.AnyCommand], lag_ms: int = 0, **what: Any
    ) -> int:
        """Do something; gives the entry that it came to."""
        await self.wake()
        if kind in (c.MakeMove, c.Undo, c.Report):
            what.setdefault("at", self.table.seq)
        what.setdefault("id", self.house.new_id())
        return await self.room.do(guest(who), kind(**what), lag_ms)

    async def refused(self, who: str, kind: Callable[..., c.AnyCommand], **what: Any) -> str:
        """Try something; gives the code of the refusal, which changes nothing."""
        await self.wake()
        before = self.table
        with pytest.raises(SteepleError) as caught:
            await self.ask(who, kind, **what)
        assert self.table == before
        return caught.value.code

    async def move(self, *moves: str) -> None:
        """Whoever is to move moves; without a move, as the first legal one says."""
        for move in moves or ("",):
            await self.wake()
            assert self.to_move is not None
            who = name_of(self.table.seats[self.to_move].guest)
            await self.ask(who, c.MakeMove, move=move or self.legal[0])

    async def play_out(self) -> None:
        """People make first legal moves until the match is over."""
        while self.table.status == "playing":
            await self.move()

    async def watch(
        self,
        who: str,
        seat: int | None = None,
        after: int | None = None,
        wants_choices: bool = False,
    ) -> "Ear":
        """Somebody watches, as who just came or as who has seen entry `after`."""
        await self.wake()
        ear = Ear(self.room, Watcher(Reader(guest(who), None), "en", wants_choices))
        await self.room.watch(ear.watcher, seat, after)
        return ear

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Wait for something that is to happen by itself."""
        silent = Watcher(Reader("nobody", None), "en")
        self.room.watchers.add(silent)
        while not is_so():
            await silent.take()
        self.room.watchers.discard(silent)

    async def after(self, seconds: float) -> None:
        """Let time pass at this table, and what is due happen."""
        self.house.later(seconds)
        self.room.chores.look()
        await self.house.settle()

    async def entries(self) -> list[e.LogEntry]:
        """The log, as it is kept."""
        return [e.decode_entry(entry.data) for entry in await self.house.store.read(self.id)]

    async def events(self, kind: type[T]) -> list[T]:
        """The events of one kind in the log."""
        entries = await self.entries()
        return [event for entry in entries for event in entry.events if isinstance(event, kind)]


def _drawn(seat: Seat) -> str:
    if seat.kind == "person":
        return seat.name.lower() + (f"({seat.bot})" if seat.bot else "")
    return seat.bot or "-"


class Ear:
    """What somebody who watches is sent."""

    def __init__(self, room: Room, watcher: Watcher) -> None:
        self.watcher = watcher
        self.raw: list[bytes] = []
        self._room = room

    async def hear(self) -> list[w.AnyMessage]:
        """All that was sent since the last time, without waiting for more."""
        mark = b"mark"
        self.watcher.put(mark)
        sent = [message for message in await self.watcher.take() if message != mark]
        self.raw += sent
        return [_decode(message) for message in sent]

    async def heard(self, kind: type[M]) -> list[M]:
        """The same, of one kind only."""
        return [message for message in await self.hear() if isinstance(message, kind)]

    async def state(self) -> w.State:
        """The one state that was sent since the last time."""
        [state] = await self.heard(w.State)
        return state

    def leave(self) -> None:
        """The connection is gone."""
        self._room.unwatch(self.watcher)
        self.watcher.close()
