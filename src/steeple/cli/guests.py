"""`steeple guests`: who a server knows; `steeple guests revoke ID` signs one out everywhere."""

from datetime import UTC, datetime
from pathlib import Path

import msgspec
from rich.table import Table

from steeple.cli.arguments import Parser, UsageError, Words
from steeple.cli.files import data_folder
from steeple.cli.screen import cell, tell, tell_json, tell_table
from steeple.cli.serve import store_problem
from steeple.kernel.errors import shortened
from steeple.server.errors import Refused
from steeple.server.settings import Settings
from steeple.server.store.guest_book import GuestRow, guests_in, sign_out
from steeple.server.store.interface import StoreFailed


def run(arguments: list[str], words: Words) -> int:
    """List the guests, or sign one out; both also while the server runs."""
    parser = Parser("guests", words)
    parser.add_argument("WHAT", nargs="*", help=words("cli/help-guests-what"))
    parser.option("--data", default=str(data_folder()))
    parser.option("--json", action="store_true")
    read = parser.parse_args(arguments)
    database = Settings(Path(read.data)).database
    try:
        match read.WHAT:
            case []:
                _show(guests_in(database), read.json, words)
            case ["revoke", guest]:
                _revoke(database, guest, read.json, words)
            case [first, *_]:
                raise UsageError("cli/unknown-argument", argument=shortened(first))
    except StoreFailed as problem:
        raise store_problem(database, problem) from None
    return 0


def _revoke(database: Path, guest: str, is_json: bool, words: Words) -> None:
    if guest not in {row.id for row in guests_in(database)}:
        raise Refused("server/no-such-guest", guest=shortened(guest))
    sign_out(database, guest)
    if is_json:
        tell_json({"ok": True, "guest": guest})
    else:
        tell(words("server/guest-revoked", guest=guest))


def _show(guests: list[GuestRow], is_json: bool, words: Words) -> None:
    if is_json:
        tell_json({"ok": True, "guests": msgspec.to_builtins(guests)})
        return
    table = Table(
        words("server/guests-id"),
        words("server/guests-name"),
        words("server/guests-active"),
        words("server/guests-tables"),
    )
    for guest in guests:
        active = datetime.fromtimestamp(guest.active_ms / 1000, UTC).isoformat(" ", "minutes")
        row = (guest.id, guest.name, active.removesuffix("+00:00"), str(guest.tables))
        table.add_row(*map(cell, row))
    tell_table(table)
