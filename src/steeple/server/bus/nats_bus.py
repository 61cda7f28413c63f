"""A bus over NATS: core only, which keeps nothing, because the store does."""

import asyncio
from typing import Any

from steeple.server.bus.interface import Bus, Complain, Hear

PING_S = 2


class NatsBus(Bus):
    """Notes as messages of one subject."""

    def __init__(
        self, address: str, subject: str, node: str, hear: Hear, complain: Complain
    ) -> None:
        super().__init__(node, hear, complain)
        self._address = address
        self._subject = subject
        self._client: Any = None

    async def _connected(self) -> None:
        import nats

        closed = asyncio.Event()

        async def note_closed() -> None:
            closed.set()

        async def note_problem(_: Exception) -> None:
            closed.set()

        async def received(message: Any) -> None:
            self._received(message.data)

        # We connect again ourselves: then a server that stands still is left as well.
        self._client = await nats.connect(
            self._address,
            allow_reconnect=False,
            connect_timeout=2,
            ping_interval=PING_S,
            max_outstanding_pings=2,
            no_echo=True,
            disconnected_cb=note_closed,
            closed_cb=note_closed,
            error_cb=note_problem,
        )
        try:
            await self._client.subscribe(self._subject, cb=received)
            self.is_connected = True
            sending = asyncio.create_task(self._send_on())
            ended = asyncio.create_task(closed.wait())
            try:
                await asyncio.wait({sending, ended}, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in (sending, ended):
                    task.cancel()
                await asyncio.gather(sending, ended, return_exceptions=True)
            raise ConnectionError("the connection to NATS has ended")
        finally:
            await asyncio.shield(self._client.close())

    async def _send(self, bundle: bytes) -> None:
        await self._client.publish(self._subject, bundle)
