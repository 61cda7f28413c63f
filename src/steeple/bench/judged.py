"""Placements at a busy server: the time from letting go to the verdict."""

import statistics
import time
from collections.abc import Callable
from typing import Any

from steeple.bench.load import Api, Plan
from steeple.bench.server import loaded, served
from steeple.games.block_out.game import GAME

OTHERS = 20
PACE = 20
"""Moves a second in all other matches together: one person each, who thinks for a second."""
BOT_TABLES = 100
PLACEMENTS = 30
LONGEST_S = 120.0


def measure(progress: Callable[[str], None]) -> dict[str, Any]:
    """Seconds until a placement is judged, while other matches are played, and beside bots."""
    people = _beside_people(progress)
    bots = _beside_bots(progress)
    return {
        "other_matches": OTHERS,
        **_figures("judged", people),
        "bot_tables": BOT_TABLES,
        **_figures("beside_bots", bots),
    }


def _figures(name: str, taken: list[float]) -> dict[str, float]:
    return {
        f"{name}_s_median": statistics.median(taken),
        f"{name}_s_p95": statistics.quantiles(taken, n=20)[18],
        f"{name}_s_most": max(taken),
    }


def _beside_people(progress: Callable[[str], None]) -> list[float]:
    """The times while people play other matches."""
    with served(cores=False) as server:
        plan = Plan(server.port, OTHERS, 3600, rate=PACE)
        with loaded({name: getattr(plan, name) for name in plan.__struct_fields__}) as load:
            assert load.stdin is not None
            load.stdin.write("go\n")
            load.stdin.flush()
            return _placements(Api(server.port), progress)


def _beside_bots(progress: Callable[[str], None], tables: int = BOT_TABLES) -> list[float]:
    """The times while only bots play at many other tables, six of the strongest at each."""
    bot = {"kind": "bot", "bot": list(GAME.bots)[-1]}
    body = {"game": GAME.id, "seats": [bot] * max(GAME.seats), "start": True}
    with served(cores=False) as server:
        api = Api(server.port)
        for _ in range(tables):
            api.ask("POST", "/api/tables", body)
        return _placements(api, progress)


def _placements(api: Api, progress: Callable[[str], None]) -> list[float]:
    token = api.ask("POST", "/api/me/token")["token"]
    _match(api, token, 1)  # starts the process of the judge
    taken: list[float] = []
    while len(taken) < PLACEMENTS:
        taken += _match(api, token, PLACEMENTS - len(taken))
        progress(f"{len(taken)} / {PLACEMENTS}")
    return taken


def _match(api: Api, token: str, most: int) -> list[float]:
    """The times of the placements of one match; both seats are ours."""
    me = {"kind": "me", "name": "Ann"}
    body = {"game": GAME.id, "seats": [me, {**me, "name": "Ben"}], "start": True}
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
