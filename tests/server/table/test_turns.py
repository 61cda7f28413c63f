"""Moves: by whose turn it is, once each, and never half."""

import pytest

from steeple.kernel.errors import IllegalMove, InvalidMove
from steeple.server.protocol.commands import MakeMove, Report, Say
from tests.server.house import House, lived

# Whose turn it is


@lived
async def test_only_the_person_whose_seat_is_to_move_moves(house: House) -> None:
    place = await house.playing("ann bob")
    assert await place.refused("bob", MakeMove, move="bid 1") == "server/not-your-turn"
    assert await place.refused("eve", MakeMove, move="bid 1") == "server/not-yours"
    await place.ask("ann", MakeMove, move="bid 1")
    assert place.to_move == 1
    assert await place.refused("ann", MakeMove, move="bid 2") == "server/not-your-turn"


@lived
async def test_who_has_several_seats_moves_for_each(house: House) -> None:
    place = await house.playing("ann ann")
    await place.ask("ann", MakeMove, move="bid 1")
    await place.ask("ann", MakeMove, move="bid 2")
    assert place.to_move == 1


@lived
async def test_a_person_does_not_move_for_a_bot(house: House) -> None:
    house.hold_bots()
    place = await house.playing("ann greedy")
    await place.move("bid 1")
    assert await place.refused("ann", MakeMove, move="bid 2") == "server/not-your-turn"


@lived
async def test_who_has_not_seen_the_last_move_looks_again(house: House) -> None:
    place = await house.playing("ann bob")
    seen = place.table.seq
    await place.move("bid 1")
    assert await place.refused("bob", MakeMove, move="pass", at=seen) == "server/stale"
    await place.ask("bob", MakeMove, move="pass", at=seen + 1)


@lived
async def test_chat_in_between_makes_nobody_late(house: House) -> None:
    place = await house.playing("ann bob")
    seen = place.table.seq
    await place.ask("bob", Say, seat=1, text="Hurry")
    await place.ask("ann", MakeMove, move="bid 1", at=seen)
    assert place.to_move == 1


@lived
async def test_nothing_is_told_by_a_referee_where_nothing_falls(house: House) -> None:
    place = await house.playing("ann bob")
    assert await place.refused("ann", Report, saw="it stood") == "play/no-report-wanted"
    assert await place.refused("eve", Report, saw="it stood") == "server/not-yours"


@lived
async def test_at_a_real_table_anybody_there_tells_what_happened(house: House, toy: str) -> None:
    place = await house.playing("ann bob", game=toy)
    assert await place.refused("bob", Report, saw="stood") == "play/no-report-wanted"
    await place.move("place")
    assert await place.refused("ann", MakeMove, move="wait") == "play/waiting-for-report"
    assert await place.refused("bob", Report, saw="it flew") == "kernel/not-a-move"
    assert await place.refused("bob", Report, saw="stood", at=2) == "server/stale"
    assert await place.refused("eve", Report, saw="stood") == "server/not-yours"
    await place.ask("bob", Report, saw="stood")
    assert place.to_move == 1


@pytest.mark.parametrize(
    ("move", "error", "code"),
    [
        ("dance", InvalidMove, "kernel/not-a-move"),
        ("build candy99", InvalidMove, "five-towers/no-such-card"),
        ("pass", IllegalMove, "five-towers/starter-must-bid"),
        ("build candy9", IllegalMove, "five-towers/starter-must-bid"),
    ],
)
@lived
async def test_what_is_no_move_now_has_the_reason_of_the_game(
    house: House, move: str, error: type[Exception], code: str
) -> None:
    place = await house.playing("ann bob")
    before = place.table
    with pytest.raises(error) as caught:
        await place.ask("ann", MakeMove, move=move)
    assert getattr(caught.value, "code", None) == code
    assert place.table is before
    assert len(await place.entries()) == before.seq


@lived
async def test_after_the_end_nobody_moves(house: House) -> None:
    place = await house.playing("ann bob")
    await place.play_out()
    assert place.table.status == "over"
    assert await place.refused("ann", MakeMove, move="bid 1") == "play/match-over"
