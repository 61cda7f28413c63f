"""Undo: at once while nobody has seen more than the move, otherwise if the others agree."""

from steeple.kernel.errors import IllegalMove
from steeple.server.errors import Refused
from steeple.server.protocol import commands as c
from steeple.server.table.decision import (
    Asker,
    Decision,
    Outcome,
    UndoTo,
    check_course,
    check_own,
)
from steeple.server.table.events import UndoAnswered, UndoAsked
from steeple.server.table.table import Table
from steeple.server.table.turns import check_fresh


def undo(table: Table, command: c.Undo, asker: Asker) -> Outcome:
    """The last move of a seat is undone at once, or the others are asked."""
    course = check_course(table)
    seat = check_own(table, asker, command.seat)
    check_fresh(table, command)
    if table.deal:
        raise Refused("server/not-in-deal")
    to = course.before[command.seat]
    if to is None or seat.bot:
        raise Refused("server/nothing-to-undo")
    if course.is_over:
        raise IllegalMove("play/match-over")
    if course.progress.awaits_judge:
        raise IllegalMove("play/waiting-for-report")
    is_last = course.last == command.seat and not course.is_revealed
    if is_last or not others_to_ask(table, command.seat):
        return UndoTo(command.seat, to)
    if table.undo is not None:
        raise Refused("server/undo-asked-already")
    return Decision([UndoAsked(command.seat, to)])


def others_to_ask(table: Table, seat: int) -> list[int]:
    """The seats of other people; bots, and one's own other seats, agree to everything."""
    guest = table.seats[seat].guest
    return [at for at in table.people() if table.seats[at].guest != guest]


def answer_undo(table: Table, command: c.AnswerUndo, asker: Asker) -> Outcome:
    """Somebody agrees, or does not; once all have agreed, the move is undone."""
    check_course(table)
    check_own(table, asker, command.seat)
    ask = table.undo
    if ask is None or command.seat not in others_to_ask(table, ask.seat):
        raise Refused("server/no-undo-asked")
    missing = set(others_to_ask(table, ask.seat)) - {*ask.agreed, command.seat}
    answered = UndoAnswered(command.seat, command.is_yes)
    if command.is_yes and not missing:
        return UndoTo(ask.seat, ask.to, (answered,))
    return Decision([answered])
