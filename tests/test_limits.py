"""What one guest or one address may ask for, and what the log never tells."""

import json
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from steeple.server.settings import Limits
from tests.patience import STUCK_S
from tests.server.door import at_the_door
from tests.serving import serving

TABLE = {
    "game": "five-towers",
    "title": "Secret meeting",
    "seats": [{"kind": "me", "name": "Zofia"}, {"kind": "bot", "bot": "random"}],
    "start": True,
}


@pytest.mark.slow
def test_who_asks_too_fast_is_told_how_long_to_wait(tmp_path: Path) -> None:
    with (
        serving(tmp_path, requests_per_second=0.01, requests_at_once=3) as server,
        httpx.Client(base_url=server.url, timeout=STUCK_S) as guest,
    ):
        guest.get("/api/me")
        answers = [guest.get("/api/me") for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
        assert answers[-1].json()["error"]["code"] == "server/too-fast"
        assert int(answers[-1].headers["retry-after"]) > 1
        # Another guest of the same address still gets answers.
        with httpx.Client(base_url=server.url, timeout=STUCK_S) as other:
            assert other.post("/api/me/token").status_code == 200


def test_tables_can_not_be_opened_without_end(tmp_path: Path) -> None:
    with (
        serving(tmp_path, tables_per_minute=2) as server,
        httpx.Client(base_url=server.url, timeout=STUCK_S) as guest,
    ):
        statuses = [guest.post("/api/tables", json=TABLE).status_code for _ in range(3)]
        assert statuses == [200, 200, 429]


def test_a_guest_has_so_many_connections_and_gets_one_back_by_closing_one(tmp_path: Path) -> None:
    with (
        serving(tmp_path, sockets_per_guest=2) as server,
        httpx.Client(base_url=server.url, timeout=STUCK_S) as guest,
    ):
        token = guest.post("/api/me/token").json()["token"]
        table = guest.post("/api/tables", json=TABLE).json()["table"]["id"]
        url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
        headers = {"Authorization": f"Bearer {token}"}
        with connect(url, additional_headers=headers, proxy=None) as first:
            assert '"state"' in str(first.recv())
            with connect(url, additional_headers=headers, proxy=None) as second:
                assert '"state"' in str(second.recv())
                with connect(url, additional_headers=headers, proxy=None) as third:
                    refusal = json.loads(third.recv())
                    assert refusal["error"]["code"] == "server/too-many"
            # The first hears that the second has gone; by then its place is free.
            while '"presence"' not in str(first.recv()):
                pass


def test_the_log_tells_no_names_texts_or_secrets(tmp_path: Path) -> None:
    with serving(tmp_path) as server, httpx.Client(base_url=server.url, timeout=STUCK_S) as guest:
        token = guest.post("/api/me/token").json()["token"]
        opened = guest.post("/api/tables", json=TABLE).json()
        say = {"do": "say", "id": "a", "seat": 0, "text": "between us"}
        guest.post(f"/api/tables/{opened['table']['id']}", json=say)
        guest.get(f"/api/invites/{opened['table']['you']['invite']}")
        cookie = next(iter(guest.cookies.values()))
        assert server.stop() == 0
        log = "\n".join(server.log)
        assert '"what":"started"' in log
        assert '"what":"stopped"' in log
        secrets = ("Zofia", "Secret meeting", "between us", opened["table"]["you"]["invite"])
        for secret in (*secrets, token, cookie, cookie.partition(".")[0]):
            assert secret not in log


ROUTES = ["/api/health", "/api/games", "/api/openapi.json", "/metrics", "/api/no-such-page"]


FILES = ["/", "/about", "/assets/none.js", "/no/such/page"]


def test_every_route_has_a_limit_for_each_address(tmp_path: Path) -> None:
    limits = Limits(
        requests_per_second=0.01,
        requests_at_once=2,
        guests_per_address=1,
        files_per_second=0.01,
        files_at_once=2,
    )
    with at_the_door(tmp_path, limits=limits) as door:
        for number, path in enumerate([*ROUTES, *FILES]):
            # Two neighbours in a network of IPv6 have one limit.
            one, other = (door.another(f"2001:db8:0:{number}::{end}") for end in "12")
            answers = [each.get(path) for each in (one, other, one)]
            assert [answer.status_code == 429 for answer in answers] == [False, False, True], path
            assert int(answers[-1].headers["retry-after"]) > 1


def test_every_route_looks_at_the_host(tmp_path: Path) -> None:
    with at_the_door(tmp_path) as door:
        for path in [*ROUTES, *FILES]:
            answer = door.get(path, headers={"Host": "other.example"})
            assert answer.status_code == 421, path
            assert answer.json()["error"]["code"] == "server/wrong-host"


def test_a_record_of_too_many_values_is_refused_before_it_is_read(tmp_path: Path) -> None:
    with at_the_door(tmp_path, limits=Limits(record_values=1000)) as door:
        fits = b'{"events": [%s1]}' % (b"1," * 900)
        assert door.post("/api/verify", fits).json()["problem"]["code"] == "play/not-a-record"
        refused = door.post("/api/verify", b'{"events": [%s1]}' % (b"[]," * 900))
        assert refused.status_code == 413
        assert refused.json()["error"]["code"] == "server/too-many-values"


def test_only_so_many_records_arrive_at_once(tmp_path: Path) -> None:
    with at_the_door(tmp_path, limits=Limits(records_at_once=1)) as door:
        assert door.post("/api/verify", b"{}").status_code == 200
        door.server.records_at_once.add("127.0.0.1")
        assert door.post("/api/verify", b"{}").json()["error"]["code"] == "server/too-many"
