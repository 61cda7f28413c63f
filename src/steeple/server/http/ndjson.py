"""Newline-delimited JSON for programs: the same messages as over the WebSocket, one a line."""

from collections.abc import AsyncIterator

from starlette.responses import StreamingResponse

from steeple.server.call import Call
from steeple.server.room import Room
from steeple.server.told import Reader
from steeple.server.watcher import Watcher

CONTENT_TYPE = "application/x-ndjson"


async def table_stream(call: Call) -> StreamingResponse:
    """Everything that happens at a table, from now on or `?after=` an entry."""
    room = await call.server.hub.room(call.path("id"))
    seat, since = call.number("seat"), call.number("after")
    call.server.check_connection(call.guest, call.address)
    return StreamingResponse(_happenings(call, room, seat, since), media_type=CONTENT_TYPE)


async def _happenings(
    call: Call, room: Room, seat: int | None, since: int | None
) -> AsyncIterator[bytes]:
    watcher = Watcher(Reader(call.guest, None), call.language)
    with call.server.connection(call.guest, call.address):
        try:
            await room.watch(watcher, seat, since)
            async for lines in _lines(watcher):
                yield lines
        finally:
            room.unwatch(watcher)
            watcher.close()


async def news_stream(call: Call) -> StreamingResponse:
    """When it is the guest's turn, at any table."""
    call.server.check_connection(call.guest, call.address)
    return StreamingResponse(_news(call), media_type=CONTENT_TYPE)


async def _news(call: Call) -> AsyncIterator[bytes]:
    inboxes = call.server.services.inboxes
    watcher = Watcher(Reader(call.guest, None), call.language)
    with call.server.connection(call.guest, call.address):
        try:
            inboxes.add(watcher)
            for row in await call.server.services.store.tables_of(call.guest):
                if row.status == "playing":
                    inboxes.remind(watcher, (await call.server.hub.room(row.id)).table)
            async for lines in _lines(watcher):
                yield lines
        finally:
            inboxes.remove(watcher)
            watcher.close()


async def _lines(watcher: Watcher) -> AsyncIterator[bytes]:
    while messages := await watcher.take():
        yield b"".join(message + b"\n" for message in messages)
