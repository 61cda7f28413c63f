"""The live line between a page and the server, in the hands of the test."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

SOCKETS = "**/api/tables/*/socket*"


class Wire:
    """Passes everything on until it is cut, or until it is told to lose something."""

    def __init__(self, page: Page) -> None:
        self.sent: list[dict[str, Any]] = []
        self.loses: Callable[[dict[str, Any]], bool] = lambda message: False
        """Which messages of the server never arrive."""
        self.alters: Callable[[dict[str, Any]], dict[str, Any]] = lambda message: message
        """What arrives instead of a message of the server."""
        self._is_cut = False
        self._open: list[WebSocketRoute] = []
        page.route_web_socket(SOCKETS, self._connect)

    @property
    def moves(self) -> list[dict[str, Any]]:
        """All moves that reached the server, also the ones that were sent again."""
        return [message for message in self.sent if message["do"] == "move"]

    @property
    def questions(self) -> list[str]:
        """The plans about which the page asked what can be chosen."""
        return [message["plan"] for message in self.sent if message["do"] == "choices"]

    def cut(self) -> None:
        """From now on there is no way through."""
        self._is_cut = True
        self.drop()

    def mend(self) -> None:
        self._is_cut = False

    def drop(self) -> None:
        """The line breaks off once; the next try may go through."""
        for socket in self._open:
            socket.close()
        self._open.clear()

    def _connect(self, socket: WebSocketRoute) -> None:
        if self._is_cut:
            socket.close()
            return
        server = socket.connect_to_server()
        self._open.append(socket)

        def to_server(frame: str | bytes) -> None:
            self.sent.append(json.loads(frame))
            server.send(frame)

        def to_page(frame: str | bytes) -> None:
            lines = str(frame).split("\n")
            left = [each for each in map(json.loads, lines) if not self.loses(each)]
            if left:
                socket.send("\n".join(json.dumps(self.alters(each)) for each in left))

        socket.on_message(to_server)
        server.on_message(to_page)
