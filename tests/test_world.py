"""A simulated world: nothing acknowledged is lost, nothing hidden leaves, every match goes on.

Some tests break the world on purpose: a checker that sees nothing would find nothing wrong.
"""

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from steeple.server.live.audience import Audience
from steeple.server.live.chores import Chores
from steeple.server.live.projection import Views
from steeple.server.live.room import Room
from steeple.server.store.interface import Append
from steeple.server.table.decision import Decision
from tests.thorough import sample
from tests.world.store import Disk, SimulatedStore
from tests.world.world import World

SEEDS = sample(800)
PORTION = 40
"""So that they can be shared out among the cores."""
ENOUGH = 40
"""A fault that is always there is found within so many seeds."""
ROOT = Path(__file__).parents[1]


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, SEEDS, PORTION))
def test_nothing_goes_wrong_whatever_happens(first: int) -> None:
    seeds = range(first, first + PORTION)
    failures = {seed: failure for seed in seeds if (failure := World(seed).live().failure)}
    assert failures == {}


@pytest.mark.slow
def test_the_same_seed_is_the_same_world_in_every_process() -> None:
    script = "from tests.world.world import World; print(World(3).live().digest)"
    command = [sys.executable, "-c", script]
    there = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert World(3).live().digest == there.stdout.strip()


def test_other_seeds_are_other_worlds() -> None:
    assert World(3).live().digest != World(4).live().digest


def found() -> str:
    """What the first failing world says; empty if none fails."""
    for seed in range(ENOUGH):
        failure = World(seed).live().failure
        if failure is not None:
            return failure
    return ""


def test_a_store_that_loses_what_it_acknowledged_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last entry is in a cache that a crash takes along."""
    crash = SimulatedStore.crash

    def crash_and_lose(self: SimulatedStore) -> None:
        crash(self)
        for id, log in self._disk.logs.items():
            if len(log) > 1 and (command := log.pop().command) is not None:
                del self._disk.commands[id, command]

    monkeypatch.setattr(SimulatedStore, "crash", crash_and_lose)
    assert found()


def test_an_acknowledgement_before_the_write_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    commit = Room._commit

    async def hasty(
        self: Room, decision: Decision, key: str | None = None, lag_ms: int = 0, *rest: Any
    ) -> int:
        for acknowledge in rest:
            acknowledge(self.table.seq + 1)
        return await commit(self, decision, key, lag_ms)

    monkeypatch.setattr(Room, "_commit", hasty)
    assert "before it was kept" in found()


@pytest.mark.slow
def test_a_command_that_is_done_twice_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    write = Disk.write

    def forgetful(self: Disk, append: Append) -> None:
        self.commands.clear()
        write(self, append)

    monkeypatch.setattr(Disk, "write", forgetful)
    monkeypatch.setattr(Room, "_remember", lambda *_: None)
    assert found()


def test_a_card_of_somebody_else_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody is told what the first seat sees."""
    changes = Views.changes
    monkeypatch.setattr(
        Views, "changes", lambda self, before, after, seat: changes(self, before, after, 0)
    )
    assert "another view" in found()


def test_an_update_that_is_left_out_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    tell = Audience.tell

    def forgetful(self: Audience, moment: Any, now_ms: int) -> None:
        if moment.after.seq % 10:
            tell(self, moment, now_ms)

    monkeypatch.setattr(Audience, "tell", forgetful)
    assert found()


def test_a_bot_that_is_never_asked_again_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(self: Chores) -> None:
        await asyncio.get_running_loop().create_future()

    monkeypatch.setattr(Chores, "_work", work)
    assert "does not go on" in found()
