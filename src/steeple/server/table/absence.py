"""Who is away, and the bots that stand in."""

from steeple.catalog import games
from steeple.kernel.roster import stand_in
from steeple.server.errors import Refused
from steeple.server.protocol import commands as c
from steeple.server.table.decision import Asker, Decision, check_course, check_own, check_seat
from steeple.server.table.events import AwayCounted, AwayEnded, LoggedEvent, TakenBack, TakenOver
from steeple.server.table.lobby import stood
from steeple.server.table.table import Table

COUNTDOWN_S = 30


def stand(table: Table, command: c.Stand, asker: Asker) -> Decision:
    """Before the start the seat is free again; during play a bot takes it over."""
    seat = check_own(table, asker, command.seat)
    if table.status == "open":
        return Decision(stood(table, command.seat))
    if table.status == "over" or seat.bot:
        raise Refused("server/nothing-to-leave")
    if table.deal:
        raise Refused("server/not-in-deal")
    return Decision(taken_over(table, command.seat, "left"))


def taken_over(table: Table, at: int, why: str) -> list[LoggedEvent]:
    """A strong bot stands in for the person."""
    return [TakenOver(at, stand_in(games[table.game].bots), why)]


def count_away(table: Table, command: c.CountAway, asker: Asker) -> Decision:
    """Somebody at the table does not want to wait any longer for an absent player."""
    check_course(table)
    seat = check_seat(table, command.seat)
    own = table.seats_of(asker.guest)
    if not own:
        raise Refused("server/not-yours")
    if table.status != "playing" or seat.kind != "person" or seat.bot or command.seat in own:
        raise Refused("server/not-away", name=seat.name)
    if command.seat in asker.online():
        raise Refused("server/not-away", name=seat.name)
    if command.seat in table.away:
        return Decision([])
    return Decision(counted(command.seat, asker.now_ms, table.away_s or COUNTDOWN_S))


def counted(seat: int, now_ms: int, seconds: int) -> list[LoggedEvent]:
    """The countdown starts, for all to see."""
    return [AwayCounted(seat, now_ms + seconds * 1000)]


def take_back(table: Table, command: c.TakeBack, asker: Asker) -> Decision:
    """The person is back, and plays again."""
    seat = check_own(table, asker, command.seat)
    if not seat.stands_in or table.status != "playing":
        raise Refused("server/nothing-to-take-back")
    return Decision([TakenBack(command.seat)])


def came_back(table: Table, guest: str) -> list[LoggedEvent]:
    """When a person is connected again, the countdown ends and the person plays again."""
    events: list[LoggedEvent] = []
    if table.status != "playing":
        return events
    for at in table.seats_of(guest):
        if at in table.away:
            events.append(AwayEnded(at))
        if table.seats[at].stands_in in ("away", "time"):
            events.append(TakenBack(at))
    return events
