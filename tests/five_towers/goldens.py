"""Golden files of Five Towers: whole matches, and counts of positions."""

from collections.abc import Iterator
from typing import Any

from steeple.kernel.bots import RandomBot
from steeple.kernel.game import CHANCE, Game
from steeple.kernel.log import Drawn
from steeple.kernel.streams import Stream
from steeple.play.dealer import Dealer, secret_from
from steeple.play.match import Match
from tools.goldens import SEED, played

DEPTHS = (1, 2, 3, 4, 5, 6)


def goldens() -> Iterator[tuple[str, Any]]:
    """Each file's name and content."""
    counts = {}
    for seats in range(2, 6):
        for bidding in ("checked", "open"):
            name = f"five-towers-{seats}-{bidding}"
            match = Match("five-towers", seats, seed=SEED, options={"bidding": bidding})
            yield f"{name}.json", played(match, f"{seats} {bidding}")
            counts[name] = move_counts(seats, bidding)
    yield "five-towers-counts.json", counts


def move_counts(seats: int, bidding: str) -> list[int]:
    """How many sequences of 1, 2, 3, ... moves there are while the dealer draws the same.

    They start some rounds into the match, where there is something to tear down.
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
