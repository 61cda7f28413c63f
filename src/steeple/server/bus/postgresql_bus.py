"""A bus over PostgreSQL's LISTEN and NOTIFY: no other program, but it ends at a few nodes.

Every transaction that notifies takes a lock that all of them share, so notes go out in bundles,
at most a hundred a second.
"""

import asyncio
from typing import Any

from steeple.server.bus.interface import Bus, Complain, Hear

PAUSE_S = 0.01


class PostgresqlBus(Bus):
    """Notes as notifications of one channel."""

    most_bytes = 7_900
    """PostgreSQL takes less than 8000; a note that is longer alone is lost."""

    def __init__(
        self, address: str, channel: str, node: str, hear: Hear, complain: Complain
    ) -> None:
        super().__init__(node, hear, complain)
        self._address = address
        self._channel = channel
        self._telling: Any = None

    async def _connected(self) -> None:
        import psycopg

        connect = psycopg.AsyncConnection.connect
        options: dict[str, Any] = {"connect_timeout": 3, "application_name": "steeple bus"}
        async with (
            await connect(self._address, autocommit=True, **options) as hearing,
            await connect(self._address, autocommit=True, **options) as self._telling,
        ):
            await hearing.execute(f"LISTEN {self._channel}")
            self.is_connected = True
            tasks = {
                asyncio.create_task(self._listen(hearing)),
                asyncio.create_task(self._send_on()),
            }
            try:
                done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
            for task in done:
                task.result()

    async def _listen(self, hearing: Any) -> None:
        async for notification in hearing.notifies():
            self._received(notification.payload.encode())

    async def _send(self, bundle: bytes) -> None:
        if len(bundle) > self.most_bytes:
            return
        await self._telling.execute("SELECT pg_notify(%s, %s)", (self._channel, bundle.decode()))
        await asyncio.sleep(PAUSE_S)
