"""A table that can't be read is put aside; all others go on."""

import pytest

from steeple.server.protocol.commands import Say, Undo
from steeple.server.store.interface import Damaged
from steeple.server.table.table import Table
from tests.server.house import House, lived
from tests.server.place import Place, guest
from tests.server.store.place import spoil

SPOILT = [
    "UPDATE entries SET data = 'nonsense' WHERE stream = ? AND seq = 2",
    "UPDATE entries SET data = 'nonsense', checksum = NULL WHERE stream = ? AND seq = 2",
    "UPDATE entries SET data = '{}', checksum = NULL WHERE stream = ? AND seq = 2",
    "DELETE FROM entries WHERE stream = ? AND seq = 2",
    # A move that is none.
    "UPDATE entries SET checksum = NULL, data = replace(data, 'bid 1', 'fly 1') "
    "WHERE stream = ? AND CAST(data AS TEXT) LIKE '%bid 1%'",
]


async def refusal(house: House, place: Place) -> str:
    with pytest.raises(Damaged) as caught:
        await house.hub.room(place.id)
    return caught.value.code


@pytest.mark.parametrize("statement", SPOILT)
@lived
async def test_the_others_wake_and_are_listed(house: House, statement: str) -> None:
    house.hold_bots()
    places = [await house.playing("ann greedy", away_s=60) for _ in range(5)]
    for place in places:
        await place.move("bid 1")
    spoil(house.path, statement, places[2].id)
    await house.restart()
    await house.hub.wake_all()
    assert len(house.hub) == 4
    assert house.hub.damaged == 1
    found = await house.hub.tables_of(guest("ann"))
    assert {table.id for table in found} == {place.id for place in places} - {places[2].id}
    assert await refusal(house, places[2]) == "server/damaged"
    assert house.lines.getvalue().count('"table-damaged"') == 1
    assert places[2].id in house.lines.getvalue()


async def long(house: House) -> tuple[Place, Table]:
    """A table with a snapshot, and more behind it."""
    place = await house.playing("ann bob")
    await place.move("bid 1")
    for _ in range(70):
        house.later(2)
        await place.ask("ann", Say, seat=0, phrase="hello")
    return place, place.table


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE snapshots SET data = 'nonsense' WHERE stream = ?",
        "UPDATE snapshots SET data = '[1, 2]', checksum = NULL WHERE stream = ?",
    ],
)
@lived
async def test_instead_of_a_damaged_snapshot_the_log_is_read(house: House, statement: str) -> None:
    place, before = await long(house)
    spoil(house.path, statement, place.id)
    await house.restart()
    await place.wake()
    assert place.table == before
    assert "snapshot-damaged" in house.lines.getvalue()
    assert house.hub.damaged == 0


@lived
async def test_a_log_that_ends_before_its_snapshot_is_damaged(house: House) -> None:
    place, _ = await long(house)
    spoil(house.path, "DELETE FROM entries WHERE stream = ? AND seq > 60", place.id)
    await house.restart()
    assert await refusal(house, place) == "server/damaged"


@lived
async def test_play_goes_on_from_a_snapshot_but_what_is_before_it_can_not_be_told(
    house: House,
) -> None:
    place, _ = await long(house)
    spoil(house.path, SPOILT[0], place.id)
    await house.restart()
    await place.wake()
    await place.move("pass")
    with pytest.raises(Damaged):
        await place.room.line()
    await house.restart()
    assert await place.refused("bob", Undo, seat=1) in ("server/damaged", "server/nothing-to-undo")
