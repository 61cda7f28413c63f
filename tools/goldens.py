"""Golden files: whole matches and counts of positions that must never change by accident.

`python3 run.py goldens` writes them again; look at the difference before you commit it.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from steeple.kernel.bots import RandomBot
from steeple.kernel.game import CHANCE, Game
from steeple.kernel.log import Drawn
from steeple.kernel.streams import Stream
from steeple.play.dealer import Dealer, secret_from
from steeple.play.match import Match

FOLDER = Path(__file__).parents[1] / "tests" / "goldens"
SEED = 2026
SIMULATED = "block-out-2-physics.json"
"""Another engine or platform plays this one otherwise; the old one replays for ever."""
DEPTHS = (1, 2, 3, 4, 5, 6)


def playthrough(seats: int, bidding: str) -> dict[str, Any]:
    """The record of a match of Five Towers, of random bots."""
    match = Match("five-towers", seats, seed=SEED, options={"bidding": bidding})
    return _played(match, f"{seats} {bidding}")


def stacking(seats: int, referee: str) -> dict[str, Any]:
    """The record of a match of Block Out, of random bots; odd tables play the advanced rule."""
    options = {"advanced": seats % 2 == 1, "tremor": "shaky", "fouls": "fall"}
    match = Match("block-out", seats, seed=SEED, options=options, referee=referee)
    return _played(match, f"{seats} {referee}")


def building(seats: int) -> dict[str, Any]:
    """The record of a match of Skyscrapers with dice, of random bots."""
    options = {"tremor": "shaky", "lowest": -10}
    match = Match("skyscrapers", seats, seed=SEED, options=options, referee="dice")
    return _played(match, f"{seats} building")


def _played(match: Match, name: str) -> dict[str, Any]:
    stream = Stream(b"goldens", name)
    while not match.is_over:
        match.play(RandomBot().choose(match.position(stream)))
    return match.record()


def move_counts(seats: int, bidding: str) -> list[int]:
    """How many sequences of 1, 2, 3, ... moves there are while the dealer draws the same.

    They start with a round some way into the match, where there is something to tear down.
    """
    match = Match("five-towers", seats, seed=SEED, options={"bidding": bidding})
    stream = Stream(b"counts", "moves")
    while len(match.events) < 20 * seats or match.view(None)["leader"] is not None:
        match.play(RandomBot().choose(match.position(stream)))
    draws = sum(isinstance(event, Drawn) for event in match.events)
    dealer = Dealer(secret_from(SEED), [""] * seats)
    return [_count(match.game, match.state, dealer, draws, depth) for depth in DEPTHS]


def _count(game: Game[Any], state: Any, dealer: Dealer, draws: int, depth: int) -> int:
    while game.actor(state) == CHANCE:
        state = game.apply(state, dealer.draw(draws, game.chances(state)))
        draws += 1
    legal = game.legal(state)
    if depth == 1:
        return len(legal)
    return sum(_count(game, game.apply(state, move), dealer, draws, depth - 1) for move in legal)


def goldens() -> Iterator[tuple[str, Any]]:
    """Each file's name and content."""
    counts = {}
    for seats in range(2, 6):
        for bidding in ("checked", "open"):
            name = f"five-towers-{seats}-{bidding}"
            yield f"{name}.json", playthrough(seats, bidding)
            counts[name] = move_counts(seats, bidding)
    yield "five-towers-counts.json", counts
    for seats in range(2, 7):
        yield f"block-out-{seats}-dice.json", stacking(seats, "dice")
    yield SIMULATED, stacking(2, "physics")
    for seats in range(2, 5):
        yield f"skyscrapers-{seats}-dice.json", building(seats)


def as_text(content: Any) -> str:
    """One event a line, so that a difference can be read."""
    if "events" not in content:
        return json.dumps(content, indent=1) + "\n"
    events = ",\n".join(json.dumps(event) for event in content["events"])
    head = json.dumps({key: value for key, value in content.items() if key != "events"})
    return f'{head[:-1]}, "events": [\n{events}\n]}}\n'


def main() -> None:
    """Write all files."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, content in goldens():
        print(f"tests/goldens/{name}", flush=True)
        (FOLDER / name).write_text(as_text(content), encoding="utf-8")


if __name__ == "__main__":
    main()
