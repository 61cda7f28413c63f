"""The connections to a table: each is told what it may know, and nothing else."""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from steeple.catalog import games
from steeple.server.errors import Refused
from steeple.server.live import projection
from steeple.server.live.elsewhere import Elsewhere
from steeple.server.live.moment import Moment
from steeple.server.live.offers import Offers
from steeple.server.live.projection import Views
from steeple.server.live.reader import Reader, reader_of
from steeple.server.live.watcher import Watcher
from steeple.server.protocol import wire as w
from steeple.server.table.table import Table

RETRY_MS = 500


class Audience:
    """The open connections to one table."""

    def __init__(self) -> None:
        self.watchers: set[Watcher] = set()
        self.elsewhere = Elsewhere()
        self._views = Views()
        self._offers = Offers()
        self._carrier: tuple[Watcher, int] | None = None
        """The connection that shows a piece in the hand, and its seat."""

    def online(self, table: Table) -> list[int]:
        """The seats whose people are connected."""
        here = {watcher.reader.guest for watcher in self.watchers} | self.elsewhere.guests
        return [at for at, seat in enumerate(table.seats) if seat.guest in here and seat.guest]

    def state(self, table: Table, reader: Reader, now_ms: int) -> w.State:
        """All that the reader may know now."""
        return projection.state(table, reader, self.online(table), now_ms)

    def admit(
        self,
        watcher: Watcher,
        table: Table,
        wished: int | None,
        missed: list[Moment] | None,
        now_ms: int,
    ) -> None:
        """Send a new connection what it has missed, or everything; then all that happens."""
        reader = watcher.reader = reader_of(table, watcher.reader.guest, wished)
        has_one = len(table.seats_of(reader.guest)) < 2
        is_same = reader.seat == wished or (wished is None and has_one)
        if missed is None or not is_same:
            self._show(watcher, table, now_ms)
        else:
            self._catch_up(watcher, missed, table)
        self.watchers.add(watcher)
        self.tell_presence(table)

    def look(self, watcher: Watcher, table: Table, seat: int, now_ms: int) -> None:
        """Let a watcher see through another of its own seats; raises `Refused`."""
        if seat not in table.seats_of(watcher.reader.guest):
            raise Refused("server/not-yours")
        watcher.reader = Reader(watcher.reader.guest, seat)
        self._show(watcher, table, now_ms)

    def carry(
        self, watcher: Watcher, table: Table, piece: str | None, pose: list[int]
    ) -> w.Carry | None:
        """Show the others where the seat to move holds a piece that it can hold now.

        Anything else is ignored. Returns what they were shown.
        """
        if table.course is None or (seat := table.course.to_move) is None:
            return None
        if table.seats[seat].guest != watcher.reader.guest:
            return None
        progress = table.course.progress
        if piece is not None and not progress.game.can_hold(progress.state, piece, pose):
            return None
        self._carrier = None if piece is None else (watcher, seat)
        carry = w.Carry(seat, piece, [] if piece is None else pose)
        self.show_carry(watcher, table, carry)
        return carry

    def dismiss(self, watcher: Watcher, table: Table) -> w.Carry | None:
        """The connection is gone, and nobody holds what it carried: then that is returned."""
        self.watchers.discard(watcher)
        carry = None
        if self._carrier is not None and self._carrier[0] is watcher:
            carry = w.Carry(self._carrier[1], None, [])
            self.show_carry(watcher, table, carry)
            self._carrier = None
        self.tell_presence(table)
        return carry

    def tell(self, moment: Moment, now_ms: int) -> None:
        """Send each reader its own projection; those who see the same share the bytes."""
        table, is_plain = moment.after, moment.is_plain_play
        hides = games[table.game].hides
        projected: dict[Any, w.Update] = {}
        made: dict[Any, bytes] = {}
        for watcher in self.watchers:
            before = reader = watcher.reader
            if not is_plain:
                reader = watcher.reader = reader_of(table, before.guest, before.seat)
            gets_all = reader != before or moment.renumbers
            is_offered = watcher.wants_choices and moment.is_played and not gets_all
            chooses = reader.seat if is_offered else None
            sees = reader.seat if hides or not is_plain else None
            knows = (sees, None if is_plain else reader.guest)
            if (knows, chooses) not in made:
                if knows not in projected:
                    projected[knows] = projection.update(moment, reader, self._views)
                offer = self._offers.of(table, chooses)
                made[knows, chooses] = w.encode(replace(projected[knows], choices=offer))
            watcher.put(made[knows, chooses])
            if gets_all:
                self._show(watcher, table, now_ms)
        if moment.reseats:
            self.tell_presence(table)

    def _show(self, watcher: Watcher, table: Table, now_ms: int) -> None:
        """Send everything that the watcher may know."""
        state = self.state(table, watcher.reader, now_ms)
        if watcher.wants_choices:
            state = replace(state, choices=self._offers.of(table, watcher.reader.seat))
        watcher.put(w.encode(state))

    def _catch_up(self, watcher: Watcher, missed: Iterable[Moment], table: Table) -> None:
        """Send what the watcher has missed; what it can choose comes with the last act."""
        for moment in missed:
            update = projection.update(moment, watcher.reader, Views())
            if watcher.wants_choices and moment.after.seq == table.play_seq:
                update = replace(update, choices=self._offers.of(table, watcher.reader.seat))
            watcher.put(w.encode(update))

    def show_carry(self, carrier: Watcher | None, table: Table, carry: w.Carry) -> None:
        """Show it to the others, except those who muted the seat or have other messages to read."""
        message = w.encode(carry)
        for watcher in self.watchers:
            if watcher is carrier or (watcher.reader.guest, carry.seat) in table.mutes:
                continue
            if watcher.is_idle or carry.piece is None:
                watcher.put(message)

    def tell_presence(self, table: Table) -> None:
        """Who is connected now."""
        onlookers = self.here(table)[1] + self.elsewhere.onlookers
        message = w.encode(w.Presence(self.online(table), onlookers))
        for watcher in self.watchers:
            watcher.put(message)

    def here(self, table: Table) -> tuple[list[str], int]:
        """The table's people who are connected to this node, and how many others."""
        seated = {seat.guest for seat in table.seats if seat.guest}
        guests = [watcher.reader.guest for watcher in self.watchers]
        return sorted(seated & {*guests}), sum(guest not in seated for guest in guests)

    def send_away(self, why: Any) -> None:
        """Ask everybody to reconnect in a moment."""
        for watcher in list(self.watchers):
            watcher.put(w.encode(w.Closing(why, RETRY_MS)))
            watcher.close()
