"""`steeple serve`, `play` and `backup` as their users meet them: real processes, real sockets."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

import steeple
from steeple.kernel.messages import say
from steeple.server.http.socket import REFUSED
from steeple.server.protocol.wire import PROTOCOL
from tests.patience import STUCK_S
from tests.serving import Served, serving

ROOT = Path(__file__).parents[1]
AGAINST_A_BOT = {
    "game": "five-towers",
    "seats": [{"kind": "me", "name": "Rūta"}, {"kind": "bot", "bot": "greedy"}],
    "start": True,
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("serve")
    with serving(folder, tables_per_minute=1000, requests_per_second=1e6) as running:
        yield running
        assert running.faults == []


@pytest.fixture
def guest(server: Served) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, timeout=STUCK_S) as client:
        yield client


def steeple_command(*arguments: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "steeple", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=STUCK_S, check=False)


def watch(server: Served, table: str, token: str = "", query: str = "") -> ClientConnection:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket{query}"
    return connect(url, additional_headers=headers, proxy=None)


def messages(connection: ClientConnection) -> Iterator[dict[str, Any]]:
    for frame in connection:
        assert isinstance(frame, str)
        for line in frame.split("\n"):
            yield json.loads(line)


# Guests


def test_a_guest_has_a_cookie_that_scripts_can_not_read(guest: httpx.Client) -> None:
    cookie = guest.get("/api/me").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "set-cookie" not in guest.get("/api/me").headers


def test_a_code_brings_a_guest_to_another_device_once(server: Served, guest: httpx.Client) -> None:
    guest.post("/api/me", json={"name": "Aino", "colour": "plum", "language": "fi"})
    code = guest.post("/api/me/code").json()["code"]
    with httpx.Client(base_url=server.url, timeout=STUCK_S) as phone:
        assert phone.post("/api/me/claim", json={"code": code.lower()}).json()["name"] == "Aino"
        assert phone.get("/api/me").json() == guest.get("/api/me").json()
        again = phone.post("/api/me/claim", json={"code": code})
        assert (again.status_code, again.json()["error"]["code"]) == (403, "server/bad-code")


def test_a_forged_cookie_or_token_is_nobody(guest: httpx.Client) -> None:
    mine = guest.get("/api/me").headers["set-cookie"].partition("=")[2].partition(";")[0]
    id, _, _ = mine.partition(".")
    forged = guest.get("/api/me", headers={"Cookie": f"steeple_guest={id}.AAAA"})
    assert "set-cookie" in forged.headers
    refused = guest.get("/api/me", headers={"Authorization": f"Bearer {mine}"})
    assert refused.json()["error"]["code"] == "server/bad-token"


# Playing with plain HTTP


def play_out(guest: httpx.Client, table: str) -> dict[str, Any]:
    """Play the first legal move whenever it is the guest's turn, told by the stream."""
    number = 0
    with guest.stream("GET", f"/api/tables/{table}/stream") as stream:
        for line in stream.iter_lines():
            legal = guest.get(f"/api/tables/{table}/legal").json()
            if legal["moves"]:
                number += 1
                move = {"do": "move", "id": f"m{number}", "at": legal["at"]}
                answer = guest.post(
                    f"/api/tables/{table}", json={**move, "move": legal["moves"][0]}
                )
                assert answer.status_code == 200 or "stale" in answer.text
            if json.loads(line).get("table", {}).get("status") == "over":
                break
    state: dict[str, Any] = guest.get(f"/api/tables/{table}").json()
    return state


def test_a_whole_match_over_plain_http_and_its_proof(guest: httpx.Client) -> None:
    table = guest.post("/api/tables", json=AGAINST_A_BOT).json()["table"]
    early = guest.get(f"/api/tables/{table['id']}/record")
    assert early.json()["error"]["code"] == "server/not-over"
    state = play_out(guest, table["id"])
    record = guest.get(f"/api/tables/{table['id']}/record").json()
    match = steeple.verify(record)
    assert match.scores == state["table"]["result"]["scores"]
    assert match.setup.commit == table["commit"]
    replay = guest.get(f"/api/tables/{table['id']}/replay").json()
    view = dict(replay["start"])
    for step in replay["steps"]:
        view |= step["view"]
    assert view == state["view"] == match.view(None)
    mine = guest.get("/api/me/tables").json()
    assert [each["status"] for each in mine if each["id"] == table["id"]] == ["over"]


def test_a_preview_tells_what_a_move_comes_to_and_changes_nothing(guest: httpx.Client) -> None:
    body = {**AGAINST_A_BOT, "options": {"starter": 0}}
    table = guest.post("/api/tables", json=body).json()["table"]
    before = guest.get(f"/api/tables/{table['id']}").json()
    seen = guest.post(f"/api/tables/{table['id']}/preview", json={"move": "bid 1"}).json()
    assert seen["view"]["bids"][0] == 1
    assert guest.get(f"/api/tables/{table['id']}").json()["seq"] == before["seq"]
    wrong = guest.post(f"/api/tables/{table['id']}/preview", json={"move": "bid 9"})
    assert wrong.json()["error"]["code"].startswith("five-towers/")


def test_choices_tell_what_can_be_done_and_why_not(server: Served, guest: httpx.Client) -> None:
    body = {**AGAINST_A_BOT, "options": {"starter": 0}}
    table = guest.post("/api/tables", json=body).json()["table"]
    path = f"/api/tables/{table['id']}/choices"
    found = guest.post(path, json={"plan": ""}).json()
    assert (found["type"], found["seat"], found["plan"]) == ("choices", 0, "")
    assert found["choices"]["is_turn"]
    assert guest.post(path, json={"plan": "fly"}).json()["error"]["code"] == "kernel/not-a-move"
    stranger = httpx.post(f"{server.url}{path}", json={"plan": ""}, timeout=STUCK_S).json()
    assert (stranger["seat"], stranger["choices"]) == (None, {"kind": "none"})
    token = guest.post("/api/me/token").json()["token"]
    with watch(server, table["id"], token) as connection:
        connection.send('{"do": "choices", "plan": ""}')
        assert found == next(each for each in messages(connection) if each["type"] == "choices")


def test_choices_come_along_if_one_asks_for_them_on_connecting(
    server: Served, guest: httpx.Client
) -> None:
    body = {**AGAINST_A_BOT, "options": {"starter": 0}}
    table = guest.post("/api/tables", json=body).json()["table"]["id"]
    found = guest.post(f"/api/tables/{table}/choices", json={"plan": ""}).json()
    token = guest.post("/api/me/token").json()["token"]
    for query, expected in (("", None), ("?choices=0", None), ("?choices=1", found)):
        with watch(server, table, token, query) as connection:
            assert next(messages(connection)).get("choices") == expected
        with guest.stream("GET", f"/api/tables/{table}/stream{query}") as stream:
            assert json.loads(next(stream.iter_lines())).get("choices") == expected


def test_the_example_bot_plays_a_game(server: Served) -> None:
    command = [sys.executable, str(ROOT / "examples" / "bot.py"), server.url]
    done = subprocess.run(command, capture_output=True, text=True, timeout=STUCK_S, check=True)
    told = json.loads(done.stdout)
    record = httpx.get(f"{server.url}/api/tables/{told['table']}/record", timeout=STUCK_S).json()
    assert steeple.verify(record).scores == told["scores"]


def test_the_example_bot_takes_a_seat_by_invitation(server: Served, guest: httpx.Client) -> None:
    seats = [{"kind": "me", "name": "Host"}, {"kind": "free"}]
    opened = guest.post("/api/tables", json={"game": "five-towers", "seats": seats}).json()
    id, invite = opened["table"]["id"], opened["invite_url"].rpartition("/")[2]
    command = [sys.executable, str(ROOT / "examples" / "bot.py"), server.url, invite]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as bot:
        with guest.stream("GET", f"/api/tables/{id}/stream") as stream:
            for line in stream.iter_lines():
                facts = json.loads(line).get("table")
                if facts and facts["seats"][1]["kind"] == "person":
                    break
        guest.post(f"/api/tables/{id}", json={"do": "start", "id": "s"})
        play_out(guest, id)
        assert json.loads(bot.communicate(timeout=STUCK_S)[0])["table"] == id


def test_news_tell_when_it_is_my_turn_at_any_table(guest: httpx.Client) -> None:
    body = {**AGAINST_A_BOT, "options": {"starter": 0}}
    table = guest.post("/api/tables", json=body).json()["table"]
    with guest.stream("GET", "/api/me/stream") as stream:
        news = [json.loads(next(stream.iter_lines()))]
    assert {"type": "turn", "table": table["id"], "seat": 0, "at": 1} in news


# Connections


@pytest.mark.slow
def test_a_socket_that_answers_no_more_is_noticed(server: Served, guest: httpx.Client) -> None:
    table = guest.post("/api/tables", json=AGAINST_A_BOT).json()["table"]["id"]
    with socket.create_connection(("127.0.0.1", server.port), timeout=STUCK_S) as dead:
        dead.sendall(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        until = time.monotonic() + STUCK_S
        while dead.recv(65536):  # it reads, but never answers a ping
            assert time.monotonic() < until, "the server holds on to it"


def test_a_page_of_before_is_told_to_load_again_and_not_to_come_back(
    server: Served, guest: httpx.Client
) -> None:
    table = guest.post("/api/tables", json=AGAINST_A_BOT).json()["table"]["id"]
    url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
    page = Origin(server.url)
    for query, origin in (("?lang=lt", page), ("?lang=lt&protocol=1", None)):
        with connect(url + query, origin=origin, proxy=None) as connection:
            refusal = json.loads(connection.recv())
            with pytest.raises(ConnectionClosed):
                connection.recv()
            assert connection.close_code == REFUSED
        assert (refusal["type"], refusal["id"]) == ("refused", None)
        assert refusal["error"]["code"] == "server/reload"
        assert refusal["error"]["message"] == say("server/reload", "lt")
    for query, origin in ((f"?protocol={PROTOCOL}", page), ("", None)):
        with connect(url + query, origin=origin, proxy=None) as connection:
            assert next(messages(connection))["protocol"] == PROTOCOL


def test_spectators_see_but_can_not_move(server: Served, guest: httpx.Client) -> None:
    table = guest.post("/api/tables", json=AGAINST_A_BOT).json()["table"]["id"]
    with watch(server, table) as spectator:
        heard = messages(spectator)
        state = next(heard)
        assert (state["type"], state["seat"], state["table"]["you"]["invite"]) == (
            "state",
            None,
            "",
        )
        spectator.send('{"do":"move","id":"x","move":"bid 1","at":99}')
        refusal = next(message for message in heard if message["type"] == "refused")
        assert refusal["error"]["code"] == "server/not-yours"


def test_an_end_is_announced_and_nothing_is_lost(tmp_path: Path) -> None:
    with serving(tmp_path) as server, httpx.Client(base_url=server.url, timeout=STUCK_S) as guest:
        table = guest.post("/api/tables", json=AGAINST_A_BOT).json()["table"]["id"]
        with watch(server, table) as spectator:
            heard = messages(spectator)
            assert next(heard)["type"] == "state"
            server.terminate()
            assert any(message["type"] == "closing" for message in heard)
            with pytest.raises(ConnectionClosed):
                spectator.recv()
            assert spectator.close_code in (4001, 1012)
        assert server.wait() == 0
        assert server.faults == []
    with serving(tmp_path) as server, httpx.Client(base_url=server.url, timeout=STUCK_S) as other:
        assert other.get(f"/api/tables/{table}").json()["table"]["status"] == "playing"


def test_figures_for_operators(server: Served, guest: httpx.Client) -> None:
    assert guest.get("/api/health").json() == {"status": "ok"}
    assert guest.get("/api/ready").json() == {"status": "ok"}
    page = guest.get("/metrics").text
    for name in ("moves_total", "command_seconds_bucket", "sockets", "queued_writes", "rooms"):
        assert f"steeple_{name}" in page


@pytest.mark.parametrize("path", ["/", "/join/abc", "/api/health", "/api/nothing", "/metrics"])
def test_every_answer_is_sent_with_safe_headers(guest: httpx.Client, path: str) -> None:
    headers = guest.get(path).headers
    assert "default-src 'none'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


# The commands


def test_two_servers_do_not_share_their_data(server: Served) -> None:
    refused = steeple_command("serve", "--port", "0", "--data", str(server.data))
    assert refused.returncode == 1
    assert "Another Steeple server already uses" in refused.stderr


def test_a_port_that_is_taken_is_said(server: Served, tmp_path: Path) -> None:
    refused = steeple_command("serve", "--port", str(server.port), "--data", str(tmp_path))
    assert refused.returncode == 1
    assert f"can’t listen at 127.0.0.1:{server.port}" in refused.stderr


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--base-url", "play.example"], "is not the address of a site"),
        (["--limit", "dreams=3"], "There is no limit “dreams”"),
        (["--limit", "sockets=many"], "--limit is a whole number"),
        (["--port", "99999"], "can’t listen at 127.0.0.1:99999"),
    ],
)
def test_settings_that_make_no_sense(arguments: list[str], sentence: str, tmp_path: Path) -> None:
    refused = steeple_command("serve", "--data", str(tmp_path), *arguments)
    assert refused.returncode in (1, 2)
    assert sentence in refused.stderr


def test_a_backup_of_a_running_server_can_be_served(server: Served, tmp_path: Path) -> None:
    with httpx.Client(base_url=server.url, timeout=STUCK_S) as guest:
        table = guest.post("/api/tables", json=AGAINST_A_BOT).json()["table"]["id"]
        target = tmp_path / "served" / "steeple.sqlite"
        target.parent.mkdir()
        done = steeple_command("backup", str(target), "--data", str(server.data))
        assert done.returncode == 0, done.stderr
        again = steeple_command("backup", str(target), "--data", str(server.data))
        assert again.returncode == 1
        assert "exists already" in again.stderr
        with serving(tmp_path) as copy, httpx.Client(base_url=copy.url, timeout=STUCK_S) as same:
            # The copy also knows the guest by the same cookie.
            same.cookies = guest.cookies
            assert same.get(f"/api/tables/{table}").json()["table"]["you"]["seats"] == [0]


@pytest.fixture
def play(tmp_path: Path) -> Iterator["subprocess.Popen[str]"]:
    """`steeple play` where no rules have been compiled yet."""
    command = [sys.executable, "-m", "steeple", "play", "--no-browser"]
    own = {"STEEPLE_DATA": str(tmp_path), "STEEPLE_LANG": "en", "NUMBA_CACHE_DIR": str(tmp_path)}
    others = {name: value for name, value in os.environ.items() if name != "STEEPLE_JIT"}
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command, env=others | own, stdout=pipe, stderr=pipe, text=True
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def said_at_start(play: "subprocess.Popen[str]") -> str:
    assert play.stdout is not None
    said = ""
    while "Ctrl+C" not in said:
        said += play.stdout.readline()
    return said


def address_in(said: str) -> str:
    address = re.search(r"On this machine: (\S+)", said)
    assert address is not None
    return address[1]


def test_play_says_where_it_is_and_ends_at_ctrl_c(play: "subprocess.Popen[str]") -> None:
    said = said_at_start(play)
    assert httpx.get(f"{address_in(said)}/api/health", timeout=STUCK_S).json() == {"status": "ok"}
    if "On the local network" in said:
        assert "█" in said or "▀" in said or "▄" in said
    play.send_signal(signal.SIGINT)
    assert play.wait(STUCK_S) == 0


def test_nobody_waits_for_the_compiler(play: "subprocess.Popen[str]", tmp_path: Path) -> None:
    """The first move is made long before the rules are compiled."""
    address = address_in(said_at_start(play))
    assert play.stderr is not None
    assert "compiled in the background" in play.stderr.readline()
    with httpx.Client(base_url=address, timeout=STUCK_S) as guest:
        table = guest.post("/api/tables", json=AGAINST_A_BOT).json()["table"]["id"]
        with guest.stream("GET", f"/api/tables/{table}/stream") as told:
            is_turn = (
                json.loads(line).get("view", {}).get("to_move") == 0 for line in told.iter_lines()
            )
            assert any(is_turn)
        legal = guest.get(f"/api/tables/{table}/legal").json()
        command = {"do": "move", "id": "first", "move": legal["moves"][0], "at": legal["at"]}
        assert guest.post(f"/api/tables/{table}", json=command).status_code == 200
    assert not list(tmp_path.glob("compiled-*/complete"))
    play.send_signal(signal.SIGINT)
    assert play.wait(STUCK_S) == 0
