"""During play: moves, and reports of what the pieces did."""

from typing import Protocol

from steeple.kernel.errors import IllegalMove
from steeple.kernel.game import TABLE, Move
from steeple.server.errors import Refused
from steeple.server.protocol import commands as c
from steeple.server.table.course import Course
from steeple.server.table.decision import Asker, Decision, check_course, name_of
from steeple.server.table.table import Table


class Dated(Protocol):
    """A command about the play as it stood at some update."""

    @property
    def at(self) -> int:
        """The last update that the client had seen."""


def check_fresh(table: Table, command: Dated) -> None:
    """Raise `Refused` if there was another move since the client looked."""
    if command.at < table.play_seq:
        raise Refused("server/stale", at=command.at, now=table.play_seq)


def make_move(table: Table, command: c.MakeMove, asker: Asker) -> Decision:
    """The move of the seat whose turn it is, by the person who sits there.

    What may be said out of turn, anybody may say who sits at the table.
    """
    course = check_course(table)
    own = table.seats_of(asker.guest)
    if not own:
        raise Refused("server/not-yours")
    if course.is_over:
        raise IllegalMove("play/match-over")
    check_fresh(table, command)
    to_move = course.to_move
    seat = to_move if to_move is not None and to_move in own else own[0]
    move = course.progress.game.parse(command.move, seat)
    if move.speaker is None:
        if to_move is None:
            raise IllegalMove("play/waiting-for-report")
        if to_move not in own:
            raise Refused("server/not-your-turn", name=name_of(table, to_move))
    if table.seats[seat].bot:
        raise Refused("server/bot-plays")
    return moved(course, move)


def moved(course: Course, move: Move | str) -> Decision:
    """What a move results in; raises `InvalidMove` or `IllegalMove`."""
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
