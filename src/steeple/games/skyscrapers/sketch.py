"""A sketch of the site: the building from the front and from the side, and the workers."""

from steeple.kernel.game import View
from steeple.kernel.sketch import INK, SEATS, Rectangle, Sketch, caption

_UNIT = 14.0
_EDGE = 3.0
_FACE = "#e9dcc3"
_FLOOR = "#b9a27c"
_START = "#8f99a4"
_MARGIN = 30.0
_LEAST_HEIGHT = 8


def sketch(view: View) -> Sketch:
    """The site as everybody sees it; of what lies behind each other, all of it shows."""
    highest = max(_LEAST_HEIGHT, view["height"] + 2)
    ground = _MARGIN + highest * _UNIT
    parts: list[Rectangle] = []
    left = _MARGIN
    for axis in (0, 1):
        reach = [place["at"][axis] for place in view["cards"]]
        reach += [worker["cell"][axis] for worker in view["workers"]]
        low, high = min(reach) - 2, max(reach) + 3
        parts += _seen(view, axis, left - low * _UNIT, ground)
        parts.append(Rectangle(left, ground, (high - low) * _UNIT, 4, INK))
        left += (high - low) * _UNIT + _MARGIN
    for seat, points in enumerate(view["scores"]):
        is_turn = view["to_move"] == seat
        parts.append(Rectangle(_MARGIN + seat * 60, ground + 12, 50, 4, SEATS[seat]))
        parts.append(
            caption(_MARGIN + seat * 60, ground + 18, 50, points, SEATS[seat] if is_turn else INK)
        )
    return Sketch(max(300, round(left)), round(ground) + 44, tuple(parts))


def _seen(view: View, axis: int, middle: float, ground: float) -> list[Rectangle]:
    """The building as seen along the other axis."""
    across, along = "xy"[1 - axis], "xy"[axis]
    parts = []
    order = {across: 0, "z": 1, along: 2}
    for card in sorted(view["cards"], key=lambda card: order[card["normal"]]):
        x, z = middle + card["at"][axis] * _UNIT, ground - card["at"][2] * _UNIT
        width = height = 2 * _UNIT - 1
        fill = _START if card["card"] == "start" else _FACE
        if card["normal"] == along:
            width, fill = _EDGE, INK
        elif card["normal"] == "z":
            height, fill = _EDGE, _FLOOR
        parts.append(Rectangle(x - width / 2, z - height / 2, width, height, fill))
    for worker in view["workers"]:
        x = middle + worker["cell"][axis] * _UNIT
        y = ground - worker["cell"][2] * _UNIT
        parts.append(Rectangle(x + 4, y - 10, 6, 9, SEATS[worker["seat"]]))
    return parts
