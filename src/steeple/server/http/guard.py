"""Which requests are accepted: the right host, the right site; and headers of every answer."""

import ipaddress
import socket
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders, QueryParams
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from steeple.server.errors import Refused
from steeple.server.protocol.wire import PROTOCOL

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "form-action 'none'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


class Guard:
    """Checks that hold for every request."""

    def __init__(self, base_url: str) -> None:
        base = urlsplit(base_url)
        self._base_origin = f"{base.scheme}://{base.netloc}".lower() if base_url else None
        name = socket.gethostname().lower()
        self._names = {"localhost", name, f"{name}.local"}
        if base.hostname:
            self._names.add(base.hostname.lower())

    def check_host(self, headers: Headers) -> None:
        """Raise `Refused` for a foreign host name: another site may lead a browser here."""
        host = headers.get("host", "")
        name = _name_in(host)
        if name not in self._names and not _is_address(name):
            raise Refused("server/wrong-host")

    def check_origin(self, headers: Headers) -> None:
        """Raise `Refused` if a page of another site asks."""
        origin = headers.get("origin")
        if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            raise Refused("server/other-site")
        if origin is None:
            return
        own = {f"{scheme}://{headers.get('host', '')}".lower() for scheme in ("http", "https")}
        if origin.lower() not in own and origin.lower() != self._base_origin:
            raise Refused("server/other-site")


def check_protocol(headers: Headers, query: QueryParams) -> None:
    """Raise `Refused` for a client of another version: one that says so, or a page that does not.

    Our pages have said which protocol they speak since there is a second one. Programs need not.
    """
    spoken = query.get("protocol", headers.get("steeple-protocol"))
    if spoken is None and not _is_from_page(headers):
        return
    if spoken != str(PROTOCOL):
        raise Refused("server/reload", protocol=PROTOCOL)


def _is_from_page(headers: Headers) -> bool:
    """Whether a page asks, and not a program, nor a person who opens an address."""
    return "origin" in headers or headers.get("sec-fetch-mode") in ("cors", "same-origin")


def _name_in(host: str) -> str:
    if not all(letter.isalnum() or letter in ".-:[]_" for letter in host):
        return ""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


class SafeHeaders:
    """Middleware: adds the headers above to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, and add the headers to the answer."""

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self._app(scope, receive, send_safely if scope["type"] == "http" else send)
