"""Who follows a table by its updates knows what a newcomer is told, though the line may drop."""

from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import UNSET

from steeple.server.protocol import wire as w
from tests.server.house import House, live
from tests.server.lives import PEOPLE, Life
from tests.server.place import Ear, Place


class Client:
    """It knows only what it was sent: a state once, and what changed since."""

    def __init__(self, who: str) -> None:
        self.who = who
        self.known: w.State | None = None
        self._ear: Ear | None = None
        self._has_gaps = False
        """Whether it has unmuted somebody and lacks lines of the meantime."""

    @property
    def is_connected(self) -> bool:
        return self._ear is not None

    async def connect(self, place: Place) -> None:
        known = self.known
        seat, after = (None, None) if known is None else (known.seat, known.seq)
        self._ear = await place.watch(self.who, seat, after)

    def disconnect(self) -> None:
        assert self._ear is not None
        self._ear.leave()
        self._ear = None

    async def read(self) -> None:
        assert self._ear is not None
        for message in await self._ear.hear():
            if isinstance(message, w.State):
                self.known, self._has_gaps = message, False
            elif isinstance(message, w.Update):
                self._update(message)
            elif isinstance(message, w.Presence):
                assert self.known is not None
                self.known = msgspec.structs.replace(self.known, online=message.online)

    def _update(self, update: w.Update) -> None:
        known = self.known
        assert known is not None
        assert update.seq == known.seq + 1, "nothing is left out, and nothing comes twice"
        table, view = known.table, known.view
        if isinstance(update.table, w.TableFacts):
            table = update.table
            self._has_gaps |= not set(known.table.you.muted) <= set(table.you.muted)
        if update.view is not UNSET:
            view = {**(view or {}), **update.view}
        said = [
            w.ChatFacts(update.seq, told.at_ms, told.seat, told.text, told.phrase)
            for told in update.events
            if isinstance(told, w.ToldSaid)
        ]
        self.known = msgspec.structs.replace(
            known,
            seq=update.seq,
            table=table,
            view=view,
            clock=known.clock if update.clock is UNSET else update.clock,
            chat=[*known.chat, *said],
        )

    def check(self, place: Place) -> None:
        """It knows what it would be told now."""
        known = self.known
        assert known is not None
        assert self._ear is not None
        fresh = msgspec.json.decode(
            w.encode(place.room.state(self._ear.watcher.reader)), type=w.State
        )
        chat = [line for line in known.chat if line.seat not in known.table.you.muted]
        if not self._has_gaps:
            assert chat[-len(fresh.chat) :] == fresh.chat
        assert msgspec.structs.replace(
            known, chat=fresh.chat, clock=_without_now(known.clock), play_seq=fresh.play_seq
        ) == msgspec.structs.replace(fresh, clock=_without_now(fresh.clock))


def _without_now(clock: w.ClockFacts | None) -> w.ClockFacts | None:
    return None if clock is None else msgspec.structs.replace(clock, now_ms=0)


async def check_following(house: House, game: str, seed: int) -> None:
    place = await house.table("ann - bob" if game == "five-towers" else "ann bob", game=game)
    dice = Random(seed)
    life, clients = Life(place, dice), [Client(who) for who in (*PEOPLE, "ann", "kim")]
    for _ in range(60):
        await life.step()
        for client in clients:
            if not client.is_connected and dice.random() < 0.3:
                await client.connect(place)
        await house.settle()
        for client in clients:
            if client.is_connected:
                await client.read()
                client.check(place)
                if dice.random() < 0.1:
                    client.disconnect()


@pytest.mark.slow
@pytest.mark.parametrize("game", ["five-towers", "toy"])
@settings(max_examples=12)
@given(seed=st.integers(0, 2**32))
def test_updates_come_to_what_a_newcomer_is_told(toy: str, game: str, seed: int) -> None:
    with TemporaryDirectory() as folder:
        live(Path(folder), lambda house: check_following(house, game, seed))
