"""Signing out: a real server, real connections, and the operator's command."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from steeple.cli.main import main
from steeple.server.http.socket import RETURN
from tests.patience import STUCK_S
from tests.serving import Served, serving

Out = pytest.CaptureFixture[str]
TABLE = {"game": "five-towers", "seats": [{"kind": "me", "name": "Zoë\x1b[2J"}, {"kind": "free"}]}


@contextmanager
def watching(server: Served, table: str, browser: httpx.Client) -> Iterator[ClientConnection]:
    """A connection of a browser, which has been told everything."""
    cookie = f"steeple_guest={browser.cookies['steeple_guest']}"
    url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
    with connect(url, additional_headers={"Cookie": cookie}, proxy=None) as line:
        assert '"state"' in str(line.recv(STUCK_S))
        yield line


def wait_for_the_end(line: ClientConnection) -> int | None:
    """The code with which the server closes the connection."""
    while True:
        try:
            line.recv(STUCK_S)
        except ConnectionClosed as closed:
            return None if closed.rcvd is None else closed.rcvd.code


@pytest.mark.slow
def test_signing_out_ends_what_is_open_and_everything_that_opened_it(
    tmp_path: Path, capsys: Out
) -> None:
    with (
        serving(tmp_path) as server,
        httpx.Client(base_url=server.url, timeout=STUCK_S) as phone,
        httpx.Client(base_url=server.url, timeout=STUCK_S) as laptop,
    ):
        data = ["--data", str(server.data)]
        opened = phone.post("/api/tables", json=TABLE).raise_for_status().json()
        table, invite = opened["table"]["id"], opened["table"]["you"]["invite"]
        code = phone.post("/api/me/code").json()["code"]
        laptop.post("/api/me/claim", json={"code": code}).raise_for_status()
        token = {"Authorization": f"Bearer {laptop.post('/api/me/token').json()['token']}"}
        assert httpx.get(f"{server.url}/api/me/tables", headers=token).json()[0]["id"] == table

        # The person leaves all other devices.
        with watching(server, table, laptop) as line:
            phone.post("/api/me/leave-others").raise_for_status()
            assert wait_for_the_end(line) == RETURN
        assert len(phone.get("/api/me/tables").json()) == 1
        assert laptop.get("/api/me/tables").json() == []
        assert httpx.get(f"{server.url}/api/me", headers=token).status_code == 401

        # The operator signs the guest out, while the server runs.
        assert main(["guests", "--json", *data]) == 0
        (row,) = json.loads(capsys.readouterr().out)["guests"]
        assert row["tables"] == 1
        assert main(["guests", *data]) == 0
        assert row["id"] in capsys.readouterr().out
        assert main(["guests", "revoke", "nobody", *data]) == 1
        assert "nobody" in capsys.readouterr().err
        with watching(server, table, phone) as line:
            assert main(["guests", "revoke", row["id"], *data]) == 0
            assert wait_for_the_end(line) == RETURN
        assert phone.get("/api/me/tables").json() == []

        # An invitation that there is not, or no longer, says so.
        answer = laptop.get("/api/invites/plum-gable-000")
        assert answer.json()["error"]["code"] == "server/no-such-invite"
        assert "no longer valid" in answer.json()["error"]["message"]
        assert laptop.get(f"/api/invites/{invite}").status_code == 200


def test_guests_of_no_server_are_said_to_be_unreadable(tmp_path: Path, capsys: Out) -> None:
    assert main(["guests", "--data", str(tmp_path)]) == 1
    assert "steeple.sqlite" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
    assert main(["guests", "banish", "--data", str(tmp_path)]) == 2
