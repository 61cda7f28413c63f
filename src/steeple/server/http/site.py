"""The web client, built by Vite: a few files, read once and served from memory."""

import gzip
import hashlib
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import NamedTuple

from starlette.datastructures import Headers
from starlette.responses import Response

from steeple.kernel.messages import say

PAGES = (
    "/",
    "/join/{invite}",
    "/table/{id}",
    "/watch/{id}",
    "/replay/{id}",
    "/deal",
    "/deal/{day}",
    "/rules",
    "/rules/{game}",
    "/learn/{game}",
    "/score",
    "/score/{game}",
    "/about",
)
"""Addresses of pages: all are the same file, and the client reads the address."""

SHELL = "/index.html"
_FOR_EVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"
_KINDS = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".webmanifest": "application/manifest+json",
    ".wasm": "application/wasm",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".webp": "image/webp",
    ".avif": "image/avif",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".wav": "audio/wav",
}
_OTHER = "application/octet-stream"
_PACKED_ALREADY = ("image/png", "image/jpeg", "image/webp", "image/avif", "font/", "audio/")


class File(NamedTuple):
    """A file as it is sent."""

    kind: str
    caching: str
    tag: str
    data: bytes
    zipped: bytes | None
    """Compressed with gzip; `None` where that would not be smaller."""


class Site:
    """All files of a folder, by their path; there are none until the client is built."""

    def __init__(self, folder: Path) -> None:
        self._files = dict(_read(folder))

    @property
    def is_built(self) -> bool:
        """Whether there is a client."""
        return SHELL in self._files

    def file(self, path: str, headers: Headers) -> Response | None:
        """The file at the path, if there is one."""
        file = self._files.get(path)
        return None if file is None else _answer(file, headers, 200)

    def page(self, headers: Headers, language: str, status: int = 200) -> Response:
        """The client, which shows what its address names; or how to build it."""
        file = self._files.get(SHELL)
        if file is None:
            return Response(_not_built(language), 503, media_type="text/html")
        return _answer(file, headers, status)


def wants_page(headers: Headers) -> bool:
    """Whether a browser asks for a page to show, and not a program, or a page for a resource."""
    return "text/html" in headers.get("accept", "").lower()


def _read(folder: Path) -> Iterator[tuple[str, File]]:
    for path in sorted(folder.rglob("*")):
        parts = path.relative_to(folder).parts
        if path.is_file() and not any(part.startswith(".") for part in parts):
            yield "/" + "/".join(parts), _file(path.read_bytes(), path.suffix, parts[0])


def _file(data: bytes, suffix: str, part: str) -> File:
    kind = _KINDS.get(suffix.lower(), _OTHER)
    zipped = None if kind.startswith(_PACKED_ALREADY) else gzip.compress(data, mtime=0)
    return File(
        kind,
        _FOR_EVER if part == "assets" else _ASK_AGAIN,
        hashlib.sha256(data).hexdigest()[:32],
        data,
        zipped if zipped is not None and len(zipped) < len(data) else None,
    )


def _answer(file: File, headers: Headers, status: int) -> Response:
    is_zipped = file.zipped is not None and _reads_gzip(headers.get("accept-encoding", ""))
    # A strong tag, so other bytes need another one.
    tag = f'"{file.tag}-gz"' if is_zipped else f'"{file.tag}"'
    sent = {"Cache-Control": file.caching, "ETag": tag}
    if file.zipped is not None:
        sent["Vary"] = "Accept-Encoding"
    if status == 200 and _has(headers.get("if-none-match", ""), tag):
        return Response(None, 304, sent)
    if is_zipped:
        sent["Content-Encoding"] = "gzip"
    sent["Content-Type"] = file.kind
    return Response(file.zipped if is_zipped else file.data, status, sent)


def _reads_gzip(accepted: str) -> bool:
    """Whether gzip is among what is accepted.

    >>> [_reads_gzip(text) for text in ("br, gzip;q=0.5", "*", "gzip;q=0, *", "identity", "")]
    [True, True, False, False, False]
    """
    weights: dict[str, str] = {}
    for each in accepted.lower().split(","):
        name, _, weight = each.partition(";q=")
        weights[name.strip()] = weight.strip()
    weight = weights.get("gzip", weights.get("*", "0"))
    return weight.strip("0.") != "" or weight == ""


def _has(known: str, tag: str) -> bool:
    """Whether what a browser has cached is what it would be sent.

    >>> [_has(known, '"a"') for known in ('"a"', 'W/"b", W/"a"', "*", '"b"', "")]
    [True, True, True, False, False]
    """
    tags = [each.strip().removeprefix("W/") for each in known.split(",")]
    return tag in tags or "*" in tags


def _not_built(language: str) -> str:
    return f"""<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Steeple</title>
</head>
<body>
<p>{escape(say("server/not-built", language))}</p>
<pre>python3 run.py</pre>
</body>
</html>
"""
