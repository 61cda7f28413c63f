"""Every command, and the function that decides what it results in."""

from collections.abc import Callable
from typing import Any

from steeple.server.errors import Refused
from steeple.server.protocol import commands as c
from steeple.server.table import absence, chat, lobby, turns, undo
from steeple.server.table.decision import Asker, Decision, Outcome, check_own
from steeple.server.table.events import RematchWanted
from steeple.server.table.table import Table


def rematch(table: Table, command: c.Rematch, asker: Asker) -> Decision:
    """Once all people want a rematch, the room opens the new table."""
    check_own(table, asker, command.seat)
    if table.status != "over":
        raise Refused("server/not-over")
    if table.deal:
        raise Refused("server/not-in-deal")
    if table.rematch is not None or command.seat in table.rematch_wanted:
        return Decision([])
    return Decision([RematchWanted(command.seat)])


_DECISIONS: dict[type, Callable[[Table, Any, Asker], Outcome]] = {
    c.Sit: lobby.sit,
    c.Stand: absence.stand,
    c.SetSeat: lobby.set_seat,
    c.Change: lobby.change,
    c.Renew: lobby.renew,
    c.Start: lobby.start,
    c.MakeMove: turns.make_move,
    c.Report: turns.report,
    c.Undo: undo.undo,
    c.AnswerUndo: undo.answer_undo,
    c.Say: chat.say,
    c.Mute: chat.mute,
    c.CountAway: absence.count_away,
    c.TakeBack: absence.take_back,
    c.Rematch: rematch,
}


def decide(table: Table, command: c.AnyCommand, asker: Asker) -> Outcome:
    """What the command results in; raises a `SteepleError` if it is refused."""
    return _DECISIONS[type(command)](table, command, asker)
