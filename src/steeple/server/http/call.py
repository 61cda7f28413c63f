"""One HTTP request: who asks, in which language, with what body."""

from functools import cache
from typing import Any

import msgspec
from starlette.datastructures import Headers, QueryParams
from starlette.requests import ClientDisconnect, HTTPConnection, Request

from steeple.kernel.errors import shortened
from steeple.kernel.messages import best_language
from steeple.server.errors import Refused
from steeple.server.http.gate import network_of
from steeple.server.http.guests import COOKIE
from steeple.server.http.server import Server


class Call:
    """A request to one of the endpoints."""

    def __init__(self, server: Server, request: Request, guest: str, is_new: bool) -> None:
        self.server = server
        self.request = request
        self.guest = guest
        self.is_new_guest = is_new
        self.language = language_of(request.headers, request.query_params)
        self.address = address_of(request)

    def path(self, name: str) -> str:
        """A part of the path."""
        return str(self.request.path_params[name])

    def number(self, name: str) -> int | None:
        """A number from the query; raises `Refused` if it is not a number."""
        return number_of(self.request.query_params, name)

    async def body(self, kind: Any) -> Any:
        """The body; raises `Refused` if it is too large or not what is expected."""
        self._check_type()
        return decoded(await self._read(self.server.settings.limits.body_bytes), kind)

    def _check_type(self) -> None:
        kept = self.request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kept != "application/json":
            raise Refused("server/not-json-type")

    async def record(self, kind: Any) -> Any:
        """The same for a record, which may be large; only so many are read at once."""
        self._check_type()
        limits, reading = self.server.settings.limits, self.server.records_at_once
        reading.add(self.address)
        try:
            data = await self._read(limits.record_bytes, limits.record_values)
        finally:
            reading.remove(self.address)
        return decoded(data, kind)

    async def _read(self, most: int, most_values: int | None = None) -> bytes:
        parts: list[bytes] = []
        size = values = 0
        try:
            async for part in self.request.stream():
                size += len(part)
                if size > most:
                    raise Refused("server/too-large", most=most)
                if most_values is not None:
                    # Every value of JSON but the first follows one of these. Decoding many small
                    # ones takes a hundred times as long as this, and a hundred times the memory.
                    values += len(part) - len(part.translate(None, b",[{"))
                    if values > most_values:
                        raise Refused("server/too-many-values", most=most_values)
                parts.append(part)
        except ClientDisconnect:
            raise Refused("server/not-json", problem="the body was cut short") from None
        return b"".join(parts)


def decoded(data: bytes | str, kind: Any) -> Any:
    """What was sent, as the expected type; raises `Refused`."""
    try:
        return _decoder(kind).decode(data)
    except msgspec.ValidationError as problem:
        raise Refused("server/bad-request", problem=shortened(problem, 200)) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise Refused("server/not-json", problem=shortened(problem, 200)) from None


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def number_of(query: QueryParams, name: str) -> int | None:
    """A number from the query; raises `Refused` if it is not a number."""
    text = query.get(name)
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) <= 15):
        raise Refused("server/bad-request", problem=f"{name} must be a number")
    return int(text)


def language_of(headers: Headers, query: QueryParams) -> str:
    """The language of the page, or what the browser prefers."""
    wishes: list[tuple[float, str]] = []
    for part in headers.get("accept-language", "")[:200].split(","):
        name, _, weight = part.partition(";q=")
        try:
            wishes.append((-float(weight or 1), name.strip()))
        except ValueError:
            continue
    return best_language([query.get("lang", ""), *(name for _, name in sorted(wishes))])


def address_of(connection: HTTPConnection) -> str:
    """The address that the request comes from; of IPv6, the network that it belongs to."""
    return "" if connection.client is None else network_of(connection.client.host)


def guest_of(server: Server, connection: HTTPConnection) -> str | None:
    """Who asks, by token or cookie; raises `Refused` for an invalid token."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        guest = server.guests.of_token(token.strip())
        if guest is None:
            raise Refused("server/bad-token")
        return guest
    return server.guests.of_cookie(connection.cookies.get(COOKIE, ""))
