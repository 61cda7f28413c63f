"""The routes: which request goes to which function, what it takes and what it returns."""

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Match, Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from steeple.kernel.errors import SteepleError
from steeple.server.errors import Refused, status_of
from steeple.server.http import deals, endpoints, lessons, ndjson, scores, socket
from steeple.server.http.call import Call, address_of, guest_of, language_of
from steeple.server.http.guard import SafeHeaders, check_protocol
from steeple.server.http.openapi import document
from steeple.server.http.server import Server
from steeple.server.http.site import PAGES, wants_page
from steeple.server.metrics import CONTENT_TYPE
from steeple.server.protocol import bodies as b
from steeple.server.protocol.commands import AnyCommand
from steeple.server.protocol.wire import Choices, Done, Legal, Preview, State


class Endpoint(NamedTuple):
    """One kind of request."""

    method: str
    path: str
    answer: Callable[[Call], Awaitable[Any]]
    gives: Any
    takes: Any = None
    query: tuple[str, ...] = ()
    is_personal: bool = True
    """Whether it matters who asks."""


async def describe(_: Call) -> dict[str, Any]:
    """What can be asked for: this document."""
    return document(ENDPOINTS)


ENDPOINTS = (
    Endpoint("GET", "/api/health", endpoints.health, b.Health, is_personal=False),
    Endpoint("GET", "/api/ready", endpoints.ready, b.Health, is_personal=False),
    Endpoint("GET", "/api/openapi.json", describe, dict[str, Any], is_personal=False),
    Endpoint("GET", "/api/games", endpoints.list_games, list[b.GameFacts], is_personal=False),
    Endpoint(
        "GET",
        "/api/games/{game}/words/{language}",
        endpoints.words,
        b.Words,
        is_personal=False,
    ),
    Endpoint("GET", "/api/me", endpoints.me, b.Me),
    Endpoint("POST", "/api/me", endpoints.choose_me, b.Me, b.Myself),
    Endpoint("POST", "/api/me/code", endpoints.new_code, b.Code),
    Endpoint("POST", "/api/me/claim", endpoints.claim, b.Me, b.Claim),
    Endpoint("POST", "/api/me/token", endpoints.new_token, b.Token),
    Endpoint("POST", "/api/me/leave-others", endpoints.leave_others, b.Me),
    Endpoint("GET", "/api/me/tables", endpoints.my_tables, list[b.TableSummary]),
    Endpoint("GET", "/api/me/stream", ndjson.news_stream, None),
    Endpoint("POST", "/api/tables", endpoints.open_table, b.NewTableFacts, b.NewTable),
    Endpoint("GET", "/api/invites/{invite}", endpoints.invited, State),
    Endpoint("GET", "/api/tables/{id}", endpoints.table, State, query=("seat",)),
    Endpoint("POST", "/api/tables/{id}", endpoints.do, Done, AnyCommand),
    Endpoint("GET", "/api/tables/{id}/legal", endpoints.legal, Legal),
    Endpoint("POST", "/api/tables/{id}/preview", endpoints.preview, Preview, b.Try),
    Endpoint("POST", "/api/tables/{id}/choices", endpoints.choices, Choices, b.Plan, ("seat",)),
    Endpoint("GET", "/api/tables/{id}/record", endpoints.record, b.Record),
    Endpoint("GET", "/api/tables/{id}/verified", endpoints.verified, b.Verified),
    Endpoint("GET", "/api/deals/{day}", deals.deal, b.DealFacts),
    Endpoint("POST", "/api/deals/{day}", deals.play_deal, b.DealTable, b.PlayDeal),
    Endpoint("POST", "/api/lessons/{game}", lessons.lesson, b.Lesson, b.Learn),
    Endpoint("POST", "/api/score/{game}", scores.score, b.Scores, b.Score),
    Endpoint("POST", "/api/verify", endpoints.verify, b.Verified, b.Record),
    Endpoint("GET", "/api/tables/{id}/story", endpoints.story, b.Story, query=("seat", "after")),
    Endpoint("GET", "/api/tables/{id}/replay", endpoints.replay, b.Replay, query=("seat",)),
    Endpoint(
        "GET",
        "/api/tables/{id}/stream",
        ndjson.table_stream,
        None,
        query=("seat", "after", "choices", "protocol"),
    ),
)
SOCKET_PATH = "/api/tables/{id}/socket"

_encode = msgspec.json.Encoder().encode


def make_app(server: Server) -> Starlette:
    """The server as an ASGI application."""
    routes = [
        Route(endpoint.path, _handler(endpoint), methods=[endpoint.method])
        for endpoint in ENDPOINTS
    ]
    app = Starlette(
        routes=[
            *routes,
            Route("/metrics", _metrics),
            *(Route(path, _page) for path in PAGES),
            WebSocketRoute(SOCKET_PATH, _Socket(server)),
        ],
        middleware=[Middleware(SafeHeaders), Middleware(_Entrance, server=server)],
        exception_handlers={HTTPException: _no_route, Exception: _broken},
    )
    # For a path with a trailing slash, Starlette would redirect to whatever `Host` says.
    app.router.redirect_slashes = False
    app.state.server = server
    return app


def _handler(endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    async def handle(request: Request) -> Response:
        server: Server = request.app.state.server
        try:
            return await _answered(server, endpoint, request)
        except SteepleError as error:
            return _refused(server, error, request)

    return handle


def _refused(server: Server, error: SteepleError, request: Request) -> Response:
    """A refusal as an answer; for whoever went on after too many of them, it is the last one."""
    response = _refusal(error, request)
    if server.has_refused(error, address_of(request)):
        response.headers["Connection"] = "close"
    return response


async def _answered(server: Server, endpoint: Endpoint, request: Request) -> Response:
    if request.method != "GET":
        server.guard.check_origin(request.headers)
    guest, is_new = "", False
    if endpoint.is_personal:
        check_protocol(request.headers, request.query_params)
        known = guest_of(server, request)
        server.requests.take(known or address_of(request))
        guest, is_new = known or server.guests.new_id(), known is None
    call = Call(server, request, guest, is_new)
    given = await endpoint.answer(call)
    response = given if isinstance(given, Response) else _json(given)
    if call.is_new_guest:
        is_secure = server.settings.base_url.startswith("https:")
        response.headers.append("set-cookie", server.guests.set_cookie(call.guest, is_secure))
    return response


def _json(data: Any, status: int = 200) -> Response:
    return Response(_encode(data), status, media_type="application/json")


def _refusal(error: SteepleError, request: Request) -> Response:
    language = language_of(request.headers, request.query_params)
    response = _json({"error": error.as_json(language)}, status_of(error))
    if "seconds" in error.args_:
        response.headers["Retry-After"] = str(error.args_["seconds"])
    return response


async def _no_route(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)
    is_method = problem.status_code == 405
    if not is_method and request.method in ("GET", "HEAD"):
        found = await _of_site(request)
        if found is not None:
            return found
    code = "server/wrong-method" if is_method else "server/no-such-page"
    response = _refusal(Refused(code), request)
    if is_method:
        response.headers["Allow"] = _allowed(request)
    return response


def _allowed(request: Request) -> str:
    """The methods of all routes to a path; Starlette itself names only those of the first."""
    routes = [route for route in request.app.routes if isinstance(route, Route)]
    here = [route for route in routes if route.matches(request.scope)[0] != Match.NONE]
    return ", ".join(sorted({method for route in here for method in route.methods or ()}))


async def _broken(request: Request, problem: Exception) -> Response:
    server: Server = request.app.state.server
    server.services.log.problem("broken", problem, path=request.scope.get("route_path", ""))
    return _refusal(Refused("server/broken"), request)


async def _metrics(request: Request) -> Response:
    """For the operator of the server, and only from the same machine."""
    server: Server = request.app.state.server
    if request.client is None or request.client.host not in ("127.0.0.1", "::1"):
        return _refusal(Refused("server/no-such-page"), request)
    return Response(server.services.metrics.page(), media_type=CONTENT_TYPE)


async def _page(request: Request, status: int = 200) -> Response:
    """The web client, for people."""
    server: Server = request.app.state.server
    language = language_of(request.headers, request.query_params)
    return server.site.page(request.headers, language, status)


async def _of_site(request: Request) -> Response | None:
    """A file of the web client, or the client itself, to say that there is no such page."""
    server: Server = request.app.state.server
    path = request.scope["path"]
    if path.startswith("/api"):
        return None
    file = server.site.file(path, request.headers)
    if file is None and server.site.is_built and wants_page(request.headers):
        return await _page(request, 404)
    return file


class _Entrance:
    """Middleware: what holds for every request, whatever it asks for."""

    def __init__(self, app: ASGIApp, server: Server) -> None:
        self._app = app
        self._server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on if it is for this server and its address is not too fast."""
        answer: ASGIApp = self._app
        if scope["type"] == "http":
            request = Request(scope)
            try:
                self._check(request)
            except Refused as refused:
                answer = _refused(self._server, refused, request)
        await answer(scope, receive, send)

    def _check(self, request: Request) -> None:
        server, address = self._server, address_of(request)
        is_file = not request.scope["path"].startswith(("/api", "/metrics"))
        server.gate.check(address)
        (server.files if is_file else server.requests_of_address).take(address)
        server.guard.check_host(request.headers)


class _Socket:
    """The WebSocket as an application of its own: no middleware stands between it and uvicorn."""

    def __init__(self, server: Server) -> None:
        self._server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a connection."""
        await socket.play(self._server, WebSocket(scope, receive, send))
