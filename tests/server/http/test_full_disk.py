"""A full disk: every request is answered, readiness says so, and it passes by itself."""

import asyncio
import io
import resource
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from steeple.kernel.messages import LANGUAGES, say
from steeple.server.http.app import ENDPOINTS, Endpoint
from steeple.server.http.readiness import Readiness
from steeple.server.logs import Log
from steeple.server.store.interface import Store, StoreFailed
from tests.patience import STUCK_S
from tests.server.door import Door, at_the_door
from tests.server.store.place import served, spoil
from tests.serving import serving

TABLE = {
    "game": "five-towers",
    "seats": [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bea"}],
    "options": {"starter": 0},
    "start": True,
}
BODIES: dict[str, Any] = {
    "/api/deals/{day}": {"name": "Ann"},
    "/api/me": {"name": "Ann"},
    "/api/me/claim": {"code": "ABCD-EFGH"},
    "/api/tables": TABLE,
    "/api/tables/{id}": {"do": "move", "id": "late", "move": "bid 1", "at": 1},
    "/api/tables/{id}/preview": {"move": "bid 1"},
    "/api/score/{game}": {"sheets": [{"name": "Ann", "towers": {}}]},
}
"""What has to be sent, where it is not nothing."""
WRITES = (
    "GET /api/ready",
    "POST /api/deals/{day}",
    "POST /api/me",
    "POST /api/me/code",
    "POST /api/me/leave-others",
    "POST /api/tables",
    "POST /api/tables/{id}",
)


@pytest.fixture
def ann(tmp_path: Path) -> Iterator[Door]:
    with at_the_door(tmp_path / "door") as door:
        yield door


@contextmanager
def full_disk(door: Door) -> Iterator[None]:
    """No file of this process grows any more, as on a full disk."""
    wal = door.server.settings.data / "steeple.sqlite-wal"
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (wal.stat().st_size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_every_request_is_answered_properly_and_in_every_language(ann: Door) -> None:
    id = ann.post("/api/tables", TABLE).json()["table"]["id"]
    with full_disk(ann):
        for endpoint in ENDPOINTS:
            if not endpoint.path.endswith("/stream"):
                check_answered(ann, endpoint, id)
        for language in LANGUAGES:
            said = ann.post(f"/api/me/code?lang={language}").json()["error"]["message"]
            assert said == say("server/not-kept", language)
    assert ann.post("/api/me/code").status_code == 200
    assert ann.post("/api/me", {"name": "Ann"}).json()["name"] == "Ann"


def check_answered(door: Door, endpoint: Endpoint, id: str) -> None:
    names = {"game": "five-towers", "language": "en", "invite": "plum-1", "day": "today"}
    path = endpoint.path.format(id=id, **names)
    if endpoint.method == "GET":
        answer = door.get(path)
    else:
        answer = door.post(path, BODIES.get(endpoint.path, {}))
    code = "" if answer.status_code == 200 else answer.json()["error"]["code"]
    if f"{endpoint.method} {endpoint.path}" in WRITES:
        assert (answer.status_code, code) == (503, "server/not-kept"), endpoint.path
    else:
        assert answer.status_code < 500, (endpoint.path, code)


def test_what_a_guest_chose_and_nobody_can_read_is_forgotten(ann: Door) -> None:
    ann.post("/api/me", {"name": "Ann"})
    spoil(ann.server.settings.database, "UPDATE guests SET data = 'x'")
    assert ann.get("/api/me").json()["name"] == ""


def test_a_damaged_table_is_told_in_the_readers_language_and_counted(ann: Door) -> None:
    ids = [ann.post("/api/tables", TABLE).json()["table"]["id"] for _ in range(2)]
    spoil(ann.server.settings.database, "UPDATE entries SET data = 'x' WHERE stream = ?", ids[0])
    ann.server.hub.put_to_sleep(2**60)
    mine = [(table["id"], table.get("is_damaged")) for table in ann.get("/api/me/tables").json()]
    assert mine == [(ids[1], False), (ids[0], True)]
    for path in ("", "/legal", "/story", "/record", "/stream"):
        answer = ann.get(f"/api/tables/{ids[0]}{path}?lang=lt")
        assert answer.status_code == 503
        assert answer.json()["error"]["code"] == "server/damaged"
        assert answer.json()["error"]["message"] == say("server/damaged", "lt")
    assert b"steeple_damaged_tables 1.0" in ann.server.services.metrics.page()


# Readiness


class Disk:
    """As much of a store as readiness asks for; writes end when they may."""

    def __init__(self) -> None:
        self.writes = 0
        self.is_full = False
        self.may_end = asyncio.Event()
        self.may_end.set()

    async def probe(self) -> None:
        self.writes += 1
        await self.may_end.wait()
        if self.is_full:
            raise StoreFailed("full")


def test_readiness_tries_one_write_a_second_whoever_asks() -> None:
    async def scenario() -> None:
        now, disk, lines = [1000.0], Disk(), io.StringIO()
        store: Store = disk  # type: ignore[assignment]
        readiness = Readiness(store, Log(lines), lambda: now[0])
        disk.may_end.clear()
        asking = [asyncio.create_task(readiness.check()) for _ in range(50)]
        await asyncio.sleep(0)
        asking[0].cancel()
        now[0] += 100
        disk.may_end.set()
        answers = await asyncio.gather(*asking, return_exceptions=True)
        assert answers[1:] == [None] * 49
        assert disk.writes == 1
        await readiness.check()
        assert disk.writes == 2
        now[0] += 0.9
        disk.is_full = True
        await readiness.check()
        assert disk.writes == 2
        now[0] += 0.1
        for _ in range(3):
            with pytest.raises(StoreFailed, match="full"):
                await readiness.check()
        assert disk.writes == 3
        assert lines.getvalue().count("not-writable") == 1
        disk.is_full = False
        now[0] += 1
        await readiness.check()

    asyncio.run(scenario())


def test_readiness_says_when_nothing_can_be_written(ann: Door) -> None:
    with full_disk(ann):
        refused = ann.get("/api/ready")
        assert (refused.status_code, refused.json()["error"]["code"]) == (503, "server/not-kept")
        assert ann.get("/api/health").status_code == 200
    ann.server.readiness._tried = 0.0
    assert ann.get("/api/ready").status_code == 200


@pytest.mark.slow
@pytest.mark.skipif(
    sys.platform != "linux", reason="only there a process can be limited by another"
)
def test_a_real_server_on_a_full_disk_recovers_by_itself(tmp_path: Path) -> None:
    """The files of a running process are kept from growing, as a full disk would."""
    with serving(tmp_path, requests_per_second=1e6) as server:
        guest = httpx.Client(base_url=server.url, timeout=STUCK_S)
        id = guest.post("/api/tables", json=TABLE).json()["table"]["id"]
        wal = server.data / "steeple.sqlite-wal"
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (wal.stat().st_size, -1))
        while (full := guest.post("/api/me/code")).status_code == 200:
            pass
        assert (full.status_code, full.json()["error"]["code"]) == (503, "server/not-kept")
        while (ready := guest.get("/api/ready")).status_code == 200:
            pass
        assert ready.json()["error"]["code"] == "server/not-kept"
        move = {"do": "move", "id": "m", "move": "bid 1", "at": 1}
        assert guest.post(f"/api/tables/{id}", json=move).status_code == 503
        assert guest.get(f"/api/tables/{id}").json()["seq"] == 1
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (-1, -1))
        assert guest.post(f"/api/tables/{id}", json=move).json()["seq"] == 2
        while guest.get("/api/ready").status_code != 200:
            pass
        assert server.stop() == 0
        guest.close()
    kept = served(server.data / "steeple.sqlite", lambda store: store.read(id))
    assert [entry.seq for entry in kept] == [1, 2]
