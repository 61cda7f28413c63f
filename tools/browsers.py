"""The games in every browser engine of this machine: `python3 run.py browsers [NAME ...]`.

In each: the home page, a game of each kind against a bot, played by mouse, by keys and, where the
driver can, by touch; and an exported match. Engines that are not here are named, too.
"""

import json
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, NamedTuple

from steeple.cli.main import main as steeple
from steeple.server.protocol.wire import PROTOCOL
from tests.web.hosting import hosting
from tests.web.words import t
from tools.client import ROOT, say
from tools.engines import chromium, firefox, webkit
from tools.engines.window import Window

RECORD = ROOT / "tests" / "old_files" / "0.1.0" / "block-out.record.json"
READY = "document.querySelector('main.bench h1, main.bench .bidding, main.bench .building')"
OPEN = """(async () => {{
  const headers = {{ 'content-type': 'application/json', 'steeple-protocol': '{protocol}' }};
  const body = JSON.stringify({facts});
  const answer = await fetch('/api/tables', {{ method: 'POST', headers, body }});
  return (await answer.json()).table.id;
}})()"""
ASK = """(async () => {{
  const headers = {{ 'steeple-protocol': '{protocol}' }};
  return (await fetch('/api/tables/{id}{what}', {{ headers }})).json();
}})()"""


class Engine(NamedTuple):
    """How it is found, and how a window of it is opened."""

    find: Callable[[], str | None]
    window: Callable[[str], AbstractContextManager[Window]]
    install: str


ENGINES = {
    "chromium": Engine(chromium.find, chromium.window, "apt install chromium"),
    "firefox": Engine(firefox.find, firefox.window, "apt install firefox-esr"),
    "webkit": Engine(webkit.find, webkit.window, "apt install webkit2gtk-driver xvfb"),
}


def main(arguments: Sequence[str]) -> int:
    """Play in those that are named, or in all; fails if one does not play."""
    found = {name: ENGINES[name].find() for name in arguments or ENGINES}
    for name, program in found.items():
        if program is None:
            say(f"{name}: not on this machine ({ENGINES[name].install})")
    results = [played(name, program) for name, program in found.items() if program]
    return 0 if all(results) else 1


def played(name: str, program: str) -> bool:
    """Whether every path went well in that engine."""
    say(f"{name}: {program}")
    with (
        tempfile.TemporaryDirectory() as folder,
        hosting(Path(folder)) as server,
        ENGINES[name].window(program) as window,
    ):
        results = [walked(window, server.url, title, path) for title, path in PATHS.items()]
    return all(results)


def walked(window: Window, url: str, title: str, path: Callable[[Window, str], None]) -> bool:
    """Whether it went well; says so."""
    start = time.monotonic()
    window.errors.clear()
    try:
        path(window, url)
        problems = window.take_errors()
    except NoTouch:
        say(f"    {title}: this driver has no touch")
        return True
    except (AssertionError, RuntimeError) as problem:
        problems = [*window.take_errors(), str(problem)]
    for each in problems:
        say(f"    {title}: {each}")
    if not problems:
        say(f"    {title}: played in {time.monotonic() - start:.0f} s")
    return not problems


class NoTouch(Exception):
    """A driver that can't touch."""


def opened(window: Window, url: str, game: str, **facts: Any) -> str:
    """A table against a bot, at which the page begins; gives its id."""
    bot = {"five-towers": "greedy"}.get(game, "novice")
    seats = [{"kind": "me", "name": "Rūta"}, {"kind": "bot", "bot": bot}]
    table = {"game": game, "seats": seats, "start": True, "options": {"starter": 0}, **facts}
    window.open(f"{url}/about")
    id: str = window.evaluate(OPEN.format(facts=json.dumps(table), protocol=PROTOCOL))
    window.open(f"{url}/table/{id}")
    window.until(READY)
    return id


def has_moved(window: Window, id: str) -> None:
    """Wait until a move of the first seat is in the story."""
    story = ASK.format(id=id, what="/story", protocol=PROTOCOL)
    script = (
        f"{story}.then((told) => told.events.some((act) => act.kind === 'move' && act.seat === 0))"
    )
    window.until(script)


def from_home(window: Window, url: str) -> None:
    """By mouse: from the home page to the first bid."""
    window.open(url)
    label = t("home-way-bots-label", game=t("five-towers/name"))
    window.click(f"button[aria-label={json.dumps(label)}]")
    window.click("dialog[open] .prim")
    window.until("location.pathname.startsWith('/table/')")
    id = str(window.evaluate("location.pathname.split('/').pop()"))
    bid(window, id, window.click)


def bid(window: Window, id: str, press: Callable[[str], None]) -> None:
    """The highest that can be had, once it is one's turn; or what is suggested."""
    turn = "main.bench .bidding, main.bench .building"
    window.until(f"document.querySelector({json.dumps(turn)})")
    if window.evaluate("Boolean(document.querySelector('main.bench .bidding'))"):
        press("main.bench [role=radio][aria-disabled=false]")
    else:
        press("main.bench .building .back .btn")
    press("main.bench .confirm")
    has_moved(window, id)


def five_towers_by_touch(window: Window, url: str) -> None:
    """With a finger."""
    id = opened(window, url, "five-towers")
    window.until("document.querySelector('main.bench .bidding')")
    try:
        window.tap("main.bench [role=radio][aria-disabled=false]")
    except RuntimeError as problem:
        raise NoTouch from problem
    window.tap("main.bench .confirm")
    has_moved(window, id)


def block_out_by_keys(window: Window, url: str) -> None:
    """The hand takes a block, lowers it and lets go; the referee says that it stands."""
    id = opened(window, url, "block-out")
    window.middle("main.bench ul.cards button")
    window.key("1")
    window.until("document.querySelector('.steady, main.bench ul.open button')")
    if not window.evaluate("Boolean(document.querySelector('.steady'))"):
        window.key("1")
        window.until("document.querySelector('.steady')")
    window.hold("Space")
    window.middle("main.bench button:not(.dull)", t("block-button-release"))
    window.let_up("Space")
    window.key("Enter")
    has_moved(window, id)


def skyscrapers_by_mouse(window: Window, url: str) -> None:
    """A worker is put on the ground."""
    id = opened(window, url, "skyscrapers")
    window.click(f"[aria-label={json.dumps(t('sky-verbs'))}] button", t("sky-verb-add"))
    window.click(f"[aria-label={json.dumps(t('sky-cells'))}] button")
    window.click("main.bench .btn.main")
    has_moved(window, id)


def exported(window: Window, _: str) -> None:
    """A match as one file, without a server."""
    with tempfile.TemporaryDirectory() as name:
        page = Path(name) / "match.html"
        assert steeple(["export", str(RECORD), "--to", str(page)]) == 0
        window.open(page.as_uri())
        turn = "document.querySelector('.story .turn')?.textContent"
        first = window.until(turn)
        window.click(".controls .rounds .iconbtn:last-child")
        window.until(f"{turn} !== {json.dumps(first)} && {turn}")


PATHS: dict[str, Callable[[Window, str], None]] = {
    "Five Towers from the home page, by mouse": from_home,
    "Five Towers by touch": five_towers_by_touch,
    "Block Out by keys": block_out_by_keys,
    "Skyscrapers by mouse": skyscrapers_by_mouse,
    "an exported match": exported,
}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
