"""The row of a table in the store: what can be listed and searched about it."""

from steeple.server.store.interface import TableRow
from steeple.server.table.table import Table


def row_of(table: Table) -> TableRow:
    """The row, as of now."""
    has_to_wake = any(seat.bot for seat in table.seats) or bool(table.away or table.clock_rules)
    guests = {seat.guest for seat in table.seats if seat.guest}
    return TableRow(
        table.id,
        table.invite,
        table.game,
        table.host,
        table.status,
        has_to_wake or table.away_s is not None,
        tuple(sorted(guests | {table.host})),
        table.created_ms,
        table.changed_ms,
    )
