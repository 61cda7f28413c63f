"""Firefox, by WebDriver BiDi: one WebSocket, JSON in both directions."""

import json
import re
import shutil
import subprocess
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.patience import STUCK_S
from tools.engines.window import Actions, Window

NAMES = ("firefox", "firefox-esr")
USUAL_PLACES = (
    "/Applications/Firefox.app/Contents/MacOS/firefox",
    "C:/Program Files/Mozilla Firefox/firefox.exe",
)
LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
HUGE = 1 << 26
SILENT = {
    "app.normandy.enabled": False,
    "app.update.disabledForTesting": True,
    "browser.region.update.enabled": False,
    "browser.safebrowsing.downloads.remote.enabled": False,
    "browser.search.update": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "dom.push.connection.enabled": False,
    "extensions.getAddons.cache.enabled": False,
    "extensions.systemAddon.update.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "nimbus.rollouts.enabled": False,
    "services.settings.server": "data:,#remote-settings-dummy/v1",
    "toolkit.telemetry.enabled": False,
}
"""Settings of the profile: it talks to nobody but us."""


def find() -> str | None:
    """The one of this machine."""
    on_path = next((found for name in NAMES if (found := shutil.which(name))), None)
    return on_path or next((place for place in USUAL_PLACES if Path(place).exists()), None)


@contextmanager
def window(program: str) -> Iterator[Window]:
    """A new Firefox without a past."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        lines = [f"user_pref({json.dumps(k)}, {json.dumps(v)});\n" for k, v in SILENT.items()]
        (Path(profile) / "user.js").write_text("".join(lines), encoding="utf-8")
        command = [program, "--headless", "--no-remote", "--profile", profile]
        command += ["--remote-debugging-port", "0", "--width", "1440", "--height", "900"]
        with subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
        ) as process:
            try:
                assert process.stderr is not None
                said = process.stderr
                address = next(found[1] for line in said if (found := LISTENING.search(line)))
                # It must be able to go on talking.
                threading.Thread(target=said.read, daemon=True).start()
                with connect(f"{address}/session", max_size=HUGE, open_timeout=STUCK_S) as socket:
                    yield Firefox(socket)
            finally:
                process.kill()


class Firefox(Window):
    """The only tab."""

    def __init__(self, socket: ClientConnection) -> None:
        super().__init__()
        self._socket = socket
        self._numbers = count(1)
        self._ask("session.new", capabilities={})
        self._ask("session.subscribe", events=["log.entryAdded"])
        self._tab = self._ask("browsingContext.getTree")["contexts"][0]["context"]

    def _ask(self, method: str, **parameters: Any) -> Any:
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            told = json.loads(self._socket.recv(timeout=STUCK_S))
            if told.get("method") == "log.entryAdded":
                self._hear(told["params"])
            if told.get("id") == number:
                break
        if told["type"] == "error":
            raise RuntimeError(f"{method}: {told['error']}: {told['message']}")
        return told["result"]

    def _hear(self, entry: dict[str, Any]) -> None:
        if entry["level"] == "error":
            self.errors.append(entry.get("text") or "")

    def navigate(self, url: str) -> None:
        """Until it has loaded."""
        self._ask("browsingContext.navigate", context=self._tab, url=url, wait="complete")

    def evaluate(self, script: str) -> Any:
        """As JSON, since BiDi has a way of its own to write values."""
        wrapped = f"(async () => JSON.stringify((await ({script})) ?? null))()"
        told = self._ask(
            "script.evaluate",
            expression=wrapped,
            target={"context": self._tab},
            awaitPromise=True,
        )
        if told["type"] == "exception":
            raise RuntimeError(told["exceptionDetails"]["text"])
        return json.loads(told["result"]["value"])

    def perform(self, actions: Actions) -> None:
        """At once."""
        self._ask("input.performActions", context=self._tab, actions=actions)
