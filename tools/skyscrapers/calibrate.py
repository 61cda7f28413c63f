"""How the dice of Skyscrapers were made: what comes of hands that slip, simulated, and a model.

Steady hands hardly ever make anything fall. `python3 -m tools.calibrate_sky --keep acts.jsonl`
lets novices play with the physics referee, and beside each act tries what it does if the hand
slips far off its way. It fits the risks of a fall and of a collapse then, and prints the weights
for `games/skyscrapers/dice.py` with how well they agree, and how well the torques of `statics`
agree with the simulated ones. What is in the file already is not simulated again, so that it may
be stopped and started at will; without `--keep` nothing is kept.
"""

import argparse
import base64
import json
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
from msgspec.structs import replace

from steeple.games.skyscrapers import dice
from steeple.games.skyscrapers.bots import BOTS
from steeple.games.skyscrapers.building import building_of
from steeple.games.skyscrapers.game import GAME
from steeple.games.skyscrapers.judge import SHAKES, judge
from steeple.games.skyscrapers.moves import Verdict
from steeple.games.skyscrapers.placing import gesture_for
from steeple.games.skyscrapers.state import State, pack, unpack
from steeple.games.skyscrapers.statics import TORQUE_NM, size
from steeple.kernel.bots import Position
from steeple.kernel.game import CHANCE, REFEREE
from steeple.kernel.streams import Stream
from steeple.physics.gesture import Frame, Gesture
from steeple.physics.odds import MILLION, odds
from tools.calibrate import fitted

MATCHES = 12
"""About 500 acts: five minutes on one core."""
MOST_ACTS = 45
SLIP = 600
"""How far a hand that slips is off its way at the worst moment, at most, along each axis.

In 0.1 mm. It is back on its way in the end.
"""
FROM, TO = 0.3, 0.9
"""In which part of a gesture it slips."""
BUCKETS = (0.0, 0.003, 0.01, 0.03, 0.1, 0.2, 0.4, 0.7, 1.0)

Row = dict[str, Any]


def match_of(number: int) -> Iterator[Row]:
    """Every act of one match, until it ends or has gone on for long."""
    stream = Stream(b"calibrate", str(number))
    tremor = list(SHAKES)[number % len(SHAKES)]
    options = {"starter": 0, "tremor": tremor, "lowest": -40}
    state = GAME.setup(2 + number % 3, options, "physics")
    acts = 0
    while not GAME.winners(state) and acts < MOST_ACTS:
        actor = GAME.actor(state)
        if actor == CHANCE:
            chances = GAME.chances(state)
            state = GAME.apply(state, chances.moves[stream.pick(chances.weights)])
        elif actor == REFEREE:
            yield _row(state, _slipped(state, stream))
            acts += 1
            state = GAME.apply(state, judge(state, stream))
        else:
            position = Position(GAME, state, actor, stream)
            state = GAME.apply(state, BOTS["novice"].choose(position))


def _slipped(state: State, stream: Stream) -> Verdict:
    """What comes of the act if the hand slips."""
    assert state.pending is not None
    hand = careless(gesture_for(state, state.pending), stream)
    return judge(replace(state, pending=replace(state.pending, how=hand)), stream)


def careless(gesture: Gesture, stream: Stream) -> Gesture:
    """A gesture that goes far off its way for a moment."""
    end = gesture.frames[-1].t
    off = [_within(SLIP, stream) for _ in "xyz"]
    frames = []
    for frame in gesture.frames:
        share = (frame.t / end - FROM) / (TO - FROM)
        bump = 4.0 * share * (1.0 - share) if 0.0 < share < 1.0 else 0.0
        x, y, z = (at + round(far * bump) for at, far in zip(frame[1:4], off, strict=True))
        frames.append(Frame(frame.t, x, y, max(z, 0), *frame[4:]))
    return Gesture(tuple(frames))


def _within(most: int, stream: Stream) -> int:
    return stream.below(2 * most + 1) - most


def _row(state: State, verdict: Verdict) -> Row:
    return {
        "state": base64.b64encode(pack(replace(state, scene=b""))).decode(),
        "outcome": verdict.outcome,
        "fell": verdict.workers,
        "why": verdict.why,
    }


def acts_of(matches: int, keep: Path | None) -> list[Row]:
    """All rows, those that are kept first; new ones are added to the file match by match."""
    rows: list[Row] = []
    done = 0
    if keep is not None and keep.exists():
        for line in keep.read_text(encoding="utf-8").splitlines():
            rows += json.loads(line)
            done += 1
    for number in range(done, matches):
        new = list(match_of(number))
        rows += new
        if keep is not None:
            with keep.open("a", encoding="utf-8") as file:
                print(json.dumps(new), file=file)
        print(f"\rmatch {number + 1} of {matches}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return rows


def report(rows: list[Row]) -> None:
    """Print the weights that fit, and how the dice as they are agree with the physics."""
    falls: list[tuple[dice.Features, bool]] = []
    downs: list[tuple[dice.Features, bool]] = []
    seen = Counter[str]()
    for row in rows:
        state = unpack(base64.b64decode(row["state"]))
        assert state.pending is not None
        seen[f"{state.terms.tremor} {state.pending.verb} {row['outcome']} {row['why'] or ''}"] += 1
        if row["why"] not in (None, "missed", "air"):
            continue
        hand = dice.hand_of(state, state.pending)
        statics = dice.carried(state, hand.mover)
        if hand.presses is not None:
            is_down = row["outcome"] == "collapsed"
            downs.append((dice.collapse_features(hand, statics), is_down))
        if row["outcome"] != "collapsed":
            for worker, features in dice.fall_features(state, hand, statics).items():
                falls.append((features, worker in row["fell"]))
    for kind, count in sorted(seen.items()):
        print(f"{count:5} {kind}")
    for name, weights, table in (
        ("falls", dice.FALL_WEIGHTS, falls),
        ("collapses", dice.COLLAPSE_WEIGHTS, downs),
    ):
        known = np.array([each for each, _ in table], dtype=float)
        happened = np.array([each for _, each in table], dtype=float)
        print(f"{name}: {int(happened.sum())} of {len(table)}; weights that fit, in thousandths:")
        for feature, weight in zip(weights, fitted(known, happened), strict=True):
            print(f'    "{feature}": {round(weight * 1000)},')
        said = np.array([odds(dice.logit(weights, each)) for each, _ in table]) / MILLION
        print("the dice as they are: risk, how many, said, happened")
        for low, high in pairwise(BUCKETS):
            here = (said >= low) & (said < high)
            if here.any():
                part = f"{int(here.sum()):6} {said[here].mean():.4f} {happened[here].mean():.4f}"
                print(f"    {low:5.3f} to {high:5.3f} {part}")


def torques(number: int) -> tuple[list[float], list[float]]:
    """What statics and the simulation say about all rivets of a building of novices, in N m."""
    import mujoco

    from steeple.games.skyscrapers.model import World, perfect
    from steeple.games.skyscrapers.placing import worker_poses

    state = _built(number)
    building = building_of(state.cards)
    poses = worker_poses(state)
    world = World(state.cards, building.joins, tuple(poses))
    data = mujoco.MjData(world.model)
    for card, at in world.card_at.items():
        place, turn = perfect(state.cards[card])
        data.qpos[at : at + 7] = (*place, *turn)
    for worker, at in world.worker_at.items():
        place, turn = poses[worker]
        data.qpos[at : at + 7] = (*place, *turn)
    mujoco.mj_step(world.model, data, 1000)
    pulls = data.efc_force[: 6 * len(world.rivets)].reshape(-1, 6)
    statics = dice.carried(state)
    cards = [card for card in world.rivets if state.cards[card].use != "base"]
    said = [size(statics.torque(card)) * TORQUE_NM for card in cards]
    # The engine's last three are twice the torque.
    felt = [float(np.linalg.norm(pulls[world.rivets[card], 3:])) / 2 for card in cards]
    return said, felt


def _built(number: int) -> State:
    """A building of some size, by novices with dice."""
    stream = Stream(b"torques", str(number))
    options = {"starter": 0, "tremor": "calm", "lowest": -40}
    state = GAME.setup(2 + number % 3, options, "dice")
    while not GAME.winners(state) and (len(state.cards) < 15 + 3 * number or state.pending):
        actor = GAME.actor(state)
        if actor == CHANCE:
            chances = GAME.chances(state)
            state = GAME.apply(state, chances.moves[stream.pick(chances.weights)])
        elif actor == REFEREE:
            state = GAME.apply(state, dice.HELD)
        else:
            position = Position(GAME, state, actor, stream)
            state = GAME.apply(state, BOTS["novice"].choose(position))
    return state


def main() -> None:
    """Simulate, fit, print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--matches", type=int, default=MATCHES, help="how many matches to play")
    parser.add_argument("--keep", type=Path, help="a file for what was simulated")
    given = parser.parse_args()
    report(acts_of(given.matches, given.keep))
    pairs = [torques(number) for number in range(8)]
    said, felt = (np.array([each for pair in pairs for each in pair[at]]) for at in (0, 1))
    print(f"{len(said)} rivets: torques correlate {np.corrcoef(said, felt)[0, 1]:.3f},", end=" ")
    print(f"the largest is {felt.max():.4f} N m")


if __name__ == "__main__":
    main()
