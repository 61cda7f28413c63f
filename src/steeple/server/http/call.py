"""One HTTP request: who asks, in which language, with what body."""

from functools import cache
from typing import Any

import msgspec
from starlette.datastructures import Headers, QueryParams
from starlette.requests import ClientDisconnect, HTTPConnection, Request

from steeple.kernel.errors import shortened
from steeple.kernel.messages import best_language
from steeple.server.errors import Refused
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

    async def body(self, kind: Any, most: int | None = None) -> Any:
        """The body; raises `Refused` if it is too large or not what is expected."""
        kept = self.request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kept != "application/json":
            raise Refused("server/not-json-type")
        data = await self._read(most or self.server.settings.limits.body_bytes)
        return decoded(data, kind)

    async def _read(self, most: int) -> bytes:
        parts: list[bytes] = []
        size = 0
        try:
            async for part in self.request.stream():
                size += len(part)
                if size > most:
                    raise Refused("server/too-large", most=most)
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
    """The address that the request comes from."""
    return "" if connection.client is None else connection.client.host


def guest_of(server: Server, connection: HTTPConnection) -> str | None:
    """Who asks, by token or cookie; raises `Refused` for an invalid token."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        guest = server.guests.of_token(token.strip())
        if guest is None:
            raise Refused("server/bad-token")
        return guest
    return server.guests.of_cookie(connection.cookies.get(COOKIE, ""))
