"""Whatever is sent to it, the server answers, nothing breaks, and matches go on."""

import contextlib
import http.client
import itertools
import json
import math
import socket
from collections.abc import Iterator
from typing import Any, TypeAlias

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import steeple
from steeple.kernel.messages import say
from steeple.server.http import openapi
from steeple.server.http.app import ENDPOINTS
from steeple.server.http.socket import REFUSED, RETURN
from steeple.server.protocol import wire
from steeple.server.protocol.bodies import Failure
from steeple.server.protocol.schema import schemas
from steeple.server.settings import Limits
from tests.patience import STUCK_S
from tests.serving import Served, serving
from tests.thorough import sample

pytestmark = pytest.mark.slow

PLENTY: dict[str, Any] = {
    "requests_per_second": 1e6,
    "requests_at_once": 10**6,
    "tables_per_minute": 1e6,
    "wrong_codes_per_minute": 1e6,
    "wrong_codes_per_address": 1e6,
    "refusals_at_once": 10**6,
    "frames_per_second": 10**6,
    "records_per_minute": 1e6,
}
many = settings(max_examples=sample(120), suppress_health_check=list(HealthCheck))
NOT_TEXT, TOO_BIG = 1007, 1009

ME = {"kind": "me", "name": "Ann"}
FREE = {"kind": "free"}
BOT = {"kind": "bot", "bot": "random"}
REAL: dict[str, list[str]] = {"id": [], "invite": [], "game": ["five-towers"], "day": ["today"]}
"""Of tables that there are: open, in play, and over; and of a game."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("fuzz"), **PLENTY) as server:
        yield server


class Person:
    """Somebody with a token."""

    def __init__(self, server: Served) -> None:
        self.server = server
        self._client = httpx.Client(base_url=server.url, timeout=STUCK_S)
        token = self._client.post("/api/me/token").json()["token"]
        self.headers = {"Authorization": f"Bearer {token}"}
        self._client.headers.update(self.headers)

    def get(self, path: str) -> Any:
        return self._client.get(path).raise_for_status().json()

    def post(self, path: str, body: bytes) -> httpx.Response:
        return self._client.post(path, content=body, headers={"Content-Type": "application/json"})

    def open(self, *seats: dict[str, Any], start: bool = False) -> Any:
        body = json.dumps({"game": "five-towers", "seats": seats, "start": start})
        return self.post("/api/tables", body.encode()).raise_for_status().json()["table"]

    def wait_for_the_end(self, table: str) -> None:
        with self._client.stream("GET", f"/api/tables/{table}/stream") as stream:
            news = (json.loads(line) for line in stream.iter_lines())
            assert any(each.get("table", {}).get("status") == "over" for each in news)

    def close(self) -> None:
        self._client.close()


@pytest.fixture(scope="module")
def people(server: Served) -> Iterator[list[Person]]:
    """Ann and Bob; Ann has opened tables of all kinds."""
    ann, bob = Person(server), Person(server)
    with contextlib.closing(ann), contextlib.closing(bob):
        tables = [ann.open(ME, FREE), ann.open(ME, ME, start=True), ann.open(BOT, BOT, start=True)]
        ann.wait_for_the_end(tables[-1]["id"])
        REAL["id"] = [table["id"] for table in tables]
        REAL["invite"] = [table["you"]["invite"] for table in tables]
        yield [ann, bob]


# What may be sent: right, nearly right, and nothing of the kind.

STRUCTS = schemas(openapi.types_of(ENDPOINTS), "#/")[1]
WORDS = ["", "Ann", "five-towers", "random", "plum", "hello", "pass", "bid 0", "bid 1", "build"]
ODD: st.SearchStrategy[Any] = st.one_of(
    st.integers(),
    st.text(max_size=20),
    st.sampled_from([-1, 16, 2**53 + 1, -(2**63), 2**64, 10**400, 0.5, 1e308, math.nan, -math.inf]),
    st.sampled_from(
        [None, True, "\ud800", "a\udfff", "\0", "\u202e", "z" * 300, "𝔘" * 2001, [], {}]
    ),
)
DEEP = [b"[" * depth + b"]" * depth for depth in (9, *range(900, 1000, 5), 5000)]
BIG = [
    b'{"do":"say","id":"a","seat":0,"text":"%s"}' % (b"x" * size) for size in (2001, 16_000, 40_000)
]
HARD = [b'{"do":"change","id":"a","options":{"bidding":%s}}' % deep for deep in DEEP] + BIG


def right(schema: dict[str, Any]) -> st.SearchStrategy[Any]:
    """What a field may be, or nearly."""
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    if "anyOf" in schema:
        return st.one_of([right(each) for each in schema["anyOf"]])
    if "$ref" in schema:
        return right(STRUCTS[schema["$ref"].removeprefix("#/")])
    if "properties" in schema:
        fields = schema["properties"].items()
        needed = {name: right(field) for name, field in fields if name in schema["required"]}
        others = {name: right(field) for name, field in fields if name not in needed}
        return st.fixed_dictionaries(needed, optional=others)
    if "pattern" in schema:
        return st.text("ab01_-", min_size=1, max_size=8)
    if schema.get("type") == "array":
        return st.lists(right(schema["items"]), max_size=4)
    kinds: dict[str, st.SearchStrategy[Any]] = {
        "integer": st.sampled_from([0, 1, 2, schema.get("maximum", 30)]),
        "number": st.floats(),
        "string": st.sampled_from(WORDS),
        "boolean": st.booleans(),
        "null": st.none(),
        "object": st.dictionaries(st.sampled_from(("bidding", "starter", "x")), ODD, max_size=2),
    }
    return kinds[schema["type"]]


@st.composite
def nearly_right(draw: st.DrawFn, name: str) -> bytes:
    """A message of a client, perhaps with something wrong in it."""
    message = draw(right(STRUCTS[name]))
    wrong = draw(st.integers(0, 5))
    if wrong == 0:
        message[draw(st.sampled_from([*message, "more"]))] = draw(ODD)
    elif wrong == 1 and message:
        message.popitem()
    return json.dumps(message).encode()


ANYTHING = st.recursive(ODD, lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner))
MESSAGES = nearly_right("ClientMessage")
OTHERS = st.one_of(
    ANYTHING.map(lambda value: json.dumps(value).encode()),
    st.text().map(str.encode),
    st.binary(),
    st.sampled_from(HARD),
)
SENT = st.tuples(
    st.integers(0, 9).flatmap(lambda number: MESSAGES if number else OTHERS),
    st.integers(0, 4).map(bool),
)


# Requests: everything that the OpenAPI document allows, and what it does not.

SETTINGS = {
    "seed": 2026,
    "generation": {
        "max-examples": 80,
        "deterministic": True,
        "with-security-parameters": False,
    },
    # A move that is none is refused with 400, though the schema can't say so.
    "checks": {"positive_data_acceptance": {"enabled": False}},
}
SCHEMA = schemathesis.openapi.from_dict(
    openapi.document(ENDPOINTS), config=schemathesis.Config.from_dict(SETTINGS)
)


@SCHEMA.hook
def flatmap_path_parameters(
    _: schemathesis.HookContext, drawn: dict[str, str] | None
) -> st.SearchStrategy[dict[str, str] | None]:
    """Three of four times a table that there is."""
    if not drawn or len(drawn) > 1:
        return st.just(drawn)
    (name,) = drawn
    return st.sampled_from([drawn, *({name: real} for real in REAL[name])])


@SCHEMA.exclude(operation_id=["news_stream", "table_stream"]).parametrize()
def test_every_request_is_answered_as_described(
    case: "schemathesis.Case[Any]", server: Served, people: list[Person]
) -> None:
    # Whoever leaves all other devices has no use for an older token, and others need Ann's.
    leaves = case.path == "/api/me/leave-others"
    headers = signed_in(server) if leaves else people[0].headers
    case.call_and_validate(base_url=server.url, headers=headers, timeout=STUCK_S)
    assert server.faults == []


def signed_in(server: Served) -> dict[str, str]:
    """The headers of somebody new."""
    with contextlib.closing(Person(server)) as somebody:
        return somebody.headers


POSTS = {
    "/api/me": "Myself",
    "/api/tables": "NewTable",
    "/api/tables/{id}": "Command",
    "/api/tables/{id}/preview": "Try",
    "/api/tables/{id}/choices": "Plan",
    "/api/score/five-towers": "Score",
    "/api/lessons/five-towers": "Learn",
}


@pytest.mark.parametrize(("path", "name"), POSTS.items())
def test_nothing_that_is_nearly_right_breaks_anything(
    path: str, name: str, server: Served, people: list[Person]
) -> None:
    @many
    @given(st.sampled_from(REAL["id"]), nearly_right(name))
    def post(id: str, body: bytes) -> None:
        answer = people[0].post(path.format(id=id), body)
        assert answer.status_code < 500
        assert answer.is_success or msgspec.json.decode(answer.content, type=Failure)

    post()
    assert server.faults == []


def test_the_description_is_served(server: Served) -> None:
    served = httpx.get(f"{server.url}/api/openapi.json", timeout=STUCK_S).json()
    assert served == json.loads(json.dumps(openapi.document(ENDPOINTS)))


# Messages over the WebSocket

Sent: TypeAlias = tuple[bytes, bool]
"""What is sent, and whether it claims to be text."""


class Chair:
    """A person at a table, connected, and again after the server hung up for a good reason."""

    def __init__(self, person: Person, table: str) -> None:
        self.person = person
        self.table = table
        self._url = f"ws://127.0.0.1:{person.server.port}/api/tables/{table}/socket"
        self._ids = itertools.count()
        self._open = contextlib.ExitStack()
        self._connect()

    def _connect(self) -> None:
        self.close()
        connection = connect(
            self._url,
            additional_headers=self.person.headers,
            proxy=None,
            max_size=None,
            # A ping has a random payload; Hypothesis wants the random numbers for itself.
            ping_interval=None,
        )
        self._socket = self._open.enter_context(connection)

    def close(self) -> None:
        self._open.close()

    def send(self, data: bytes, is_text: bool) -> None:
        try:
            self._socket.send(data, text=is_text)
        except ConnectionClosed as closed:
            self._come_back(closed)
            self._socket.send(data, text=is_text)

    def _come_back(self, closed: ConnectionClosed) -> None:
        # A reset may come instead of the close frame: that is TCP's way if more was on its way.
        assert closed.rcvd is None or closed.rcvd.code in (NOT_TEXT, TOO_BIG, RETURN), closed
        self._connect()

    def ask(self, do: str, **command: Any) -> Any:
        """The answer to a command; it is sent again after the connection had to be."""
        id = f"good-{next(self._ids)}"
        data = json.dumps({"do": do, "id": id, **command}).encode()
        while True:
            self.send(data, True)
            try:
                return next(each for each in self._received() if getattr(each, "id", None) == id)
            except ConnectionClosed as closed:
                self._come_back(closed)

    def _received(self) -> Iterator[wire.AnyMessage]:
        while True:
            for line in str(self._socket.recv(STUCK_S)).split("\n"):
                yield msgspec.json.decode(line, type=wire.AnyMessage)


@contextlib.contextmanager
def at_a_table(people: list[Person]) -> Iterator[list[Chair]]:
    """The people at a table that is still open."""
    table = people[0].open(ME, FREE)
    with contextlib.ExitStack() as stack:
        chairs = [Chair(person, table["id"]) for person in people]
        for chair in chairs:
            stack.callback(chair.close)
        invite = table["you"]["invite"]
        assert isinstance(chairs[1].ask("sit", name="Bob", invite=invite), wire.Done)
        yield chairs


def send_all(chairs: list[Chair], batch: list[tuple[int, Sent]]) -> None:
    for who, sent in batch:
        chairs[who].send(*sent)


BATCHES = st.lists(st.tuples(st.integers(0, 1), SENT), max_size=12)


def test_no_message_stops_people_from_taking_seats(people: list[Person], server: Served) -> None:
    @many
    @given(BATCHES)
    def send(batch: list[tuple[int, Sent]]) -> None:
        with at_a_table(people) as chairs:
            send_all(chairs, batch)
            for chair in chairs:
                assert isinstance(chair.ask("sit", name="Ann"), wire.Done | wire.Refusal)
        assert server.faults == []

    send()


def test_no_message_stops_a_match(people: list[Person], server: Served) -> None:
    with at_a_table(people) as chairs:
        assert isinstance(chairs[0].ask("start"), wire.Done)

        @many
        @given(BATCHES)
        def send(batch: list[tuple[int, Sent]]) -> None:
            send_all(chairs, batch)
            for seat, chair in enumerate(chairs):
                assert isinstance(chair.ask("mute", seat=seat, is_muted=False), wire.Done)
                chair.ask("take-back", seat=seat)
            assert server.faults == []

        send()
        play_to_the_end(chairs)
    steeple.verify(people[0].get(f"/api/tables/{chairs[0].table}/record"))
    assert server.faults == []


def play_to_the_end(chairs: list[Chair]) -> None:
    path = f"/api/tables/{chairs[0].table}"
    for turn in range(500):
        for chair in chairs:
            legal = chair.person.get(f"{path}/legal")
            if legal["moves"]:
                move = legal["moves"][turn % len(legal["moves"])]
                assert isinstance(chair.ask("move", move=move, at=legal["at"]), wire.Done)
        if chairs[0].person.get(path)["table"]["status"] == "over":
            return
    raise AssertionError("the match does not end")


def test_many_messages_at_once_stop_nobody(people: list[Person], server: Served) -> None:
    with at_a_table(people) as chairs:
        assert isinstance(chairs[0].ask("start"), wire.Done)
        for number in range(2000):
            mute = {"do": "mute", "id": f"m{number}", "seat": 1, "is_muted": number % 2 == 0}
            chairs[number % 2].send(json.dumps(mute).encode(), True)
        for seat, chair in enumerate(chairs):
            assert isinstance(chair.ask("mute", seat=seat, is_muted=False), wire.Done)
    assert server.faults == []


# Oddities of HTTP


def request(line: str, body: bytes = b"", **headers: str | None) -> bytes:
    """A request as bytes; a header that is `None` is left out."""
    usual = {"host": "127.0.0.1", "connection": "close", "content_type": "application/json"}
    named = usual | {"content_length": str(len(body))} | headers
    lines = [f"{line} HTTP/1.1"]
    lines += [
        f"{name.replace('_', '-')}: {text}" for name, text in named.items() if text is not None
    ]
    return "\r\n".join([*lines, "", ""]).encode("latin-1") + body


def chunked(size: int) -> bytes:
    head = request("POST /api/me", content_length=None, transfer_encoding="chunked")
    return head + b"%x\r\n%s\r\n0\r\n\r\n" % (size, b" " * size)


def answer_to(server: Served, data: bytes) -> tuple[http.client.HTTPResponse, Any]:
    with socket.create_connection(("127.0.0.1", server.port), STUCK_S) as line:
        line.sendall(data)
        response = http.client.HTTPResponse(line)
        response.begin()
        return response, json.loads(response.read())


NEW_TABLE = b'{"game": "five-towers", "seats": [{"kind": "me"}], "options": {"bidding": %s}}'
ODDITIES: list[tuple[int, str, bytes]] = [
    (400, "server/not-json", request("POST /api/me", b"{")),
    (400, "server/not-json", request("POST /api/me", b"")),
    (400, "server/not-json", request("POST /api/me", b'{"name": NaN}')),
    (400, "server/not-json", request("POST /api/me", b'{"name": "\xff"}')),
    (400, "server/not-json", request("POST /api/me", b'{"name": "\\ud800"}')),
    (400, "server/bad-request", request("POST /api/me", b"[" * 60_000)),
    (400, "server/bad-request", request("POST /api/me", b'{"nam": ""}')),
    (400, "server/bad-language", request("POST /api/me", b'{"language": "tlh"}')),
    (401, "server/bad-token", request("GET /api/me", authorization="Bearer \xff\xfe")),
    (403, "server/other-site", request("POST /api/me", b"{}", origin="http://other.example")),
    (403, "server/other-site", request("POST /api/me", b"{}", origin="null")),
    (403, "server/other-site", request("POST /api/me", b"{}", sec_fetch_site="cross-site")),
    (403, "server/other-site", request("POST /api/me", b"{}", sec_fetch_site="same-site")),
    (404, "server/no-such-page", request("GET /api/nothing")),
    (404, "server/no-such-page", request("GET /api/games/")),
    (404, "server/no-such-page", request("OPTIONS *")),
    (404, "server/no-such-table", request("GET /api/tables/%ff%00")),
    (404, "server/no-such-invite", request("GET /api/invites/%ed%a0%80")),
    (405, "server/wrong-method", request("PUT /api/me", b"{}")),
    (413, "server/too-large", request("POST /api/me", b" " * (Limits().body_bytes + 1))),
    (413, "server/too-large", chunked(Limits().body_bytes + 1)),
    (415, "server/not-json-type", request("POST /api/me", b"{}", content_type="text/plain")),
    (415, "server/not-json-type", request("POST /api/me", b"{}", content_type=None)),
    *(
        (421, "server/wrong-host", request("GET /api/games", host=host))
        for host in (
            "other.example",
            "",
            None,
            "[",
            "]",
            "[::1",
            "[zz]",
            "127.0.0.1/",
            "\xff",
            "127.1",
        )
    ),
    *(
        (400, "server/bad-request", request("GET /api/tables/{id}?seat=" + seat))
        for seat in ("", "-1", "%2B1", "1.5", "99999999999999999999", "%C2%B2", "%00", "%ff")
    ),
    *((400, "server/bad-request", request("POST /api/tables", NEW_TABLE % deep)) for deep in DEEP),
]


@pytest.mark.parametrize(("status", "code", "data"), ODDITIES)
@pytest.mark.parametrize("language", ["en", "lt"])
def test_what_makes_no_sense_is_refused_with_a_reason(
    language: str, status: int, code: str, data: bytes, server: Served, people: list[Person]
) -> None:
    data = data.replace(b"{id}", REAL["id"][0].encode())
    head, rest = data.split(b"\r\n", 1)
    asked = b"%s\r\naccept-language: xx, %s;q=0.5\r\n%s" % (head, language.encode(), rest)
    response, body = answer_to(server, asked)
    error = msgspec.convert(body, Failure).error
    assert (response.status, error.code) == (status, code)
    assert error.message == say(code, language, **error.args)
    assert response.headers.get_content_type() == "application/json"
    assert server.faults == []


def test_a_wrong_method_is_told_the_right_ones(server: Served) -> None:
    response, _ = answer_to(server, request("DELETE /api/me"))
    assert response.headers["Allow"] == "GET, HEAD, POST"


def test_who_hangs_up_in_the_middle_breaks_nothing(server: Served) -> None:
    with socket.create_connection(("127.0.0.1", server.port), STUCK_S) as line:
        line.sendall(request("POST /api/me", b"{", content_length="100"))
        line.shutdown(socket.SHUT_WR)
        line.recv(1)
    assert answer_to(server, request("GET /api/health"))[1] == {"status": "ok"}
    assert server.faults == []


@pytest.mark.parametrize(
    ("host", "headers", "code"),
    [
        ("127.0.0.1", {"Origin": "http://other.example"}, "server/other-site"),
        ("127.0.0.1", {"Sec-Fetch-Site": "cross-site"}, "server/other-site"),
        ("127.0.0.1", {"Authorization": "Bearer no"}, "server/bad-token"),
        ("other.example", {}, "server/wrong-host"),
    ],
)
def test_a_page_of_another_site_can_not_play(
    host: str, headers: dict[str, str], code: str, server: Served, people: list[Person]
) -> None:
    line = socket.create_connection(("127.0.0.1", server.port), STUCK_S)
    url = f"ws://{host}/api/tables/{REAL['id'][1]}/socket?lang=lt"
    with connect(url, sock=line, additional_headers=headers, proxy=None) as connection:
        refusal = msgspec.json.decode(str(connection.recv(STUCK_S)), type=wire.Refusal)
        with pytest.raises(ConnectionClosed) as closed:
            connection.recv(STUCK_S)
    assert (refusal.error.code, refusal.error.message) == (code, say(code, "lt"))
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == REFUSED
