"""A server for many browsers that all have one address."""

from contextlib import AbstractContextManager
from pathlib import Path

from tests.serving import Served, serving

PLENTY = 1_000_000


def hosting(folder: Path, port: int = 0) -> AbstractContextManager[Served]:
    """A server that finds nothing too much."""
    return serving(
        folder,
        port,
        tables_per_minute=PLENTY,
        requests_per_second=PLENTY,
        requests_at_once=PLENTY,
        wrong_codes_per_minute=PLENTY,
        wrong_codes_per_address=PLENTY,
        records_per_minute=PLENTY,
        records_at_once=PLENTY,
        files_per_second=PLENTY,
        files_at_once=PLENTY,
        refusals_at_once=PLENTY,
        unfinished_per_address=PLENTY,
        connections_per_address=PLENTY,
        sockets_per_guest=PLENTY,
        sockets_per_address=PLENTY,
    )
