"""The start: what the host chooses until then, and what is closed from then on."""

from typing import Any

import pytest

from steeple.server.protocol.commands import Change, MakeMove, SetSeat, Sit, Start
from steeple.server.protocol.terms import ClockRules
from tests.server.house import House, lived

# Choosing otherwise


@lived
async def test_what_the_host_leaves_out_stays(house: House) -> None:
    clock = ClockRules("bank", 300, 5)
    place = await house.table("ann bob", title="Ours", clock=clock, away_s=60)
    await place.ask("ann", Change, seats=3)
    await place.ask("ann", Change, options={"bidding": "open"})
    table = place.table
    assert place.picture == "ann bob -"
    assert table.options == {"bidding": "open", "starter": 0}
    assert (table.title, table.clock_rules, table.away_s) == ("Ours", clock, 60)
    await place.ask("ann", Change, title="", clock=None, away_s=None)
    table = place.table
    assert (table.title, table.clock_rules, table.away_s) == ("", None, None)


@lived
async def test_a_seat_with_a_person_is_not_taken_away(house: House) -> None:
    place = await house.table("ann - bob -")
    assert await place.refused("ann", Change, seats=2) == "server/seat-taken"
    await place.ask("ann", Change, seats=3)
    assert place.picture == "ann - bob"


@pytest.mark.parametrize(
    ("chosen", "code"),
    [
        ({"seats": 6}, "kernel/bad-seats"),
        ({"options": {"bidding": "loud"}}, "kernel/bad-option"),
        ({"options": {"starter": -1}}, "kernel/bad-option"),
        ({"options": {"biding": "open"}}, "kernel/unknown-option"),
        ({"clock": ClockRules("move", 1)}, "server/bad-clock"),
        ({"title": "x" * 61}, "server/bad-title"),
    ],
)
@lived
async def test_a_change_that_makes_no_sense_changes_nothing(
    house: House, chosen: dict[str, Any], code: str
) -> None:
    place = await house.table("ann bob")
    assert await place.refused("ann", Change, **chosen) == code


@lived
async def test_a_starter_who_has_no_seat_any_more_is_drawn_by_lot(house: House) -> None:
    place = await house.table("ann bob -", options={"starter": 2})
    await place.ask("ann", Change, seats=2)
    assert place.table.options["starter"] is None


# The start


@lived
async def test_the_start_closes_free_seats_and_keeps_who_begins(house: House) -> None:
    place = await house.table("ann - bob - greedy", options={"starter": 2})
    await place.ask("ann", Start)
    assert (place.picture, place.table.status) == ("ann bob greedy", "playing")
    assert place.to_move == 1
    assert place.table.options["starter"] == 1


@lived
async def test_a_seat_that_is_to_begin_must_be_taken(house: House) -> None:
    place = await house.table("ann bob -", options={"starter": 2})
    assert await place.refused("ann", Start) == "server/free-starter"


@lived
async def test_one_alone_does_not_start(house: House) -> None:
    place = await house.table("ann - -")
    assert await place.refused("ann", Start) == "server/too-few"


@lived
async def test_before_the_start_there_is_nothing_to_move(house: House) -> None:
    place = await house.table("ann bob")
    assert await place.refused("ann", MakeMove, move="bid 1") == "server/not-started"


@lived
async def test_after_the_start_the_table_stays_as_it_is(house: House) -> None:
    place = await house.playing("ann bob")
    invite = place.table.invite
    assert await place.refused("eve", Sit, name="Eve", invite=invite) == "server/already-started"
    assert await place.refused("ann", Sit, name="Anna", seat=0) == "server/already-started"
    assert await place.refused("ann", SetSeat, seat=1) == "server/already-started"
    assert await place.refused("ann", Change, title="Ours") == "server/already-started"
    assert await place.refused("ann", Start) == "server/already-started"


@lived
async def test_a_lobby_that_was_busy_is_the_same_after_a_restart(house: House) -> None:
    place = await house.table("ann -")
    for number in range(70):
        await place.ask("ann", Change, title=f"Try {number}")
    before = place.table
    await house.restart()
    await place.wake()
    assert place.table == before
