"""The lesson: a turn of three actions on a building of three levels, and how it comes down.

The learner adds a worker, builds the card that reaches highest, and climbs; then somebody is hasty.
"""

from steeple.games.skyscrapers.collapse import HAND, VERDICT
from steeple.kernel.bots import NAMES
from steeple.kernel.lesson import Lesson, LessonTurn

HELD = "held"
HASTY = "build upright-14 at 2 -2 3 x turn 0"
"""What the next player builds, without how the hand does it."""
_OPENING = (
    # The learner.
    "add at -1 0 0",
    "build floor-12 at -1 0 2 z turn 1",
    "move 0 to -1 0 2",
    # The first bot.
    "add at 0 0 0",
    "build floor-13 at 1 0 2 z turn 1",
    "move 5 to 0 0 2",
    # The second.
    "add at 0 -1 0",
    "build upright-27 at 1 -1 2 y turn 0",
    "move 10 to 1 0 2",
    # The learner builds a higher floor and goes there.
    "move 0 to 0 -1 2",
    "build floor-17 at 1 -1 3 z turn 1",
    "move 0 to 1 -1 3",
    # The others follow, and widen the base.
    "add at -2 0 0",
    "move 5 to 0 -1 3",
    "build base at -1 1 1 y turn 0",
    "build upright-23 at 2 0 2 x turn 0",
    "add at 0 -1 0",
    "build base at 1 1 1 y turn 0",
)

LESSON = Lesson(
    seed=4,
    names=("", *NAMES[:2]),
    seat=0,
    options={"starter": 0},
    turns=(
        LessonTurn(
            "skyscrapers/lesson-add",
            "add at -1 -1 0",
            "skyscrapers/lesson-try-add",
            then=(HELD,),
        ),
        LessonTurn(
            "skyscrapers/lesson-build",
            "build upright-28 at 1 -2 3 y turn 0",
            "skyscrapers/lesson-try-build",
            then=(HELD,),
        ),
        LessonTurn(
            "skyscrapers/lesson-move",
            "move 1 to -1 -1 2",
            "skyscrapers/lesson-try-move",
            then=(HELD, HAND, VERDICT),
        ),
    ),
    close="skyscrapers/lesson-end",
    opening=tuple(notation for move in _OPENING for notation in (move, HELD)),
)
