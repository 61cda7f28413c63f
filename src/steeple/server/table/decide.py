"""Every command, and the function that decides what it comes to."""

from collections.abc import Callable
from typing import Any

from steeple.server import absence, lobby, talk, turns
from steeple.server import commands as c
from steeple.server.decision import Asker, Decision, check_own
from steeple.server.errors import Refused
from steeple.server.events import RematchWanted
from steeple.server.table import Table


def rematch(table: Table, command: c.Rematch, asker: Asker) -> Decision:
    """Once all people want it, the room sees to the new table."""
    check_own(table, asker, command.seat)
    if table.status != "over":
        raise Refused("server/not-over")
    if table.rematch is not None or command.seat in table.rematch_wanted:
        return Decision([])
    return Decision([RematchWanted(command.seat)])


_DECISIONS: dict[type, Callable[[Table, Any, Asker], Decision | int]] = {
    c.Sit: lobby.sit,
    c.Stand: absence.stand,
    c.SetSeat: lobby.set_seat,
    c.Change: lobby.change,
    c.Start: lobby.start,
    c.MakeMove: turns.make_move,
    c.Report: turns.report,
    c.Undo: turns.undo,
    c.AnswerUndo: turns.answer_undo,
    c.Say: talk.say,
    c.Mute: talk.mute,
    c.CountAway: absence.count_away,
    c.TakeBack: absence.take_back,
    c.Rematch: rematch,
}


def decide(table: Table, command: c.AnyCommand, asker: Asker) -> Decision | int:
    """What the command comes to; raises a `SteepleError` if it can't be.

    A number means: take the match back to its first so many events.
    """
    return _DECISIONS[type(command)](table, command, asker)
