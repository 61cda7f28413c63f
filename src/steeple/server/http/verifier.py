"""Checking a record for people: whether every rule was kept and every draw was fair."""

import contextlib
from collections import Counter
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection

import msgspec

from steeple.server.errors import Refused
from steeple.server.live.proofs import Proof
from steeple.server.live.worker import NoAnswer, work_bounded
from steeple.server.live.workers import Workers
from steeple.server.protocol.bodies import Verified

OF_GUEST = 2
OF_ADDRESS = 8
OF_ALL = 16
"""So many records are checked at once or wait for it."""
WAIT_S = 5

_NULL = msgspec.Raw(b"null")


class Sent(msgspec.Struct):
    """A record as it was sent: nothing of what is in it has been built yet."""

    format: msgspec.Raw = _NULL
    version: msgspec.Raw = _NULL
    events: msgspec.Raw = _NULL


class Verifier:
    """Checks one record after the other, in a process that has little time and little memory."""

    def __init__(self, seconds: float, work: Callable[[Connection], None] = work_bounded) -> None:
        self._workers = Workers(1, seconds, work)
        self._is_closed = False
        self._asking: Counter[tuple[str, str]] = Counter()

    async def verified(self, record: bytes, guest: str, address: str, language: str) -> Verified:
        """The result of the record, or what is wrong with it.

        Raises `Refused` if that takes too long, or if too many are being checked.
        """
        with self._asked(guest, address):
            try:
                answer = await self._workers.prove(Proof(record, language))
            except NoAnswer:
                code = "server/closing" if self._is_closed else "server/too-long-to-verify"
                raise Refused(code) from None
        found = msgspec.json.decode(answer, type=Verified)
        if found.problem is not None and found.problem.code == "server/too-long-to-verify":
            raise Refused(found.problem.code)
        return found

    @contextlib.contextmanager
    def _asked(self, guest: str, address: str) -> Iterator[None]:
        """Somebody waits; raises `Refused` if they do already, or if too many do."""
        most = {("guest", guest): OF_GUEST, ("address", address): OF_ADDRESS, ("", ""): OF_ALL}
        if any(self._asking[who] >= number for who, number in most.items()):
            raise Refused("server/still-verifying", seconds=WAIT_S)
        self._asking.update(most.keys())
        try:
            yield
        finally:
            self._asking.subtract(most.keys())
            self._asking = +self._asking

    def close(self) -> None:
        """End the process; whatever it is working on is dropped."""
        self._is_closed = True
        self._workers.close()
