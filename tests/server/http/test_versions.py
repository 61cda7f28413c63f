"""Clients of another version: a page is told to load again; a program may say what it speaks."""

from pathlib import Path

import pytest
from starlette.datastructures import Headers, QueryParams

from steeple.kernel.messages import LANGUAGES, say
from steeple.server.errors import Refused
from steeple.server.http.guard import check_protocol
from steeple.server.protocol.wire import PROTOCOL
from tests.server.door import HOME, at_the_door

PAGE = {"origin": HOME}
FETCH = {"sec-fetch-mode": "cors"}
NOW, BEFORE = {"steeple-protocol": str(PROTOCOL)}, {"steeple-protocol": str(PROTOCOL - 1)}
TABLE = {"game": "five-towers", "seats": [{"kind": "me", "name": "Rūta"}, {"kind": "free"}]}


def is_refused(headers: dict[str, str], query: str = "") -> bool:
    try:
        check_protocol(Headers(headers), QueryParams(query))
    except Refused as refused:
        return (refused.code, refused.args_) == ("server/reload", {"protocol": PROTOCOL})
    return False


@pytest.mark.parametrize("headers", [{}, NOW, {**PAGE, **NOW}, {**FETCH, **NOW}])
def test_programs_and_pages_of_today_are_heard(headers: dict[str, str]) -> None:
    assert not is_refused(headers)


@pytest.mark.parametrize("headers", [PAGE, FETCH, BEFORE, {**PAGE, **BEFORE}])
def test_a_page_of_before_and_a_program_that_says_so_are_not(headers: dict[str, str]) -> None:
    assert is_refused(headers)


def test_where_there_are_no_headers_the_address_says_it() -> None:
    assert not is_refused(PAGE, f"protocol={PROTOCOL}")
    for spoken in (PROTOCOL - 1, PROTOCOL + 1, "", "two"):
        assert is_refused({}, f"protocol={spoken}")


def test_who_opens_an_address_is_no_page() -> None:
    assert not is_refused({"sec-fetch-mode": "navigate"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_of_before_is_told_in_its_language_and_loses_nothing(
    tmp_path: Path, language: str
) -> None:
    with at_the_door(tmp_path) as door:
        old = {**PAGE, "accept-language": language}
        table = door.post("/api/tables", TABLE, headers={**PAGE, **NOW}).json()["table"]["id"]
        command = {"do": "start", "id": "start"}
        for answer in (
            door.post("/api/tables", TABLE, headers=old),
            door.post(f"/api/tables/{table}", command, headers=old),
            door.get(f"/api/tables/{table}/stream", headers={**old, **FETCH}),
            door.get(
                f"/api/tables/{table}/stream?protocol=1", headers={"accept-language": language}
            ),
            door.get(f"/api/tables/{table}/story", headers={**FETCH, "accept-language": language}),
        ):
            error = answer.json()["error"]
            assert (answer.status_code, error["code"]) == (409, "server/reload")
            assert error["message"] == say("server/reload", language)
        mine = door.get("/api/me/tables", headers=NOW).json()
        assert [(each["id"], each["status"]) for each in mine] == [(table, "open")]
