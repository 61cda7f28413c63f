"""What happened so far, for who comes back to a running match."""

from collections.abc import Iterator

import pytest

from steeple.server.store.interface import Entry
from tests.server.door import Door, at_the_door

TABLE = {
    "game": "five-towers",
    "seats": [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bea"}],
    "options": {"starter": 0},
}


@pytest.fixture
def ann(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Door]:
    with at_the_door(tmp_path_factory.mktemp("story")) as door:
        yield door


def test_the_story_tells_every_act_to_who_watches_too(ann: Door) -> None:
    id = ann.post("/api/tables", {**TABLE, "start": True}).json()["table"]["id"]
    ann.post(f"/api/tables/{id}", {"do": "move", "id": "a", "move": "bid 1", "at": 1})
    story = ann.another().get(f"/api/tables/{id}/story").json()
    assert [event["kind"] for event in story["events"]] == ["chance"] * 5 + ["move"]
    assert story["events"][-1]["act"] == {"kind": "bid", "number": 1}
    assert story["count"] == 6


def test_who_comes_back_asks_only_for_what_is_new(ann: Door) -> None:
    id = ann.post("/api/tables", {**TABLE, "start": True}).json()["table"]["id"]
    assert ann.get(f"/api/tables/{id}/story?after=999").json() == {"count": 5, "events": []}
    ann.post(f"/api/tables/{id}", {"do": "move", "id": "a", "move": "bid 1", "at": 1})
    (event,) = ann.get(f"/api/tables/{id}/story?after=5").json()["events"]
    assert event["act"] == {"kind": "bid", "number": 1}


def test_a_move_taken_back_is_no_part_of_the_story(ann: Door) -> None:
    id = ann.post("/api/tables", {**TABLE, "start": True}).json()["table"]["id"]
    ann.post(f"/api/tables/{id}", {"do": "move", "id": "a", "move": "bid 1", "at": 1})
    ann.post(f"/api/tables/{id}", {"do": "undo", "id": "b", "seat": 0, "at": 2})
    assert ann.get(f"/api/tables/{id}/story").json()["count"] == 5


def test_before_the_start_there_is_no_story(ann: Door) -> None:
    id = ann.post("/api/tables", TABLE).json()["table"]["id"]
    assert ann.get(f"/api/tables/{id}/story").json() == {"count": 0, "events": []}


def test_what_was_read_before_is_not_read_again(ann: Door, monkeypatch: pytest.MonkeyPatch) -> None:
    """Most of a log may be chat; an undo goes back behind what was read."""
    id = ann.post("/api/tables", {**TABLE, "start": True}).json()["table"]["id"]
    store, read_after = ann.server.services.store, list[int]()
    usual = store.read

    async def read(stream: str, after: int = 0) -> list[Entry]:
        read_after.append(after)
        return await usual(stream, after)

    monkeypatch.setattr(store, "read", read)
    path = f"/api/tables/{id}"
    for number, count in enumerate((5, 6, 6, 5, 6)):
        if number in (1, 4):
            ann.post(path, {"do": "move", "id": f"m{number}", "move": "bid 1", "at": number})
        elif number == 2:
            ann.post(path, {"do": "say", "id": "s", "seat": 0, "text": "Hello"})
        elif number == 3:
            ann.post(path, {"do": "undo", "id": "u", "seat": 0, "at": 3})
        assert ann.get(f"{path}/story").json()["count"] == count
    assert read_after == [0, 1, 2, 3, 4]
