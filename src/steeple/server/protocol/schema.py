"""The types of the protocol as JSON Schema, generated from those that the server itself uses."""

import inspect
from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias

import msgspec

from steeple.server.protocol import wire
from steeple.server.protocol.client_messages import ClientMessage
from steeple.server.protocol.commands import AnyCommand

Schema: TypeAlias = dict[str, Any]

UNIONS: dict[str, Any] = {
    "ClientMessage": ClientMessage,
    "ServerMessage": wire.AnyMessage,
    "News": wire.AnyNews,
    "Command": AnyCommand,
    "Told": wire.AnyTold,
}
"""Unions, by the name that clients know them by."""

_NAMES = {
    "steeple.kernel.changes.Change": "Change",
    "steeple.server.protocol.commands.Change": "ChangeTable",
}
"""Other names, where two types have the same one."""


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


def messages() -> Schema:
    """All messages over the WebSocket and the streams, as one JSON Schema."""
    _, named = schemas((), "#/$defs/")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Steeple's messages",
        "description": "What a client sends is a ClientMessage; what it is sent, a ServerMessage.",
        "$defs": named,
    }
