"""The types of the protocol in TypeScript, for the client in the browser."""

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from steeple.server.protocol import wire
from steeple.server.protocol.schema import UNIONS, Schema, schemas

WIDTH = 100

_PLACE = "#/"
_PLAIN = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}
_HEAD = """\
// {}. Generated from the Python types by `python3 run.py wire`;
// edits would be lost.
"""
_PROTOCOL = f"export const PROTOCOL = {wire.PROTOCOL};\n"


def module(types: Iterable[Any]) -> str:
    """The source of the module of the protocol."""
    return "\n".join(
        (_HEAD.format("The types of the protocol"), _PROTOCOL, *_exports(types, UNIONS))
    )


def game_module(name: str, types: Iterable[Any], unions: Mapping[str, Any]) -> str:
    """The source of a module with a game's own types, which the protocol leaves open."""
    return "\n".join((_HEAD.format(f"What {name} shows"), *_exports(types, unions)))


def constants(what: str, values: Mapping[str, Any]) -> str:
    """The source of a module of numbers.

    >>> print(constants("Sizes", {"CARD_MM": 60.0, "SPOTS": [(0, 1)]}))
    // Sizes. Generated from the Python tables by `python3 run.py wire`;
    // edits would be lost.
    <BLANKLINE>
    export const CARD_MM = 60;
    export const SPOTS = [
      [0, 1],
    ] as const;
    <BLANKLINE>
    """
    head = _HEAD.format(what).replace("types", "tables")
    lines = (f"export const {name} = {_literal(value)};\n" for name, value in values.items())
    return f"{head}\n{''.join(lines)}"


def _literal(value: Any) -> str:
    match value:
        case float() if value.is_integer():
            return str(int(value))
        case Mapping():
            lines = (f"  {name}: {_literal(part)},\n" for name, part in value.items())
            return f"{{\n{''.join(lines)}}}"
        case list() | tuple():
            lines = (f"  {_list(each)},\n" for each in value)
            return f"[\n{''.join(lines)}] as const"
        case _:
            return json.dumps(value)


def _list(values: Iterable[Any]) -> str:
    return f"[{', '.join(map(_literal, values))}]"


def _exports(types: Iterable[Any], unions: Mapping[str, Any]) -> Iterator[str]:
    """The unions, and an interface for each struct."""
    _, named = schemas(types, _PLACE, unions)
    yield from (_union(name, named[name]) for name in unions)
    yield from (_interface(name, schema) for name, schema in named.items() if name not in unions)


def _union(name: str, schema: Schema) -> str:
    return _line(f"export type {name} =", type_of(schema), "")


def _interface(name: str, schema: Schema) -> str:
    fields = "".join(_fields(schema))
    return f"{_comment(schema['description'])}export interface {name} {{\n{fields}}}\n"


def _comment(text: str) -> str:
    lines = text.splitlines()
    if len(lines) == 1:
        return f"/** {text} */\n"
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


def _fields(schema: Schema) -> Iterator[str]:
    for name, field in schema["properties"].items():
        mark = "" if name in schema["required"] else "?"
        yield _line(f"  {name}{mark}:", type_of(field), "  ")


def _line(head: str, type: str, indent: str) -> str:
    """Head and type, with one choice a line if they are too long."""
    line = f"{head} {type};"
    if len(line) > WIDTH:
        line = head + "".join(f"\n{indent}  | {each}" for each in type.split(" | ")) + ";"
    return line + "\n"


def type_of(schema: Schema) -> str:
    """What a schema allows, as a type.

    >>> type_of({"type": "array", "items": {"anyOf": [{"type": "integer"}, {"type": "null"}]}})
    '(number | null)[]'
    """
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(_PLACE)
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_of(each) for each in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    kind = schema.get("type")
    if kind == "array":
        items = type_of(schema.get("items", {}))
        return f"({items})[]" if " | " in items else f"{items}[]"
    if kind == "object":
        return f"Record<string, {type_of(schema.get('additionalProperties', {}))}>"
    return "unknown" if kind is None else _PLAIN[kind]
