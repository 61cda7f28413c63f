"""What is asked of a database and changed in it, apart from the streams."""

import hashlib
import secrets
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, bindparam, delete, exists, insert, select, update

from steeple.server.store.bulk import bulk_delete, bulk_replace
from steeple.server.store.guest_book import KEY_BYTES
from steeple.server.store.interface import TableRow
from steeple.server.store.rows import row_of_columns
from steeple.server.store.schema import (
    IS_WAKING,
    codes,
    guests,
    keys,
    members,
    snapshots,
    tables,
)

DAY_MS = 24 * 3600 * 1000
GUESTS_AT_ONCE = 256
PROBE = "probe"
PROBE_BYTES = 8192
"""More than a page, so that the file would have to grow."""

SNAPSHOT = select(snapshots.c.seq, snapshots.c.data, snapshots.c.checksum).where(
    snapshots.c.stream == bindparam("stream")
)
TABLE = select(tables).where(tables.c.id == bindparam("id"))
OF_INVITE = select(tables.c.id).where(tables.c.invite == bindparam("invite"))
OF_GUEST = (
    select(tables)
    .join(members, members.c.table_id == tables.c.id)
    .where(members.c.guest == bindparam("guest"))
    .order_by(tables.c.changed_ms.desc(), tables.c.id)
    .limit(bindparam("limit"))
)
WAKING = select(tables.c.id).where(IS_WAKING)
GUEST = select(guests.c.data).where(guests.c.id == bindparam("id"))
_OF_CODE = select(codes.c.guest).where(codes.c.hash == bindparam("hash")).with_for_update()
SEEN = (
    update(guests)
    .where(guests.c.id == bindparam("guest"), guests.c.changed_ms < bindparam("at_ms") - DAY_MS)
    .values(changed_ms=bindparam("at_ms"))
)
UNSEEN = (
    select(guests.c.id)
    .where(
        guests.c.changed_ms < bindparam("before_ms"),
        ~exists().where(members.c.guest == guests.c.id),
    )
    .limit(GUESTS_AT_ONCE)
)
_KEY = select(keys.c.data).where(keys.c.name == bindparam("name"))

replace_guests = bulk_replace(guests)
replace_codes = bulk_replace(codes)
_delete_guests = bulk_delete(guests, "id")


def table_row(row: Row[Any]) -> TableRow:
    """The row of a table; without its guests, if those can't be read."""
    try:
        return row_of_columns(row)
    except msgspec.DecodeError:
        # The guests by table are stored once more, for searching.
        return TableRow(**{**row._asdict(), "guests": ()})


def write_nothing(connection: Connection) -> None:
    """A write that is done when all before it are."""


def probe(connection: Connection) -> None:
    """Write something, and delete it."""
    connection.execute(insert(keys).values(name=PROBE, data=bytes(PROBE_BYTES)))
    connection.execute(delete(keys).where(keys.c.name == PROBE))


def forget_some_guests(connection: Connection, before_ms: int) -> int:
    """Delete a few of the guests who have no table and were not seen since; returns how many."""
    ids = connection.scalars(UNSEEN, {"before_ms": before_ms}).all()
    _delete_guests.run(connection, [(id,) for id in ids])
    return len(ids)


def hash_of(code: str) -> bytes:
    """What is stored of a code."""
    return hashlib.sha256(code.encode()).digest()


def take_code(connection: Connection, hash: bytes, now_ms: int) -> str | None:
    """The guest of a code, which is deleted with all that have expired."""
    connection.execute(delete(codes).where(codes.c.expires_ms <= now_ms))
    guest: str | None = connection.scalar(_OF_CODE, {"hash": hash})
    connection.execute(delete(codes).where(codes.c.hash == hash))
    return guest


def key(connection: Connection, name: str) -> bytes:
    """The key of that name, made if there is none."""
    known: bytes | None = connection.scalar(_KEY, {"name": name})
    if known is not None:
        return known
    made = secrets.token_bytes(KEY_BYTES)
    connection.execute(insert(keys).values(name=name, data=made))
    return made
