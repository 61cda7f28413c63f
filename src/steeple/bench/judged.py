"""Placements at a busy server: the time from letting go to the verdict."""

import statistics
import time
from collections.abc import Callable
from typing import Any

from steeple.bench.load import Api, Plan
from steeple.bench.server import loaded, served

OTHERS = 20
PACE = 20
"""Moves a second in all other matches together: one person each, who thinks for a second."""
PLACEMENTS = 30
LONGEST_S = 20.0


def measure(progress: Callable[[str], None]) -> dict[str, Any]:
    """Seconds until a placement is judged, while other matches are played."""
    with served(cores=False) as server:
        plan = Plan(server.port, OTHERS, 3600, rate=PACE)
        with loaded({name: getattr(plan, name) for name in plan.__struct_fields__}) as load:
            assert load.stdin is not None
            load.stdin.write("go\n")
            load.stdin.flush()
            api = Api(server.port)
            token = api.ask("POST", "/api/me/token")["token"]
            taken: list[float] = []
            while len(taken) < PLACEMENTS:
                taken += _match(api, token, PLACEMENTS - len(taken))
                progress(f"{len(taken)} / {PLACEMENTS}")
    return {
        "other_matches": OTHERS,
        "judged_s_median": statistics.median(taken),
        "judged_s_p95": statistics.quantiles(taken, n=20)[18],
        "judged_s_most": max(taken),
    }


def _match(api: Api, token: str, most: int) -> list[float]:
    """The times of the placements of one match; both seats are ours."""
    me = {"kind": "me", "name": "Ann"}
    body = {"game": "block-out", "seats": [me, {**me, "name": "Ben"}], "start": True}
    table = api.ask("POST", "/api/tables", body, token)["table"]["id"]
    taken: list[float] = []
    for number in range(10 * most):
        state = api.ask("GET", f"/api/tables/{table}", token=token)
        moves = api.ask("GET", f"/api/tables/{table}/legal", token=token)["moves"]
        if state["table"]["status"] == "over" or len(taken) >= most:
            break
        move = next((each for each in moves if each.startswith("place")), moves[0])
        command = {"do": "move", "id": f"m{number}", "move": move, "at": state["seq"]}
        start = time.perf_counter()
        api.ask("POST", f"/api/tables/{table}", command, token)
        _wait_for_verdict(api, table, token, start)
        if move.startswith("place"):
            taken.append(time.perf_counter() - start)
    return taken


def _wait_for_verdict(api: Api, table: str, token: str, start: float) -> None:
    while time.perf_counter() - start < LONGEST_S:
        state = api.ask("GET", f"/api/tables/{table}", token=token)
        if state["view"]["phase"] != "judge":
            return
        time.sleep(0.005)
    raise RuntimeError("a placement was not judged in time")
