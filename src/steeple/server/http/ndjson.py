"""Newline-delimited JSON for programs: the same messages as over the WebSocket, one a line."""

from collections.abc import AsyncIterator

from starlette.responses import StreamingResponse

from steeple.server.http.call import Call
from steeple.server.live.reader import Reader
from steeple.server.live.room import Room
from steeple.server.live.watcher import Watcher

CONTENT_TYPE = "application/x-ndjson"


async def table_stream(call: Call) -> StreamingResponse:
    """Everything that happens at a table, from now on or `?after=` an entry."""
    room = await call.server.hub.room(call.path("id"))
    room.check_reader(call.guest)
    seat, since = call.number("seat"), call.number("after")
    watcher = Watcher(Reader(call.guest, None), call.language, bool(call.number("choices")))
    call.server.check_connection(call.guest, call.address)
    happenings = _happenings(call, room, watcher, seat, since)
    return StreamingResponse(happenings, media_type=CONTENT_TYPE)


async def _happenings(
    call: Call, room: Room, watcher: Watcher, seat: int | None, since: int | None
) -> AsyncIterator[bytes]:
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
    news = call.server.services.news
    watcher = Watcher(Reader(call.guest, None), call.language)
    with call.server.connection(call.guest, call.address):
        try:
            news.add(watcher)
            for table in await call.server.hub.tables_of(call.guest, is_running=True):
                news.remind(watcher, table)
            async for lines in _lines(watcher):
                yield lines
        finally:
            news.remove(watcher)
            watcher.close()


async def _lines(watcher: Watcher) -> AsyncIterator[bytes]:
    while messages := await watcher.take():
        yield b"".join(message + b"\n" for message in messages)
