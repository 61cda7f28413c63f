"""Plain HTTP: each function answers one kind of request."""

import secrets
from typing import Any, NamedTuple, cast

import msgspec
from msgspec import UNSET

from steeple.catalog import games
from steeple.kernel.messages import best_language, words_of
from steeple.server.errors import Refused
from steeple.server.http.call import Call
from steeple.server.http.guests import CODE_SECONDS
from steeple.server.http.verifier import Sent
from steeple.server.live import projection
from steeple.server.live.choices import choices_of, legal_of, preview_of
from steeple.server.live.room import Room
from steeple.server.protocol import bodies as b
from steeple.server.protocol.commands import AnyCommand, Sit, Start
from steeple.server.protocol.wire import Choices, Done, Legal, Preview, State
from steeple.server.store.interface import TableRow
from steeple.server.table import events as e
from steeple.server.table import lobby
from steeple.server.table.decision import Asker, name_of
from steeple.server.table.fold import after
from steeple.server.table.table import Table


async def list_games(_: Call) -> list[b.GameFacts]:
    """The games, with all that a table may choose."""
    return [game_facts(id) for id in games]


def game_facts(id: str) -> b.GameFacts:
    """What there is to choose for a game."""
    game = games[id]
    return b.GameFacts(
        id,
        min(game.seats),
        max(game.seats),
        [b.OptionFacts(option.name, list(option.choices)) for option in game.options],
        list(game.referees),
        list(game.bots),
    )


async def words(call: Call) -> b.Words:
    """What a game says, for clients that were built without it; English if there is nothing else.

    Raises `UnknownGame`.
    """
    id = games[call.path("game")].id
    text, language = words_of(id, best_language([call.path("language")]))
    return b.Words(language, text)


async def me(call: Call) -> b.Me:
    """What the server knows about the guest."""
    known = await call.server.guests.seen(call.guest)
    return b.Me(known.name, known.colour, known.language)


async def choose_me(call: Call) -> b.Me:
    """Remember a name, a colour, a language."""
    body = await call.body(b.Myself)
    chosen = {
        name: value for name, value in msgspec.structs.asdict(body).items() if value is not UNSET
    }
    known = await call.server.guests.choose(call.guest, **chosen)
    return b.Me(known.name, known.colour, known.language)


async def new_code(call: Call) -> b.Code:
    """A code for another device."""
    return b.Code(await call.server.guests.new_code(call.guest), CODE_SECONDS)


async def claim(call: Call) -> b.Me:
    """Become the guest of another device; the answer sets the cookie."""
    body = await call.body(b.Claim)
    with call.server.guess(call.guest, call.address):
        call.guest = await call.server.guests.of_code(body.code)
    call.is_new_guest = True
    return await me(call)


async def leave_others(call: Call) -> b.Me:
    """Stay on this device only; the answer sets its new cookie, and every token is worthless."""
    await call.server.guests.leave_others(call.guest)
    call.is_new_guest = True
    return await me(call)


async def new_token(call: Call) -> b.Token:
    """A token for programs that play in the guest's name."""
    return b.Token(call.server.guests.token(call.guest))


async def my_tables(call: Call) -> list[b.TableSummary]:
    """The guest's tables, the latest first; then those whose data is damaged."""
    tables = await call.server.hub.tables_of(call.guest)
    damaged = await call.server.hub.damaged_of(call.guest)
    return [*[_summary(table, call.guest) for table in tables], *map(_damaged_summary, damaged)]


def _summary(table: Table, guest: str) -> b.TableSummary:
    to_move = None if table.course is None else table.course.to_move
    own = table.seats_of(guest)
    return b.TableSummary(
        id=table.id,
        game=table.game,
        title=table.title,
        status=table.status,
        names=[name_of(table, at) for at in range(len(table.seats))],
        kinds=[seat.kind for seat in table.seats],
        you=own,
        to_move=to_move,
        is_my_turn=to_move in own,
        result=projection.result(table),
        changed_ms=table.changed_ms,
    )


def _damaged_summary(row: TableRow) -> b.TableSummary:
    return b.TableSummary(
        id=row.id,
        game=row.game,
        title="",
        status=cast(Any, row.status),
        names=[],
        kinds=[],
        you=[],
        to_move=None,
        is_my_turn=False,
        result=None,
        changed_ms=row.changed_ms,
        is_damaged=True,
    )


async def open_table(call: Call) -> b.NewTableFacts:
    """Open a table; the guest is its host."""
    body = await call.body(b.NewTable)
    call.server.check_opening(call.guest, call.address)
    opening = lobby.opened(
        call.guest,
        await call.server.hub.new_invite(),
        secrets.token_bytes(32).hex(),
        body.game,
        body.terms,
    )
    draft = _Draft([opening], after(Table("draft"), 1, e.LogEntry(0, [opening])))
    for at, seat in enumerate(body.seats):
        draft = _seated(draft, at, seat, call)
    if body.start:
        asker = Asker(call.guest, call.server.services.clock())
        draft.events.extend(lobby.start(draft.table, Start("start"), asker).events)
    room = await call.server.hub.open(draft.events, call.address)
    base = call.server.settings.base_url or str(call.request.base_url)
    base = base.rstrip("/")
    return b.NewTableFacts(
        projection.facts(room.table, call.guest),
        room.table.seq,
        f"{base}/join/{room.table.invite}",
        f"{base}/watch/{room.table.id}",
    )


class _Draft(NamedTuple):
    """A table before it is opened."""

    events: list[e.LoggedEvent]
    table: Table


def _seated(draft: _Draft, at: int, seat: b.NewSeat, call: Call) -> _Draft:
    if seat.kind == "free":
        return draft
    if seat.kind == "bot":
        sat = lobby.bot_sat(draft.table, at, seat.bot, seat.name)
        events: list[e.LoggedEvent] = [sat]
    else:
        sit = Sit("sit", seat.name, at, seat.colour, seat.seed)
        events = lobby.sit(draft.table, sit, Asker(call.guest, 0)).events
    table = after(draft.table, 1, e.LogEntry(0, events))
    return _Draft([*draft.events, *events], table)


async def _room(call: Call) -> Room:
    room = await call.server.hub.room(call.path("id"))
    room.check_reader(call.guest)
    return room


async def table(call: Call) -> State:
    """All that the guest may know about a table; `?seat=` chooses between several own seats."""
    room = await _room(call)
    return room.state(room.reader_of(call.guest, call.number("seat")))


async def invited(call: Call) -> State:
    """The table that an invitation leads to."""
    try:
        with call.server.guess(call.guest, call.address):
            room = await call.server.hub.room_of_invite(call.path("invite"))
            room.check_reader(call.guest)
    except Refused as refused:
        is_wrong = refused.code == "server/no-such-table"
        raise (Refused("server/no-such-invite") if is_wrong else refused) from None
    return room.state(room.reader_of(call.guest, None))


async def do(call: Call) -> Done:
    """Do something at a table; the answer comes once it is stored in the log."""
    command: AnyCommand = await call.body(AnyCommand)
    room = await _room(call)
    with (
        call.server.services.metrics.command_seconds.time(),
        call.server.guess_of(command, call.guest, call.address),
    ):
        seq = await room.do(call.guest, command)
    return Done(command.id, seq)


async def legal(call: Call) -> Legal:
    """The legal moves, for the guest whose turn it is."""
    return legal_of((await _room(call)).table, call.guest)


async def preview(call: Call) -> Preview:
    """What a move of the guest would result in; nothing is changed."""
    body = await call.body(b.Try)
    return preview_of((await _room(call)).table, call.guest, body.move)


async def choices(call: Call) -> Choices:
    """What the guest can choose, with a plan; `?seat=` chooses between several own seats."""
    body = await call.body(b.Plan)
    table, wished = (await _room(call)).table, call.number("seat")
    return choices_of(table, call.guest, wished, body.plan)


async def record(call: Call) -> b.Record:
    """The record of a finished match, with the proof that the dealer was fair."""
    return await call.server.hub.record(call.path("id"))


async def verified(call: Call) -> b.Verified:
    """Whether a finished match was fair, checked by the server."""
    call.server.records.take(call.address)
    record = await call.server.hub.record(call.path("id"))
    return await _verified(call, msgspec.json.encode(record))


async def verify(call: Call) -> b.Verified:
    """Whether a record is of a fair match; it may come from anywhere, and is not stored."""
    call.server.records.take(call.address)
    sent = await call.record(Sent)
    return await _verified(call, msgspec.json.encode(sent))


async def _verified(call: Call, record: bytes) -> b.Verified:
    verifier = call.server.verifier
    return await verifier.verified(record, call.guest, call.address, call.language)


async def replay(call: Call) -> b.Replay:
    """A finished match step by step, so that a client can show it without knowing the rules."""
    room = await _room(call)
    if room.table.status != "over":
        raise Refused("server/not-over")
    line = await room.line()
    seat = call.number("seat")
    if seat is not None and seat >= len(room.table.seats):
        raise Refused("server/no-such-seat", seat=seat, seats=len(room.table.seats))
    start, steps = projection.replayed(line, seat)
    facts = projection.facts(room.table, call.guest)
    return b.Replay(facts, start, [b.ReplayStep(event, view) for event, view in steps])


async def story(call: Call) -> b.Story:
    """The match so far, as far as the guest may know it; `?after=N` leaves out the first N acts."""
    room = await _room(call)
    line = await room.line()
    reader = room.reader_of(call.guest, call.number("seat"))
    return b.Story(*projection.story(line, reader.seat, call.number("after") or 0))


async def health(_: Call) -> b.Health:
    """The process is running."""
    return b.Health("ok")


async def ready(call: Call) -> b.Health:
    """The server can take players, and what they do can be kept: something was just written."""
    if not call.server.is_ready or call.server.services.is_closing:
        raise Refused("server/closing")
    await call.server.readiness.check()
    return b.Health("ok")
