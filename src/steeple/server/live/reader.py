"""Whom the server tells what happens."""

from typing import NamedTuple

from steeple.server.table.table import Table


class Reader(NamedTuple):
    """A guest who is told what happens, as a seat or a spectator sees it."""

    guest: str
    seat: int | None


def reader_of(table: Table, guest: str, wished: int | None) -> Reader:
    """The seat through which a guest sees: the wished one, the one to move, or the first."""
    own = table.seats_of(guest)
    if not own:
        return Reader(guest, None)
    to_move = None if table.course is None else table.course.to_move
    return Reader(guest, next((at for at in (wished, to_move) if at in own), own[0]))
