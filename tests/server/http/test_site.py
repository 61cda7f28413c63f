"""The web client as browsers get it: quick to load again, and never an old one."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest

from steeple.kernel.messages import LANGUAGES
from steeple.server.http.guard import HEADERS
from steeple.server.http.site import PAGES, Site
from tests.server.door import Door, at_the_door

SCRIPT = "console.log('towers');\n" * 100
FILES: dict[str, bytes] = {
    "index.html": b"<!doctype html><title>Steeple</title>" + b"<p>Towers</p>" * 50,
    "sw.js": SCRIPT.encode(),
    "manifest.webmanifest": b'{"name": "Steeple"}',
    "assets/index-B4x1.js": SCRIPT.encode(),
    "assets/text-C7.woff2": bytes(range(256)) * 8,
    "assets/small.css": b"p{}",
    ".vite/manifest.json": b"{}",
    "icons/tower.svg": b"<svg></svg>" * 20,
}
HTML = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
PLAIN = {"Accept-Encoding": "identity"}


def built(folder: Path) -> Path:
    """A client as Vite builds it."""
    for name, data in FILES.items():
        file = folder / "site" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)
    (folder / "secret").write_text("secret")
    return folder / "site"


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Door]:
    folder = tmp_path_factory.mktemp("site")
    with at_the_door(folder, site=built(folder)) as door:
        yield door


@pytest.mark.parametrize("page", PAGES)
def test_every_page_is_the_client(browser: Door, page: str) -> None:
    given = browser.get(
        page.format(invite="plum-gable-274", id="abc", game="five-towers", day="x", page="x")
    )
    assert (given.status_code, given.content) == (200, FILES["index.html"])
    assert given.headers["content-type"] == "text/html; charset=utf-8"
    assert given.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("path", "kind", "is_kept"),
    [
        ("/sw.js", "text/javascript; charset=utf-8", False),
        ("/manifest.webmanifest", "application/manifest+json", False),
        ("/icons/tower.svg", "image/svg+xml", False),
        ("/assets/index-B4x1.js", "text/javascript; charset=utf-8", True),
        ("/assets/text-C7.woff2", "font/woff2", True),
    ],
)
def test_a_file_says_what_it_is_and_how_long_it_is_good(
    browser: Door, path: str, kind: str, is_kept: bool
) -> None:
    given = browser.get(path)
    assert given.content == FILES[path[1:]]
    assert given.headers["content-type"] == kind
    caching = "public, max-age=31536000, immutable" if is_kept else "no-cache"
    assert given.headers["cache-control"] == caching
    for name, value in HEADERS.items():
        assert given.headers[name] == value


def test_what_shrinks_is_sent_small_to_who_can_read_that(browser: Door) -> None:
    small = browser.get("/sw.js", headers={"Accept-Encoding": "br;q=1, gzip;q=0.8"})
    assert small.headers["content-encoding"] == "gzip"
    assert int(small.headers["content-length"]) < len(SCRIPT) // 10
    large = browser.get("/sw.js", headers={"Accept-Encoding": "gzip;q=0"})
    assert "content-encoding" not in large.headers
    assert small.content == large.content == SCRIPT.encode()
    assert small.headers["vary"] == large.headers["vary"] == "Accept-Encoding"
    assert small.headers["etag"] != large.headers["etag"]
    for path in ("/assets/text-C7.woff2", "/assets/small.css"):
        same = browser.get(path, headers={"Accept-Encoding": "gzip"})
        assert "content-encoding" not in same.headers
        assert "vary" not in same.headers


@pytest.mark.parametrize("path", ["/", "/rules", "/sw.js", "/assets/text-C7.woff2"])
@pytest.mark.parametrize("encoding", ["gzip", "identity"])
def test_what_a_browser_has_is_not_sent_again(browser: Door, path: str, encoding: str) -> None:
    headers = {"Accept-Encoding": encoding}
    first = browser.get(path, headers=headers)
    tag = first.headers["etag"]
    assert not tag.startswith("W/")
    for known in (tag, f'"other", W/{tag}', "*"):
        again = browser.get(path, headers={**headers, "If-None-Match": known})
        assert (again.status_code, again.content) == (304, b"")
        for name in ("etag", "cache-control", "vary"):
            assert again.headers.get(name) == first.headers.get(name)
    other = browser.get(path, headers={**headers, "If-None-Match": '"other"'})
    assert (other.status_code, other.content) == (200, first.content)


def test_a_new_build_has_another_tag(tmp_path: Path) -> None:
    folder = built(tmp_path)
    with at_the_door(tmp_path / "one", site=folder) as door:
        old = door.get("/").headers["etag"]
    (folder / "index.html").write_bytes(b"<!doctype html><title>New</title>")
    with at_the_door(tmp_path / "two", site=folder) as door:
        new = door.get("/", headers={"If-None-Match": old})
    assert (new.status_code, new.headers["etag"] == old) == (200, False)


@pytest.mark.parametrize("path", ["/towers", "/rules/", "/assets/gone.js", "/rules/a/b"])
def test_another_address_is_the_client_for_people_and_an_error_for_programs(
    browser: Door, path: str
) -> None:
    shown = browser.get(path, headers=HTML)
    assert (shown.status_code, shown.content) == (404, FILES["index.html"])
    told = browser.get(path)
    assert (told.status_code, told.json()["error"]["code"]) == (404, "server/no-such-page")


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/towers", "/api/games/"])
def test_the_api_is_for_programs(browser: Door, path: str) -> None:
    told = browser.get(path, headers=HTML)
    assert (told.status_code, told.json()["error"]["code"]) == (404, "server/no-such-page")


@pytest.mark.parametrize(
    "path", ["/.vite/manifest.json", "/../site/index.html", "/%2e%2e/secret", "/..%2fsecret"]
)
def test_nothing_else_of_the_disk_is_given_out(browser: Door, path: str) -> None:
    assert browser.get(path).status_code == 404


def test_pages_are_read_and_nothing_else(browser: Door) -> None:
    answer = browser.post("/rules")
    assert (answer.status_code, answer.headers["allow"]) == (405, "GET, HEAD")
    assert browser.post("/sw.js").status_code == 404
    head = browser.head("/sw.js", headers=PLAIN)
    assert (head.status_code, head.headers["content-length"]) == (200, str(len(SCRIPT)))


@pytest.mark.parametrize("path", ["/", "/sw.js", "/towers"])
def test_no_part_of_the_client_goes_by_another_name(browser: Door, path: str) -> None:
    refused = browser.get(path, headers={**HTML, "Host": "other.example"})
    assert (refused.status_code, refused.json()["error"]["code"]) == (421, "server/wrong-host")


def test_until_the_client_is_built_pages_say_how(tmp_path: Path) -> None:
    with at_the_door(tmp_path, site=tmp_path / "nothing") as door:
        for language in LANGUAGES:
            page = door.get("/rules", headers={"Accept-Language": f"xx,{language};q=0.8"})
            assert page.status_code == 503
            assert f'<html lang="{language}">' in page.text
            assert "python3 run.py" in page.text
        assert door.get("/towers", headers=HTML).json()["error"]["code"] == "server/no-such-page"


def test_files_are_read_once(tmp_path: Path) -> None:
    folder = built(tmp_path)
    site = Site(folder)
    for file in sorted(folder.rglob("*.js")):
        file.unlink()
    zipped = site._files["/sw.js"].zipped
    assert zipped is not None
    assert gzip.decompress(zipped) == SCRIPT.encode()
