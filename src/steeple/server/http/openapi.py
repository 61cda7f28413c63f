"""The protocol for machines to read: requests as OpenAPI, messages as JSON Schema.

Both are made from the types that the server itself reads and writes with.
"""

import inspect
import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from steeple.server import bodies as b
from steeple.server import streams, wire
from steeple.server.commands import AnyCommand
from steeple.server.guests import COOKIE
from steeple.server.socket import SocketMessage

if TYPE_CHECKING:
    from steeple.server.app import Endpoint

Schema: TypeAlias = dict[str, Any]

UNIONS: dict[str, Any] = {
    "ClientMessage": SocketMessage,
    "ServerMessage": wire.AnyMessage,
    "News": wire.AnyNews,
    "Command": AnyCommand,
    "Told": wire.AnyTold,
}
"""What is one of several, by the name that clients know it by."""

_NAMES = {
    "steeple.kernel.changes.Change": "Change",
    "steeple.server.commands.Change": "ChangeTable",
}
"""Where two types have the same name."""

_STREAMS: dict[Any, str] = {
    streams.news_stream: "News",
    streams.table_stream: "ServerMessage",
}
"""What each line of a stream is."""

_PARAMETERS: dict[str, str] = {
    "id": "Of a table.",
    "invite": "Of a table, from the link that its host sends around.",
    "game": "Its id, such as `five-towers`.",
    "seat": "Counted from 0.",
    "after": "The last entry of the table's log that the client has seen.",
}

_NUMBER = {"type": "integer", "minimum": 0, "maximum": 10**15 - 1}

_ABOUT = """\
Everything that is not live; play itself is quickest over the WebSocket at
`/api/tables/{id}/socket`, whose messages are in `docs/messages.schema.json`.

Whoever comes without a cookie or a token is a new guest, and is given a cookie. Why something
can't be done is said in the language of `Accept-Language`, or of `?lang=`."""


def schemas(
    types: Iterable[Any], place: str, named_unions: Mapping[str, Any] = UNIONS
) -> tuple[list[Schema], dict[str, Schema]]:
    """The schema of each type, and by name those that they refer to at `place`."""
    wanted = [*named_unions.values(), *types]
    made, named = msgspec.json.schema_components(wanted, ref_template=f"{place}{{name}}")
    renamed = {f"{place}{long}": f"{place}{short}" for long, short in _NAMES.items()}
    unions: dict[str, Schema] = {}

    def tidied(node: Any) -> Any:
        if isinstance(node, list | tuple):
            return [tidied(each) for each in node]
        if isinstance(node, dict):
            node = {key: tidied(value) for key, value in node.items()}
            same = (name for name, union in unions.items() if union == node)
            return next(({"$ref": f"{place}{name}"} for name in same), node)
        return renamed.get(node, node) if isinstance(node, str) else node

    unions |= dict(zip(named_unions, tidied(made[: len(named_unions)]), strict=True))
    structs = {_NAMES.get(name, name): tidied(schema) for name, schema in named.items()}
    for name, schema in structs.items():
        schema |= {"title": name, "description": inspect.cleandoc(schema["description"])}
    return tidied(made[len(named_unions) :]), unions | dict(sorted(structs.items()))


def types_of(endpoints: Iterable["Endpoint"]) -> list[Any]:
    """All that goes in or out."""
    return [b.Failure, *(kind for each in endpoints for kind in (each.takes, each.gives) if kind)]


def messages() -> Schema:
    """All messages over the WebSocket and the streams, as one JSON Schema."""
    _, named = schemas((), "#/$defs/")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Steeple's messages",
        "description": "What a client sends is a ClientMessage; what it is sent, a ServerMessage.",
        "$defs": named,
    }


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
        # Nobody has to be somebody: the empty choice stands for a new guest.
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
    return _content(
        f"One {line} a line, as long as the client reads.", schema, streams.CONTENT_TYPE
    )


def _content(about: str, schema: Schema, kind: str = "application/json") -> Schema:
    return {"description": about, "content": {kind: {"schema": schema}}}
