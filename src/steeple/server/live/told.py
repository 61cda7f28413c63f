"""What happened, as far as a reader may know it."""

from typing import Any

import msgspec

from steeple.catalog import games
from steeple.kernel.game import Game, Move
from steeple.kernel.log import Act, Drawn, Ended, Moved, Refereed, Setup, actor_and_notation
from steeple.play.setup import set_up
from steeple.server.live.moment import Moment
from steeple.server.live.reader import Reader
from steeple.server.protocol import wire as w
from steeple.server.table import events as e

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


def told_events(moment: Moment, reader: Reader) -> list[w.AnyTold]:
    """Each event of the entry, as far as the reader may know it."""
    told: list[w.AnyTold] = []
    course = moment.before.course
    state = None if course is None else course.progress.state
    known = None if moment.acts is None else iter(moment.acts)
    game = games[moment.after.game]
    for event in moment.entry.events:
        if isinstance(event, Setup):
            state = set_up(event)
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
    act = game.shown(before, move, after, seat)
    said = game.tell(before, move, after, seat)
    changes = game.changes(before, move, after, seat)
    if isinstance(event, Moved):
        return w.ToldMove(act, said, changes, event.seat)
    if isinstance(event, Drawn):
        return w.ToldChance(act, said, changes)
    return w.ToldReferee(act, said, changes)


def brief(told: w.AnyTold) -> w.AnyTold:
    """The same without recordings, for those who read what happened and do not watch it."""
    if isinstance(told, w.ToldAct) and told.act is not None:
        return msgspec.structs.replace(told, act=told.act.brief())
    return told


def _event(event: e.LoggedEvent, moment: Moment, reader: Reader) -> list[w.AnyTold]:
    """An event that is not an act; those that are not named here are told to nobody."""
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
