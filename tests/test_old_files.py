"""What an earlier version wrote can still be opened: records, and a server's database.

`tests/old_files/VERSION` holds what that version wrote, and in `known.json` what it showed then.
"""

import asyncio
import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import steeple
from steeple.server.http.guests import Guests
from steeple.server.store.sqlite import SqliteStore
from tests.patience import STUCK_S
from tests.serving import Served, serving

OLD = Path(__file__).parent / "old_files" / "0.1.0"
KNOWN = json.loads((OLD / "known.json").read_text(encoding="utf-8"))
TABLES: dict[str, Any] = KNOWN["tables"]


def old_record(name: str) -> dict[str, Any]:
    record: dict[str, Any] = json.loads((OLD / f"{name}.record.json").read_text(encoding="utf-8"))
    return record


def test_there_is_an_old_record_of_every_game() -> None:
    assert {known["game"] for known in KNOWN["records"].values()} == set(steeple.games)


@pytest.mark.parametrize("name", KNOWN["records"])
def test_an_old_record_is_replayed_as_it_was_played(name: str) -> None:
    known = KNOWN["records"][name]
    match = steeple.replay(old_record(name))
    assert (match.is_over, match.to_move) == (known["is_over"], known["to_move"])
    assert (match.scores, match.winners) == (known["scores"], known["winners"])
    assert_shows(match.view(None), known["view"])


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=pytest.mark.slow if name == "block-out" else ())
        for name, known in KNOWN["records"].items()
        if known["is_over"]
    ],
)
def test_an_old_record_is_verified(name: str) -> None:
    steeple.verify(old_record(name))


def assert_shows(view: dict[str, Any], then: dict[str, Any]) -> None:
    """All that was shown then is shown now; more may be."""
    assert _like(view, then) == then


def _like(now: Any, then: Any) -> Any:
    """What is shown now, without the facts that nobody told then."""
    if isinstance(now, dict) and isinstance(then, dict):
        return {key: _like(now.get(key), then[key]) for key in then}
    if isinstance(now, list) and isinstance(then, list) and len(now) == len(then):
        return list(map(_like, now, then))
    return now


@pytest.fixture(scope="module")
def opened(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, str]]:
    """A server that was started on the old database, and the token of the guest who sits there."""
    folder = tmp_path_factory.mktemp("old")
    database = folder / "served" / "steeple.sqlite"
    database.parent.mkdir()
    database.write_bytes(gzip.decompress((OLD / "steeple.sqlite.gz").read_bytes()))
    token = asyncio.run(token_of(KNOWN["guest"], database))
    with serving(folder) as server:
        yield server, token
        assert server.faults == []


async def token_of(guest: str, database: Path) -> str:
    store = await asyncio.to_thread(SqliteStore.open, database)
    token = Guests(store, await store.key("guests")).token(guest)
    await store.close()
    return token


@pytest.fixture
def guest(opened: tuple[Served, str]) -> Iterator[httpx.Client]:
    server, token = opened
    headers = {"Authorization": f"Bearer {token}"}
    with httpx.Client(base_url=server.url, headers=headers, timeout=STUCK_S) as client:
        yield client


@pytest.mark.parametrize("name", TABLES)
def test_an_old_table_is_as_it_was_left_and_goes_on(guest: httpx.Client, name: str) -> None:
    known = TABLES[name]
    path = f"/api/tables/{known['id']}"
    state = guest.get(path).json()
    assert (state["seq"], state["play_seq"]) == (known["seq"], known["play_seq"])
    assert state["table"]["status"] == known["status"]
    assert [line["text"] for line in state["chat"]] == known["chat"]
    if known["view"] is None:
        assert state["view"] is None
    else:
        assert_shows(state["view"], known["view"])
    if known["status"] == "over":
        assert guest.get(f"{path}/verified").json()["is_fair"]
        assert guest.get(f"{path}/replay").status_code == 200
    if moves := guest.get(f"{path}/legal").json().get("moves"):
        command = {"do": "move", "id": "on", "move": moves[0], "at": state["seq"]}
        assert guest.post(path, json=command).json()["seq"] == state["seq"] + 1
