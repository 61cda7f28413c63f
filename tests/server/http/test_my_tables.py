"""Opening a table, and the list of one's own."""

from collections.abc import Iterator
from typing import Any

import pytest

from steeple.server.protocol.commands import MakeMove, SetSeat, Start
from tests.server.door import Door, at_the_door
from tests.server.house import House, lived
from tests.server.place import guest

ME = {"kind": "me", "name": "Ann"}
BOT = {"kind": "bot", "bot": "greedy"}
FREE = {"kind": "free"}


@pytest.fixture(scope="module")
def ann(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Door]:
    with at_the_door(tmp_path_factory.mktemp("tables")) as door:
        yield door


def opened(door: Door, *seats: dict[str, Any], **more: Any) -> Any:
    return door.post("/api/tables", {"game": "five-towers", "seats": seats, **more}).json()


def test_bots_are_given_names_or_have_the_wished_one(ann: Door) -> None:
    table = opened(ann, ME, BOT, {**BOT, "name": " Old\tOwl "}, BOT)["table"]
    assert [seat["name"] for seat in table["seats"]] == ["Ann", "Gargoyle", "Old Owl", "Mason"]
    refused = opened(ann, ME, {**BOT, "name": "\u200b"})
    assert refused["error"]["code"] == "server/bad-name"
    refused = opened(ann, ME, {**BOT, "bot": "deep"})
    assert refused["error"]["code"] == "kernel/unknown-bot"


def test_the_link_has_the_invitation(ann: Door) -> None:
    given = opened(ann, ME, FREE)
    invite = given["table"]["you"]["invite"]
    assert given["invite_url"] == f"http://127.0.0.1/join/{invite}"
    found = ann.another().get(f"/api/invites/{invite.replace('-', ' ').title()}")
    assert found.json()["table"]["id"] == given["table"]["id"]


def test_a_table_in_the_list_tells_who_sits_where_and_whose_turn_it_is(ann: Door) -> None:
    bob = ann.another()
    opened(bob, {**ME, "name": "Bob"}, FREE, BOT, title="Waiting")
    opened(
        bob,
        {**ME, "name": "Bob"},
        BOT,
        {**ME, "name": "Bea"},
        start=True,
        options={"starter": 2},
    )
    playing, waiting = bob.get("/api/me/tables").json()
    for table in (playing, waiting):
        assert len(table.pop("id")) == 14
        assert table.pop("changed_ms") > 0
        assert table.pop("game") == "five-towers"
    assert waiting == {
        "title": "Waiting",
        "status": "open",
        "names": ["Bob", "", "Gargoyle"],
        "kinds": ["person", "free", "bot"],
        "you": [0],
        "to_move": None,
        "is_my_turn": False,
        "result": None,
        "is_damaged": False,
    }
    assert playing == {
        "title": "",
        "status": "playing",
        "names": ["Bob", "Gargoyle", "Bea"],
        "kinds": ["person", "bot", "person"],
        "you": [0, 2],
        "to_move": 2,
        "is_my_turn": True,
        "result": None,
        "is_damaged": False,
    }


def test_a_table_that_is_over_tells_its_result(ann: Door) -> None:
    bob = ann.another()
    table = opened(bob, {**ME, "name": "Bob"}, {**ME, "name": "Bea"}, start=True)["table"]["id"]
    number = 0
    while (legal := bob.get(f"/api/tables/{table}/legal").json())["moves"]:
        number += 1
        move = {"do": "move", "id": f"m{number}", "at": legal["at"], "move": legal["moves"][-1]}
        bob.post(f"/api/tables/{table}", move)
    state = bob.get(f"/api/tables/{table}").json()
    [summary] = bob.get("/api/me/tables").json()
    assert summary["status"] == "over"
    assert summary["result"] == state["table"]["result"]
    assert (summary["to_move"], summary["is_my_turn"]) == (None, False)


@lived
async def test_whose_turn_it_is_not_is_told_the_name_of_the_bot(house: House) -> None:
    place = await house.table("ann -", options={"starter": 1})
    await place.ask("ann", SetSeat, seat=1, bot="greedy")
    house.hold_bots()
    await place.ask("ann", Start)
    with pytest.raises(Exception, match="Gargoyle"):
        await place.ask("ann", MakeMove, move="bid 1")
    assert place.table.seats_of(guest("ann")) == [0]
    house.free_bots()
