"""A server that was killed in the middle of many matches: how soon all of them can go on."""

import tempfile
import time
from pathlib import Path
from typing import Any

from steeple.bench.load import Api
from steeple.bench.server import Progress, served

CLOCK = {"kind": "bank", "seconds": 86_400}
"""Tables with a clock are loaded at the start, whether anybody asks for them or not."""


def measure(tables: int, progress: Progress) -> dict[str, Any]:
    """Seconds from the start of the process until it answers, and until each table offers moves."""
    progress(f"restart with {tables} tables")
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        with served(data=data) as server, Api(server.port) as api:
            token = api.ask("POST", "/api/me/token", {})["token"]
            ids = [_opened(api, token) for _ in range(tables)]
        start = time.perf_counter()
        with served(data=data) as server:
            answers_s = time.perf_counter() - start
            with Api(server.port) as api:
                for id in ids:
                    if not api.ask("GET", f"/api/tables/{id}/legal", token=token)["moves"]:
                        raise RuntimeError(f"nobody can move at {id}")
            return {
                "tables": tables,
                "answers_s": answers_s,
                "all_playable_s": time.perf_counter() - start,
            }


def _opened(api: Api, token: str) -> str:
    me = {"kind": "me", "name": "Ann"}
    body = {"game": "five-towers", "seats": [me, me], "start": True, "clock": CLOCK}
    id: str = api.ask("POST", "/api/tables", body, token)["table"]["id"]
    return id
