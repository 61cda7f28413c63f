"""How many tables one guest may open, and leave to bots."""

from pathlib import Path
from typing import Any

import msgspec

from steeple.server.http.limits import Buckets
from tests.server.door import PLENTY, Door, at_the_door
from tests.server.house import DeskWorkers

ME = {"kind": "me", "name": "Ann"}
BOT = {"kind": "bot", "bot": "random"}


def opened(door: Door, *seats: dict[str, str], start: bool = True) -> Any:
    """What is answered to a guest who opens a table."""
    body = {"game": "five-towers", "seats": seats, "start": start}
    return door.post("/api/tables", body).json()


def code_of(answer: Any) -> str | None:
    """The code of a refusal; none if it was allowed."""
    return answer["error"]["code"] if "error" in answer else None


def play_out(door: Door, path: str) -> None:
    """Both seats are the guest's."""
    number = 0
    while (legal := door.get(f"{path}/legal").json())["moves"]:
        number += 1
        move = {"do": "move", "id": f"m{number}", "at": legal["at"], "move": legal["moves"][-1]}
        door.post(path, move)


def test_a_rematch_is_counted_like_a_new_table(tmp_path: Path) -> None:
    with at_the_door(tmp_path) as door:
        door.server.openings = Buckets(per_second=1e-6, at_once=3)
        path = f"/api/tables/{opened(door, ME, ME)['table']['id']}"
        play_out(door, path)
        before = len(door.server.hub)
        wishes = [
            door.post(path, {"do": "rematch", "id": f"again-{seat}", "seat": seat}).json()
            for seat in (0, 1)
        ]
        assert [code_of(wish) for wish in wishes] == [None, None]
        assert len(door.server.hub) == before + 1
        again = door.post(path, {"do": "rematch", "id": "again-1", "seat": 1}).json()
        assert again == wishes[1], "the same wish is not counted twice"
        path = f"/api/tables/{door.get(path).json()['table']['rematch']}"
        play_out(door, path)
        wish = door.post(path, {"do": "rematch", "id": "again", "seat": 0}).json()
        assert code_of(wish) == "server/too-fast"
        assert code_of(opened(door, ME, ME)) == "server/too-fast"


def test_only_so_many_tables_can_be_left_to_bots(tmp_path: Path) -> None:
    with at_the_door(tmp_path, limits=msgspec.structs.replace(PLENTY, bot_tables=2)) as door:
        bots = door.server.services.bots = DeskWorkers()
        bots.may_think.clear()
        later = opened(door, BOT, BOT, start=False)["table"]["id"]
        ours = opened(door, ME, BOT)["table"]["id"]
        running = [opened(door, BOT, BOT)["table"]["id"]]
        assert code_of(opened(door, ME, ME)) is None
        leave = {"do": "stand", "id": "leave", "seat": 0}
        assert code_of(door.post(f"/api/tables/{ours}", leave).json()) is None
        running.append(ours)
        refusal = opened(door, BOT, BOT)
        assert code_of(refusal) == "server/too-many-bot-tables"
        assert refusal["error"]["args"] == {"most": 2}
        start = {"do": "start", "id": "start"}
        refusal = door.post(f"/api/tables/{later}", start).json()
        assert code_of(refusal) == "server/too-many-bot-tables"
        assert code_of(opened(door.another(), BOT, BOT)) is None, "it is the guest's own limit"
        bots.may_think.set()
        while any(
            door.get(f"/api/tables/{id}").json()["table"]["status"] != "over" for id in running
        ):
            pass
        assert code_of(door.post(f"/api/tables/{later}", start).json()) is None


def test_an_address_is_counted_too(tmp_path: Path) -> None:
    with at_the_door(tmp_path, limits=msgspec.structs.replace(PLENTY, bot_tables=1)) as door:
        bots = door.server.services.bots = DeskWorkers()
        bots.may_think.clear()
        crowd = PLENTY.guests_per_address
        codes = [code_of(opened(door.another(), BOT, BOT)) for _ in range(crowd + 1)]
        assert codes == [None] * crowd + ["server/too-many-bot-tables"]
