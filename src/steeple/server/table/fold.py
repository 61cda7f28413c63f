"""A table as the fold of its log: what each event changes."""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from steeple.kernel.log import Moved, Seeded, Setup
from steeple.server.protocol.terms import Terms
from steeple.server.table import course as courses
from steeple.server.table import events as e
from steeple.server.table.clock import Clock
from steeple.server.table.course import Course
from steeple.server.table.table import ChatLine, Seat, Table, UndoAsk

CHAT_LINES = 50
LEAST_TIME_BACK_MS = 30_000

replace = msgspec.structs.replace


def fold(id: str, entries: Iterable[tuple[int, e.LogEntry]], start: Table | None = None) -> Table:
    """The table after a log, or after a snapshot and the rest of the log."""
    table = start or Table(id)
    for seq, entry in entries:
        table = after(table, seq, entry)
    return table


def after(table: Table, seq: int, entry: e.LogEntry, course: Course | None = None) -> Table:
    """After an entry of the log; its play is followed, unless the course is given."""
    table = replace(table, seq=seq, changed_ms=entry.at_ms)
    is_known = course is not None
    for event in entry.events:
        change = _CHANGES.get(type(event))
        if change is not None:
            table = change(table, event)
        elif not is_known:
            course = _followed(table, course or table.course, event)
    if course is None:
        return table
    has_moved = any(isinstance(event, Moved) for event in entry.events)
    return _with_course(table, course, has_moved, entry.lag_ms)


def _followed(table: Table, course: Course | None, event: Any) -> Course:
    if isinstance(event, Setup):
        return Course.of(event)
    assert course is not None, "play begins with its set-up"
    course = course.follow([event])
    if isinstance(event, Seeded) and event.seat == len(table.seats) - 1:
        course = course.with_dealer(bytes.fromhex(table.secret))
    return course


def _with_course(table: Table, course: Course, has_moved: bool, lag_ms: int = 0) -> Table:
    clock = table.clock
    if table.clock_rules is not None:
        clock = clock or Clock.wound(table.clock_rules, len(table.seats))
        clock = clock.passed_on(course.to_move, table.changed_ms, lag_ms, has_moved)
    return replace(
        table,
        course=course,
        options=course.progress.setup.options,  # seats have other numbers once free ones are gone
        play_seq=table.seq,
        clock=clock,
        status="over" if course.is_over else "playing",
        undo=None,
    )


def _opened(table: Table, event: e.Opened) -> Table:
    return replace(
        _changed(table, event),
        game=event.game,
        host=event.host,
        invite=event.invite,
        secret=event.secret,
        deal=event.deal,
        created_ms=table.changed_ms,
    )


def _changed(table: Table, terms: Terms) -> Table:
    seats = (*table.seats[: terms.seats], *(Seat(),) * (terms.seats - len(table.seats)))
    return replace(
        table,
        title=terms.title,
        options=terms.options,
        referee=terms.referee,
        clock_rules=terms.clock,
        away_s=terms.away_s,
        seats=seats,
    )


def _with_seat(table: Table, at: int, seat: Seat) -> Table:
    return replace(table, seats=(*table.seats[:at], seat, *table.seats[at + 1 :]))


def _sat(table: Table, event: e.Sat) -> Table:
    seat = Seat("person", event.guest, event.name, event.colour, event.seed)
    return _with_seat(table, event.seat, seat)


def _bot_sat(table: Table, event: e.BotSat) -> Table:
    return _with_seat(table, event.seat, Seat("bot", name=event.name, bot=event.bot))


def _stood(table: Table, event: e.Stood) -> Table:
    return _with_seat(table, event.seat, Seat())


def _renewed(table: Table, event: e.Renewed) -> Table:
    return replace(table, invite=event.invite)


def _hosted(table: Table, event: e.Hosted) -> Table:
    return replace(table, host=event.guest)


def _started(table: Table, _: e.Started) -> Table:
    """Seats after a free one get new numbers, also wherever they were mentioned before."""
    taken = [at for at, seat in enumerate(table.seats) if seat.kind != "free"]
    now = {at: number for number, at in enumerate(taken)}
    return replace(
        table,
        seats=tuple(table.seats[at] for at in taken),
        chat=tuple(replace(line, seat=now[line.seat]) for line in table.chat if line.seat in now),
        mutes=tuple((guest, now[seat]) for guest, seat in table.mutes if seat in now),
        status="playing",
    )


def _said(table: Table, event: e.Said) -> Table:
    line = ChatLine(table.seq, table.changed_ms, event.seat, event.text, event.phrase)
    return replace(table, chat=(*table.chat[1 - CHAT_LINES :], line))


def _muted(table: Table, event: e.Muted) -> Table:
    pair = (event.guest, event.seat)
    others = tuple(mute for mute in table.mutes if mute != pair)
    return replace(table, mutes=(*others, pair) if event.is_muted else others)


def _undo_asked(table: Table, event: e.UndoAsked) -> Table:
    return replace(table, undo=UndoAsk(event.seat, event.to))


def _undo_answered(table: Table, event: e.UndoAnswered) -> Table:
    if not event.is_yes or table.undo is None:
        return replace(table, undo=None)
    return replace(table, undo=replace(table.undo, agreed=(*table.undo.agreed, event.seat)))


def _undone(table: Table, event: e.Undone) -> Table:
    return _with_course(table, courses.unpack(event.play), has_moved=False)


def _away_counted(table: Table, event: e.AwayCounted) -> Table:
    return replace(table, away={**table.away, event.seat: event.due_ms})


def _not_away(table: Table, seat: int) -> Table:
    return replace(table, away={at: due for at, due in table.away.items() if at != seat})


def _away_ended(table: Table, event: e.AwayEnded) -> Table:
    return _not_away(table, event.seat)


def _taken_over(table: Table, event: e.TakenOver) -> Table:
    seat = replace(table.seats[event.seat], bot=event.bot, stands_in=event.why)
    return _with_seat(_not_away(table, event.seat), event.seat, seat)


def _taken_back(table: Table, event: e.TakenBack) -> Table:
    seat = replace(table.seats[event.seat], bot="", stands_in="")
    table = _with_seat(table, event.seat, seat)
    if table.clock is not None:
        # Anyone who ran out of time and comes back gets some again.
        clock = table.clock.with_at_least(LEAST_TIME_BACK_MS, event.seat, table.changed_ms)
        table = replace(table, clock=clock)
    return table


def _bot_failed(table: Table, event: e.BotFailed) -> Table:
    return _with_seat(table, event.seat, replace(table.seats[event.seat], bot=event.instead))


def _resumed(table: Table, _: e.Resumed) -> Table:
    clock = None if table.clock is None else table.clock.resumed(table.changed_ms)
    return replace(table, clock=clock, away={})


def _rematch_wanted(table: Table, event: e.RematchWanted) -> Table:
    return replace(table, rematch_wanted=(*table.rematch_wanted, event.seat))


def _rematched(table: Table, event: e.Rematched) -> Table:
    return replace(table, rematch=event.table)


_CHANGES: dict[type, Callable[[Table, Any], Table]] = {
    e.Opened: _opened,
    e.Changed: _changed,
    e.Sat: _sat,
    e.BotSat: _bot_sat,
    e.Stood: _stood,
    e.Renewed: _renewed,
    e.Hosted: _hosted,
    e.Started: _started,
    e.Said: _said,
    e.Muted: _muted,
    e.UndoAsked: _undo_asked,
    e.UndoAnswered: _undo_answered,
    e.Undone: _undone,
    e.AwayCounted: _away_counted,
    e.AwayEnded: _away_ended,
    e.TakenOver: _taken_over,
    e.TakenBack: _taken_back,
    e.BotFailed: _bot_failed,
    e.Resumed: _resumed,
    e.RematchWanted: _rematch_wanted,
    e.Rematched: _rematched,
}
