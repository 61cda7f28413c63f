"""What one reader may know, built from nothing: what is not named here is not sent."""

from collections.abc import Sequence
from typing import Any

from msgspec import UNSET

from steeple.catalog import games
from steeple.kernel.game import Game
from steeple.kernel.log import AnyEvent, Drawn, Ended, Moved, Refereed, Setup
from steeple.play.dealer import commitment
from steeple.play.setup import set_up
from steeple.server.live.moment import Moment
from steeple.server.live.reader import Reader
from steeple.server.live.told import brief, followed, told_act, told_events
from steeple.server.protocol import wire as w
from steeple.server.table import events as e
from steeple.server.table.course import Course
from steeple.server.table.table import Table


def state(table: Table, reader: Reader, online: Sequence[int], now_ms: int) -> w.State:
    """All that the reader may know."""
    course = table.course
    return w.State(
        protocol=w.PROTOCOL,
        seq=table.seq,
        play_seq=table.play_seq,
        table=facts(table, reader.guest),
        clock=_clock(table, now_ms),
        chat=[
            w.ChatFacts(line.seq, line.at_ms, line.seat, line.text, line.phrase)
            for line in table.chat
            if (reader.guest, line.seat) not in table.mutes
        ],
        seat=reader.seat,
        view=None if course is None else _view(course, reader.seat),
        online=list(online),
    )


def update(moment: Moment, reader: Reader, views: "Views") -> w.Update:
    """What the entry tells the reader."""
    before, after = moment.before, moment.after
    changes_facts = not moment.is_plain_play and (
        before.undo != after.undo
        or any(
            not isinstance(event, Drawn | Moved | Refereed | e.Said)
            and not (isinstance(event, e.Muted) and event.guest != reader.guest)
            for event in moment.entry.events
        )
    )
    return w.Update(
        seq=after.seq,
        events=told_events(moment, reader),
        view=views.changes(before.course, after.course, reader.seat),
        table=facts(after, reader.guest) if changes_facts else UNSET,
        clock=_clock(after, moment.entry.at_ms) if after.clock != before.clock else UNSET,
    )


def facts(table: Table, guest: str) -> w.TableFacts:
    """The table, without the play."""
    own = table.seats_of(guest)
    is_in = bool(own) or (guest == table.host and guest != "")
    ask = table.undo
    return w.TableFacts(
        id=table.id,
        game=table.game,
        title=table.title,
        status=table.status,
        seats=[
            w.SeatFacts(
                seat.kind,
                seat.name,
                seat.colour,
                seat.bot,
                seat.stands_in,
                seat.guest == table.host and seat.kind == "person",
            )
            for seat in table.seats
        ],
        options=table.options,
        referee=table.referee,
        clock_rules=table.clock_rules,
        away_s=table.away_s,
        commit=commitment(bytes.fromhex(table.secret)),
        undo=None if ask is None else w.UndoFacts(ask.seat, list(ask.agreed)),
        away=table.away,
        result=result(table),
        rematch_wanted=list(table.rematch_wanted),
        rematch=table.rematch,
        deal=table.deal,
        you=w.YouFacts(
            own,
            guest == table.host and guest != "",
            [seat for muter, seat in table.mutes if muter == guest],
            table.invite if is_in else "",
        ),
    )


def result(table: Table) -> w.ResultFacts | None:
    """How it ended, if it has."""
    course = table.course
    if course is None or not course.is_over:
        return None
    game, end = course.progress.game, course.progress.state
    return w.ResultFacts(game.scores(end), game.winners(end))


def _clock(table: Table, now_ms: int) -> w.ClockFacts | None:
    clock = table.clock
    if clock is None:
        return None
    return w.ClockFacts(list(clock.left_ms), clock.running, clock.since_ms, now_ms)


def _view(course: Course, seat: int | None) -> dict[str, Any]:
    return course.progress.game.view(course.progress.state, seat)


class Views:
    """The last view that each kind of reader was sent: the next one is compared with it."""

    def __init__(self) -> None:
        self._last: dict[int | None, tuple[Course, dict[str, Any]]] = {}

    def changes(self, before: Course | None, after: Course | None, seat: int | None) -> Any:
        """The parts of the view that changed; unset if none can have changed."""
        if after is None or after is before:
            return UNSET
        now = _view(after, seat)
        known, then = self._last.get(seat, (None, {}))
        if before is not None and known is not before:
            then = _view(before, seat)
        self._last[seat] = (after, now)
        return now if before is None else _differing(then, now)


def _differing(then: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in now.items() if key not in then or then[key] != value}


def story(
    line: Sequence[AnyEvent], seat: int | None, after: int = 0
) -> tuple[int, list[w.AnyTold]]:
    """The number of acts of a match, and those after the first `after`, without recordings."""
    count, acts, state = 0, list[w.AnyTold](), None
    game: Game[Any]
    for event in line:
        if isinstance(event, Setup):
            game, state = games[event.game], set_up(event)
        elif isinstance(event, Drawn | Moved | Refereed):
            before, (move, state) = state, followed(game, event, state)
            count += 1
            if count > after:
                acts.append(brief(told_act(game, event, before, move, state, seat)))
        elif isinstance(event, Ended):
            count += 1
            if count > after:
                acts.append(w.ToldEnd(event.scores, event.winners))
    return count, acts


def replayed(
    line: Sequence[AnyEvent], seat: int | None
) -> tuple[dict[str, Any], list[tuple[w.AnyTold, dict[str, Any]]]]:
    """The first view of a match, and each event with what it changed in the view."""
    setup = line[0]
    assert isinstance(setup, Setup), "a mainline begins with its set-up"
    game = games[setup.game]
    state = set_up(setup)
    start = view = game.view(state, seat)
    steps: list[tuple[w.AnyTold, dict[str, Any]]] = []
    for event in line:
        if isinstance(event, Drawn | Moved | Refereed):
            before, (move, state) = state, followed(game, event, state)
            told = told_act(game, event, before, move, state, seat)
            then, view = view, game.view(state, seat)
            steps.append((told, _differing(then, view)))
        elif isinstance(event, Ended):
            steps.append((w.ToldEnd(event.scores, event.winners), {}))
    return start, steps
