"""One HTML file that replays a match by itself, for blogs, mail and archives."""

import base64
import gzip
from html import escape
from pathlib import Path

import msgspec

from steeple.export.pieces import Pieces
from steeple.server.protocol.bodies import Replay

POLICY = (
    "default-src 'none'; script-src 'unsafe-inline' blob:; style-src 'unsafe-inline'; "
    "img-src data: blob:; font-src data:; connect-src data: blob:; "
    "base-uri 'none'; form-action 'none'"
)
"""A browser lets the page fetch nothing."""
PAGE = """<!doctype html>
<html lang="{language}" data-match="{id}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="dark light">
<meta name="generator" content="Steeple">
<title>{title}</title>
</head>
<body>
<div id="app"></div>
<noscript>{no_script}</noscript>
<script type="text/plain" id="held">{held}</script>
<script>
{boot}</script>
</body>
</html>
"""
BOOT = Path(__file__).with_name("boot.js")


def page(replay: Replay, pieces: Pieces, language: str, no_script: str) -> str:
    """The whole page. What it holds is compressed: a browser unpacks it."""
    held = {
        "first": pieces.first,
        "code": pieces.code,
        "style": pieces.style,
        "replay": replay,
    }
    packed = gzip.compress(msgspec.json.encode(held), mtime=0)
    return PAGE.format(
        language=language,
        id=replay.table.id,
        policy=POLICY,
        title=escape(replay.table.title),
        no_script=escape(no_script),
        held=base64.b64encode(packed).decode(),
        boot=BOOT.read_text(encoding="utf-8"),
    )
