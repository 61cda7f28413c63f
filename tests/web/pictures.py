"""Pictures of screens, and how far two are apart. Chromium itself does the reckoning.

They are kept and compared at a quarter of their size: another version of Chromium, which smooths
letters and edges otherwise, gives the same picture then.
"""

import base64
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Locator, Page

from tests.web.people import turn_light

FOLDER = Path(__file__).parent / "pictures"
SHRINK = 4
SMALL_DIFFERENCE = 40
"""So far may one channel of a pixel be off, of 255, before the pixel counts as changed."""
MOST_MEAN = 1.0
MOST_CHANGED = 0.004
"""Three versions of Chromium apart, and with other fonts on the machine, it is 0.4 and 0.0003."""

OPENED = """const opened = async (picture) => {
  const file = await fetch(`data:image/png;base64,${picture}`);
  return createImageBitmap(await file.blob());
};"""
SHRUNK = f"""async ([picture, by]) => {{
  {OPENED}
  const image = await opened(picture);
  const canvas = new OffscreenCanvas(Math.ceil(image.width / by), Math.ceil(image.height / by));
  const paper = canvas.getContext('2d');
  paper.imageSmoothingQuality = 'high';
  paper.drawImage(image, 0, 0, canvas.width, canvas.height);
  const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}}"""
APART = f"""async ([one, other, small]) => {{
  {OPENED}
  const [before, after] = await Promise.all([one, other].map(async (picture) => {{
    const image = await opened(picture);
    const paper = new OffscreenCanvas(image.width, image.height).getContext('2d');
    paper.drawImage(image, 0, 0);
    return paper.getImageData(0, 0, image.width, image.height);
  }}));
  if (before.width !== after.width || before.height !== after.height) return [255, 1];
  let sum = 0, changed = 0;
  for (let at = 0; at < before.data.length; at += 4) {{
    const off = [at, at + 1, at + 2].map((byte) => Math.abs(before.data[byte] - after.data[byte]));
    sum += off[0] + off[1] + off[2];
    if (Math.max(...off) > small) changed += 1;
  }}
  const pixels = before.data.length / 4;
  return [sum / pixels / 3, changed / pixels];
}}"""


class Difference(NamedTuple):
    """How far two pictures are apart."""

    mean: float
    """Of all channels of all pixels, of 255."""
    changed: float
    """The share of pixels that are clearly other."""

    @property
    def is_small(self) -> bool:
        return self.mean <= MOST_MEAN and self.changed <= MOST_CHANGED


class Darkroom:
    """An empty page, in which pictures are shrunk and compared."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def shot(self, page: Page, *masked: Locator) -> bytes:
        """The screen as it is now; what is never the same is covered."""
        whole = page.screenshot(
            animations="disabled",
            caret="hide",
            scale="css",
            mask=list(masked),
            mask_color="#808080",
        )
        shrunk = self._page.evaluate(SHRUNK, [text_of(whole), SHRINK])
        return base64.b64decode(shrunk)

    def difference(self, one: bytes, other: bytes) -> Difference:
        """Of two pictures."""
        mean, changed = self._page.evaluate(APART, [text_of(one), text_of(other), SMALL_DIFFERENCE])
        return Difference(mean, changed)


class Album:
    """The pictures that are kept, by scene and light."""

    def __init__(self, darkroom: Darkroom, others: Path, is_written: bool) -> None:
        self._darkroom = darkroom
        self._others = others
        self._is_written = is_written

    def changed(self, scene: str, page: Page, shot: Callable[[], bytes]) -> list[str]:
        """What has changed, by dusk or by day; empty if nothing has."""
        found = []
        for theme in ("dusk", "day"):
            turn_light(page, theme)
            now = shot()
            kept = FOLDER / f"{scene}-{theme}.png"
            if self._is_written:
                kept.write_bytes(now)
            difference = self._darkroom.difference(kept.read_bytes(), now)
            if not difference.is_small:
                other = self._others / kept.name
                other.write_bytes(now)
                found.append(f"{kept} has changed, see {other}: {difference}")
        return found


def text_of(picture: bytes) -> str:
    return base64.b64encode(picture).decode()
