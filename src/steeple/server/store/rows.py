"""The row of a table as it is stored: its guests are a JSON array."""

from typing import Any

import msgspec
from sqlalchemy import Row

from steeple.server.store.bulk import Row as Columns
from steeple.server.store.interface import TableRow


def columns_of(row: TableRow) -> Columns:
    """What is written, in the order of the columns."""
    guests = msgspec.json.encode(row.guests).decode()
    return msgspec.structs.astuple(msgspec.structs.replace(row, guests=guests))


def row_of_columns(row: Row[Any]) -> TableRow:
    """The row of a table, as it is stored; raises `DecodeError` if its guests can't be read."""
    guests = msgspec.json.decode(row.guests, type=tuple[str, ...])
    return TableRow(**{**row._asdict(), "guests": guests})
