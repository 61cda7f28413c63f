"""What a flat picture of the stack shows, in millimetres; and what it should show.

The outlines that a page draws are noted while it draws them. Seen from above, the circle around
the spot says how large a millimetre is; seen from the front, the same blocks are as wide.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from playwright.sync_api import Page

from steeple.games.block_out.bodies.shapes import SHAPES, SHELF
from steeple.physics.pose import placed
from steeple.physics.turn import of_unit_length

NOTE = """() => {
  const pens = CanvasRenderingContext2D.prototype;
  const on = (name, note) => {
    const draw = pens[name];
    pens[name] = function (...how) {
      note.call(this, ...how);
      return draw.apply(this, how);
    };
  };
  on('clearRect', function () { this.canvas.panes = []; });
  on('rect', function (...box) { this.box = box; });
  on('clip', function () {
    const pane = { box: this.box, circle: null, outlines: [], shade: null };
    this.canvas.panes?.push(pane);
    this.pane = pane;
  });
  on('arc', function (x, y, radius) {
    if (this.pane && !this.pane.outlines.length) this.pane.circle ??= [x, y, radius];
  });
  on('beginPath', function () { this.way = []; });
  on('moveTo', function () { this.way = null; });
  on('lineTo', function (...point) { this.way?.push(point); });
  on('fill', function () {
    if (!this.pane || !this.way || this.way.length < 3) return;
    // The shade of a block is drawn before its faces.
    this.pane.shade ??= this.fillStyle;
    if (this.fillStyle === this.pane.shade) this.pane.outlines.push(this.way);
  });
}"""
DRAWN = """() => new Promise((resolve) => {
  requestAnimationFrame(() => requestAnimationFrame(() => {
    resolve(document.querySelector('.scene > canvas')?.panes ?? []);
  }));
})"""
SPOT_MM = 52
NEAR_MM = 0.3
MOST_LOOKS = 150

Span: TypeAlias = tuple[float, float, float, float]
"""From left to right, and from bottom to top."""


class Picture(NamedTuple):
    """Around each block, in the order of their places."""

    above: list[Span]
    front: list[Span]

    def is_like(self, other: "Picture") -> bool:
        """As far as an eye can tell."""
        return all(
            len(one) == len(two) and all(map(is_near, one, two))
            for one, two in zip(self, other, strict=True)
        )


def is_near(one: Span, other: Span) -> bool:
    return all(abs(a - b) <= NEAR_MM for a, b in zip(one, other, strict=True))


def note_drawing(page: Page) -> None:
    """From the next address on."""
    page.add_init_script(f"({NOTE})()")


def picture(page: Page) -> Picture:
    """What the page draws now."""
    panes = page.evaluate(DRAWN)
    above = next((pane for pane in panes if pane["circle"]), None)
    front = next((pane for pane in panes if not pane["circle"]), None)
    if not above or not front or not above["outlines"]:
        return Picture([], [])
    x, y, radius = above["circle"]
    mm = SPOT_MM / radius
    tops = [span([((px - x) * mm, (y - py) * mm) for px, py in way]) for way in above["outlines"]]
    left, _, width, _ = front["box"]
    middle = left + width / 2
    fronts = [span([(px - middle, -py) for px, py in way]) for way in front["outlines"]]
    scale = widest(tops) / widest(fronts)
    ground = min(low for _, _, low, _ in fronts)
    return Picture(
        in_order(tops),
        in_order(
            [
                (a * scale, b * scale, (low - ground) * scale, (high - ground) * scale)
                for a, b, low, high in fronts
            ]
        ),
    )


def spot_above(page: Page, x_mm: float, y_mm: float) -> tuple[float, float]:
    """Where on the screen a place of the table is, as it is drawn from above."""
    above = next(pane for pane in page.evaluate(DRAWN) if pane["circle"])
    x, y, radius = above["circle"]
    box = page.locator(".scene").bounding_box()
    assert box is not None
    px = radius / SPOT_MM
    return box["x"] + x + x_mm * px, box["y"] + y - y_mm * px


def true_picture(blocks: Sequence[str], poses: Mapping[str, Sequence[float]]) -> Picture:
    """Of blocks at these poses, in millimetres; those without one lie aside."""
    above, front = [], []
    for block in blocks:
        pose = SHELF[block]
        if block in poses:
            x, y, z, *turn = poses[block]
            pose = ((x / 1000, y / 1000, z / 1000), of_unit_length(turn))
        corners = [placed(corner, pose) for corner in SHAPES[block].corners]
        above.append(span([(x * 1000, y * 1000) for x, y, _ in corners]))
        front.append(span([(x * 1000, z * 1000) for x, _, z in corners]))
    return Picture(in_order(above), in_order(front))


def picture_of(view: Mapping[str, Any]) -> Picture:
    """As the server says it."""
    return true_picture(view["blocks"], view["poses"])


def expect_picture(page: Page, wanted: Picture) -> None:
    """Look until the page draws this."""
    for _ in range(MOST_LOOKS):
        seen = picture(page)
        if seen.is_like(wanted):
            return
    raise AssertionError(f"drawn is {seen}, true is {wanted}")


def span(points: Sequence[tuple[float, float]]) -> Span:
    across, up = [x for x, _ in points], [y for _, y in points]
    return min(across), max(across), min(up), max(up)


def widest(spans: Sequence[Span]) -> float:
    return max(right for _, right, _, _ in spans) - min(left for left, _, _, _ in spans)


def in_order(spans: Sequence[Span]) -> list[Span]:
    """From left to right; the order of what is drawn is another from each side."""
    return sorted(spans, key=lambda one: (round(one[0] + one[1]), one[3]))
