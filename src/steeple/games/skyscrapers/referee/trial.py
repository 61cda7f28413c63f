"""Trial runs: who falls if a steady hand builds what is planned, in the referee's own simulation.

A few runs with another tremor each. The numbers are not those of the match, so that nobody learns
what will happen: only what may.
"""

from steeple.games.skyscrapers.moves import Build, Verdict
from steeple.games.skyscrapers.rules import act
from steeple.games.skyscrapers.state import State
from steeple.kernel.streams import Stream

RUNS = 3


def fallen(state: State, build: Build) -> list[int]:
    """The workers that lost their footing above the ground in a trial, those most often first."""
    from steeple.games.skyscrapers.referee.physics import judge

    acting = act(state, build)
    counts: dict[int, int] = {}
    for run in range(RUNS):
        for worker in _shaken(acting, judge(acting, Stream(b"trial", str(run)))):
            counts[worker] = counts.get(worker, 0) + 1
    return sorted(counts, key=lambda worker: (-counts[worker], worker))


def _shaken(state: State, saw: Verdict) -> set[int]:
    """Who fell, was knocked over or pushed away; everybody, if the building came down."""
    high = {worker for worker, cell in enumerate(state.workers) if cell and cell[2]}
    if saw.outcome == "collapsed":
        return high
    moved = {*saw.workers, *saw.lies, *(worker for worker, _ in saw.stands)}
    return moved & high
