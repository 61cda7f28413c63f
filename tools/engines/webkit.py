"""WebKit as GNOME has it (WebKitGTK), by the classic WebDriver of `webkit2gtk-driver`."""

import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx

from tests.patience import STUCK_S
from tools.engines.window import Actions, Window

DRIVER = "WebKitWebDriver"
BROWSERS = ("usr/lib/*/webkit*gtk-*/MiniBrowser", "usr/libexec/webkit*gtk-*/MiniBrowser")


def find() -> str | None:
    """The driver, if there are a browser for it and a screen to draw on."""
    has_screen = bool(os.environ.get("DISPLAY") or shutil.which("Xvfb"))
    return shutil.which(DRIVER) if has_screen and _browser() else None


def _browser() -> Path | None:
    found = (path for pattern in BROWSERS for path in sorted(Path("/").glob(pattern)))
    return next(found, None)


@contextmanager
def window(program: str) -> Iterator[Window]:
    """A new browser without a past, on a screen of its own if there is none."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with ExitStack() as stack:
        display = os.environ.get("DISPLAY") or stack.enter_context(_screen())
        # As root there is no sandbox, and without a graphics card nothing to share buffers with.
        quiet = {"WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1", "NO_AT_BRIDGE": "1"}
        quiet |= {"WEBKIT_DISABLE_DMABUF_RENDERER": "1"}
        driver = stack.enter_context(
            subprocess.Popen(
                [program, f"--port={port}"],
                env={**os.environ, "DISPLAY": display, **quiet},
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
        )
        stack.callback(driver.kill)
        client = stack.enter_context(
            httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=STUCK_S)
        )
        yield stack.enter_context(_session(client))


@contextmanager
def _screen() -> Iterator[str]:
    """A screen in memory."""
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", "1440x900x24"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as server:
        try:
            assert server.stdout is not None
            yield f":{server.stdout.readline().strip()}"
        finally:
            server.terminate()


@contextmanager
def _session(client: httpx.Client) -> Iterator["WebKit"]:
    end = time.monotonic() + STUCK_S
    while True:
        try:
            client.get("/status")
            break
        except httpx.ConnectError:
            if time.monotonic() > end:
                raise
            time.sleep(0.1)
    options = {"binary": str(_browser()), "args": ["--automation"]}
    wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
    answer = client.post("/session", json={"capabilities": wanted}).json()["value"]
    if "sessionId" not in answer:
        raise RuntimeError(str(answer))
    window = WebKit(client, f"/session/{answer['sessionId']}")
    try:
        yield window
    finally:
        client.delete(window.path)


class WebKit(Window):
    """The only window."""

    def __init__(self, client: httpx.Client, path: str) -> None:
        super().__init__()
        self._client = client
        self.path = path
        self._ask("timeouts", script=1000 * STUCK_S, pageLoad=1000 * STUCK_S)
        self._ask("window/rect", width=1440, height=900, x=0, y=0)

    def _ask(self, what: str, **body: Any) -> Any:
        answer = self._client.post(f"{self.path}/{what}", json=body).json()["value"]
        if isinstance(answer, dict) and "error" in answer and "stacktrace" in answer:
            message = re.sub(r"\s+", " ", str(answer["message"]))
            raise RuntimeError(f"{what}: {answer['error']}: {message}")
        return answer

    def navigate(self, url: str) -> None:
        """Until it has loaded."""
        self._ask("url", url=url)

    def evaluate(self, script: str) -> Any:
        """A promise is waited for."""
        failed = "(why) => arguments[0]({ steepleError: String(why) })"
        text = f"(async () => ({script}))().then(arguments[0], {failed})"
        answer = self._ask("execute/async", script=text, args=[])
        if isinstance(answer, dict) and "steepleError" in answer:
            raise RuntimeError(answer["steepleError"])
        return answer

    def perform(self, actions: Actions) -> None:
        """At once."""
        self._ask("actions", actions=actions)
