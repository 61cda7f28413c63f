"""Checking records for people: the truth about a match, in the reader's language."""

import asyncio
import hashlib
import json
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import steeple
from steeple.kernel.codec import chained, event_from_json, to_json
from steeple.kernel.messages import LANGUAGES
from steeple.server.errors import Refused
from steeple.server.http.verifier import OF_ADDRESS, OF_ALL, OF_GUEST, Verifier
from steeple.server.live.proofs import MOST_EVENTS
from steeple.server.live.worker import GROWTH_BYTES
from steeple.server.settings import Limits
from tests.patience import STUCK_S
from tests.server.door import PLENTY, Door, at_the_door
from tests.server.live import bad_workers
from tests.thorough import sample

TOO_LONG = "server/too-long-to-verify"


@pytest.fixture(scope="module")
def door(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Door]:
    with at_the_door(tmp_path_factory.mktemp("proof")) as door:
        yield door


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    match = steeple.Match("five-towers", seats=2, seed=7, seat_seeds=["Rūta", ""])
    while not match.is_over:
        match.play(match.legal()[-1])
    return match.record()


def changed(record: dict[str, Any], place: int, **fields: Any) -> dict[str, Any]:
    """The record with something else at a place, and hashes that go with it."""
    items = [dict(item) for item in record["events"]]
    items[place] |= fields
    events = [event_from_json(item, number) for number, item in enumerate(items)]
    return {**record, "events": list(chained(events))}


def test_a_fair_match_is_found_fair(door: Door, record: dict[str, Any]) -> None:
    answer = door.post("/api/verify", record)
    kinds = [event["kind"] for event in record["events"]]
    assert answer.status_code == 200
    assert answer.json() == {
        "is_fair": True,
        "problem": None,
        "game": "five-towers",
        "seats": 2,
        "draws": kinds.count("chance"),
        "moves": kinds.count("move"),
        "commit": record["events"][0]["commit"],
        "seed": record["events"][-1]["seeds"][0],
        "seat_seeds": ["Rūta", ""],
    }
    seed = bytes.fromhex(answer.json()["seed"])
    assert hashlib.sha256(seed).hexdigest() == answer.json()["commit"]


def test_what_the_record_page_says_about_hashes_is_true(record: dict[str, Any]) -> None:
    """A program that has only SHA-256 and JSON can follow the chain."""
    link = ""
    for event in record["events"]:
        rest = {name: value for name, value in event.items() if name != "hash"}
        text = json.dumps(rest, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        link = hashlib.sha256((link + text).encode()).hexdigest()[:16]
        assert event["hash"] == link


def test_the_examples_of_the_record_page_are_true() -> None:
    page = (Path(__file__).parents[3] / "docs" / "record.md").read_text(encoding="utf-8")
    match = steeple.Match("five-towers", seats=2, seed=7)
    while not match.is_over:
        match.play(match.legal()[0])
    first, second, *_, end = match.record()["events"]
    rest = {name: value for name, value in first.items() if name != "hash"}
    assert to_json(rest).decode() in page
    assert f'{first["hash"]}{{"kind":"seed","seat":0,"seed":""}}' in page
    assert f"`{first['hash']}` and `{second['hash']}`" in page
    assert f"`{end['seeds'][0]}`" in page
    assert f"`{first['commit']}`" in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_is_said_in_the_language_of_the_reader(
    door: Door, record: dict[str, Any], language: str
) -> None:
    draw = next(at for at, event in enumerate(record["events"]) if event["kind"] == "chance")
    other = "starter 0" if record["events"][draw]["outcome"] == "starter 1" else "starter 1"
    answer = door.post(f"/api/verify?lang={language}", changed(record, draw, outcome=other))
    found = answer.json()
    assert (answer.status_code, found["is_fair"]) == (200, False)
    assert found["problem"]["code"] == "play/wrong-draw"
    assert found["problem"]["args"]["event"] == draw
    error = steeple.InvalidRecord("play/wrong-draw", **found["problem"]["args"])
    assert found["problem"]["message"] == error.message(language)
    assert (found["game"], found["seed"], found["seat_seeds"]) == (None, None, [])


def test_what_is_no_record_is_a_problem_too(door: Door, record: dict[str, Any]) -> None:
    altered = {**record, "events": [*record["events"][:-1], {**record["events"][-1], "hash": "0"}]}
    unfinished = {**record, "events": record["events"][:-1]}
    codes = [
        door.post("/api/verify", wrong).json()["problem"]["code"]
        for wrong in ({}, {"format": "steeple"}, altered, unfinished, {**record, "version": 2})
    ]
    assert codes == [
        "play/not-a-record",
        "play/not-a-record",
        "kernel/altered-event",
        "play/unfinished",
        "play/newer-record",
    ]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"{", "server/not-json"),
        (b"", "server/not-json"),
        (b"[]", "server/bad-request"),
        (b" " * (Limits().record_bytes + 1), "server/too-large"),
    ],
)
def test_what_is_no_json_is_refused(door: Door, body: bytes, code: str) -> None:
    assert door.post("/api/verify", body).json()["error"]["code"] == code


def test_a_record_may_be_large_and_nothing_else_may(door: Door, record: dict[str, Any]) -> None:
    padded = json.dumps(record).encode() + b" " * 1_000_000
    assert door.post("/api/verify", padded).json()["is_fair"]
    assert door.post("/api/me", b"{}" + b" " * Limits().body_bytes).status_code == 413


def test_nobody_has_records_checked_without_end(tmp_path: Path, record: dict[str, Any]) -> None:
    with at_the_door(tmp_path, limits=Limits(records_per_minute=2)) as door:
        statuses = [door.post("/api/verify", record).status_code for _ in range(3)]
        assert statuses == [200, 200, 429]


def test_a_record_without_end_is_not_checked_here(door: Door, record: dict[str, Any]) -> None:
    endless = {**record, "events": [0] * (MOST_EVENTS + 1)}
    answer = door.post("/api/verify", endless)
    assert (answer.status_code, answer.json()["error"]["code"]) == (413, TOO_LONG)
    assert door.post("/api/verify", record).json()["is_fair"]


@pytest.mark.slow
def test_a_record_that_would_take_all_memory_harms_nobody(
    tmp_path: Path, record: dict[str, Any]
) -> None:
    limits = msgspec.structs.replace(
        PLENTY, record_bytes=2 * GROWTH_BYTES, record_values=GROWTH_BYTES
    )
    with at_the_door(tmp_path, limits=limits) as door:
        many = b'{"format": "steeple", "version": [' + b"[]," * (GROWTH_BYTES // 32) + b"[]]}"
        assert door.post("/api/verify", many).json()["error"]["code"] == TOO_LONG
        assert door.post("/api/verify", record).json()["is_fair"]


def checked(scenario: Callable[[Verifier], Awaitable[None]], seconds: float) -> None:
    """Have records checked by a process that never answers."""

    async def whole() -> None:
        verifier = Verifier(seconds, bad_workers.deaf)
        try:
            async with asyncio.timeout(STUCK_S):
                await scenario(verifier)
        finally:
            verifier.close()

    asyncio.run(whole())


def test_what_takes_too_long_is_ended() -> None:
    async def scenario(verifier: Verifier) -> None:
        for _ in range(2):
            with pytest.raises(Refused) as refused:
                await verifier.verified(b"{}", "ann", "home", "en")
            assert refused.value.code == TOO_LONG

    checked(scenario, 0.1)


def test_who_waits_for_records_already_has_no_others_checked() -> None:
    async def scenario(verifier: Verifier) -> None:
        async def ask(guest: str, address: str) -> str:
            with pytest.raises(Refused) as refused:
                await verifier.verified(b"{}", guest, address, "en")
            return refused.value.code

        waiting = [asyncio.ensure_future(ask("ann", "home")) for _ in range(OF_GUEST)]
        await asyncio.sleep(0)
        assert await ask("ann", "elsewhere") == "server/still-verifying"
        others = range(OF_ADDRESS - OF_GUEST)
        waiting += [asyncio.ensure_future(ask(f"guest {n}", "home")) for n in others]
        await asyncio.sleep(0)
        assert await ask("ben", "home") == "server/still-verifying"
        waiting += [
            asyncio.ensure_future(ask(f"guest {n}", f"{n}")) for n in range(OF_ALL - OF_ADDRESS)
        ]
        await asyncio.sleep(0)
        assert await ask("cem", "elsewhere") == "server/still-verifying"
        verifier.close()
        assert set(await asyncio.gather(*waiting)) == {"server/closing"}

    checked(scenario, STUCK_S)


def test_a_match_of_this_server_is_checked_when_it_is_over(door: Door) -> None:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob", "seed": "ours"}]
    body = {"game": "five-towers", "seats": seats, "start": True}
    facts = door.post("/api/tables", body).json()["table"]
    path = f"/api/tables/{facts['id']}"
    early = door.get(f"{path}/verified")
    assert (early.status_code, early.json()["error"]["code"]) == (409, "server/not-over")
    number = 0
    while (legal := door.get(f"{path}/legal").json())["moves"]:
        number += 1
        move = {"do": "move", "id": f"m{number}", "at": legal["at"], "move": legal["moves"][-1]}
        door.post(path, move)
    found = door.another().get(f"{path}/verified").json()
    assert (found["is_fair"], found["problem"], found["moves"]) == (True, None, number)
    assert (found["commit"], found["seat_seeds"]) == (facts["commit"], ["", "ours"])
    assert found == door.post("/api/verify", door.get(f"{path}/record").json()).json()


ODD = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=8,
)


@settings(max_examples=sample(60), deadline=None)
@given(st.data())
def test_whatever_is_in_a_record_it_is_answered(
    door: Door, record: dict[str, Any], data: st.DataObject
) -> None:
    events = [dict(event) for event in record["events"]]
    place = data.draw(st.integers(0, len(events) - 1))
    name = data.draw(st.sampled_from(sorted(events[place])))
    events[place][name] = data.draw(ODD)
    wrong = door.post("/api/verify", json.dumps({**record, "events": events}).encode())
    assert wrong.status_code == 200
    is_same = json.dumps(events) == json.dumps(record["events"])  # in Python, True equals 1
    assert wrong.json()["is_fair"] == is_same
