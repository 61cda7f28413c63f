"""What calibrating dice takes in every game: many simulations, and a model that fits them."""

import json
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import numpy as np

Row = dict[str, Any]
"""What one simulation was about, and what happened."""


def simulated(
    what: str, rows_of: Callable[[int], Iterable[Row]], count: int, keep: Path | None
) -> list[Row]:
    """All rows, the stored ones first; new ones are added to the file, a line for each number."""
    rows: list[Row] = []
    done = 0
    if keep is not None and keep.exists():
        for line in keep.read_text(encoding="utf-8").splitlines():
            rows += json.loads(line)
            done += 1
    for number in range(done, count):
        new = list(rows_of(number))
        rows += new
        if keep is not None:
            with keep.open("a", encoding="utf-8") as file:
                print(json.dumps(new), file=file)
        print(f"\r{what} {number + 1} of {count}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return rows


def fitted(
    features: "np.ndarray[Any, Any]", fell: "np.ndarray[Any, Any]"
) -> "np.ndarray[Any, Any]":
    """The weights of a logistic model, by Newton's method, with a little regularization."""
    scale = np.maximum(np.abs(features).max(axis=0), 1)
    x = features / scale
    weights = np.zeros(x.shape[1])
    hold = 0.05 * np.eye(x.shape[1])
    for _ in range(50):
        risk = 1 / (1 + np.exp(-x @ weights))
        slope = x.T @ (fell - risk) - hold @ weights
        bend = (x * (risk * (1 - risk))[:, None]).T @ x + hold
        step = np.linalg.solve(bend, slope)
        weights += step
        if np.abs(step).max() < 1e-9:
            break
    return np.asarray(weights / scale)
