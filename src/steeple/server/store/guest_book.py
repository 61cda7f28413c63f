"""The guests of a database: who there is, and the keys of those who were signed out.

Cookies and tokens are signed with the server's key. A guest who is signed out gets a key of their
own, and another one each time: nothing that was signed before is recognized any more.
"""

import secrets
from pathlib import Path

import msgspec
from sqlalchemy import Connection, func, select
from sqlalchemy.exc import SQLAlchemyError

from steeple.server.store.bulk import bulk_replace
from steeple.server.store.engines import reading_engine, writing_engine
from steeple.server.store.schema import guests, keys, members, tables
from steeple.server.store.writer import failed

KEY_BYTES = 32
_OF_GUEST = "guest "
"""Their keys are named so, and then by the guest's id."""

OWN_KEYS = select(keys.c.name, keys.c.data).where(
    keys.c.name > _OF_GUEST, keys.c.name < _OF_GUEST + "\U0010ffff"
)
_IDS = select(guests.c.id).union(select(members.c.guest)).subquery()
_ALL = (
    select(
        _IDS.c.id,
        guests.c.data,
        guests.c.changed_ms,
        func.count(tables.c.id).label("tables"),
        func.max(tables.c.changed_ms).label("played_ms"),
    )
    .select_from(_IDS)
    .outerjoin(guests, guests.c.id == _IDS.c.id)
    .outerjoin(members, members.c.guest == _IDS.c.id)
    .outerjoin(tables, tables.c.id == members.c.table_id)
    .group_by(_IDS.c.id)
)
_replace_keys = bulk_replace(keys)


class GuestRow(msgspec.Struct, frozen=True):
    """A guest, as an operator sees them."""

    id: str
    name: str
    active_ms: int
    """When they last chose something for themselves, or one of their tables last changed."""
    tables: int


def guest_of_key(name: str) -> str:
    """The guest whose key has that name."""
    return name.removeprefix(_OF_GUEST)


def new_guest_key(connection: Connection, guest: str) -> bytes:
    """Give the guest another key: whatever was signed with the one before is worth nothing."""
    key = secrets.token_bytes(KEY_BYTES)
    _replace_keys.run(connection, [(_OF_GUEST + guest, key)])
    return key


def guests_in(database: Path) -> list[GuestRow]:
    """All guests, those active last first; also while a server runs. Raises `StoreFailed`."""
    engine = reading_engine(database)
    try:
        with engine.connect() as connection:
            found = connection.execute(_ALL).all()
    except SQLAlchemyError as problem:
        raise failed(problem) from problem
    finally:
        engine.dispose()
    rows = [
        GuestRow(row.id, _name(row.data), max(row.changed_ms or 0, row.played_ms or 0), row.tables)
        for row in found
    ]
    return sorted(rows, key=lambda row: (-row.active_ms, row.id))


def sign_out(database: Path, guest: str) -> None:
    """Sign a guest out everywhere; a running server notices. Raises `StoreFailed`."""
    engine = writing_engine(database)
    try:
        with engine.begin() as connection:
            new_guest_key(connection, guest)
    except SQLAlchemyError as problem:
        raise failed(problem) from problem
    finally:
        engine.dispose()


class _Chosen(msgspec.Struct):
    name: str = ""


def _name(data: bytes | None) -> str:
    try:
        return "" if data is None else msgspec.json.decode(data, type=_Chosen).name
    except msgspec.DecodeError:
        return ""
