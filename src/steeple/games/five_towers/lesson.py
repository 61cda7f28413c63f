"""The lesson: five rounds in which every kind of move comes up by itself.

The seed was chosen so that its first five rows have a pair to build, low cards to leave, a pair
that fits after tearing down, a 9 with an 8, and a roof for the same tower.
"""

from steeple.kernel.bots import NAMES
from steeple.kernel.lesson import Lesson, LessonTurn


def _bid(coach: str, number: int, *then: str) -> LessonTurn:
    hint = "five-towers/lesson-try-bid"
    return LessonTurn(coach, f"bid {number}", hint, {"number": number}, then)


def _build(coach: str, wanted: str, *then: str) -> LessonTurn:
    return LessonTurn(coach, wanted, "five-towers/lesson-try-build", then=then)


LESSON = Lesson(
    seed=516527,
    names=("", *NAMES[:2]),
    seat=0,
    options={"bidding": "checked", "starter": 0},
    turns=(
        # scary2 scary13 tree15 scrap6 scrap14
        _bid("five-towers/lesson-1", 3, "pass", "pass"),
        _build("five-towers/lesson-2", "build scary13 scary2 tree15", "bid 2", "bid 3"),
        # candy2 tree2 tree5 scrap15 sand9
        LessonTurn(
            "five-towers/lesson-3",
            "pass",
            "five-towers/lesson-try-pass",
            then=("build scrap15 sand9 tree5",),
        ),
        # scary5 scary11 tree7 scrap12 sand10
        _bid("five-towers/lesson-4", 3, "pass", "pass"),
        _build("five-towers/lesson-5", "build -scary scary11 scary5 sand10", "bid 1", "bid 2"),
        # scary4 scary7 scary9 sand8 sand13
        _bid("five-towers/lesson-6", 3),
        _build("five-towers/lesson-7", "build scary9 scary7 sand8", "bid 1", "pass"),
        # candy7 candy15 scary0 sand7 sand11
        _bid("five-towers/lesson-8", 3),
        _build("five-towers/lesson-9", "build scary0 sand11 sand7"),
    ),
    close="five-towers/lesson-10",
)
