"""Before the start: seats, people, bots, options."""

from typing import Any

import pytest

from steeple.kernel.bots import NAMES
from steeple.kernel.errors import InvalidSetup
from steeple.server.errors import Refused
from steeple.server.live.projection import facts
from steeple.server.protocol.commands import Change, Renew, SetSeat, Sit, Stand, Start
from steeple.server.protocol.terms import ClockRules
from steeple.server.table.decision import name_of
from steeple.server.table.events import decode_entry
from steeple.server.table.fold import after
from tests.server.house import House, lived
from tests.server.place import guest

# Opening


@lived
async def test_a_table_opens_with_people_bots_and_free_seats(house: House) -> None:
    place = await house.table("ann - greedy", title="  After\tdinner ")
    assert place.picture == "ann - greedy"
    assert (place.table.status, place.table.host) == ("open", guest("ann"))
    assert place.table.title == "After dinner"
    assert place.table.options == {"bidding": "checked", "starter": 0}


@pytest.mark.parametrize(
    ("chosen", "code"),
    [
        ({"game": "chess"}, "kernel/unknown-game"),
        ({"picture": "ann"}, "kernel/bad-seats"),
        ({"options": {"bidding": "loud"}}, "kernel/bad-option"),
        ({"referee": "physics"}, "play/no-such-referee"),
        ({"title": "x" * 61}, "server/bad-title"),
        ({"clock": ClockRules("move", 4)}, "server/bad-clock"),
        ({"clock": ClockRules("move", 10, increment=1)}, "server/bad-clock"),
        ({"clock": ClockRules("bank", 60, increment=-1)}, "server/bad-clock"),
        ({"clock": ClockRules("bank", 31 * 24 * 3600)}, "server/bad-clock"),
    ],
)
@lived
async def test_a_table_that_makes_no_sense_is_not_opened(
    house: House, chosen: dict[str, Any], code: str
) -> None:
    with pytest.raises((Refused, InvalidSetup)) as caught:
        await house.table(**{"picture": "ann bob", **chosen})
    assert caught.value.code == code
    assert len(house.hub) == 0


@lived
async def test_a_table_is_found_by_its_id_and_by_its_invitation(house: House) -> None:
    place = await house.table("ann -")
    assert (await house.hub.room_of_invite(place.table.invite)) is place.room
    for looked_up in (house.hub.room("nowhere"), house.hub.room_of_invite("nobody")):
        with pytest.raises(Refused) as caught:
            await looked_up
        assert caught.value.code == "server/no-such-table"


# Taking a seat


@lived
async def test_who_knows_the_invitation_takes_the_first_free_seat(house: House) -> None:
    place = await house.table("ann - -")
    await place.ask("bob", Sit, name="Bob", invite=place.table.invite)
    assert place.picture == "ann bob -"


@pytest.mark.parametrize("invite", ["", "guessed", "é"])
@lived
async def test_without_the_invitation_nobody_sits(house: House, invite: str) -> None:
    place = await house.table("ann -")
    assert await place.refused("bob", Sit, name="Bob", invite=invite) == "server/not-invited"


@lived
async def test_who_sits_here_needs_no_invitation_for_another_seat(house: House) -> None:
    place = await house.table("ann bob - -")
    await place.ask("bob", Sit, name="Bea")
    await place.ask("ann", Sit, name="Abe", seat=3)
    assert place.picture == "ann bob bea abe"
    assert place.table.seats_of(guest("bob")) == [1, 2]


@lived
async def test_a_seat_is_for_one(house: House) -> None:
    place = await house.table("ann bob greedy")
    invite = place.table.invite
    for seat in (0, 2):
        sit = {"name": "Bob", "seat": seat, "invite": invite}
        assert await place.refused("bob", Sit, **sit) == "server/seat-taken"
    assert await place.refused("eve", Sit, name="Eve", invite=invite) == "server/table-full"
    assert await place.refused("bob", Sit, name="Bob", seat=3) == "server/no-such-seat"


@lived
async def test_sitting_down_again_changes_ones_name_and_colour(house: House) -> None:
    place = await house.table("ann bob")
    await place.ask("bob", Sit, name="Robert", seat=1, colour="sky", seed="mine")
    assert place.picture == "ann robert"
    assert (place.table.seats[1].colour, place.table.seats[1].seed) == ("sky", "mine")
    await place.ask("bob", Sit, name="Bob", seat=1)
    assert (place.picture, place.table.seats[1].colour) == ("ann bob", "sky")


@pytest.mark.parametrize("name", ["", " \u200b ", "x" * 33])
@lived
async def test_a_name_can_be_read(house: House, name: str) -> None:
    place = await house.table("ann -")
    assert await place.refused("ann", Sit, name=name) == "server/bad-name"


@lived
async def test_no_two_seats_have_the_same_colour(house: House) -> None:
    place = await house.table("ann - - -")
    await place.ask("ann", Sit, name="Bob", seat=2, colour="slate")
    await place.ask("ann", Sit, name="Eve", seat=1)
    await place.ask("ann", Sit, name="Kim", seat=3)
    assert [seat.colour for seat in place.table.seats] == ["brick", "straw", "slate", "plum"]
    for colour in ("brick", "pink"):
        sit = {"name": "Bob", "seat": 2, "colour": colour}
        assert await place.refused("ann", Sit, **sit) == "server/bad-colour"
    await place.ask("ann", Sit, name="Bob", seat=2, colour="slate")


# Leaving, and the host


@lived
async def test_who_stands_up_frees_the_seat(house: House) -> None:
    place = await house.table("ann bob")
    await place.ask("bob", Stand, seat=1)
    assert (place.picture, place.table.host) == ("ann -", guest("ann"))
    for who, seat in (("bob", 1), ("ann", 1), ("bob", 0)):
        assert await place.refused(who, Stand, seat=seat) == "server/not-yours"


@lived
async def test_a_host_who_leaves_passes_the_host_on(house: House) -> None:
    place = await house.table("ann bob ann -")
    await place.ask("ann", Stand, seat=0)
    assert place.table.host == guest("ann")
    await place.ask("ann", Stand, seat=2)
    assert (place.picture, place.table.host) == ("- bob - -", guest("bob"))
    assert await place.refused("ann", Start) == "server/not-host"
    await place.ask("bob", Stand, seat=1)
    assert place.table.host == guest("bob")


@lived
async def test_the_host_gives_seats_to_bots_and_frees_them(house: House) -> None:
    place = await house.table("ann bob -")
    await place.ask("ann", SetSeat, seat=2, bot="greedy")
    assert place.picture == "ann bob greedy"
    await place.ask("ann", SetSeat, seat=2, bot="random")
    assert place.picture == "ann bob random"
    await place.ask("ann", SetSeat, seat=2)
    await place.ask("ann", SetSeat, seat=1)
    assert place.picture == "ann - -"
    seq = place.table.seq
    assert await place.ask("ann", SetSeat, seat=1) == seq
    assert await place.refused("ann", SetSeat, seat=0, bot="greedy") == "server/seat-taken"
    assert await place.refused("ann", SetSeat, seat=1, bot="deep") == "kernel/unknown-bot"
    assert await place.refused("ann", SetSeat, seat=3) == "server/no-such-seat"


@lived
async def test_a_renewed_invitation_takes_the_place_of_the_old_one(house: House) -> None:
    place = await house.table("ann - -")
    old = place.table.invite
    assert await place.refused("bob", Renew) == "server/not-host"
    await place.ask("ann", Renew)
    new = place.table.invite
    assert new != old
    assert facts(place.table, guest("ann")).you.invite == new
    assert await place.refused("bob", Sit, name="Bob", invite=old) == "server/not-invited"
    with pytest.raises(Refused):
        await house.hub.room_of_invite(old)
    await place.ask("bob", Sit, name="Bob", invite=new)
    assert (await house.hub.room_of_invite(new)).table.id == place.id
    await place.ask("ann", Start)
    assert await place.refused("ann", Renew) == "server/already-started"


@lived
async def test_who_is_put_out_stays_out_until_invited_again(house: House) -> None:
    place = await house.table("ann bob - greedy")
    old = place.table.invite
    await place.ask("ann", SetSeat, seat=3)
    assert place.table.invite == old, "a bot has no invitation"
    await place.ask("ann", SetSeat, seat=1)
    assert place.picture == "ann - - -"
    await house.restart()
    for who in ("bob", "a stranger with another cookie"):
        assert await place.refused(who, Sit, name="Bob", invite=old) == "server/not-invited"
    assert not facts(place.table, guest("bob")).you.invite
    await place.ask("bob", Sit, name="Bob", invite=place.table.invite)
    assert place.picture == "ann bob - -"


@lived
async def test_who_stands_up_may_sit_down_again(house: House) -> None:
    place = await house.table("ann bob")
    invite = place.table.invite
    await place.ask("bob", Stand, seat=1)
    await place.ask("bob", Sit, name="Bob", invite=invite)
    await place.ask("ann", SetSeat, seat=0)
    assert (place.picture, place.table.invite) == ("- bob", invite)


@lived
async def test_a_bot_has_a_name_that_nobody_else_at_the_table_has(house: House) -> None:
    place = await house.table("ann - - -")
    await place.ask("ann", Sit, name="Gargoyle", seat=0)
    for seat in (1, 2, 3):
        await place.ask("ann", SetSeat, seat=seat, bot="greedy")
    assert [seat.name for seat in place.table.seats] == ["Gargoyle", "Mason", "Pigeon", NAMES[3]]
    await place.ask("ann", SetSeat, seat=1, bot="random")
    assert (place.table.seats[1].name, place.table.seats[1].bot) == ("Mason", "random")
    await place.ask("ann", SetSeat, seat=1)
    await place.ask("ann", Change, seats=5)
    await place.ask("ann", SetSeat, seat=4, bot="greedy")
    assert place.table.seats[4].name == "Mason"
    assert facts(place.table, guest("ann")).seats[4].name == "Mason"


@lived
async def test_a_bot_from_before_they_had_names_goes_by_its_strength(house: House) -> None:
    old = decode_entry(b'{"at_ms": 1, "events": [{"kind": "bot-sat", "seat": 1, "bot": "greedy"}]}')
    place = await house.table("ann -")
    table = after(place.table, place.table.seq + 1, old)
    assert (table.seats[1].kind, table.seats[1].name, name_of(table, 1)) == ("bot", "", "greedy")


@lived
async def test_only_the_host_sees_to_the_table(house: House) -> None:
    place = await house.table("ann bob -")
    for who in ("bob", "eve"):
        assert await place.refused(who, SetSeat, seat=2, bot="greedy") == "server/not-host"
        assert await place.refused(who, SetSeat, seat=0) == "server/not-host"
        assert await place.refused(who, Change, title="Ours") == "server/not-host"
        assert await place.refused(who, Start) == "server/not-host"
