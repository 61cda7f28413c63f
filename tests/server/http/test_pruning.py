"""What the operator does not want to keep is forgotten, and nothing else."""

import asyncio
import io
from pathlib import Path
from typing import Any

import pytest

from steeple.server.http.running import running
from steeple.server.http.server import DAY_MS
from steeple.server.live.services import now_ms
from steeple.server.logs import Log
from steeple.server.settings import Settings
from steeple.server.store.interface import Append
from tests.server.store.place import row


@pytest.mark.parametrize(
    ("setting", "left"),
    [
        ({}, ["over", "open", "ann"]),
        ({"keep_days": 9}, ["open", "ann"]),
        ({"keep_unfinished_days": 9}, ["over", "ann"]),
        ({"keep_guests_days": 9}, ["over", "open"]),
        (
            {"keep_days": 11, "keep_unfinished_days": 11, "keep_guests_days": 11},
            ["over", "open", "ann"],
        ),
    ],
)
def test_only_what_is_older_than_its_setting_is_forgotten(
    tmp_path: Path, setting: dict[str, Any], left: list[str]
) -> None:
    async def scenario() -> list[str]:
        settings = Settings(tmp_path, bots=1, is_quiet=True, **setting)
        async with running(settings, Log(io.StringIO(), is_quiet=True)) as server:
            store, then_ms = server.services.store, now_ms() - 10 * DAY_MS
            for status in ("over", "open"):
                changed = row(status, status=status, changed_ms=then_ms)
                await store.append(Append(status, 1, b"", then_ms, row=changed))
            await store.save_guest("ann", b"{}", then_ms)
            await server._prune_once()
            found = [id for id in ("over", "open") if await store.table(id) is not None]
            return found + (["ann"] if await store.guest("ann") is not None else [])

    assert asyncio.run(scenario()) == left
