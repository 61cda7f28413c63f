"""Who may ask at all: the right host, the right site."""

import socket

import pytest
from starlette.datastructures import Headers

from steeple.server.errors import Refused
from steeple.server.http.guard import Guard

HOME = "https://Play.example:8443/steeple"


def refusal(check: str, base_url: str = "", **headers: str) -> str | None:
    """Why a request with such headers is refused, if it is."""
    sent = Headers({name.replace("_", "-"): value for name, value in headers.items()})
    try:
        getattr(Guard(base_url), check)(sent)
    except Refused as refused:
        return refused.code
    return None


@pytest.mark.parametrize(
    "host",
    ["localhost", "localhost:8017", "127.0.0.1", "192.168.1.7:80", "[::1]:8017", "LOCALHOST"],
)
def test_the_server_goes_by_its_addresses(host: str) -> None:
    assert refusal("check_host", host=host) is None


def test_the_server_goes_by_its_names() -> None:
    name = socket.gethostname()
    assert refusal("check_host", host=f"{name}:8017") is None
    assert refusal("check_host", host=f"{name}.local") is None
    assert refusal("check_host", HOME, host="play.example:8443") is None


@pytest.mark.parametrize(
    "host",
    [
        "",
        "evil.example",
        "localhost.evil.example",
        "evil.example@localhost",
        "127.0.0.1.evil.example",
        "localhost/..",
        "[",
        "[::1",
        "]:80[",
        "[v1.x]",
        "::1]",
    ],
)
def test_another_name_is_not_ours(host: str) -> None:
    assert refusal("check_host", host=host) == "server/wrong-host"
    assert refusal("check_host", HOME, host=host) == "server/wrong-host"


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"origin": "http://localhost:8017", "host": "localhost:8017"},
        {"origin": "https://localhost:8017", "host": "localhost:8017"},
        {"origin": "https://PLAY.example:8443", "host": "10.0.0.1"},
        {"sec_fetch_site": "same-origin"},
        {"sec_fetch_site": "none"},
    ],
)
def test_our_own_pages_and_programs_may_ask(headers: dict[str, str]) -> None:
    assert refusal("check_origin", HOME, **headers) is None


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example", "host": "localhost:8017"},
        {"origin": "null", "host": "localhost:8017"},
        {"origin": "http://localhost:9999", "host": "localhost:8017"},
        {
            "origin": "http://localhost:8017",
            "host": "localhost:8017",
            "sec_fetch_site": "cross-site",
        },
        {"sec_fetch_site": "same-site"},
    ],
)
def test_pages_of_other_sites_may_not(headers: dict[str, str]) -> None:
    assert refusal("check_origin", HOME, **headers) == "server/other-site"
    assert refusal("check_origin", **headers) == "server/other-site"
