"""How often a simulated hand makes somebody fall: low down and high up, careful and hasty.

`python3 -m tools.skyscrapers.falls --builds 400 --seed 1` lets steady bots play while everything
holds, takes the builds in which somebody on a card is at stake, and judges each by physics with
three hands at normal tremor: careful, 4 mm aside, and pressing twice as hard. With
`--keep falls.jsonl` it can be stopped and resumed.
"""

import argparse
import math
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

from msgspec.structs import replace

from steeple.games.skyscrapers.bots.bot import BOTS
from steeple.games.skyscrapers.game import GAME
from steeple.games.skyscrapers.lattice.approach import approach
from steeple.games.skyscrapers.lattice.building import building_of
from steeple.games.skyscrapers.lattice.squares import reach
from steeple.games.skyscrapers.referee import dice
from steeple.games.skyscrapers.referee.first_scene import first_scene
from steeple.games.skyscrapers.referee.physics import judge
from steeple.games.skyscrapers.referee.placing import gesture_for
from steeple.games.skyscrapers.referee.release import FIRM_M
from steeple.games.skyscrapers.referee.statics import size
from steeple.games.skyscrapers.state import State
from steeple.kernel.bots import Position
from steeple.kernel.game import CHANCE, REFEREE
from steeple.kernel.streams import Stream
from steeple.physics.gesture import Gesture
from tools.calibration import Row, simulated
from tools.skyscrapers.calibrate import row_of

BUILDS = 400
HANDS = ("careful", "aside", "firm")
ASIDE = 40
"""How far a hand is off that aims badly, in 0.1 mm."""
FIRM = round(2 * FIRM_M * 10_000)
FIRM_MS = 150
"""How far a hand goes on that presses twice as hard, in 0.1 mm, and how long that takes."""
LOW, LOW_LEVER = 4, 8
HIGH, HIGH_LEVER = 5, 18
"""What is low down, and what is high up or overhangs: up to which height a card reaches, and how
long the longest lever is with which the hand bends a rivet, in quarters of a card's side."""


def builds(seed: int) -> Iterator[tuple[Literal["low", "high"], State]]:
    """Builds of steady bots, one match after the other, with somebody on a card at stake."""
    usual = {option.name: option.choices[0] for option in GAME.options}
    for number in range(10_000):
        stream = Stream(b"falls", f"{seed} {number}")
        state = GAME.setup(2 + number % 3, {**usual, "starter": 0}, "physics")
        while not GAME.winners(state):
            actor = GAME.actor(state)
            if actor == CHANCE:
                chances = GAME.chances(state)
                state = GAME.apply(state, chances.moves[stream.pick(chances.weights)])
            elif actor == REFEREE:
                where = _where(state)
                if where is not None:
                    yield where, state
                state = GAME.apply(state, dice.HELD)
            else:
                state = GAME.apply(
                    state, BOTS["steady"].choose(Position(GAME, state, actor, stream))
                )


def _where(state: State) -> Literal["low", "high"] | None:
    """How high a build is; `None` for another act, or if nobody on a card is at stake."""
    pending = state.pending
    assert pending is not None
    if pending.site is None or not dice.dangers(state, pending).falls:
        return None
    hand = dice.hand_of(state, pending)
    swings = dice.carried(state).swings(hand.presses or 0, hand.twice, hand.step)
    lever = max(map(size, swings.values()))
    high = reach(pending.site.at, pending.site.normal)
    if high >= max(HIGH, building_of(state.cards).top) or lever >= HIGH_LEVER:
        return "high"
    return "low" if high <= LOW and lever <= LOW_LEVER else None


def rows_of(state: State, where: str, number: int, seed: int) -> Iterator[Row]:
    """What each hand does in the same build."""
    state = replace(state, scene=first_scene(state))
    for hand in HANDS:
        stream = Stream(b"falls", f"{seed} {number} {hand}")
        assert state.pending is not None
        how = gesture_for(state, state.pending)
        act = replace(
            state.pending, how=None if hand == "careful" else hasty(state, how, hand, stream)
        )
        verdict = judge(replace(state, pending=act), stream)
        yield {**row_of(state, verdict), "where": where, "hand": hand}


def hasty(state: State, gesture: Gesture, hand: str, stream: Stream) -> Gesture:
    """The gesture of a hand that aims badly, or that goes on pressing."""
    assert state.pending is not None
    assert state.pending.site is not None
    site = state.pending.site
    _, step = approach(building_of(state.cards), site.at, site.normal)
    frames = gesture.frames
    if hand == "firm":
        last = frames[-1]
        x, y, z = (at + FIRM * part for at, part in zip(last[1:4], step, strict=True))
        return Gesture((*frames, last._replace(t=last.t + FIRM_MS, x=x, y=y, z=max(z, 0))))
    angle = math.tau * stream.below(1000) / 1000
    across = iter((round(ASIDE * math.cos(angle)), round(ASIDE * math.sin(angle))))
    x, y, z = (0 if part else next(across) for part in step)
    return Gesture(
        tuple(
            frame._replace(x=frame.x + x, y=frame.y + y, z=max(frame.z + z, 0)) for frame in frames
        )
    )


def report(rows: list[Row]) -> None:
    """Print the shares, by place and by hand."""
    print("place  hand      builds  somebody fell  came down  somebody lies  missed")
    for where in ("low", "high"):
        for hand in HANDS:
            here = [row for row in rows if (row["where"], row["hand"]) == (where, hand)]
            counts = Counter(row["outcome"] for row in here)
            judged = max(len(here) - counts["void"], 1)
            lies = sum(bool(row["lies"]) for row in here)
            print(
                f"{where:6} {hand:8} {len(here):7} {counts['fell'] / judged:13.1%}"
                f" {counts['collapsed'] / judged:11.1%} {lies / judged:14.1%} {counts['void']:7}"
            )


def main() -> None:
    """Simulate, count, print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--builds", type=int, default=BUILDS, help="how many of each kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a file for what was simulated")
    given = parser.parse_args()
    wanted: list[tuple[str, State]] = []
    taken: Counter[str] = Counter()
    for where, state in builds(given.seed):
        if taken[where] < given.builds:
            taken[where] += 1
            wanted.append((where, state))
        if min(taken["low"], taken["high"]) >= given.builds:
            break

    def rows(number: int) -> Iterator[Row]:
        where, state = wanted[number]
        return rows_of(state, where, number, given.seed)

    report(simulated("build", rows, len(wanted), given.keep))


if __name__ == "__main__":
    main()
