"""The protocol: what is written about it is true, and every message comes back as it was sent."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from steeple.server import errors
from steeple.server.http.app import ENDPOINTS
from steeple.server.http.openapi import document
from steeple.server.protocol import bodies, wire
from steeple.server.protocol.client_messages import ClientMessage
from steeple.server.protocol.schema import UNIONS, messages
from tests.test_words import read
from tools.typescript import module, type_of
from tools.wire import ROOT, files

FILES = list(files())
STRUCTS = [(name, kind) for name, union in UNIONS.items() for kind in get_args(union)]
FOLDER = Path(errors.__file__).parent
CODE = re.compile(r'"(server/[a-z-]+)"')


@pytest.mark.parametrize(("name", "text"), FILES, ids=[name for name, _ in FILES])
def test_what_is_written_about_the_protocol_is_true(name: str, text: str) -> None:
    """After a change that is meant, `python3 run.py wire` writes the files again."""
    assert (ROOT / name).read_text(encoding="utf-8") == text


def example(kind: Any) -> Any:
    """Something of the type: as small as it may be, but with a part where there may be one."""
    match msgspec.inspect.type_info(kind) if not isinstance(kind, msgspec.inspect.Type) else kind:
        case msgspec.inspect.StructType(cls, fields):
            return cls(**{field.name: example(field.type) for field in fields})
        case msgspec.inspect.UnionType(types):
            return example(types[0])
        case msgspec.inspect.ListType(item):
            return [example(item)]
        case msgspec.inspect.DictType(key, value):
            return {example(key): example(value)}
        case msgspec.inspect.LiteralType(values):
            return values[0]
        case msgspec.inspect.IntType() as number:
            return number.ge or 0
        case msgspec.inspect.StrType():
            return "a"
        case msgspec.inspect.BoolType():
            return True
        case msgspec.inspect.AnyType():
            return [None, {"deep": 0.5}]
        case other:
            raise AssertionError(f"no example of {other}")


@pytest.mark.parametrize(("union", "kind"), STRUCTS)
def test_every_message_comes_back_as_it_was_sent(union: str, kind: Any) -> None:
    sent = example(kind)
    data = wire.encode(sent)
    assert msgspec.json.decode(data, type=UNIONS[union]) == sent


@pytest.mark.parametrize("kind", [*get_args(ClientMessage), *bodies.Body.__subclasses__()])
def test_what_a_client_misspells_is_refused(kind: Any) -> None:
    sent = msgspec.to_builtins(example(kind)) | {"colur": "plum"}
    with pytest.raises(msgspec.ValidationError, match="colur"):
        msgspec.convert(sent, kind)


def nodes(tree: Any) -> Iterator[dict[str, Any]]:
    """Every object within a document."""
    if isinstance(tree, dict):
        yield tree
    for child in (
        tree.values() if isinstance(tree, dict) else tree if isinstance(tree, list) else ()
    ):
        yield from nodes(child)


@pytest.mark.parametrize("whole", [document(ENDPOINTS), messages()], ids=["openapi", "messages"])
def test_what_is_referred_to_is_there(whole: dict[str, Any]) -> None:
    for node in nodes(whole):
        if "$ref" in node:
            found: Any = whole
            for step in node["$ref"].removeprefix("#/").split("/"):
                found = found[step]


def test_commands_and_bodies_say_that_nothing_else_is_taken() -> None:
    whole = document(ENDPOINTS)["components"]["schemas"]
    taken = {kind.__name__ for kind in bodies.Body.__subclasses__()} | {"Sit", "ChangeTable"}
    assert all(whole[name]["additionalProperties"] is False for name in taken)


def test_every_request_is_described() -> None:
    paths = document(ENDPOINTS)["paths"]
    for method, path, answer, *_ in ENDPOINTS:
        operation = paths[path][method.lower()]
        assert operation["operationId"] == answer.__name__
        assert operation["summary"].endswith(".")
        named = [each["name"] for each in operation["parameters"] if each["in"] == "path"]
        assert named == re.findall(r"{(\w+)}", path)


def test_a_stream_is_lines_of_messages() -> None:
    answers = document(ENDPOINTS)["paths"]["/api/tables/{id}/stream"]["get"]["responses"]
    content = answers["200"]["content"]["application/x-ndjson"]
    assert content == {"schema": {"$ref": "#/components/schemas/ServerMessage"}}


def test_every_name_is_one_in_typescript() -> None:
    names = re.findall(r"export (?:type|interface|const) (\S+)", module(()))
    assert len(names) == len(set(names))
    assert all(re.fullmatch(r"[A-Za-z]+", name) for name in names), names


@pytest.mark.parametrize(
    ("kind", "typescript"),
    [
        (str | None, "string | null"),
        (int | float | None, "number | null"),
        (dict[int, list[int]], "Record<string, number[]>"),
        (list[bool | None], "(boolean | null)[]"),
        (dict[str, Any], "Record<string, unknown>"),
        (Any, "unknown"),
        (list[Any], "unknown[]"),
    ],
)
def test_types_say_the_same_in_typescript(kind: Any, typescript: str) -> None:
    assert type_of(msgspec.json.schema(kind)) == typescript


def codes() -> set[str]:
    """Every refusal that the server makes."""
    sources = [path for path in FOLDER.rglob("*.py") if path.name != "errors.py"]
    return {code for source in sources for code in CODE.findall(source.read_text("utf-8"))}


def test_every_refusal_is_a_sentence() -> None:
    said = {f"server/{name}" for name in read("server", "en")}
    assert codes() | set(errors._STATUS) <= said


def test_every_status_is_of_a_refusal_that_is_made() -> None:
    assert set(errors._STATUS) <= codes()


def test_the_service_worker_keeps_replays_of_the_protocol_of_today() -> None:
    script = (ROOT / "web" / "public" / "sw.js").read_text(encoding="utf-8")
    assert f"const PROTOCOL = {wire.PROTOCOL};" in script
