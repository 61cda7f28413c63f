"""The web client on a mid-range phone, at a first visit, in turn with a peer.

- `home_ms`: from the start of the navigation to the frame that shows the sheet of the Bots button,
  which is pressed as soon as it is painted.
- `table_ms`: the same for a table against bots, up to the frame that shows a number as chosen.
- `first_visit_kb`: scripts, styles and fonts that had arrived by then, as they were sent; `code`
  is without the fonts.
- `press_ms`: from lifting the finger off a number to the frame that shows it as chosen.

What the service worker fetches for later comes after that, is not slowed down and is not counted.
"""

import statistics
from collections.abc import Callable
from pathlib import Path
from typing import Any

from steeple.bench import phone
from steeple.bench.peers import boardgame_io_client as peer
from steeple.bench.phone import Goal, Phone, Visitor
from steeple.bench.server import served
from steeple.server.settings import Settings

Progress = Callable[[str], None]
Samples = dict[str, list[float]]

REPETITIONS = 5
PRESSES = len(peer.DRAW)
HOME = Goal("button[aria-label^='Bots']", "dialog[open]")
TABLE = Goal(
    "[role=radio][aria-disabled=false]", "[role=radio][aria-checked=true]", "[aria-checked=true]"
)
BOTS = 3
CODE = (".js", ".css")
FONTS = (".woff2",)


def is_built() -> bool:
    """Whether the server has a web client to serve."""
    return (Settings(Path()).site / "index.html").exists()


def measure(chromium: str, progress: Progress) -> dict[str, Any]:
    """All figures; `progress` is called with what is being measured."""
    own: Samples = {}
    peers: dict[str, Samples] = {page: {} for page in peer.PAGES}
    with (
        served() as server,
        peer.served(progress) as peer_url,
        phone.switched_on(chromium) as opened,
    ):
        url = f"http://127.0.0.1:{server.port}"
        # The first round fills caches that a phone would not have: it is not counted.
        for number in range(REPETITIONS + 1):
            progress(f"round {number} of {REPETITIONS}" if number else "warming up")
            _keep(own, _home(opened, url), number)
            _keep(own, _table(opened, url), number)
            for page in peer.PAGES if peer_url else ():
                _keep(peers[page], _peer(opened, f"{peer_url}", page, number), number)
    figures: dict[str, Any] = {"phone": phone.PROFILE, "rounds": REPETITIONS, **summed_up(own)}
    if peer_url:
        figures["boardgame_io"] = {page: summed_up(samples) for page, samples in peers.items()}
        figures["ratio_to_boardgame_io"] = {
            page: ratios(own, samples) for page, samples in peers.items()
        }
    return figures


def _keep(samples: Samples, new: Samples, number: int) -> None:
    for name, values in new.items() if number else ():
        samples.setdefault(name, []).extend(values)


def _home(opened: Phone, url: str) -> Samples:
    with opened.visitor(url, HOME) as visitor:
        told = visitor.open("/")
    return _first("home", told)


def _table(opened: Phone, url: str) -> Samples:
    with opened.visitor(url, TABLE) as visitor:
        told = visitor.open(f"/table/{_running_table(visitor)}")
        open_steps = visitor.count()
        presses = [visitor.press((at + 1) % open_steps) for at in range(PRESSES)]
    return {**_first("table", told), "press_ms": presses}


def _running_table(visitor: Visitor) -> str:
    """A table against bots at which it is the visitor's turn to bid."""
    seats = [{"kind": "me", "name": "A"}, *[{"kind": "bot", "bot": "greedy"}] * BOTS]
    wish = {"game": "five-towers", "seats": seats, "options": {"starter": 0}, "start": True}
    answer = visitor.request.post("/api/tables", data=wish)
    if not answer.ok:
        raise RuntimeError(f"no table could be opened: {answer.text()}")
    return str(answer.json()["table"]["id"])


def _peer(opened: Phone, url: str, page: str, number: int) -> Samples:
    with opened.visitor(url, peer.GOAL) as visitor:
        told = visitor.open(f"/{page}?match=round-{number}")
        samples = _first("cell", told)
        if page == "alone":  # online, the next move is another player's
            samples["press_ms"] = [visitor.press(cell, peer.CELL) for cell in peer.DRAW]
    return samples


def _first(what: str, told: dict[str, Any]) -> Samples:
    return {
        f"{what}_ms": [told["answered_ms"]],
        f"{what}_code_kb": [weight_kb(told, CODE)],
        f"{what}_kb": [weight_kb(told, CODE + FONTS)],
    }


def weight_kb(told: dict[str, Any], kinds: tuple[str, ...]) -> float:
    """Kilobytes of these kinds that had arrived when the first press was answered.

    >>> script = {"path": "/assets/a.js", "bytes": 2000, "end_ms": 10}
    >>> late, other = {**script, "end_ms": 30}, {**script, "path": "/api/games"}
    >>> weight_kb({"answered_ms": 20, "resources": [script, late, other]}, CODE)
    2.0
    """
    sent: int = sum(
        each["bytes"]
        for each in told["resources"]
        if each["path"].endswith(kinds) and each["end_ms"] <= told["answered_ms"]
    )
    return sent / 1000


def summed_up(samples: Samples) -> dict[str, Any]:
    """The median of each figure and its spread; sizes hardly vary.

    >>> summed_up({"cell_ms": [3.0, 1.0, 8.0], "cell_kb": [2.0, 2.0, 2.0]})
    {'cell_ms': {'median': 3.0, 'least': 1.0, 'most': 8.0}, 'first_visit_kb': {'cell': 2.0}}
    """
    figures: dict[str, Any] = {}
    for name, values in samples.items():
        median = statistics.median(values)
        if name.endswith("_kb"):
            figures.setdefault("first_visit_kb", {})[name.removesuffix("_kb")] = median
        else:
            figures[name] = {"median": median, "least": min(values), "most": max(values)}
    return figures


def ratios(own: Samples, other: Samples) -> dict[str, float]:
    """Ours divided by theirs: below 1, ours is faster or smaller.

    First visits are compared round by round, since other load on the machine affects both.

    >>> own = {"home_ms": [2.0, 9.0, 6.0], "home_kb": [3.0, 3.0, 3.0], "press_ms": [4.0]}
    >>> ratios(own, {"cell_ms": [1.0, 3.0, 3.0], "cell_kb": [6.0, 6.0, 6.0], "press_ms": [1.0]})
    {'home_ms': 2.0, 'home_kb': 0.5, 'press_ms': 4.0}
    """
    found: dict[str, float] = {}
    for name, values in own.items():
        if name == "press_ms":
            if theirs := other.get(name):
                found[name] = statistics.median(values) / statistics.median(theirs)
        else:
            unit = name.rpartition("_")[2]
            pairs = zip(values, other[f"cell_{unit}"], strict=True)
            found[name] = statistics.median(ours / theirs for ours, theirs in pairs)
    return found
