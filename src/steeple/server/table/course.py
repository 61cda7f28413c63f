"""The course of the play at a table: where the match stands, and what may be undone."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from steeple.kernel.game import NOBODY
from steeple.kernel.log import AnyEvent, Drawn, Ended, Moved, Refereed, Setup
from steeple.play.progress import PackedProgress, Progress, Step


class Course(msgspec.Struct, frozen=True):
    """A match in progress, and the points in its log that an undo would return to."""

    progress: Progress
    count: int
    """Events of the match so far."""
    last: int | None = None
    """The seat that moved last."""
    is_revealed: bool = False
    """Whether chance or the referee has acted since."""
    before: tuple[int | None, ...] = ()
    """By seat: how many events there were before its last move."""

    @classmethod
    def of(cls, setup: Setup) -> "Course":
        """Only the set-up has happened."""
        return cls(Progress.of(setup), 1, before=(None,) * setup.seats)

    @property
    def to_move(self) -> int | None:
        """The seat that has to act."""
        actor = self.progress.actor
        return actor if actor >= 0 else None

    @property
    def is_over(self) -> bool:
        """Whether nobody acts any more."""
        return self.progress.actor == NOBODY

    def follow(self, events: Iterable[AnyEvent]) -> "Course":
        """After events that were logged."""
        course = self
        for event in events:
            course = course._noted(course.progress.follow(event), [event])
        return course

    def with_dealer(self, secret: bytes) -> "Course":
        """The same, dealt by whoever holds the secret."""
        return msgspec.structs.replace(self, progress=self.progress.with_dealer(secret))

    def step(self, step: Step) -> "Course":
        """After a step that was just made."""
        return self._noted(step.progress, step.events)

    def _noted(self, progress: Progress, events: Iterable[AnyEvent]) -> "Course":
        count, last, is_revealed, before = self.count, self.last, self.is_revealed, self.before
        for event in events:
            if isinstance(event, Moved):
                last, is_revealed = event.seat, False
                before = (*before[:last], count, *before[last + 1 :])
            elif isinstance(event, Drawn | Refereed | Ended):
                is_revealed = True
            count += 1
        return Course(progress, count, last, is_revealed, before)


class PackedCourse(msgspec.Struct, frozen=True):
    """A course as it is stored."""

    progress: PackedProgress
    rest: dict[str, Any]


def pack(course: Course) -> bytes:
    """JSON, for the store."""
    rest = {
        "count": course.count,
        "last": course.last,
        "is_revealed": course.is_revealed,
        "before": course.before,
    }
    return msgspec.json.encode(PackedCourse(course.progress.packed(), rest))


def raw(course: Course) -> msgspec.Raw:
    """The same, as a part of an event."""
    return msgspec.Raw(pack(course))


def unpack(data: bytes | msgspec.Raw) -> Course:
    """The course that was packed."""
    packed = msgspec.json.decode(data, type=PackedCourse)
    rest = {**packed.rest, "before": tuple(packed.rest["before"])}
    return Course(packed.progress.unpacked(), **rest)


def of_mainline(line: Sequence[AnyEvent], secret: bytes) -> Course:
    """The course after all events of a mainline."""
    setup, *rest = line
    assert isinstance(setup, Setup), "a mainline begins with its set-up"
    return Course.of(setup).follow(rest).with_dealer(secret)
