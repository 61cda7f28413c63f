"""`steeple serve`: a server for other people."""

import socket
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import msgspec

from steeple.cli.arguments import Parser, UsageError, Words
from steeple.cli.files import FileProblem, data_folder
from steeple.cli.screen import tell
from steeple.cli.warm import compiling
from steeple.kernel.errors import shortened
from steeple.play.warm import load
from steeple.server import process
from steeple.server.addresses import url
from steeple.server.settings import Limits, Settings
from steeple.server.store.interface import (
    StoreBehind,
    StoreBusy,
    StoreEmpty,
    StoreFailed,
    StoreTooNew,
)
from steeple.server.store.opening import mark_of
from steeple.server.store.postgresql import is_postgresql


def run(arguments: list[str], words: Words) -> int:
    """Serve until it is stopped."""
    usual = Settings(data_folder())
    parser = Parser("serve", words)
    parser.option("--host", default=usual.host)
    parser.option("--port", type=int, default=usual.port)
    parser.option("--data", default=str(usual.data))
    parser.option("--store", default="")
    parser.option("--bus", default="")
    parser.option("--leave-work", action="store_true")
    parser.option("--base-url", default="")
    parser.option("--proxy", action="append", default=[])
    parser.option("--keep-days", type=int, default=0)
    parser.option("--keep-unfinished-days", type=int, default=0)
    parser.option("--keep-guests-days", type=int, default=0)
    parser.option("--limit", action="append", default=[])
    read = parser.parse_args(arguments)
    settings = Settings(
        Path(read.data),
        store=checked_store(read.store),
        bus=checked_bus(read.bus, read.store),
        works=not read.leave_work,
        host=read.host,
        base_url=_checked_url(read.base_url),
        proxies=tuple(read.proxy),
        keep_days=max(0, read.keep_days),
        keep_unfinished_days=max(0, read.keep_unfinished_days),
        keep_guests_days=max(0, read.keep_guests_days),
        limits=_limits(read.limit),
    )
    listener = process.listen(read.host, read.port)
    address = settings.base_url or url(*listener.getsockname()[:2])

    def tell_where() -> None:
        tell(words("server/serving", address=address))
        tell(words("server/serving-stops"))

    return serve(settings, listener, tell_where, words)


def serve(
    settings: Settings, listener: socket.socket, tell: Callable[[], None], words: Words
) -> int:
    """Serve; problems with the data are reported in the user's language."""
    load(compiling(words))
    try:
        process.serve(settings, listener, tell)
    except StoreFailed as problem:
        raise store_problem(settings.shown_store, problem) from None
    finally:
        listener.close()
    return 0


def store_problem(store: Path | str, problem: StoreFailed) -> FileProblem:
    """Why the data can't be used, as an error with a message."""
    file = str(store)
    if isinstance(problem, StoreBusy):
        return FileProblem("server/store-busy", file=file)
    if isinstance(problem, StoreTooNew):
        return FileProblem("server/store-too-new", file=file)
    mark = str(mark_of(Path(store)))
    if isinstance(problem, StoreEmpty):
        return FileProblem("server/store-empty", file=file, mark=mark, problem=str(problem))
    if isinstance(problem, StoreBehind):
        return FileProblem("server/store-behind", file=file, mark=mark, problem=str(problem))
    return FileProblem("server/store-failed", file=file, problem=str(problem))


def checked_store(address: str) -> str:
    """The address of a PostgreSQL database; raises `UsageError` if it is none."""
    if address and not is_postgresql(address):
        raise UsageError("server/not-a-store", address=shortened(address))
    return address


def checked_bus(address: str, store: str) -> str:
    """The address of a bus for a shared store; raises `UsageError` if it is none."""
    is_nats = address.startswith(("nats://", "tls://"))
    if address and not (store and (is_nats or address == "postgresql")):
        raise UsageError("server/not-a-bus", address=shortened(address))
    return address


def _checked_url(text: str) -> str:
    parts = urlsplit(text)
    is_site = parts.scheme in ("http", "https") and parts.hostname and parts.path in ("", "/")
    if text and not is_site:
        raise UsageError("server/not-an-address", address=shortened(text))
    return text.rstrip("/")


def _limits(given: list[str]) -> Limits:
    limits = Limits()
    for setting in given:
        name, _, value = setting.partition("=")
        if name not in Limits.__struct_fields__:
            known = ", ".join(Limits.__struct_fields__)
            raise UsageError("server/unknown-limit", name=shortened(name), known=known)
        try:
            kind = type(getattr(limits, name))
            limits = msgspec.structs.replace(limits, **{name: kind(value)})
        except ValueError:
            raise UsageError("cli/not-a-number", argument="--limit", value=setting) from None
    return limits
