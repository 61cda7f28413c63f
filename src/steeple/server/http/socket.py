"""Play over a WebSocket: commands in, everything that happens out.

A command is a frame of its own. A frame from the server holds one message or several, one a line.
"""

import asyncio
import time

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from steeple.kernel.errors import SteepleError
from steeple.server.errors import Refused
from steeple.server.http.call import address_of, decoded, guest_of, language_of, number_of
from steeple.server.http.guard import check_protocol
from steeple.server.http.server import Server
from steeple.server.live.audience import RETRY_MS
from steeple.server.live.choices import choices_of, legal_of, preview_of
from steeple.server.live.reader import Reader
from steeple.server.live.room import Room
from steeple.server.live.watcher import Watcher
from steeple.server.protocol import wire as w
from steeple.server.protocol.client_messages import (
    AskChoices,
    AskLegal,
    AskPreview,
    Carried,
    ClientMessage,
    Echo,
    Look,
)
from steeple.server.protocol.commands import AnyCommand

MOST_LAG_MS = 1000
REFUSED = 4000
"""The close code after a refusal that ends the connection; the refusal says why."""
RETURN = 4001
"""The close code that means: reconnect at once, nothing is lost."""


async def play(server: Server, socket: WebSocket) -> None:
    """Serve a connection from its beginning to its end."""
    language = language_of(socket.headers, socket.query_params)
    address = address_of(socket)
    try:
        server.gate.check(address)
        server.requests_of_address.take(address)
        server.guard.check_host(socket.headers)
        server.guard.check_origin(socket.headers)
        check_protocol(socket.headers, socket.query_params)
        guest = guest_of(server, socket)
    except Refused as refused:
        await _turn_away(server, socket, refused, language)
        return
    headers: list[tuple[bytes, bytes]] = []
    if guest is None:
        guest = server.guests.new_id()
        is_secure = server.settings.base_url.startswith("https:")
        headers.append((b"set-cookie", server.guests.set_cookie(guest, is_secure).encode()))
    try:
        with server.connection(guest, address):
            await socket.accept(headers=headers)
            room = await server.hub.room(str(socket.path_params["id"]))
            room.check_reader(guest)
            wished = number_of(socket.query_params, "seat")
            since = number_of(socket.query_params, "after")
            wants_choices = bool(number_of(socket.query_params, "choices"))
            watcher = Watcher(Reader(guest, None), language, wants_choices)
            connection = _Connection(server, socket, room, watcher)
            await connection.live(wished, since)
    except Refused as refused:
        await _turn_away(server, socket, refused, language)
    except WebSocketDisconnect:
        pass


async def _turn_away(
    server: Server, socket: WebSocket, refused: SteepleError, language: str
) -> None:
    """Say why, and close; a browser only reads what comes after the handshake."""
    try:
        if server.has_refused(refused, address_of(socket)):
            if socket.application_state.name == "CONNECTING":
                await socket.close()
            _cut_off(socket)
            return
        if socket.application_state.name == "CONNECTING":
            await socket.accept()
        error = msgspec.convert(refused.as_json(language), w.ErrorFacts)
        await socket.send_text(w.encode(w.Refusal(None, error)).decode())
        await socket.close(REFUSED)
    except (WebSocketDisconnect, RuntimeError):
        pass


def _cut_off(socket: WebSocket) -> None:
    """End a connection at once: an orderly end would wait for somebody who does not listen."""
    socket.scope["state"]["cut"]()


class _Connection:
    """One open socket."""

    def __init__(self, server: Server, socket: WebSocket, room: Room, watcher: Watcher) -> None:
        self._server = server
        self._socket = socket
        self._address = address_of(socket)
        self._room = room
        self._watcher = watcher
        self._wished: int | None = None
        """The seat that was chosen to look through, if any."""

    async def live(self, wished: int | None, since: int | None) -> None:
        """Exchange messages until either side ends the connection."""
        self._wished = wished
        sending = asyncio.create_task(self._send())
        try:
            await self._room.watch(self._watcher, wished, since)
            await self._receive()
        finally:
            self._room.unwatch(self._watcher)
            self._watcher.close()
            await sending

    async def _send(self) -> None:
        try:
            while messages := await self._watcher.take():
                await self._socket.send_text(b"\n".join(messages).decode())
            if self._watcher.is_slow:
                await self._socket.send_text(w.encode(w.Closing("slow", RETRY_MS)).decode())
            await self._socket.close(RETURN)
        except (WebSocketDisconnect, RuntimeError):
            self._watcher.close()

    async def _receive(self) -> None:
        while True:
            event = await self._socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            if not await self._answer(event.get("text") or event.get("bytes") or b""):
                _cut_off(self._socket)
                return

    async def _answer(self, data: str | bytes) -> bool:
        """Answer a message; whether to go on listening."""
        id = None
        guest = self._watcher.reader.guest
        try:
            self._server.requests_of_address.take(self._address)
            self._server.requests.take(guest)
            message = decoded(data, ClientMessage)
            match message:
                case Look(seat):
                    await self._room.look(self._watcher, seat)
                    self._wished = seat
                case Echo(t):
                    lag_ms = self._server.services.clock() - t
                    self._watcher.lag_ms = max(0, min(MOST_LAG_MS, lag_ms))
                case Carried(piece, pose):
                    self._room.carry(self._watcher, piece, pose)
                case AskLegal():
                    self._watcher.put(w.encode(legal_of(self._room.table, guest)))
                case AskChoices(plan):
                    found = choices_of(self._room.table, guest, self._wished, plan)
                    self._watcher.put(w.encode(found))
                    self._room.trials.want(self._watcher, found)
                case AskPreview(move):
                    seen = preview_of(self._room.table, guest, move)
                    self._watcher.put(w.encode(seen))
                case _:
                    id = message.id
                    await self._do(message)
        except SteepleError as error:
            if self._server.has_refused(error, self._address):
                return False
            facts = msgspec.convert(error.as_json(self._watcher.language), w.ErrorFacts)
            self._watcher.put(w.encode(w.Refusal(id, facts)))
        return True

    async def _do(self, command: AnyCommand) -> None:
        def acknowledge(seq: int) -> None:
            self._watcher.put(w.encode(w.Done(command.id, seq)))

        start = time.perf_counter()
        guest = self._watcher.reader.guest
        with self._server.guess_of(command, guest, self._address):
            await self._room.do(guest, command, self._watcher.lag_ms, acknowledge)
        self._server.services.metrics.command_seconds.observe(time.perf_counter() - start)
