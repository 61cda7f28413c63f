"""Before the start: seats, people, bots, options."""

import hmac

from msgspec import UNSET
from msgspec.structs import asdict, replace

from steeple.catalog import games
from steeple.kernel.bots import free_name
from steeple.kernel.errors import shortened
from steeple.kernel.log import Seeded
from steeple.kernel.roster import known_bot
from steeple.play.dealer import commitment
from steeple.play.setup import settled_setup
from steeple.server.errors import Refused
from steeple.server.protocol import commands as c
from steeple.server.protocol.terms import Terms
from steeple.server.table import text
from steeple.server.table.course import Course
from steeple.server.table.decision import Asker, Decision, check_host, check_open, check_seat
from steeple.server.table.events import (
    BotSat,
    Changed,
    Hosted,
    LoggedEvent,
    Opened,
    Renewed,
    Sat,
    Started,
    Stood,
)
from steeple.server.table.invitations import spelled
from steeple.server.table.table import COLOURS, Table


def opened(host: str, invite: str, secret: str, game: str, terms: Terms) -> Opened:
    """The first event of a table; raises a `SteepleError` if it can't be set up like that."""
    return Opened(game, host, invite, secret, **asdict(settled(game, terms)))


def settled(game: str, terms: Terms) -> Terms:
    """The terms, checked and with what was left open filled in; raises a `SteepleError`."""
    title = text.title(terms.title)
    setup = settled_setup(game, terms.seats, terms.options, terms.referee, "")
    if terms.clock is not None and not terms.clock.is_sound():
        raise Refused("server/bad-clock")
    return replace(terms, title=title, options=setup.options, referee=setup.referee)


def sit(table: Table, command: c.Sit, asker: Asker) -> Decision:
    """Anyone who knows the invitation, or already sits here, may take a free seat."""
    check_open(table)
    knows = hmac.compare_digest(spelled(command.invite).encode(), table.invite.encode())
    if not (knows or asker.guest == table.host or table.seats_of(asker.guest)):
        raise Refused("server/not-invited")
    free = [at for at, seat in enumerate(table.seats) if seat.kind == "free"]
    at = command.seat
    if at is None:
        if not free:
            raise Refused("server/table-full")
        at = free[0]
    seat = check_seat(table, at)
    if seat.kind == "bot" or (seat.kind == "person" and seat.guest != asker.guest):
        raise Refused("server/seat-taken")
    name = text.name(command.name)
    return Decision([Sat(at, asker.guest, name, _colour(table, command, at), command.seed)])


def _colour(table: Table, command: c.Sit, at: int) -> str:
    """The wished colour, or the first that nobody has."""
    others = {seat.colour for other, seat in enumerate(table.seats) if other != at}
    if command.colour:
        if command.colour not in COLOURS or command.colour in others:
            free = [colour for colour in COLOURS if colour not in others]
            raise Refused(
                "server/bad-colour", colour=shortened(command.colour), free=", ".join(free)
            )
        return command.colour
    own = table.seats[at].colour
    return own or next((colour for colour in COLOURS if colour not in others), COLOURS[0])


def stood(table: Table, at: int) -> list[LoggedEvent]:
    """A seat is left before the start; if it was the host's last, there is a new host."""
    leaving = table.seats[at].guest
    events: list[LoggedEvent] = [Stood(at)]
    others = [seat.guest for seat in table.seats if seat.guest not in ("", leaving)]
    if leaving == table.host and table.seats_of(leaving) == [at] and others:
        events.append(Hosted(others[0]))
    return events


def set_seat(table: Table, command: c.SetSeat, asker: Asker) -> Decision:
    """The host frees a seat or gives it to a bot.

    Who is put out can't come back by the invitation they had, under whatever name: it is renewed.
    """
    check_open(table)
    check_host(table, asker)
    seat = check_seat(table, command.seat)
    if command.bot is None:
        if seat.kind == "free":
            return Decision([])
        is_put_out = seat.kind == "person" and seat.guest != asker.guest
        renewed: list[LoggedEvent] = [Renewed(asker.new_invite)] if is_put_out else []
        return Decision([*stood(table, command.seat), *renewed])
    if seat.kind == "person":
        raise Refused("server/seat-taken")
    return Decision([bot_sat(table, command.seat, command.bot)])


def renew(table: Table, _: c.Renew, asker: Asker) -> Decision:
    """The host makes the invitation invalid, and gets another one."""
    check_open(table)
    check_host(table, asker)
    return Decision([Renewed(asker.new_invite)])


def bot_sat(table: Table, at: int, bot: str, name: str = "") -> BotSat:
    """A bot sits down under the wished name, its old one, or an unused one; raises."""
    check_bot(table.game, bot)
    return BotSat(at, bot, text.name(name) if name else _bot_name(table, at))


def _bot_name(table: Table, at: int) -> str:
    """The name of a bot in the seat: that of the bot there now, or one that is not in use."""
    seat = table.seats[at]
    if seat.kind == "bot" and seat.name:
        return seat.name
    return free_name({other.name for other in table.seats})


def check_bot(game: str, bot: str) -> None:
    """Raise `InvalidSetup` unless the game has the bot."""
    known_bot(games[game].bots, bot)


def change(table: Table, command: c.Change, asker: Asker) -> Decision:
    """The host changes the terms; what is left out stays as it was."""
    check_open(table)
    check_host(table, asker)
    wished = {name: getattr(command, name) for name in Terms.__struct_fields__}
    given = {name: value for name, value in wished.items() if value is not UNSET}
    terms = replace(table.terms, **given)
    if any(seat.kind == "person" for seat in table.seats[terms.seats :]):
        raise Refused("server/seat-taken")
    options = {**table.options, **terms.options}
    starter = options.get("starter")
    if isinstance(starter, int) and starter >= terms.seats:
        options["starter"] = None
    return Decision([Changed(**asdict(settled(table.game, replace(terms, options=options))))])


def start(table: Table, _: c.Start, asker: Asker) -> Decision:
    """Free seats are removed, and the dealer begins."""
    check_open(table)
    check_host(table, asker)
    seats = [seat for seat in table.seats if seat.kind != "free"]
    least = games[table.game].seats.start
    if len(seats) < least:
        raise Refused("server/too-few", seats=len(seats), least=least)
    options = dict(table.options)
    if options.get("starter") is not None:
        # The number of the chosen seat once the free ones are gone.
        chosen = table.seats[options["starter"]]
        if chosen.kind == "free":
            raise Refused("server/free-starter")
        taken = [at for at, seat in enumerate(table.seats) if seat.kind != "free"]
        options["starter"] = taken.index(options["starter"])
    secret = bytes.fromhex(table.secret)
    setup = settled_setup(table.game, len(seats), options, table.referee, commitment(secret))
    seeds = [Seeded(at, seat.seed) for at, seat in enumerate(seats)]
    before = Course.of(setup).follow(seeds).with_dealer(secret)
    step = before.progress.go_on()
    return Decision([Started(), setup, *seeds, *step.events], before.step(step))
