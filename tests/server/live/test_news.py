"""News about all of one's tables: whose turn has come, what is over."""

import msgspec

from steeple.server.live.reader import Reader
from steeple.server.live.watcher import Watcher
from steeple.server.protocol import wire as w
from steeple.server.protocol.commands import Say
from tests.server.house import House, lived
from tests.server.place import guest

_decode = msgspec.json.Decoder(w.AnyNews).decode


def listening(house: House, who: str) -> Watcher:
    watcher = Watcher(Reader(guest(who), None), "en")
    house.services.news.add(watcher)
    return watcher


async def news(watcher: Watcher) -> list[w.AnyNews]:
    """What has come since the last time."""
    mark = w.encode(w.Beat(0))
    watcher.put(mark)
    return [_decode(message) for message in await watcher.take() if message != mark]


@lived
async def test_who_is_to_move_is_told_at_which_table(house: House) -> None:
    ann, bob = listening(house, "ann"), listening(house, "bob")
    one = await house.playing("ann bob")
    other = await house.playing("bob ann")
    assert await news(ann) == [w.Turn(one.id, 0, 2)]
    assert await news(bob) == [w.Turn(other.id, 0, 2)]
    await one.move("bid 1")
    assert (await news(ann), await news(bob)) == ([], [w.Turn(one.id, 1, 3)])


@lived
async def test_chat_is_no_news(house: House) -> None:
    place = await house.playing("ann bob")
    ann = listening(house, "ann")
    await place.ask("bob", Say, seat=1, text="Hello")
    assert await news(ann) == []


@lived
async def test_who_comes_is_reminded(house: House) -> None:
    place = await house.playing("ann bob")
    lobby = await house.table("ann bob")
    ann, bob = listening(house, "ann"), listening(house, "bob")
    for watcher in (ann, bob):
        for table in (place.table, lobby.table):
            house.services.news.remind(watcher, table)
    assert (await news(ann), await news(bob)) == ([w.Turn(place.id, 0, 2)], [])


@lived
async def test_everybody_who_played_is_told_the_end_once(house: House) -> None:
    place = await house.playing("ann bob ann random")
    people = [listening(house, who) for who in ("ann", "bob", "eve")]
    while place.table.status == "playing":
        await place.move()
        await house.settle()
    last = [(await news(watcher))[-1:] for watcher in people]
    assert last == [[w.Over(place.id)], [w.Over(place.id)], []]


@lived
async def test_who_listens_no_more_is_told_nothing(house: House) -> None:
    gone, still = listening(house, "ann"), listening(house, "ann")
    house.services.news.remove(gone)
    await house.playing("ann bob")
    assert (await news(gone), len(await news(still))) == ([], 1)
    house.services.news.remove(still)
    await house.playing("ann bob")
    assert await news(still) == []


@lived
async def test_at_the_end_of_the_server_everybody_is_sent_away(house: House) -> None:
    ann = listening(house, "ann")
    house.services.news.close()
    assert [type(message) for message in await news(ann)] == [w.Closing]
    assert ann.is_closed
