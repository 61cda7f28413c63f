"""The deal of the day: the same for everybody, counted once, and secret until it is over."""

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from steeple import replay
from steeple.play.verify import verify
from steeple.server.days import DAY_MS, day_of, later, start_ms
from steeple.server.store.interface import Attempt
from tests.server.door import Door, at_the_door
from tests.server.house import DeskWorkers

DAY = "2026-11-18"


class Time:
    """The time of day, as the test wants it."""

    def __init__(self) -> None:
        self.ms = start_ms(DAY) + DAY_MS // 2

    def __call__(self) -> int:
        return self.ms


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def door(tmp_path: Path, time: Time) -> Iterator[Door]:
    with at_the_door(tmp_path) as door:
        services = door.server.services
        services.clock = time
        services.bots.close()
        services.bots = DeskWorkers()
        yield door


def deal(door: Door, day: str = "today") -> dict[str, Any]:
    facts: dict[str, Any] = door.get(f"/api/deals/{day}").json()
    return facts


def begun(door: Door) -> str:
    return str(door.post("/api/deals/today", {"name": "Rūta"}).json()["table"])


def state(door: Door, table: str) -> dict[str, Any]:
    seen: dict[str, Any] = door.get(f"/api/tables/{table}").json()
    return seen


def play_on(door: Door, table: str, until: str = "over") -> dict[str, Any]:
    """Pass or build whatever comes first, until the match is over."""
    room = door.wait(door.server.hub.room(table))
    number = 0
    while True:
        door.wait(door.server.services.settle())
        if room.table.status == until:
            return state(door, table)
        legal = door.get(f"/api/tables/{table}/legal").json()
        number += 1
        move = {"do": "move", "id": f"m{number}", "move": legal["moves"][0], "at": legal["at"]}
        assert door.post(f"/api/tables/{table}", move).status_code == 200


def refused(answer: Any) -> str:
    return str(answer.json()["error"]["code"])


def test_everybody_is_dealt_the_same_cards_and_meets_the_same_bots(door: Door) -> None:
    others = door.another()
    tables = begun(door), begun(others)
    assert tables[0] != tables[1]
    ends = play_on(door, tables[0]), play_on(others, tables[1])
    # Both made the same moves, so chance and the bots did too.
    assert ends[0]["view"] == ends[1]["view"]
    assert ends[0]["table"]["commit"] == deal(door)["commit"]
    assert deal(door)["start"]["row"]


def test_a_guest_has_one_attempt_on_all_devices(door: Door) -> None:
    code = door.post("/api/me/code").json()["code"]
    phone = door.another()
    phone.post("/api/me/claim", {"code": code})
    table = begun(door)
    assert begun(phone) == table
    play_on(phone, table)
    assert begun(door) == table, "what is over stays over"
    for device in (door, phone):
        facts = deal(device)
        assert facts["mine"]["table"] == table
        assert sum(result["count"] for result in facts["results"]) == 1
        assert facts["mine"]["points"] == facts["mine"]["scores"][0]
        assert facts["week"] == [False] * 6 + [True]


def test_nothing_can_be_taken_back_or_left_to_a_bot(door: Door) -> None:
    table = begun(door)
    legal = door.get(f"/api/tables/{table}/legal").json()
    while not legal["moves"]:
        door.wait(door.server.services.settle())
        legal = door.get(f"/api/tables/{table}/legal").json()
    for do in ({"do": "undo", "at": legal["at"]}, {"do": "stand"}):
        command = {"id": do["do"], "seat": 0, **do}
        assert refused(door.post(f"/api/tables/{table}", command)) == "server/not-in-deal"


def test_others_see_nothing_of_it_until_the_next_deal_opens(door: Door, time: Time) -> None:
    table, stranger = begun(door), door.another()
    play_on(door, table)
    for what in ("", "/story", "/replay", "/stream", "/record"):
        answer = stranger.get(f"/api/tables/{table}{what}")
        assert refused(answer) == "server/deal-secret", what
    assert refused(door.get(f"/api/tables/{table}/record")) == "server/deal-secret"
    assert door.get(f"/api/tables/{table}/replay").status_code == 200
    assert deal(door)["seed"] is None
    time.ms += DAY_MS
    assert stranger.get(f"/api/tables/{table}/replay").status_code == 200


def test_the_seed_is_sealed_before_the_day_and_opened_after_it(door: Door, time: Time) -> None:
    promised = deal(door)["next_commit"]
    time.ms += DAY_MS
    facts = deal(door)
    assert facts["day"] == later(DAY, 1)
    assert facts["commit"] == promised
    table = begun(door)
    play_on(door, table)
    time.ms += DAY_MS
    opened = deal(door, later(DAY, 1))["seed"]
    assert hashlib.sha256(bytes.fromhex(opened)).hexdigest() == promised
    record = door.get(f"/api/tables/{table}/record").json()
    verify(record)
    assert replay(record).record()["events"][0]["commit"] == promised


@pytest.mark.parametrize(
    ("day", "code"),
    [
        (later(DAY, 1), "server/deal-not-yet"),
        ("9999-12-31", "server/deal-not-yet"),
        ("2026-02-30", "server/no-such-deal"),
        ("1970-01-01", "server/no-such-deal"),
        ("yesterday", "server/no-such-deal"),
    ],
)
def test_no_deal_is_shown_before_its_day(door: Door, day: str, code: str) -> None:
    assert refused(door.get(f"/api/deals/{day}")) == code


def test_what_ends_after_midnight_is_not_counted(door: Door, time: Time) -> None:
    table = begun(door)
    time.ms += DAY_MS
    play_on(door, table)
    facts = deal(door, DAY)
    assert facts["mine"] is not None
    assert facts["mine"]["points"] is None
    assert facts["results"] == []
    assert begun(door) != table, "the next deal is another table"


def test_a_result_that_was_not_counted_is_counted_when_somebody_looks(door: Door) -> None:
    door.server.services.over = lambda table: None  # as if the server had ended in between
    play_on(door, begun(door))
    facts = deal(door)
    assert facts["mine"]["points"] is not None
    assert len(facts["results"]) == 1


def test_attempts_are_compared(door: Door, time: Time) -> None:
    attempts, day = door.server.services.store.attempts, day_of(time.ms)
    play_on(door, begun(door))
    mine = deal(door)["mine"]["points"]

    async def many() -> None:
        for number in range(200):
            await attempts.begin(f"guest {number}", Attempt(day, f"table {number}"))
            await attempts.finish(f"guest {number}", day, mine - 1 + number % 4)
            await attempts.finish(f"guest {number}", day, 1000)

    door.wait(many())
    facts = deal(door)
    assert sum(result["count"] for result in facts["results"]) == 201
    assert facts["mine"]["better_than"] == 100 * 50 // 201


def test_only_who_has_played_sees_how_others_did(door: Door) -> None:
    play_on(door, begun(door))
    assert deal(door.another())["results"] == []
