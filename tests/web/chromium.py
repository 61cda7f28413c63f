"""A real Chromium: one of this machine, else the one of an npm package (`web/chromium`)."""

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import NamedTuple

from tools.client import ROOT, find_node, say

PACKAGE = ROOT / "web" / "chromium"
NAMES = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "microsoft-edge",
    "msedge",
)
USUAL_PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Google/Chrome/Application/chrome.exe",
    "C:/Program Files/Microsoft/Edge/Application/msedge.exe",
    "C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe",
)
LONGEST_INSTALL_S = 300
DEEP = (
    "--no-sandbox",
    "--use-gl=angle",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    "--ignore-gpu-blocklist",
    # Only WebGL needs the card: to draw the rest of the page with it took six times as long.
    "--disable-gpu-compositing",
)
"""A graphics card of software."""
DRIVER = r"GL Driver Message|GPU stall|software WebGL"
"""What Chromium itself says of such a card."""
LOST = r"THREE\.WebGLRenderer: Context Lost"
"""What three.js says of a card that has gone."""


class Found(NamedTuple):
    """What can be started, and what must be around it."""

    executable: str
    environment: dict[str, str]


def find_chromium() -> Found:
    """The one that `STEEPLE_CHROMIUM` names, one of this machine, or the packaged one."""
    named = os.environ.get("STEEPLE_CHROMIUM")
    if named:
        return Found(named, {})
    on_path = (found for name in NAMES if (found := shutil.which(name)))
    usual = (place for place in USUAL_PLACES if Path(place).exists())
    here = next(on_path, None) or next(usual, None)
    return Found(here, {}) if here else packaged_chromium()


def packaged_chromium() -> Found:
    """The one of the npm package, which is installed on demand. It is made for Linux."""
    node = find_node()
    if not (PACKAGE / "node_modules" / "@sparticuz").exists():
        say("    this machine has no Chromium; fetching one")
        npm = [str(node.npm)] if node.npm.suffix != ".js" else [str(node.node), str(node.npm)]
        subprocess.run(
            [*npm, "ci", "--ignore-scripts", "--loglevel=error"],
            cwd=PACKAGE,
            env=node.environment,
            check=True,
            timeout=LONGEST_INSTALL_S,
        )
    told = subprocess.run(
        [node.node, PACKAGE / "path.js"],
        env=node.environment,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
        timeout=LONGEST_INSTALL_S,
    )
    facts = json.loads(told.stdout)
    return Found(facts["executable"], facts["environment"])


if __name__ == "__main__":
    # Once, before tests in several processes want it at the same time.
    say(f"    the browser is {find_chromium().executable}")
