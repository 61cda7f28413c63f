"""Newline-delimited JSON for programs: the same messages as over the WebSocket, one a line."""

from collections.abc import AsyncIterator

from starlette.responses import StreamingResponse

from steeple.server.call import Call, address_of
from steeple.server.room import Room
from steeple.server.told import Reader
from steeple.server.watcher import Watcher

CONTENT_TYPE = "application/x-ndjson"


async def table_stream(call: Call) -> StreamingResponse:
    """Everything that happens at a table, from now on or `?after=` an entry."""
    room = await call.server.hub.room(call.path("id"))
    seat, since = call.number("seat"), call.number("after")
    _count(call)
    watcher = Watcher(Reader(call.guest, None), call.language)
    return StreamingResponse(_lines(call, room, watcher, seat, since), media_type=CONTENT_TYPE)


async def _lines(
    call: Call, room: Room, watcher: Watcher, seat: int | None, since: int | None
) -> AsyncIterator[bytes]:
    try:
        await room.watch(watcher, seat, since)
        while messages := await watcher.take():
            yield b"".join(message + b"\n" for message in messages)
    finally:
        room.unwatch(watcher)
        watcher.close()
        _uncount(call)


async def news_stream(call: Call) -> StreamingResponse:
    """When it is the guest's turn, at any table."""
    _count(call)
    watcher = Watcher(Reader(call.guest, None), call.language)
    return StreamingResponse(_news(call, watcher), media_type=CONTENT_TYPE)


async def _news(call: Call, watcher: Watcher) -> AsyncIterator[bytes]:
    inboxes = call.server.services.inboxes
    try:
        inboxes.add(watcher)
        rows = await call.server.services.store.tables_of(call.guest)
        for row in rows:
            if row.status == "playing":
                inboxes.remind(watcher, (await call.server.hub.room(row.id)).table)
        while messages := await watcher.take():
            yield b"".join(message + b"\n" for message in messages)
    finally:
        inboxes.remove(watcher)
        watcher.close()
        _uncount(call)


def _count(call: Call) -> None:
    server, address = call.server, address_of(call.request)
    server.sockets_of_guest.add(call.guest)
    try:
        server.sockets_of_address.add(address)
    except BaseException:
        server.sockets_of_guest.remove(call.guest)
        raise


def _uncount(call: Call) -> None:
    call.server.sockets_of_guest.remove(call.guest)
    call.server.sockets_of_address.remove(address_of(call.request))
