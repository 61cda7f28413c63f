"""What a person can choose, through that person's own seats only."""

import pytest

from steeple.kernel.errors import InvalidMove
from steeple.server.errors import Refused
from steeple.server.live.choices import choices_of
from steeple.server.table.table import Table
from tests.server.house import House, lived
from tests.server.place import guest


def seat_of(table: Table, who: str, wished: int | None = None) -> int | None:
    """The seat that somebody is told the choices of."""
    return choices_of(table, guest(who), wished, "").seat


@lived
async def test_choices_are_those_of_ones_own_seat(house: House) -> None:
    place = await house.playing("ann bob")
    assert [seat_of(place.table, who, 0) for who in ("ann", "bob", "eve")] == [0, 1, None]
    bob = choices_of(place.table, guest("bob"), None, "")
    assert (bob.choices["is_turn"], bob.choices["numbers"]) == (False, [])
    assert bob.at == place.table.play_seq
    assert choices_of(place.table, guest("eve"), None, "").choices == {"kind": "none"}


@lived
async def test_of_several_own_seats_it_is_the_wished_one_or_the_one_to_move(house: House) -> None:
    place = await house.playing("ann ann")
    await place.move("bid 1")
    assert place.to_move == 1
    assert seat_of(place.table, "ann") == 1
    assert seat_of(place.table, "ann", 0) == 0


@lived
async def test_what_is_no_plan_is_refused_and_there_is_none_before_the_start(house: House) -> None:
    table = (await house.table("ann bob")).table
    with pytest.raises(Refused) as caught:
        choices_of(table, guest("ann"), None, "")
    assert caught.value.code == "server/not-started"
    table = (await house.playing("ann bob")).table
    with pytest.raises(InvalidMove):
        choices_of(table, guest("ann"), None, "fly")


@lived
async def test_choices_of_a_game_with_secrets_are_of_one_seat(house: House, toy: str) -> None:
    place = await house.playing("ann bob", game="toy")
    own = place.course.progress.state.hands[0]
    found = choices_of(place.table, guest("ann"), None, "")
    assert found.choices == {"kind": "place", "hand": own}
    assert choices_of(place.table, guest("bob"), 0, "").choices == {"kind": "none"}
