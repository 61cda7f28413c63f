"""The moving picture of the README: three real matches, as their replays show them.

Chromium draws and packs each frame; a WebP that moves is only a matter of putting them in a row.
"""

import base64
import struct
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from playwright.sync_api import Page

from steeple.catalog import games
from steeple.cli.main import main as steeple
from tests.patience import STUCK_MS
from tools.browser_pictures import browsing
from tools.client import ROOT, say
from tools.docs import DOCS, REPLAYS

FILE = DOCS / "pictures" / "games.webp"
LARGEST = 1_500_000
WIDTH, HEIGHT = 800, 500
SCREEN = (1120, 700)
FRAMES = 7
"""Of each game."""
FRAME_MS = 800
STILL_MS = 2500
"""So long after a step nothing moves any more, and the picture is sharp."""
PACK = """async ([data, width, height]) => {
  const picture = new Image();
  picture.src = `data:image/png;base64,${data}`;
  await picture.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return canvas.toDataURL('image/webp', 0.72).split(',')[1];
}"""


def take(file: Path = FILE) -> None:
    """Film all games, one after the other."""
    with tempfile.TemporaryDirectory() as name, browsing() as (browser, _):
        context = browser.new_context(
            viewport={"width": SCREEN[0], "height": SCREEN[1]}, color_scheme="dark", locale="en"
        )
        context.set_default_timeout(STUCK_MS)
        page, darkroom = context.new_page(), context.new_page()
        frames = [
            base64.b64decode(darkroom.evaluate(PACK, [shot, WIDTH, HEIGHT]))
            for game in games
            for shot in shots(page, game, Path(name))
        ]
    data = moving([picture_in(frame) for frame in frames], FRAME_MS)
    assert len(data) <= LARGEST, f"{len(data):,} bytes are too many for a first page"
    file.write_bytes(data)


def shots(page: Page, game: str, folder: Path) -> Iterator[str]:
    """From the first turn to the last."""
    file = folder / f"{game}.html"
    record = ROOT / "tests" / "old_files" / "0.1.0" / REPLAYS[game]
    names = "Rūta,Aino,Tomáš" if game != "block-out" else "Rūta,Aino"
    assert steeple(["export", str(record), "--to", str(file), "--names", names]) == 0
    page.goto(file.as_uri())
    page.locator(".story .turn").wait_for()
    page.keyboard.press("End")
    turns = int(page.locator(".story .turn").inner_text().split()[-1])
    page.keyboard.press("Home")
    at = 0
    for frame in range(FRAMES):
        wanted = turns * (frame + 1) // FRAMES
        for _ in range(wanted - at):
            page.keyboard.press("ArrowRight")
        at = wanted
        page.wait_for_timeout(STILL_MS)
        say(f"    {game}, {frame + 1} of {FRAMES}")
        yield base64.b64encode(page.screenshot()).decode()


def picture_in(webp: bytes) -> bytes:
    """The chunks of a still WebP that are its picture."""
    at, found = 12, b""
    while at < len(webp):
        name, size = webp[at : at + 4], struct.unpack("<I", webp[at + 4 : at + 8])[0]
        end = at + 8 + size + size % 2
        if name in (b"ALPH", b"VP8 ", b"VP8L"):
            found += webp[at:end]
        at = end
    return found


def moving(pictures: Sequence[bytes], frame_ms: int) -> bytes:
    """A WebP that shows one picture after the other, for ever."""
    size = _24(WIDTH - 1) + _24(HEIGHT - 1)
    head = _chunk(b"VP8X", struct.pack("<I", 0x02) + size) + _chunk(b"ANIM", bytes(6))
    body = b"".join(
        _chunk(b"ANMF", _24(0) + _24(0) + size + _24(frame_ms) + b"\x02" + picture)
        for picture in pictures
    )
    return _chunk(b"RIFF", b"WEBP" + head + body)


def _chunk(name: bytes, data: bytes) -> bytes:
    return name + struct.pack("<I", len(data)) + data + bytes(len(data) % 2)


def _24(number: int) -> bytes:
    return number.to_bytes(3, "little")


if __name__ == "__main__":
    take()
