"""Sketches: a table drawn with coloured rectangles and short labels, as SVG or as pixels."""

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, NamedTuple
from xml.sax.saxutils import escape

from steeple.kernel.game import Game, View

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

PAPER = "#fbf5e9"
INK = "#1a1f38"
SEATS = ("#c4512d", "#2f6f9f", "#5d8a3a", "#8a5aa0", "#b8892b", "#4b8d88")
"""By seat, a colour."""
LABEL_SHARE = 0.6
"""How high letters are, as a part of the rectangle's height."""
LETTER = 0.62
"""How wide a letter is, as a part of its height."""
HIGHEST_LETTER = 14.0


class Rectangle(NamedTuple):
    """A part of a sketch; y grows downwards."""

    x: float
    y: float
    width: float
    height: float
    fill: str
    label: str = ""
    ink: str = INK


class Sketch(NamedTuple):
    """A drawing; notebooks show it by themselves."""

    width: int
    height: int
    parts: tuple[Rectangle, ...]

    def svg(self) -> str:
        """The drawing as a document of its own.

        >>> Sketch(9, 9, (Rectangle(1, 1, 2, 2, INK),)).svg().count("<rect")
        2
        """
        lines = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}"'
            f' width="{self.width}" height="{self.height}">',
            f'<rect width="{self.width}" height="{self.height}" fill="{PAPER}"/>',
        ]
        for part in self.parts:
            lines.append(
                f'<rect x="{part.x:g}" y="{part.y:g}" width="{part.width:g}"'
                f' height="{part.height:g}" fill="{part.fill}" rx="1.5"/>'
            )
            if part.label:
                lines.append(_text(part))
        return "\n".join([*lines, "</svg>\n"])

    def _repr_svg_(self) -> str:
        return self.svg()

    def pixels(self) -> "npt.NDArray[np.uint8]":
        """The drawing as rows of pixels in red, green and blue, without its labels."""
        import numpy as np

        image = np.empty((self.height, self.width, 3), np.uint8)
        image[:] = _rgb(PAPER)
        for part in self.parts:
            top, left = max(0, round(part.y)), max(0, round(part.x))
            bottom = max(top + 1, round(part.y + part.height))
            right = max(left + 1, round(part.x + part.width))
            if part.fill != "none":
                image[top:bottom, left:right] = _rgb(part.fill)
        return image


def _text(part: Rectangle) -> str:
    size = min(HIGHEST_LETTER, part.height * LABEL_SHARE)
    size = min(size, part.width / (LETTER * len(part.label)))
    x, y = part.x + part.width / 2, part.y + part.height / 2
    return (
        f'<text x="{x:g}" y="{y:g}" font-family="sans-serif" font-size="{size:.2g}"'
        f' text-anchor="middle" dominant-baseline="central" fill="{part.ink}">'
        f"{escape(part.label)}</text>"
    )


def _rgb(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def caption(x: float, y: float, width: float, text: Any, ink: str = INK) -> Rectangle:
    """Letters without a rectangle around them."""
    return Rectangle(x, y, width, 18, "none", str(text), ink)


def sketch_of(game: Game[Any], view: View) -> Sketch:
    """A table as the `sketch` in its game's folder draws it; without one, the points as bars."""
    module = f"{type(game).__module__.rpartition('.')[0]}.sketch"
    if find_spec(module) is None:
        return _bars(view["scores"])
    drawn: Sketch = import_module(module).sketch(view)
    return drawn


def _bars(scores: list[int]) -> Sketch:
    highest = max(1, *scores)
    parts = []
    for seat, points in enumerate(scores):
        height = 100 * max(0, points) / highest
        parts.append(Rectangle(20 + 50 * seat, 120 - height, 40, height, SEATS[seat]))
        parts.append(caption(20 + 50 * seat, 124, 40, points))
    return Sketch(40 + 50 * len(scores), 150, tuple(parts))
