"""What happened, as far as a reader may know it."""

from collections.abc import Sequence
from typing import Any, NamedTuple, TypeAlias

import msgspec

from steeple.catalog import games
from steeple.kernel.game import Game, Move
from steeple.kernel.log import Act, Drawn, Ended, Moved, Refereed, Setup, actor_and_notation
from steeple.server import events as e
from steeple.server import wire as w
from steeple.server.table import Table


class Reader(NamedTuple):
    """Who is told: a guest, through the eyes of a seat or of a spectator."""

    guest: str
    seat: int | None


class Moment(NamedTuple):
    """An entry of the log, and the table around it."""

    entry: e.LogEntry
    before: Table
    after: Table
    is_plain_play: bool
    """Whether only the play went on: then all who see with the same eyes are told the same."""

    @property
    def reseats(self) -> bool:
        """Whether people sit elsewhere now than before."""
        seats = (self.before.seats, self.after.seats)
        return not self.is_plain_play and len({tuple(s.guest for s in each) for each in seats}) > 1

    @property
    def renumbers(self) -> bool:
        """Whether free seats were closed at the start, so that others have new numbers."""
        has_started = self.before.course is None and self.after.course is not None
        return has_started and len(self.before.seats) != len(self.after.seats)


def moment_of(entry: e.LogEntry, before: Table, after: Table) -> Moment:
    """The moment of an entry."""
    is_play = all(isinstance(event, Drawn | Moved | Refereed) for event in entry.events)
    return Moment(entry, before, after, is_play and before.undo is None)


_SEAT_EVENTS: dict[type, Any] = {
    e.Sat: "sat",
    e.BotSat: "bot-sat",
    e.Stood: "stood",
    e.UndoAsked: "undo-asked",
    e.Undone: "undone",
    e.AwayCounted: "away-counted",
    e.AwayEnded: "away-ended",
    e.TakenOver: "taken-over",
    e.TakenBack: "taken-back",
    e.BotFailed: "bot-failed",
    e.RematchWanted: "rematch-wanted",
}
_TABLE_EVENTS: dict[type, Any] = {
    e.Opened: "opened",
    e.Changed: "changed",
    e.Hosted: "hosted",
    e.Started: "started",
    e.Resumed: "resumed",
    e.Rematched: "rematched",
}


Acts: TypeAlias = Sequence[tuple[Move, Any]]
"""Moves, each with the state after it."""


def told(moment: Moment, reader: Reader, acts: Acts | None) -> list[w.AnyTold]:
    """Each event of the entry; `acts` are its moves and states, if they are at hand."""
    told: list[w.AnyTold] = []
    course = moment.before.course
    state = None if course is None else course.progress.state
    known = None if acts is None else iter(acts)
    game = games[moment.after.game]
    for event in moment.entry.events:
        if isinstance(event, Setup):
            state = game.setup(event.seats, event.options, event.referee)
        elif isinstance(event, Drawn | Moved | Refereed):
            before = state
            move, state = followed(game, event, before) if known is None else next(known)
            told.append(told_act(game, event, before, move, state, reader.seat))
        else:
            told += _event(event, moment, reader)
    return told


def followed(game: Game[Any], event: Act, before: Any) -> tuple[Move, Any]:
    """The move of an act, and the state after it."""
    actor, notation = actor_and_notation(event)
    move = game.parse(notation, actor)
    return move, game.apply(before, move)


def told_act(
    game: Game[Any], event: Act, before: Any, move: Move, after: Any, seat: int | None
) -> w.AnyTold:
    """An act as the seat may know it."""
    shown = game.shown(before, move, seat)
    changes = game.changes(before, move, after, seat)
    if isinstance(event, Moved):
        return w.ToldMove(event.seat, shown, changes)
    if isinstance(event, Drawn):
        return w.ToldChance(shown, changes)
    return w.ToldReferee(shown, changes)


LONGEST_WORD = 200
"""Longer words of a notation are recordings: gestures, films."""


def brief(told: w.AnyTold) -> w.AnyTold:
    """The same without recordings, for those who read what happened and do not watch it."""
    if isinstance(told, w.ToldMove) and told.move is not None:
        return msgspec.structs.replace(told, move=_without_recordings(told.move))
    if isinstance(told, w.ToldReferee) and told.saw is not None:
        return msgspec.structs.replace(told, saw=_without_recordings(told.saw))
    return told


def _without_recordings(notation: str) -> str:
    return " ".join(word for word in notation.split() if len(word) <= LONGEST_WORD)


def _event(event: e.LoggedEvent, moment: Moment, reader: Reader) -> list[w.AnyTold]:
    """An event that is no act; of those that are not named here nobody is told."""
    kind = type(event)
    if kind in _SEAT_EVENTS:
        return [w.ToldSeat(_SEAT_EVENTS[kind], event.seat)]  # type: ignore[union-attr]
    if kind in _TABLE_EVENTS:
        return [w.ToldTable(_TABLE_EVENTS[kind])]
    match event:
        case Ended(scores, winners):
            return [w.ToldEnd(scores, winners)]
        case e.UndoAnswered(seat, is_yes):
            return [w.ToldSeat("undo-agreed" if is_yes else "undo-refused", seat)]
        case e.Said(seat, text, phrase) if (reader.guest, seat) not in moment.after.mutes:
            return [w.ToldSaid(seat, text, phrase, moment.entry.at_ms)]
    return []
