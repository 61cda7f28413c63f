"""A real server that is stopped for a while, or asked to end while a worker or its disk hangs."""

import contextlib
import os
import signal
import threading
import time
from pathlib import Path

import httpx
import pytest

from steeple.server.live.server_time import LONGEST_NS
from tests.patience import STUCK_S
from tests.serving import serving

STOPPED_S = 3
BANK_S = 600


@pytest.mark.slow
def test_nobody_loses_time_while_the_server_is_stopped(tmp_path: Path) -> None:
    me = {"kind": "me", "name": "Ann"}
    clock = {"kind": "bank", "seconds": BANK_S}
    body = {"game": "five-towers", "seats": [me, me], "start": True, "clock": clock}
    with serving(tmp_path) as server, httpx.Client(base_url=server.url, timeout=STUCK_S) as guest:
        began = time.monotonic()
        path = f"/api/tables/{guest.post('/api/tables', json=body).json()['table']['id']}"
        legal = guest.get(f"{path}/legal").json()
        os.kill(server.pid, signal.SIGSTOP)
        os.waitpid(server.pid, os.WUNTRACED)
        stopped = time.monotonic()
        threading.Event().wait(STOPPED_S)  # time itself has to pass here
        stopped_s = time.monotonic() - stopped
        os.kill(server.pid, signal.SIGCONT)
        move = {"do": "move", "id": "m", "move": legal["moves"][0], "at": legal["at"]}
        assert guest.post(path, json=move).status_code == 200
        ran_s = time.monotonic() - began - stopped_s
        left_ms = guest.get(path).json()["clock"]["left_ms"]
        assert BANK_S - min(left_ms) / 1000 <= ran_s + LONGEST_NS / 1e9


STUCK_GAME = """
import multiprocessing, os, pathlib, signal, threading
if multiprocessing.parent_process() is not None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    pathlib.Path(os.environ["STEEPLE_TEST_STUCK"]).touch()
    threading.Event().wait()
from steeple.games.five_towers.game import GAME
"""


@pytest.mark.slow
def test_a_server_ends_even_if_its_workers_hang_while_they_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, mark = tmp_path / "stuck_game", tmp_path / "stuck"
    (game / "locales").mkdir(parents=True)
    (game / "game.py").write_text(STUCK_GAME)
    monkeypatch.setenv("STEEPLE_GAMES", str(game))
    monkeypatch.setenv("STEEPLE_TEST_STUCK", str(mark))
    bot = {"kind": "bot", "bot": "random"}
    body = {"game": "five-towers", "seats": [bot, bot], "start": True}
    with serving(tmp_path) as server, httpx.Client(base_url=server.url, timeout=STUCK_S) as guest:
        assert guest.post("/api/tables", json=body).status_code == 200
        until = time.monotonic() + STUCK_S
        while not mark.exists():
            assert time.monotonic() < until
            guest.get("/api/health")
        assert server.stop() == 0
        assert server.faults == []


STUCK_DISK = """
import os, pathlib, sys, threading
sys.path.insert(0, os.environ["STEEPLE_TEST_ROOT"])
from tests.faults.disk import disk
mark = pathlib.Path(os.environ["STEEPLE_TEST_STUCK"])
def hangs(call):
    if mark.exists():
        mark.with_suffix(".now").touch()
        threading.Event().wait()
    return False
between = disk()
between.__enter__().fails = hangs
from steeple.games.five_towers.game import GAME
"""


@pytest.mark.slow
def test_a_server_ends_even_if_its_disk_hangs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, mark = tmp_path / "stuck_disk", tmp_path / "stuck"
    (game / "locales").mkdir(parents=True)
    (game / "game.py").write_text(STUCK_DISK)
    monkeypatch.setenv("STEEPLE_GAMES", str(game))
    monkeypatch.setenv("STEEPLE_TEST_STUCK", str(mark))
    monkeypatch.setenv("STEEPLE_TEST_ROOT", str(Path(__file__).parents[1]))
    me = {"kind": "me", "name": "Ann"}
    body = {"game": "five-towers", "seats": [me, me]}
    with serving(tmp_path) as server:
        with httpx.Client(base_url=server.url, timeout=STUCK_S) as guest:
            assert guest.post("/api/tables", json=body).status_code == 200
        mark.touch()
        answers: list[int] = []
        asked = [f"{server.url}/api/tables", body, answers]
        asking = threading.Thread(target=_ask, args=asked)
        asking.start()
        until = time.monotonic() + STUCK_S
        while not mark.with_suffix(".now").exists():
            assert time.monotonic() < until
            asking.join(0.05)
        assert server.stop() == 1
        assert "ended-at-once" in server.log[-1]
        asking.join()
        assert 200 not in answers


def _ask(url: str, body: dict[str, object], answers: list[int]) -> None:
    with contextlib.suppress(httpx.TransportError):
        answers.append(httpx.post(url, json=body, timeout=STUCK_S).status_code)
