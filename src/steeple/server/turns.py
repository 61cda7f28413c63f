"""During play: moves, reports, and taking back."""

from typing import Protocol

from steeple.kernel.errors import IllegalMove
from steeple.kernel.game import TABLE
from steeple.server import commands as c
from steeple.server.course import Course
from steeple.server.decision import Asker, Decision, check_course, check_own, name_of
from steeple.server.errors import Refused
from steeple.server.events import UndoAnswered, UndoAsked
from steeple.server.table import Table


class Dated(Protocol):
    """A command about the play as it stood at some update."""

    @property
    def at(self) -> int:
        """The last update that the client had seen."""


def check_fresh(table: Table, command: Dated) -> None:
    """Raise `Refused` if the play has gone on since the client looked."""
    if command.at < table.play_seq:
        raise Refused("server/stale", at=command.at, now=table.play_seq)


def make_move(table: Table, command: c.MakeMove, asker: Asker) -> Decision:
    """The move of the seat whose turn it is, by the person who sits there."""
    course = check_course(table)
    own = table.seats_of(asker.guest)
    if not own:
        raise Refused("server/not-yours")
    if course.is_over:
        raise IllegalMove("play/match-over")
    check_fresh(table, command)
    to_move = course.to_move
    if to_move is None:
        raise IllegalMove("play/waiting-for-report")
    if to_move not in own:
        raise Refused("server/not-your-turn", name=name_of(table, to_move))
    if table.seats[to_move].bot:
        raise Refused("server/bot-plays")
    return moved(course, command.move)


def moved(course: Course, move: str) -> Decision:
    """What a move comes to; raises `InvalidMove` or `IllegalMove`."""
    step = course.progress.play(move)
    return Decision([*step.events], course.step(step), step.acts)


def report(table: Table, command: c.Report, asker: Asker) -> Decision:
    """Anybody at a real table may say what happened on it."""
    course = check_course(table)
    if not table.seats_of(asker.guest):
        raise Refused("server/not-yours")
    check_fresh(table, command)
    if table.referee != TABLE:
        raise IllegalMove("play/no-report-wanted")
    step = course.progress.report(command.saw)
    return Decision([*step.events], course.step(step), step.acts)


def undo(table: Table, command: c.Undo, asker: Asker) -> Decision | int:
    """How many events are to stay, if it can be undone at once; otherwise the others are asked."""
    course = check_course(table)
    seat = check_own(table, asker, command.seat)
    check_fresh(table, command)
    to = course.before[command.seat]
    if to is None or seat.bot:
        raise Refused("server/nothing-to-undo")
    if course.is_over:
        raise IllegalMove("play/match-over")
    if course.progress.awaits_judge:
        raise IllegalMove("play/waiting-for-report")
    is_last = course.last == command.seat and not course.is_revealed
    if is_last or not others_to_ask(table, command.seat):
        return to
    if table.undo is not None:
        raise Refused("server/undo-asked-already")
    return Decision([UndoAsked(command.seat, to)])


def others_to_ask(table: Table, seat: int) -> list[int]:
    """The seats of other people; bots, and one's own other seats, agree to everything."""
    guest = table.seats[seat].guest
    return [at for at in table.people() if table.seats[at].guest != guest]


def answer_undo(table: Table, command: c.AnswerUndo, asker: Asker) -> Decision | int:
    """How many events are to stay, if this was the last answer needed."""
    check_course(table)
    check_own(table, asker, command.seat)
    ask = table.undo
    if ask is None or command.seat not in others_to_ask(table, ask.seat):
        raise Refused("server/no-undo-asked")
    missing = set(others_to_ask(table, ask.seat)) - {*ask.agreed, command.seat}
    if command.is_yes and not missing:
        return ask.to
    return Decision([UndoAnswered(command.seat, command.is_yes)])
