"""Chat: short, not too much of it, and only from those one wants to read."""

import pytest

from steeple.server.protocol import wire as w
from steeple.server.protocol.commands import Mute, Say, SetSeat, Start
from steeple.server.table.chat import LINES_IN_A_WHILE, PHRASES
from steeple.server.table.fold import CHAT_LINES
from tests.server.house import START_MS, House, lived
from tests.server.place import Ear, Place


def chat_of(place: Place) -> list[tuple[int, str]]:
    return [(line.seat, line.text or line.phrase) for line in place.table.chat]


async def said_to(ear: Ear) -> list[w.ToldSaid]:
    """What the watcher has read since the last time."""
    updates = await ear.heard(w.Update)
    events = [event for update in updates for event in update.events]
    return [event for event in events if isinstance(event, w.ToldSaid)]


@lived
async def test_a_text_is_cleaned_kept_and_told(house: House) -> None:
    place = await house.table("ann bob")
    ear = await place.watch("eve")
    await place.ask("bob", Say, seat=1, text="  Good\u202e   luck\n")
    assert chat_of(place) == [(1, "Good luck")]
    assert await said_to(ear) == [w.ToldSaid(1, "Good luck", "", START_MS)]
    [line] = (await (await place.watch("kim")).state()).chat
    assert line == w.ChatFacts(place.table.seq, START_MS, 1, "Good luck", "")


@lived
async def test_a_phrase_is_told_by_its_name(house: House) -> None:
    place = await house.playing("ann bob")
    ear = await place.watch("eve")
    await place.ask("ann", Say, seat=0, phrase="well-built")
    assert await said_to(ear) == [w.ToldSaid(0, "", "well-built", START_MS)]
    assert await place.refused("ann", Say, seat=0, phrase="shout") == "server/no-such-phrase"


@pytest.mark.parametrize("phrase", PHRASES)
@lived
async def test_every_phrase_can_be_said(house: House, phrase: str) -> None:
    place = await house.playing("ann bob")
    await place.ask("ann", Say, seat=0, phrase=phrase)
    assert chat_of(place) == [(0, phrase)]


@pytest.mark.parametrize("text", ["", " \n\u200b", "x" * 301, "e\u0301\u0327\u0331" * 2000])
@lived
async def test_a_text_is_neither_empty_nor_too_long(house: House, text: str) -> None:
    place = await house.playing("ann bob")
    assert await place.refused("ann", Say, seat=0, text=text) == "server/bad-chat"


@lived
async def test_only_who_sits_here_speaks_and_for_the_own_seat(house: House) -> None:
    place = await house.playing("ann bob")
    assert await place.refused("eve", Say, seat=0, text="Hi") == "server/not-yours"
    assert await place.refused("ann", Say, seat=1, text="Hi") == "server/not-yours"
    assert await place.refused("ann", Say, seat=2, text="Hi") == "server/no-such-seat"


@lived
async def test_nobody_says_more_than_six_things_in_ten_seconds(house: House) -> None:
    place = await house.playing("ann ann bob")
    for number in range(LINES_IN_A_WHILE):
        await place.ask("ann", Say, seat=number % 2, text="And")
        house.later(1)
    assert await place.refused("ann", Say, seat=0, text="And") == "server/too-fast"
    assert await place.refused("ann", Say, seat=1, phrase="oops") == "server/too-fast"
    await place.ask("bob", Say, seat=2, text="Calm down")
    house.later(4)
    await place.ask("ann", Say, seat=0, text="And")
    assert await place.refused("ann", Say, seat=0, text="And") == "server/too-fast"


@lived
async def test_the_last_lines_are_kept(house: House) -> None:
    place = await house.playing("ann bob")
    for number in range(CHAT_LINES + 3):
        house.later(10)
        await place.ask("ann", Say, seat=0, text=f"{number}")
    assert chat_of(place) == [(0, f"{number}") for number in range(3, CHAT_LINES + 3)]


# Not wanting to read somebody


@lived
async def test_who_is_muted_is_hidden_from_that_person_only(house: House) -> None:
    place = await house.playing("ann bob eve")
    ann, eve = await place.watch("ann"), await place.watch("eve")
    await place.ask("bob", Say, seat=1, text="Before")
    await place.ask("ann", Mute, seat=1, is_muted=True)
    await place.ask("bob", Say, seat=1, text="After")
    await place.ask("eve", Say, seat=2, text="Quiet")
    assert [line.text for line in await said_to(ann)] == ["Before", "Quiet"]
    assert [line.text for line in await said_to(eve)] == ["Before", "After", "Quiet"]
    state = await (await place.watch("ann")).state()
    assert [line.text for line in state.chat] == ["Quiet"]
    assert state.table.you.muted == [1]
    state = await (await place.watch("eve")).state()
    assert [line.text for line in state.chat] == ["Before", "After", "Quiet"]
    assert state.table.you.muted == []


@lived
async def test_nobody_else_is_told_who_is_muted(house: House) -> None:
    place = await house.playing("ann bob")
    ann, bob = await place.watch("ann"), await place.watch("bob")
    await ann.hear()
    await bob.hear()
    await place.ask("ann", Mute, seat=1, is_muted=True)
    [told_ann], [told_bob] = await ann.heard(w.Update), await bob.heard(w.Update)
    assert isinstance(told_ann.table, w.TableFacts)
    assert told_ann.table.you.muted == [1]
    assert told_bob == w.Update(place.table.seq, [])


@lived
async def test_who_is_read_again_was_never_gone(house: House) -> None:
    place = await house.playing("ann bob")
    await place.ask("ann", Mute, seat=1, is_muted=True)
    await place.ask("bob", Say, seat=1, text="Hello?")
    await place.ask("ann", Mute, seat=1, is_muted=False)
    [line] = (await (await place.watch("ann")).state()).chat
    assert line.text == "Hello?"


@lived
async def test_only_who_sits_here_mutes(house: House) -> None:
    place = await house.playing("ann bob")
    assert await place.refused("eve", Mute, seat=1, is_muted=True) == "server/not-yours"
    assert await place.refused("ann", Mute, seat=2, is_muted=True) == "server/no-such-seat"


@lived
async def test_what_was_said_stays_with_who_said_it_when_free_seats_go(house: House) -> None:
    place = await house.table("ann bob eve kim")
    for seat, name in enumerate(("ann", "bob", "eve", "kim")):
        await place.ask(name, Say, seat=seat, text=f"I am {name}")
    await place.ask("ann", Mute, seat=2, is_muted=True)
    await place.ask("kim", Mute, seat=1, is_muted=True)
    await place.ask("ann", SetSeat, seat=1)
    watching = await place.watch("zoe")
    await watching.hear()
    await place.ask("ann", Start)
    assert place.picture == "ann eve kim"
    assert chat_of(place) == [(0, "I am ann"), (1, "I am eve"), (2, "I am kim")]
    state = await (await place.watch("ann")).state()
    assert [line.text for line in state.chat] == ["I am ann", "I am kim"]
    assert (await (await place.watch("kim")).state()).table.you.muted == []
    assert [line.seat for line in (await watching.state()).chat] == [0, 1, 2]
