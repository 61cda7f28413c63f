"""What a seat can choose with nothing planned, for those who want it along with what happens."""

from msgspec import UNSET, UnsetType

from steeple.server.protocol import wire as w
from steeple.server.table.course import Course
from steeple.server.table.table import Table


class Offers:
    """The last offer to each seat: it is worked out once, and only if somebody asked for it."""

    def __init__(self) -> None:
        self._last: dict[int, tuple[Course, int, w.Choices | UnsetType]] = {}

    def of(self, table: Table, seat: int | None) -> w.Choices | UnsetType:
        """What the seat can choose now; unset if there is nothing, as for spectators."""
        course = table.course
        if course is None or seat is None:
            return UNSET
        known, at, offer = self._last.get(seat, (None, 0, UNSET))
        if known is not course or at != table.play_seq:
            offer = _offer(course, table.play_seq, seat)
            self._last[seat] = (course, table.play_seq, offer)
        return offer


def _offer(course: Course, at: int, seat: int) -> w.Choices | UnsetType:
    found = course.progress.game.choices(course.progress.state, seat, "")
    return UNSET if found["kind"] == "none" else w.Choices(at, seat, "", found)
