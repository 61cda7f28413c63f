"""A table is the fold of its log, at every point of its life."""

from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from steeple.server.live.reader import Reader
from steeple.server.live.room import SNAPSHOT_EVERY, Room
from steeple.server.live.watcher import Watcher
from steeple.server.table.fold import after, fold
from steeple.server.table.table import Table, pack, unpack
from tests.server.house import House, live
from tests.server.lives import Life


class Recorder(Watcher):
    """Keeps the table as it was after each entry."""

    def __init__(self) -> None:
        super().__init__(Reader("nobody", None), "en")
        self.seen: dict[int, Table] = {}
        self.room: Room | None = None

    def put(self, message: bytes) -> None:
        assert self.room is not None
        self.seen[self.room.table.seq] = self.room.table

    def sit_in(self, room: Room) -> None:
        self.room = room
        room.watchers.add(self)


async def check_life(house: House, game: str, seed: int, steps: int) -> None:
    place = await house.table("ann - bob", game=game) if game != "toy" else None
    place = place or await house.table("ann bob", game=game)
    dice, recorder = Random(seed), Recorder()
    life = Life(place, dice)
    for _ in range(steps):
        recorder.sit_in(place.room)
        await life.step()
        if dice.random() < 0.03:
            await house.restart(seconds=dice.choice((0, 1000)))
            await place.wake()
            await house.settle()
    table, log = Table(place.id), await place.entries()
    for seq, entry in enumerate(log, 1):
        table = after(table, seq, entry)
        assert recorder.seen.get(seq, table) == table
        kept = unpack(pack(table))
        assert kept == table
        table = kept
    assert table == fold(place.id, enumerate(log, 1)) == place.table
    assert len(recorder.seen) > len(log) * 0.8


@pytest.mark.slow
@pytest.mark.parametrize("game", ["five-towers", "toy"])
@settings(max_examples=12)
@given(seed=st.integers(0, 2**32))
def test_the_log_comes_to_the_table_as_it_is(toy: str, game: str, seed: int) -> None:
    with TemporaryDirectory() as folder:
        live(Path(folder), lambda house: check_life(house, game, seed, 60))


def test_a_long_life_goes_on_from_its_snapshot(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        place = await house.playing("ann ann")
        await place.play_out()
        snapshot = await house.store.snapshot(place.id)
        assert snapshot is not None
        assert snapshot.seq == place.table.seq // SNAPSHOT_EVERY * SNAPSHOT_EVERY
        before = place.table
        await house.restart()
        await place.wake()
        assert place.table == before

    live(tmp_path, scenario)
