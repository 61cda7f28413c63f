"""Train the network of Five Towers by games against itself: `python3 run.py train five-towers`.

Each seat plays what the network of the moment likes best, with a random build now and then. After
each game the network learns from it: the points foreseen after a round should be those foreseen
after the next one, and in the end those on the sheet (TD(lambda) on positions between rounds). The
sharpness of the chances is learned from who won. Nothing but NumPy and Numba is needed.
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np

from steeple.games.five_towers import bots
from steeple.games.five_towers.bots.network import (
    POINTS_SCALE,
    SEAT_UNITS,
    TOWER_UNITS,
    Weights,
)
from steeple.games.five_towers.bots.outlook import (
    TOWER_INPUTS,
)
from steeple.games.five_towers.bots.rounds import (
    room_for_round,
)
from steeple.games.five_towers.bots.weights import NAME, SHAPES, unpacked
from steeple.games.five_towers.pieces import MAX_SEATS
from steeple.games.five_towers.state import (
    opening,
)
from steeple.games.five_towers.towers import KINDS
from steeple.kernel.fast_random import seeded
from tools.five_towers.learning import ALL_INPUTS, MOST_ROUNDS, learn, play

BATCH = 8
"""Games for each step of learning."""
CHUNK = 64
CURVE_EVERY_S = 60


def unlearned(seed: int) -> Weights:
    """Where learning starts: small random numbers."""
    random = np.random.default_rng(seed)
    spread = [np.sqrt(1 / shape[0]) for shape in SHAPES]
    arrays = [
        random.normal(0, each, shape).astype(np.float32)
        for each, shape in zip(spread, SHAPES, strict=True)
    ]
    arrays[3][:] *= 0.3
    arrays[4][:] = 0.15
    return unpacked(np.concatenate([array.reshape(-1) for array in arrays]))


def save(folder: Path, found: dict[int, Weights], about: dict[str, Any]) -> None:
    """Write the weights, and beside them how they were made."""
    flat = [array.reshape(-1) for seats in sorted(found) for array in found[seats]]
    (folder / NAME).write_bytes(np.concatenate(flat).astype("<f4").tobytes())
    text = json.dumps(about, indent=1)
    (folder / NAME).with_suffix(".json").write_text(text + "\n", encoding="utf-8")


class Learner:
    """The network for one number of seats, and how it learns."""

    def __init__(self, seats: int, seed: int, start: Any) -> None:
        self.seats = seats
        self.weights = start
        self._flat = [array.reshape(-1) for array in start[:4]]
        self.slopes = Weights(*(np.zeros_like(array) for array in start))
        self._means = [np.zeros_like(array) for array in self._flat]
        self._squares = [np.zeros_like(array) for array in self._flat]
        self._steps = 0
        self.games = 0
        self._seed = seed
        self._room = room_for_round()
        self._opening = opening(seats, False, 0).cells
        self._cells = self._opening.copy()
        f4 = np.float32
        self._game = (
            np.zeros((MOST_ROUNDS, MAX_SEATS, KINDS, TOWER_INPUTS), f4),
            np.zeros((MOST_ROUNDS, MAX_SEATS, ALL_INPUTS), f4),
            np.zeros((MOST_ROUNDS, MAX_SEATS), f4),
            np.zeros((MOST_ROUNDS, MAX_SEATS), f4),
            np.zeros(MOST_ROUNDS, np.int64),
            np.zeros(MOST_ROUNDS, np.int64),
        )
        self._learning = (
            np.zeros(TOWER_UNITS, f4),
            np.zeros((KINDS, TOWER_UNITS), f4),
            np.zeros(SEAT_UNITS, f4),
            np.zeros(SEAT_UNITS, f4),
            np.zeros(TOWER_UNITS, f4),
            np.zeros(MAX_SEATS, f4),
            np.zeros(MAX_SEATS, f4),
        )

    def chunk(self, rate: float) -> tuple[float, float]:
        """Play some games and learn from them; returns the average errors."""
        wrong = surprise = 0.0
        for number in range(CHUNK):
            random = seeded(self._seed, self.games)
            self.games += 1
            rounds = play(
                self._opening, self.seats, random, self.weights, self._room, self._cells, self._game
            )
            one, two = learn(
                self._game,
                rounds,
                self.seats,
                self._cells,
                self.weights,
                self.slopes,
                self._learning,
            )
            wrong += one
            surprise += two
            if number % BATCH == BATCH - 1:
                self._step(rate, BATCH * rounds * self.seats)
        return wrong / CHUNK, surprise / CHUNK

    def _step(self, rate: float, samples: int) -> None:
        """Adam."""
        self._steps += 1
        fix = np.sqrt(1 - 0.999**self._steps) / (1 - 0.9**self._steps)
        for flat, slope, mean, square in zip(
            self._flat,
            (array.reshape(-1) for array in self.slopes[:4]),
            self._means,
            self._squares,
            strict=True,
        ):
            slope /= samples
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            flat -= rate * fix * mean / (np.sqrt(square) + 1e-8)
            slope[:] = 0


def main() -> None:
    parser = argparse.ArgumentParser(prog="run.py train", description=__doc__)
    parser.add_argument("game", choices=["five-towers"])
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1)
    package = Path(bots.__path__[0])
    parser.add_argument("--out", type=Path, default=package, help="the folder for the weights")
    read = parser.parse_args()
    learners = [Learner(seats, read.seed, unlearned(read.seed)) for seats in range(2, 6)]
    used = dict.fromkeys((each.seats for each in learners), 0.0)
    curve: list[dict[str, float]] = []
    lately: dict[int, list[tuple[float, float]]] = {each.seats: [] for each in learners}
    for each in learners:  # compiling is not learning
        each.chunk(0.001)
    began = told = time.monotonic()
    while (passed := (time.monotonic() - began) / (60 * read.minutes)) < 1:
        rate = 0.002 * (1 - passed) + 0.00005
        # A network whose games take longer gets as much time, not as many games.
        each = min(learners, key=lambda learner: used[learner.seats])
        start = time.process_time()
        lately[each.seats].append(each.chunk(rate))
        used[each.seats] += time.process_time() - start
        if time.monotonic() - told > CURVE_EVERY_S:
            told = time.monotonic()
            for learner in learners:
                errors = lately[learner.seats]
                if errors:
                    wrong, surprise = np.mean(errors, axis=0)
                    point = {
                        "seats": learner.seats,
                        "minutes": round((told - began) / 60, 2),
                        "cpu_minutes": round(used[learner.seats] / 60, 2),
                        "games": learner.games,
                        "points_off": round(float(np.sqrt(wrong)) * POINTS_SCALE, 3),
                        "surprise": round(float(surprise), 4),
                    }
                    curve.append(point)
                    print(json.dumps(point), flush=True)
                    errors.clear()
            _keep(read, learners, curve)
    _keep(read, learners, curve)


def _keep(read: argparse.Namespace, learners: list[Learner], curve: list[dict[str, float]]) -> None:
    about = {
        "command": f"run.py train five-towers --minutes {read.minutes:g} --seed {read.seed}",
        "curve": curve,
    }
    save(read.out, {each.seats: each.weights for each in learners}, about)


if __name__ == "__main__":
    main()
