"""From nothing to a move: the package is installed into an empty environment and played.

python -m tools.first_move [WHEEL]    builds it if need be, and says what took how long
"""

import os
import re
import signal
import subprocess
import sys
import tempfile
import time
import venv
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright

from tests.patience import STUCK_MS
from tests.web.chromium import find_chromium
from tests.web.players import bench, take_turn, turn_of
from tests.web.words import t
from tools.client import ROOT, say
from tools.package import built

PIP = ("-m", "pip", "--disable-pip-version-check", "--no-input", "--quiet")
INSTALL = ("install", "--no-compile", "--no-deps")


def environment(folder: Path, wheel: Path) -> Path:
    """A new environment with the wheel and what it needs, and nothing else; gives its Python."""
    venv.EnvBuilder(with_pip=True).create(folder)
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    fetch = [*INSTALL, "--require-hashes", "-r", str(ROOT / "locks" / "play.txt")]
    for what in (fetch, [*INSTALL, "--no-index", str(wheel)], ["check"]):
        pip = subprocess.run([python, *PIP, *what], capture_output=True, text=True, check=False)
        if pip.returncode:
            raise RuntimeError(pip.stdout + pip.stderr)
    return python


@contextmanager
def playing(python: Path, folder: Path) -> Iterator[str]:
    """`steeple play`, as it is installed there; gives its address."""
    folder.mkdir()
    own = {"STEEPLE_DATA": str(folder), "STEEPLE_LANG": "en", "XDG_CACHE_HOME": str(folder)}
    # Nothing of whoever runs this: neither their sources nor their wish to compile first.
    left_out = ("PYTHONPATH", "STEEPLE_JIT", "STEEPLE_GAMES")
    kept = {name: value for name, value in os.environ.items() if name not in left_out}
    with subprocess.Popen(
        [python.with_name("steeple"), "play", "--no-browser"],
        cwd=folder,
        env=kept | own,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            assert process.stdout is not None
            for line in process.stdout:
                if found := re.search(r"http://localhost:\d+", line):
                    yield found[0]
                    return
            raise AssertionError("it ended before it said where it is")
        finally:
            process.send_signal(signal.SIGTERM)


def play_a_move(url: str) -> None:
    """In a browser: a game against bots, from the home page to the first move that counts."""
    found = find_chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=found.executable,
            args=["--no-sandbox", "--disable-gpu"],
            env={**os.environ, **found.environment},
        )
        page = browser.new_page(base_url=url, locale="en", service_workers="block")
        page.set_default_timeout(STUCK_MS)
        _from_home(page)
        browser.close()


def _from_home(page: Page) -> None:
    page.goto("/")
    label = t("home-way-bots-label", game=t("five-towers/name"))
    page.get_by_role("button", name=label).click()
    page.get_by_role("dialog").locator(".prim").click()
    expect(turn_of(page)).to_be_visible(timeout=STUCK_MS)
    take_turn(page)
    expect(bench(page)).to_be_visible(timeout=STUCK_MS)


def main(arguments: Sequence[str]) -> int:
    """Build, install, play; with the seconds of each."""
    find_chromium()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        wheel = Path(arguments[0]) if arguments else built(folder).wheel
        start = time.monotonic()
        python = environment(folder / "env", wheel)
        installed = time.monotonic()
        with playing(python, folder / "data") as url:
            ready = time.monotonic()
            play_a_move(url)
            moved = time.monotonic()
    say(f"installed in {installed - start:.0f} s, ready after {ready - installed:.0f} s more,")
    say(f"the first move {moved - ready:.0f} s after that: {moved - start:.0f} s in all")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
