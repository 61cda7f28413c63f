"""The requests in machine-readable form, as OpenAPI; generated from the routes and their types."""

import re
from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING, Any

from steeple.server.http import ndjson
from steeple.server.http.guests import COOKIE
from steeple.server.protocol import bodies as b
from steeple.server.protocol import wire
from steeple.server.protocol.schema import Schema, schemas

if TYPE_CHECKING:
    from steeple.server.http.app import Endpoint

_STREAMS: dict[Any, str] = {
    ndjson.news_stream: "News",
    ndjson.table_stream: "ServerMessage",
}
"""The type of each line of a stream."""

_PARAMETERS: dict[str, str] = {
    "id": "Of a table.",
    "invite": "Of a table, from the link that its host shares.",
    "day": "Such as `2026-11-18`, or `today`; days begin at midnight UTC.",
    "game": "Its id, such as `five-towers`.",
    "language": "The language of the page, such as `lt`.",
    "seat": "Counted from 0.",
    "after": "The last entry of the table's log that the client has seen.",
    "protocol": "The one that the client speaks; if the server speaks another, it says so.",
    "choices": "1 to be told what one can choose along with each change of the play.",
}

_NUMBER = {"type": "integer", "minimum": 0, "maximum": 10**15 - 1}

_ABOUT = """\
Everything that is not live; play itself is quickest over the WebSocket at
`/api/tables/{id}/socket`, whose messages are in `docs/messages.schema.json`.

Whoever comes without a cookie or a token is a new guest, and is given a cookie. Why something
can't be done is said in the language of `Accept-Language`, or of `?lang=`."""


def types_of(endpoints: Iterable["Endpoint"]) -> list[Any]:
    """All types of requests and answers."""
    return [b.Failure, *(kind for each in endpoints for kind in (each.takes, each.gives) if kind)]


@cache
def document(endpoints: "tuple[Endpoint, ...]") -> Schema:
    """The requests, as an OpenAPI document."""
    types = types_of(endpoints)
    made, named = schemas(types, "#/components/schemas/")
    schema_of = dict(zip(types, made, strict=True))
    paths: dict[str, Schema] = {}
    for each in endpoints:
        paths.setdefault(each.path, {})[each.method.lower()] = _operation(each, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Steeple", "version": str(wire.PROTOCOL), "description": _ABOUT},
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {
            "schemas": named,
            "responses": {"Failure": _content("Why not.", schema_of[b.Failure])},
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def _operation(endpoint: "Endpoint", schema_of: dict[Any, Schema]) -> Schema:
    function = endpoint.answer
    operation: Schema = {
        "operationId": function.__name__,
        "summary": (function.__doc__ or "").partition("\n")[0],
        "parameters": [_parameter(name, "path") for name in re.findall(r"{(\w+)}", endpoint.path)]
        + [_parameter(name, "query") for name in endpoint.query],
        "responses": {
            "200": _answer(endpoint, schema_of),
            "default": {"$ref": "#/components/responses/Failure"},
        },
        # Authentication is optional: the empty choice stands for a new guest.
        "security": [{}, {"cookie": []}, {"token": []}] if endpoint.is_personal else [],
    }
    if endpoint.takes is not None:
        body = _content("", schema_of[endpoint.takes])
        operation["requestBody"] = {"required": True, "content": body["content"]}
    return operation


def _parameter(name: str, place: str) -> Schema:
    return {
        "name": name,
        "in": place,
        "required": place == "path",
        "description": _PARAMETERS[name],
        "schema": {"type": "string", "minLength": 1} if place == "path" else _NUMBER,
    }


def _answer(endpoint: "Endpoint", schema_of: dict[Any, Schema]) -> Schema:
    line = _STREAMS.get(endpoint.answer)
    if line is None:
        return _content("The answer.", schema_of[endpoint.gives])
    schema = {"$ref": f"#/components/schemas/{line}"}
    return _content(f"One {line} a line, as long as the client reads.", schema, ndjson.CONTENT_TYPE)


def _content(about: str, schema: Schema, kind: str = "application/json") -> Schema:
    return {"description": about, "content": {kind: {"schema": schema}}}
