"""Which node sees to which table: a lease for a few seconds, renewed for as long as it is needed.

A table where nothing is due is parked: nobody sees to it until somebody finds that something is.
Two nodes that both believe to hold one do no harm: the log takes only one of their entries. The
times are those of the database, so that no node's clock matters. What is written here need not
survive a crash of the database: whoever needs a lease asks for it again.
"""

from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import Connection, text

# Nothing here outlasts its nodes, so it is no part of the schema that is migrated and moved.
LEASES = """
    CREATE UNLOGGED TABLE IF NOT EXISTS leases (
        stream text PRIMARY KEY, node text NOT NULL, until timestamptz NOT NULL
    )
"""
_BEFORE = text("""
    SELECT stream, node, extract(epoch FROM clock_timestamp() - until)::float AS lapsed_s
    FROM leases WHERE stream = ANY(:streams)
""")
_TAKE = text("""
    INSERT INTO leases (stream, node, until)
    SELECT stream, :node, clock_timestamp() + :seconds * interval '1 second'
    FROM unnest(CAST(:streams AS text[])) AS stream ORDER BY stream
    ON CONFLICT (stream) DO UPDATE SET node = excluded.node, until = excluded.until
    WHERE leases.node IN (excluded.node, '') OR leases.until < clock_timestamp()
    RETURNING stream
""")
_FREE = text("""
    SELECT tables.id FROM tables LEFT JOIN leases ON leases.stream = tables.id
    WHERE tables.status = 'playing' AND tables.wakes
    AND (leases.until IS NULL OR leases.until < clock_timestamp())
    AND tables.id <> ALL(CAST(:but AS text[]))
    LIMIT :most FOR UPDATE OF tables SKIP LOCKED
""")
_RETURN = text("""
    UPDATE leases SET until = clock_timestamp() - interval '1 millisecond'
    WHERE node = :node AND stream = ANY(:streams)
""")
_PARK = text("""
    UPDATE leases SET node = '', until = '9999-01-01' WHERE node = :node AND stream = ANY(:streams)
""")
_FORGET = text("""
    DELETE FROM leases WHERE until < clock_timestamp() - interval '1 hour' OR (node = ''
    AND NOT EXISTS (SELECT FROM tables WHERE id = stream AND status = 'playing'))
""")
_NOW = text("SELECT extract(epoch FROM clock_timestamp()) * 1000")


class Lease(NamedTuple):
    """A table that the node sees to from now on."""

    stream: str
    unheld_s: float | None
    """How long nobody saw to it; nothing if the node itself did."""


NEVER_HELD_S = 3600.0


def take(
    connection: Connection, node: str, streams: Collection[str], seconds: float
) -> list[Lease]:
    """Take or renew the leases of these streams, except those that another node holds."""
    if not streams:
        return []
    asked = {"node": node, "streams": sorted(streams), "seconds": seconds}
    before = {row.stream: row for row in connection.execute(_BEFORE, asked)}
    taken = connection.scalars(_TAKE, asked).all()
    return [Lease(stream, _unheld_s(before.get(stream), node)) for stream in taken]


def _unheld_s(before: object, node: str) -> float | None:
    if before is None:
        return NEVER_HELD_S
    is_own = getattr(before, "node", "") == node
    lapsed_s: float = getattr(before, "lapsed_s", 0.0)
    return None if is_own and lapsed_s < 0 else max(0.0, lapsed_s)


def take_free(
    connection: Connection, node: str, most: int, seconds: float, but: Collection[str] = ()
) -> list[Lease]:
    """Take a few of the tables in play that must go on by themselves, and that nobody sees to."""
    free = connection.scalars(_FREE, {"most": most, "but": sorted(but)}).all()
    return take(connection, node, free, seconds)


def give_back(connection: Connection, node: str, streams: Collection[str]) -> None:
    """Others may see to these streams from now on."""
    connection.execute(_RETURN, {"node": node, "streams": sorted(streams)})


def park(connection: Connection, node: str, streams: Collection[str]) -> None:
    """Nobody need see to these streams, as nothing is due there."""
    connection.execute(_PARK, {"node": node, "streams": sorted(streams)})


def forget(connection: Connection) -> None:
    """Delete what is out of date."""
    connection.execute(_FORGET)


def now_ms(connection: Connection) -> int:
    """The database's time of day."""
    return int(connection.scalar(_NOW) or 0)
