"""How the dice of Skyscrapers were made: simulated hands that slip, and a model of the risk.

Steady hands hardly ever make anything fall. `python3 -m tools.skyscrapers.calibrate` with
`--keep acts.jsonl` lets novices play with the physics referee, and for each act also tries what
happens if the hand slips far off its path. It fits the risks of a fall and of a collapse, and
prints the weights for `games/skyscrapers/referee/weights.py` with how well they agree, and how well
the torques of `statics` agree with the simulated ones. What is in the file already is not simulated
again, so it can be stopped and resumed at will; without `--keep` nothing is stored.
"""

import argparse
import base64
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import numpy as np
from msgspec.structs import replace

from steeple.games.skyscrapers.bots.bot import BOTS
from steeple.games.skyscrapers.game import GAME
from steeple.games.skyscrapers.lattice.building import building_of
from steeple.games.skyscrapers.moves import Verdict
from steeple.games.skyscrapers.pieces import EDITION
from steeple.games.skyscrapers.referee import dice
from steeple.games.skyscrapers.referee.physics import SHAKES, judge
from steeple.games.skyscrapers.referee.placing import gesture_for
from steeple.games.skyscrapers.referee.statics import TORQUE_NM, size
from steeple.games.skyscrapers.referee.weights import WEIGHTS
from steeple.games.skyscrapers.state import PACKING, State
from steeple.kernel.bots import Position
from steeple.kernel.game import CHANCE, REFEREE
from steeple.kernel.streams import Stream
from steeple.physics.gesture import Frame, Gesture
from steeple.physics.odds import MILLION, odds
from tools.calibration import Row, fitted, simulated

MATCHES = 12
"""About 500 acts: five minutes on one core."""
MOST_ACTS = 45
SLIP = 600
"""How far a hand slips off its path, at most, along each axis.

In 0.1 mm. It returns to its path in the end.
"""
FROM, TO = 0.3, 0.9
"""In which part of a gesture it slips."""
BUCKETS = (0.0, 0.003, 0.01, 0.03, 0.1, 0.2, 0.4, 0.7, 1.0)


def match_of(number: int) -> Iterator[Row]:
    """Every act of one match, until it ends or gets too long."""
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
            yield row_of(state, _slipped(state, stream))
            acts += 1
            state = GAME.apply(state, judge(state, stream))
        else:
            position = Position(GAME, state, actor, stream)
            state = GAME.apply(state, BOTS["novice"].choose(position))


def _slipped(state: State, stream: Stream) -> Verdict:
    """The verdict on the act if the hand slips."""
    assert state.pending is not None
    hand = careless(gesture_for(state, state.pending), stream)
    return judge(replace(state, pending=replace(state.pending, how=hand)), stream)


def careless(gesture: Gesture, stream: Stream) -> Gesture:
    """The gesture, but far off its path for a moment."""
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


def row_of(state: State, verdict: Verdict) -> Row:
    """What one simulation was about, and what happened."""
    return {
        "state": base64.b64encode(PACKING.pack(replace(state, scene=b""))).decode(),
        "outcome": verdict.outcome,
        "fell": verdict.workers,
        "lies": verdict.lies,
        "why": verdict.why,
    }


def report(rows: list[Row]) -> None:
    """Print the fitted weights, and how well the present dice agree with the physics."""
    falls: list[tuple[dice.Features, bool]] = []
    downs: list[tuple[dice.Features, bool]] = []
    seen = Counter[str]()
    for row in rows:
        state = PACKING.unpack(base64.b64decode(row["state"]))
        assert state.pending is not None
        seen[f"{state.terms.tremor} {state.pending.verb} {row['outcome']} {row['why'] or ''}"] += 1
        if row["why"] not in (None, "missed", "air"):
            continue
        hand = dice.hand_of(state, state.pending)
        statics = dice.carried(state, hand.mover)
        if hand.presses is not None:
            is_down = row["outcome"] == "collapsed"
            downs.append((dice.collapse_features(hand, statics, WEIGHTS[EDITION].breaks), is_down))
        if row["outcome"] != "collapsed":
            for worker, features in dice.fall_features(state, hand, statics).items():
                falls.append((features, worker in (*row["fell"], *row["lies"])))
    for kind, count in sorted(seen.items()):
        print(f"{count:5} {kind}")
    for name, weights, table in (
        ("falls", WEIGHTS[EDITION].falls, falls),
        ("collapses", WEIGHTS[EDITION].collapse, downs),
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
    """The torques on all rivets of a novice's building by statics and by simulation, in N m."""
    import mujoco

    from steeple.games.skyscrapers.referee.model import World, perfect
    from steeple.games.skyscrapers.referee.placing import worker_poses

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
    """A building of some size, built by novices with dice."""
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
    report(simulated("match", match_of, given.matches, given.keep))
    pairs = [torques(number) for number in range(8)]
    said, felt = (np.array([each for pair in pairs for each in pair[at]]) for at in (0, 1))
    print(f"{len(said)} rivets: torques correlate {np.corrcoef(said, felt)[0, 1]:.3f},", end=" ")
    print(f"the largest is {felt.max():.4f} N m")


if __name__ == "__main__":
    main()
