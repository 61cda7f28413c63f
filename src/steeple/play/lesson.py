"""Playing a lesson: the same match for everybody, as far as the learner has come."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from steeple.kernel.errors import IllegalMove
from steeple.kernel.game import REFEREE, Game, Move
from steeple.kernel.lesson import Lesson, LessonTurn
from steeple.kernel.log import AnyEvent, Seeded
from steeple.play.dealer import commitment, secret_from
from steeple.play.progress import Progress
from steeple.play.setup import settled_setup


class Learned(NamedTuple):
    """Where a lesson stands, and what happened since the learner's last turn began."""

    before: Any
    """The state at that time; on the first turn, that of the set-up."""
    progress: Progress
    events: list[AnyEvent]
    acts: list[tuple[Move, Any]]
    """The moves among them, each with the state after it."""


def learn(game: Game[Any], lesson: Lesson, moves: Sequence[str]) -> Learned:
    """The lesson after the learner's moves; raises if one is illegal or not the wanted one."""
    learned = _first(game, lesson)
    if len(moves) > len(lesson.turns):
        raise IllegalMove("play/lesson-over")
    for turn, move in zip(lesson.turns, moves, strict=False):
        _check(game, learned.progress, turn, move)
        learned = _followed(learned.progress, (move, *turn.then))
    return learned


def _first(game: Game[Any], lesson: Lesson) -> Learned:
    secret, seats = secret_from(lesson.seed), len(lesson.names)
    setup = settled_setup(game.id, seats, lesson.options, None, commitment(secret))
    progress = Progress.of(setup)
    for seat in range(seats):
        progress = progress.follow(Seeded(seat, ""))
    dealt = Learned(progress.state, *progress.with_dealer(secret).go_on())
    if not lesson.opening:
        return dealt
    progress = _followed(dealt.progress, lesson.opening).progress
    return Learned(progress.state, progress, [], [])


def _check(game: Game[Any], progress: Progress, turn: LessonTurn, move: str) -> None:
    """Raise unless the move is legal and has the wanted result."""
    made, wanted = (
        game.apply(progress.state, game.parse(notation, progress.actor))
        for notation in (move, turn.wanted)
    )
    if game.pack(made) != game.pack(wanted):
        raise IllegalMove(turn.hint, **turn.hint_args)


def _followed(progress: Progress, acted: Sequence[str]) -> Learned:
    """After the moves, and after what the referee said about them."""
    learned = Learned(progress.state, progress, [], [])
    for notation in acted:
        now = learned.progress
        after, events, acts = (now.report if now.actor == REFEREE else now.play)(notation)
        learned = Learned(learned.before, after, [*learned.events, *events], [*learned.acts, *acts])
    return learned
